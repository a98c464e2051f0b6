import { CordilleraError, type LoadContext, type LoadProgress, loadSteps, type Match } from '@cordillera/engine';
import { games } from '@cordillera/games';
import { CardsMissing } from '../packs/CardsMissing.ts';
import { type Cards, cardsOf } from '../packs/cards.ts';
import { packFor } from '../packs/sets.ts';
import type { PackRecord } from '../store/records.ts';
import { hasTable } from './games.ts';

/**
 * Rebuilds a match of a game that has a table, choice by choice; the file of another one is refused as that of an unknown
 * game. A match whose cards are neither those of the house nor among the packs throws a `CardsMissing`.
 */
export function* rebuildSteps(
  json: unknown,
  packs: readonly PackRecord[],
  bots?: LoadContext['bots'],
): Generator<LoadProgress, Match, void> {
  const cards = cardsOf(json);
  const pack = cards && packFor(cards, packs);
  try {
    return yield* loadSteps(json, {
      games: games.filter(({ id }) => hasTable(id)),
      packs: pack ? [pack] : [],
      ...(bots && { bots }),
    });
  } catch (error) {
    throw withCards(error, cards, packs);
  }
}

/** The same error, or one that says which cards are missing and what to do. */
export const withCards = (error: unknown, cards: Cards | null, packs: readonly PackRecord[]): unknown =>
  cards && isOtherContent(error) ? new CardsMissing(error, cards, packs) : error;

const isOtherContent = (error: unknown): error is CordilleraError<'save-other-content'> =>
  error instanceof CordilleraError && error.code === 'save-other-content';

/** The whole of it at once. */
export function rebuild(json: unknown, packs: readonly PackRecord[]): Match {
  const steps = rebuildSteps(json, packs);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What is no JSON stays the text it is: whoever loads it says so. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
