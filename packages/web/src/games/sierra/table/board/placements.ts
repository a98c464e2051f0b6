import type { Blocked, Preview } from '@cordillera/engine';
import {
  type Box,
  type Cell,
  cloneLandscape,
  type Landscape,
  lay,
  type SierraChoice,
  type SierraSpeaker,
  type SierraView,
} from '@cordillera/sierra';
import type { GameHistory } from '../log/gameHistory.ts';
import type { SierraTableWords } from '../sierraTableWords.ts';
import { mountainOf } from '../summary.ts';
import { cardTarget, laysOf, type SierraTargets } from '../targets.ts';
import type { LyingCard, Place } from './Places.tsx';

/** Input for the texts about cards and places. */
export interface PlacementContext {
  box: Box;
  view: SierraView;
  names: readonly string[];
  chronicle: GameHistory;
  speaker: SierraSpeaker;
  words: SierraTableWords;
  /** The choices of the acting player. */
  can: SierraTargets;
  /** Their blocked choices, computed on demand. */
  blocked: () => readonly Blocked<SierraChoice>[];
}

const keyOf = ({ row, column }: Cell): string => `${row}/${column}`;

/** The landscape with one card more. */
export function withCard(box: Box, landscape: Landscape, card: number, cell: Cell): Landscape {
  const next = cloneLandscape(landscape);
  lay(next, card, box.mountain[card]!.colour, cell);
  return next;
}

/** The points of the card in each of these places. */
export const gainsOf = (
  preview: (choice: SierraChoice) => Preview<SierraChoice>,
  card: number,
  cells: readonly Cell[],
): Map<string, number> =>
  new Map(cells.map((cell) => [keyOf(cell), preview({ do: 'lay', card, row: cell.row, column: cell.column }).points]));

/** Every card of a landscape, with its explanation. */
export function lyingCards(context: PlacementContext, group: number, onTakeBack: (card: number) => void): LyingCard[] {
  const { box, view, names, chronicle, speaker, words, can, blocked } = context;
  const { landscape, draft } = view.groups[group]!;
  const count = landscape.lines.length;
  const historyOf = (number: number): string => {
    const drafted = draft?.find(({ card }) => card === number);
    if (drafted) return words.draftBy(names[drafted.seat]!);
    const play = chronicle.laid.get(number);
    return play ? words.laidBy(names[play.seat]!, play.round) : words.startCard;
  };
  return landscape.lines.flatMap(({ start, cards }, i) =>
    cards.map((number, k): LyingCard => {
      const name = speaker.card(number);
      const text = historyOf(number);
      return {
        row: landscape.bottom + i,
        column: start + k,
        card: mountainOf(box, number),
        label: `${name}, ${words.position(count - i, count, k + 1, cards.length)}`,
        explain: () => {
          const rule = blocked().find(({ choice }) => choice.do === 'takeBack' && choice.card === number)?.rule;
          return rule ? { title: name, text: `${text} ${speaker.rule(rule)}`, rule } : { title: name, text };
        },
        takeBack: can.under(cardTarget(number)).some((choice) => choice.do === 'takeBack')
          ? { label: speaker.choice({ do: 'takeBack', card: number }), onClick: () => onTakeBack(number) }
          : null,
      };
    }),
  );
}

/**
 * The places of a card in the viewer's own landscape: the legal ones, and the adjacent blocked ones with the reason.
 */
export function placesOf(
  context: PlacementContext,
  own: number,
  card: number,
  gains: ReadonlyMap<string, number> | null,
): Place[] {
  const { landscape } = context.view.groups[own]!;
  const free = laysOf(context.can, card).map((cell) => ({
    ...cell,
    label: context.speaker.layLabel(card, cell, landscape),
    gain: gains?.get(keyOf(cell)) ?? null,
    blocked: null,
  }));
  return [...free, ...blockedPlaces(context, landscape, card)];
}

function blockedPlaces({ speaker, words, blocked }: PlacementContext, landscape: Landscape, card: number): Place[] {
  const taken = new Map(
    landscape.lines.flatMap(({ start, cards }, i) =>
      cards.map((lying, k): [string, number] => [`${landscape.bottom + i}/${start + k}`, lying]),
    ),
  );
  /** The place in words, by a card that it touches; null when it touches none. */
  const beside = (row: number, column: number): string | null => {
    const neighbours = {
      right: taken.get(`${row}/${column - 1}`),
      left: taken.get(`${row}/${column + 1}`),
      above: taken.get(`${row - 1}/${column}`),
      below: taken.get(`${row + 1}/${column}`),
    };
    const side = (['right', 'left', 'above', 'below'] as const).find((each) => neighbours[each] !== undefined);
    return side ? words.besides[side](speaker.card(neighbours[side]!)) : null;
  };
  return blocked().flatMap(({ choice, rule }): Place[] => {
    if (choice.do !== 'lay' || choice.card !== card || taken.has(keyOf(choice))) return [];
    const where = beside(choice.row, choice.column);
    if (where === null) return [];
    const text = speaker.rule(rule);
    return [
      {
        row: choice.row,
        column: choice.column,
        label: `${words.blockedPlace}, ${where}: ${text}`,
        gain: null,
        blocked: () => ({ title: words.blockedPlace, text, rule, blocked: true }),
      },
    ];
  });
}
