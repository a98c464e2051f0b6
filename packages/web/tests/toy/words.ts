import { formatList, type Language, plural } from '@cordillera/engine';
import type { LocalizedItem } from '@cordillera/engine/laws';
import type { CaravanRules } from '../../../engine/tests/toy/game.ts';
import type { CaravanTypes } from '../../../engine/tests/toy/state.ts';
import { caravanWords, goodName } from '../../../engine/tests/toy/words.ts';
import type { PlainWords } from '../../src/table/plain/PlainTable.tsx';
import type { Session } from '../../src/table/session/session.ts';

/** What only the page says: of the end, and of the things that lie there. */
const en = {
  won: (names: string[]) => `Most points: ${formatList('en', names)}.`,
  pile: 'Pile',
  discard: 'Discarded',
  supply: 'Coins in the supply',
  hand: 'Hand',
  chosen: 'Chosen',
  laid: 'Laid',
  coins: 'Coins',
  length: 'Length',
  rounds: (n: number) => `${n} ${plural('en', n, { one: 'round', other: 'rounds' })}`,
};

const fr: typeof en = {
  won: (names) => `Le plus de points : ${formatList('fr', names)}.`,
  pile: 'Pioche',
  discard: 'Défausse',
  supply: 'Pièces en réserve',
  hand: 'Main',
  chosen: 'Choisi',
  laid: 'Posé',
  coins: 'Pièces',
  length: 'Durée',
  rounds: (n) => `${n} ${plural('fr', n, { one: 'manche', other: 'manches' })}`,
};

const pl: typeof en = {
  won: (names) => `Najwięcej punktów: ${formatList('pl', names)}.`,
  pile: 'Stos',
  discard: 'Odrzucone',
  supply: 'Monety w zasobach',
  hand: 'Na ręce',
  chosen: 'Wybrane',
  laid: 'Wyłożone',
  coins: 'Monety',
  length: 'Długość',
  rounds: (n) => `${n} ${plural('pl', n, { one: 'runda', few: 'rundy', other: 'rund' })}`,
};

export const pageWords: Record<Language, typeof en> = { en, fr, pl };

/** The words of the rules, with the names of those at this table. */
export function speak(language: Language, { source, get }: Session<CaravanTypes>): PlainWords<CaravanTypes> {
  const { content } = source.rules as CaravanRules;
  const named = {
    seat: (seat: number) => source.seats[seat]!.name,
    good: (card: number) => content.cards[card]!.id,
  };
  const words = pageWords[language];
  const goods = (cards: readonly number[]): string[] => cards.map((card) => goodName(language, named.good(card)));
  const faceDown = (count: number): null[] => new Array(count).fill(null);
  const say = (thing: LocalizedItem<CaravanTypes>): string => caravanWords(language, thing, named);
  return {
    prompt: (value) => say({ kind: 'prompt', value, view: get().view }),
    choice: (value, view) => say({ kind: 'choice', value, view }),
    // what others are told of a draw or a choice is told to its player with the good
    event: (value, viewer) =>
      (value.type === 'drew' || value.type === 'packed') && value.seat === viewer
        ? ''
        : say({ kind: 'event', value, view: get().view }),
    rule: (value) => say({ kind: 'rule', value, view: get().view }),
    source: (value) => say({ kind: 'source', value, view: get().view }),
    result: (value) => [say({ kind: 'reason', value, view: get().view }), words.won(value.winners.map(named.seat))],
    things: ({ players, pileSize, discard, supply }) => ({
      table: [
        { label: words.pile, things: faceDown(pileSize) },
        { label: words.discard, things: goods(discard) },
        { label: words.supply, things: [String(supply)] },
      ],
      seats: players.map(({ hand, handSize, hasChosen, chosen, laid, coins }) => [
        { label: words.hand, things: hand ? goods(hand) : faceDown(handSize) },
        { label: words.chosen, things: chosen === null ? faceDown(hasChosen ? 1 : 0) : goods([chosen]) },
        { label: words.laid, things: goods(laid) },
        { label: words.coins, things: [String(coins)] },
      ]),
    }),
  };
}
