import { ANIMALS, type Animal, type SierraWestState } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import type { PlayerState } from '../../src/state.ts';
import type { Scene } from './scenes.ts';

/** Food, wood, stone, gold and Pair of Boots of a player. */
export const goodsOf = ({ state }: Scene, index = 0): number[] => {
  const { basics, gold, tokens } = playerOf(state, index);
  return [...basics, gold, tokens];
};

/** Animal tiles as they lie in a player's state. */
export const faceUp = (...animals: Animal[]): number =>
  animals.reduce((bits, animal) => bits | (1 << ANIMALS.indexOf(animal)), 0);

/** Food, wood, stone and gold of a player. */
export const resourcesOf = ({ state }: Scene, index = 0): number[] => {
  const { basics, gold } = playerOf(state, index);
  return [...basics, gold];
};

/** The fields of a player that differ from what they were. */
export function changes(before: PlayerState, after: PlayerState): Partial<PlayerState> {
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof PlayerState]),
  );
  return Object.fromEntries(changed);
}

/** Everything in a state that belongs neither to a player nor to the current turn. */
export function sharedPartOf(state: SierraWestState): Partial<SierraWestState> {
  const { players: _players, turn: _turn, flow: _flow, ...shared } = structuredClone(state);
  return shared;
}
