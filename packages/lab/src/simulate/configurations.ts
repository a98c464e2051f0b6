import { defaultSetup, type Game } from '@cordillera/engine';

/** A way to play a game that is measured. */
export interface Configuration {
  options: object;
  seats: readonly number[];
}

/** Games with several modes, or options that change the time of a choice. */
const configurations: Record<string, readonly Configuration[]> = {
  sierra: [
    { options: { mode: 'team' }, seats: [4, 5, 6, 7, 8] },
    { options: { mode: 'solo' }, seats: [1] },
    { options: { mode: 'cooperative' }, seats: [2, 3] },
    { options: { mode: 'competitive' }, seats: [2, 3, 4] },
  ],
  'sierra-west': ['apple-hill', 'boats-and-banjos', 'gold-rush', 'outlaws-and-outposts'].map((mode) => ({
    options: { mode },
    seats: [1, 2, 3, 4],
  })),
};

/** The configurations that `cordillera bench` measures. */
export function configurationsOf(game: Game): readonly Configuration[] {
  if (Object.hasOwn(configurations, game.id)) return configurations[game.id]!;
  const { min, max } = defaultSetup(game);
  return [{ options: {}, seats: Array.from({ length: max - min + 1 }, (_, more) => min + more) }];
}
