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

/** The game of a saved match, fetched; null when it names none that has a table. */
export async function loadGameOf(json: unknown): Promise<Game | null> {
  const game = cardsOf(json)?.game;
  return game !== undefined && hasTable(game) ? loadGame(game) : null;
}

/**
 * The house set of earlier times that a saved match is played with, fetched; null when it is played with other cards, or
 * with cards that are here already.
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
 * Rebuilds a match of this game, choice by choice; the file of another one is refused as that of an unknown game. A match
 * whose cards are neither those of the house, now or earlier, nor among the packs throws a `MissingCardSetError`.
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

/** Only one game is ever fetched: an error about an unknown one lists all that are here. */
const withGames = (error: unknown): unknown =>
  error instanceof CordilleraError && error.code === 'save-unknown-game'
    ? new CordilleraError('save-unknown-game', { ...error.params, known: tableIds.join(', ') })
    : error;

/** The same error, or one that says which cards are missing and what to do. */
export const withCards = (error: unknown, cards: Cards | null, packs: readonly PackRecord[]): unknown =>
  cards && isOtherContent(error) ? new MissingCardSetError(error, cards, packs) : error;

const isOtherContent = (error: unknown): error is CordilleraError<'save-other-content'> =>
  error instanceof CordilleraError && error.code === 'save-other-content';

/** The whole of it at once. */
export async function rebuild(json: unknown, packs: readonly PackRecord[]): Promise<Match> {
  const game = await loadGameOf(json);
  const steps = rebuildSteps(json, packs, game, await olderHouseOf(json, packs, game));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What cannot be read stays the text it is: whoever loads it says why. */
export function parsed(text: string): unknown {
  try {
    return parseSaved(text);
  } catch {
    return text;
  }
}
