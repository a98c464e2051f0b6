import { type Language, list } from '@cordillera/engine';
import type { Thing } from '@cordillera/engine/laws';
import type { CaravanRules } from '../../../engine/tests/toy/game.ts';
import type { CaravanTypes } from '../../../engine/tests/toy/state.ts';
import { caravanWords } from '../../../engine/tests/toy/words.ts';
import type { PlainWords } from '../../src/table/PlainTable.tsx';
import type { Session } from '../../src/table/session.ts';

/** What only the page says. */
export const pageWords: Record<Language, { won: (names: string[]) => string }> = {
  en: { won: (names) => `Most points: ${list('en', names)}.` },
  fr: { won: (names) => `Le plus de points : ${list('fr', names)}.` },
  pl: { won: (names) => `Najwięcej punktów: ${list('pl', names)}.` },
};

/** The words of the rules, with the names of those at this table. */
export function speak(language: Language, { source, get }: Session<CaravanTypes>): PlainWords<CaravanTypes> {
  const { content } = source.rules as CaravanRules;
  const named = {
    seat: (seat: number) => source.seats[seat]!.name,
    good: (card: number) => content.cards[card]!.id,
  };
  const say = (thing: Thing<CaravanTypes>): string => caravanWords(language, thing, named);
  return {
    prompt: (value) => say({ kind: 'prompt', value, view: get().view }),
    choice: (value, view) => say({ kind: 'choice', value, view }),
    event: (value) => say({ kind: 'event', value, view: get().view }),
    rule: (value) => say({ kind: 'rule', value, view: get().view }),
    source: (value) => say({ kind: 'source', value, view: get().view }),
    result: (value) => [
      say({ kind: 'reason', value, view: get().view }),
      pageWords[language].won(value.winners.map(named.seat)),
    ],
  };
}
