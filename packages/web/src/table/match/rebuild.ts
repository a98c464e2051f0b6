import {
  CordilleraError,
  type Game,
  type LoadContext,
  type LoadProgress,
  loadMatchInSteps,
  type Match,
  parseSaved,
  type RawPack,
} from '@cordillera/engine';
import { loadGame, loadOlderHouse } from '@cordillera/games/lazy';
import { MissingCardSetError } from '../../cardsets/CardsMissing.ts';
import { type Cards, cardsOf } from '../../cardsets/cards.ts';
import { packFor } from '../../cardsets/sets.ts';
import type { PackRecord } from '../../store/records.ts';
import { hasTable, tableIds } from '../tableGames.ts';

/** The game of a saved match, loaded; null when its game has no table. */
export async function loadGameOf(json: unknown): Promise<Game | null> {
  const game = cardsOf(json)?.game;
  return game !== undefined && hasTable(game) ? loadGame(game) : null;
}

/**
 * The earlier house set of a saved match, loaded; null when the match uses other cards, or cards that are already here.
 */
export async function olderHouseOf(
  json: unknown,
  packs: readonly PackRecord[],
  game: Game | null,
): Promise<RawPack['files'] | null> {
  const cards = cardsOf(json);
  return cards && game && !packFor(cards, packs, game) ? loadOlderHouse(cards.game, cards.hash) : null;
}

/**
 * Rebuilds a match of this game, choice by choice; the file of another game is refused as an unknown game. Throws a
 * `MissingCardSetError` when its cards are neither a house set, current or earlier, nor among the packs.
 */
export function* rebuildSteps(
  json: unknown,
  packs: readonly PackRecord[],
  game: Game | null,
  older: RawPack['files'] | null,
  bots?: LoadContext['bots'],
): Generator<LoadProgress, Match, void> {
  const cards = cardsOf(json);
  const pack = cards && game && packFor(cards, packs, game);
  try {
    return yield* loadMatchInSteps(json, {
      games: game ? [game] : [],
      packs: pack ? [pack] : [],
      olderHouse: () => older,
      ...(bots && { bots }),
    });
  } catch (error) {
    throw withCards(withGames(error), cards, packs);
  }
}

/** Only one game is loaded: an error about an unknown game lists all of them. */
const withGames = (error: unknown): unknown =>
  error instanceof CordilleraError && error.code === 'save-unknown-game'
    ? new CordilleraError('save-unknown-game', { ...error.params, known: tableIds.join(', ') })
    : error;

/** The same error, or one that names the missing cards and says what to do. */
export const withCards = (error: unknown, cards: Cards | null, packs: readonly PackRecord[]): unknown =>
  cards && isOtherContent(error) ? new MissingCardSetError(error, cards, packs) : error;

const isOtherContent = (error: unknown): error is CordilleraError<'save-other-content'> =>
  error instanceof CordilleraError && error.code === 'save-other-content';

/** Rebuilds a match without interruption. */
export async function rebuild(json: unknown, packs: readonly PackRecord[]): Promise<Match> {
  const game = await loadGameOf(json);
  const steps = rebuildSteps(json, packs, game, await olderHouseOf(json, packs, game));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Text that is not JSON is returned as it is: loading it reports why. */
export function parsed(text: string): unknown {
  try {
    return parseSaved(text);
  } catch {
    return text;
  }
}
