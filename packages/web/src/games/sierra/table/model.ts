import type { Viewer } from '@cordillera/engine';
import {
  type Box,
  type Landscape,
  rulesOf,
  type SierraSpeaker,
  type SierraView,
  SYMBOLS,
  symbolWorth,
} from '@cordillera/sierra';
import type { Language } from '../../../i18n/index.tsx';
import type { CardSymbol, Line, Mountain } from '../art/cards.ts';
import type { DestinationFace } from '../art/DestinationCard.tsx';
import type { NotebookFace } from '../art/NotebookCard.tsx';
import { destinationFace, type Face } from './hand/faces.ts';
import type { GameHistory } from './log/gameHistory.ts';
import { groupPoints, notebookNow, pointsOf } from './round/points.ts';
import type { SierraTableWords } from './sierraTableWords.ts';
import { linesOf, mountainOf } from './summary.ts';

/** Everything the table shows at one moment, in one language. */
export interface TableModel {
  mode: SierraView['mode'];
  round: number;
  /** Rounds that everybody plays, and those that only a trio plays after them. */
  rounds: number;
  trioRounds: number;
  groups: TableGroup[];
  /** The viewer's own group; null for spectators. */
  own: number | null;
  stage: { number: number; title: string; story: string; rules: string[]; suns: readonly number[] } | null;
  piles: { mountain: number; notebook: number };
  symbols: { symbol: CardSymbol; worth: number }[];
  /** The stage takes points away. */
  hasPenalty: boolean;
  /** The score that decides: the highest, or the lowest of a group that plays together. */
  decisive: number;
  /** A round is being played. */
  deciding: boolean;
}

export interface TableDestination extends DestinationFace {
  points: number;
  /** Its points after the placement under the pointer. */
  preview: number | null;
  /** The other face, where a stage lets both score. */
  also: DestinationFace | null;
}

export interface TableGroup {
  id: number;
  name: string;
  destination: TableDestination;
  waters: number;
  watersPreview: number | null;
  /** The points a stage takes from every member, now and after the placement; 0 in most games. */
  penalty: number;
  penaltyPreview: number | null;
  /** As drawn, with the card that is only tried; and without it, which is what the sheet is fitted to. */
  lines: Line[];
  fitted: Line[];
  /** Cards of the last reveal, and this round's drafts. */
  fresh: Mountain[];
  drafts: Mountain[];
  cards: number;
  allCards: number;
  seats: TableSeat[];
  /** The group that gets its leftovers; null when they are discarded. */
  passesTo: string | null;
}

export interface TableSeat {
  seat: number;
  name: string;
  /** The only person at this screen. */
  you: boolean;
  total: number;
  preview: number | null;
  ready: boolean | null;
  doing: string;
  role: 'duo' | 'trio' | null;
  kept: KeptCard[];
  /** Of the viewer's own group; null for others. */
  hand: Mountain[] | null;
  drawn: DrawnCard[] | null;
}

export interface KeptCard {
  /** The physical card: two copies of one card may be kept. */
  key: string;
  /** Its number in the box. */
  card: number;
  face: NotebookFace;
  points: number;
  preview: number | null;
  fresh: boolean;
  /** Chosen in this round: it may still be changed for another. */
  chosen: boolean;
}

export interface DrawnCard {
  card: number;
  face: NotebookFace;
  /** Its points if the game ended now. */
  points: number;
  keeping: boolean;
}

interface ModelInput {
  box: Box;
  view: SierraView;
  viewer: Viewer;
  names: readonly string[];
  /** The seats of the people at this screen. */
  people: readonly number[];
  chronicle: GameHistory;
  speaker: SierraSpeaker;
  words: SierraTableWords;
  language: Language;
  /** The own landscape as it would be after the placement under the pointer. */
  preview: Landscape | null;
  /** Whether the points of that placement are shown. */
  livePoints: boolean;
}

export const notebookFace = (box: Box, card: number, language: Language): NotebookFace => {
  const { id, name, text, scores, kind } = box.notebook[card]!;
  return { id, name: name[language], text: text[language], scores, kind };
};

export function modelOf(input: ModelInput): TableModel {
  const { box, view, viewer, chronicle, speaker, language, preview, livePoints, words, names, people } = input;
  const points = pointsOf(box, view);
  const own = viewer === 'spectator' ? null : view.players[viewer]!.group;
  const after = own !== null && preview && livePoints ? groupPoints(box, view, own, preview) : null;
  const rounds = view.groups.map((group) => group.rounds);
  const shortest = Math.min(...rounds);
  const { startLine, bothFaces, mute, gleam, penalty } = rulesOf(box, view.stage);
  const together = view.groups.some(({ members }) => members.length > 1);
  const nameOf = (id: number): string =>
    together && view.groups.length > 1
      ? words.groups[id]!
      : words.list(view.groups[id]!.members.map((seat) => names[seat]!));
  const passes = view.phase === 'decide' && view.groups.length > 1 && view.round <= shortest;

  /** The last round whose cards this group has shown: they stay marked until its next ones come. */
  const lastRound = (members: readonly number[]): number =>
    Math.max(
      0,
      ...[...chronicle.laid.values(), ...chronicle.kept]
        .filter(({ seat }) => members.includes(seat))
        .map(({ round }) => round),
    );

  const seatOf = (seat: number, group: SierraView['groups'][number], last: number): TableSeat => {
    const player = view.players[seat]!;
    const mine = points[seat]!;
    const next = after?.get(seat);
    const cards = [...view.given, ...notebookNow(view, seat)];
    const kept = cards.map((card, i): KeptCard => {
      const now = mine.notebook[i] ?? 0;
      const then = next?.notebook[i];
      return {
        key: `${seat}-${card}`,
        card,
        face: notebookFace(box, card, language),
        points: now,
        preview: then === undefined || then === now ? null : then,
        chosen: card === player.keeping,
        fresh: chronicle.kept.some((play) => play.seat === seat && play.card === card && play.round === last),
      };
    });
    const deciding = view.phase === 'decide' && view.round <= group.rounds;
    const part = group.role === null ? 'both' : group.role === seat ? 'keeps' : 'lays';
    return {
      seat,
      name: names[seat]!,
      you: people.length === 1 && people[0] === seat,
      total: mine.total,
      preview: next && next.total !== mine.total ? next.total : null,
      ready: deciding || view.phase === 'faces' ? player.ready : null,
      doing:
        view.phase === 'faces'
          ? player.ready
            ? words.doing.ready
            : words.doing.face
          : view.phase === 'over' || !deciding
            ? words.doing.done
            : player.ready
              ? words.doing.ready
              : words.doing[part],
      role: group.role === seat && deciding ? (group.members.length > 2 ? 'trio' : 'duo') : null,
      kept,
      hand: player.hand?.map((card) => mountainOf(box, card)) ?? null,
      drawn: player.drawn && drawnOf(input, seat, group, player.drawn),
    };
  };

  const destinationOf = (group: SierraView['groups'][number], first: number): TableDestination => {
    const faceOf = (face: Face): DestinationFace => destinationFace(box, group.destination, face, language);
    const { face } = group;
    const now = points[first]!.destination;
    const then = after?.get(first)?.destination;
    return {
      ...(face === null ? { ...faceOf('A'), face, text: words.faceOpen } : faceOf(face)),
      points: now,
      preview: changed(now, then, true),
      also: bothFaces && face !== null ? faceOf(face === 'A' ? 'B' : 'A') : null,
    };
  };

  const groups = view.groups.map((group, id): TableGroup => {
    const [first] = group.members;
    const last = lastRound(group.members);
    const waters = points[first!]!.symbols;
    const drafted = new Set((group.draft ?? []).map(({ card }) => card));
    return {
      id,
      name: nameOf(id),
      destination: destinationOf(group, first!),
      waters,
      watersPreview: changed(waters, after?.get(first!)?.symbols, id === own),
      penalty: points[first!]!.penalty,
      penaltyPreview: changed(points[first!]!.penalty, after?.get(first!)?.penalty, id === own),
      lines: linesOf(box, id === own && preview ? preview : group.landscape),
      fitted: linesOf(box, group.landscape),
      fresh: [...chronicle.laid.values()]
        .filter(({ seat, round }) => round === last && group.members.includes(seat))
        .map(({ card }) => mountainOf(box, card)),
      drafts: [...drafted].map((card) => mountainOf(box, card)),
      cards: group.landscape.lines.reduce((sum, line) => sum + line.cards.length, 0),
      allCards: group.rounds * 2 + startLine,
      seats: group.members.map((seat) => seatOf(seat, group, last)),
      passesTo: passes ? nameOf((id + 1) % view.groups.length) : null,
    };
  });

  const stage = view.stage === null ? null : box.stages[view.stage - 1]!;
  const column = names.length === 1 ? 'solo' : names.length === 2 ? 'duo' : 'trio';
  return {
    mode: view.mode,
    round: view.round,
    rounds: shortest,
    trioRounds: Math.max(...rounds) - shortest,
    groups,
    own,
    stage: stage && {
      number: stage.number,
      title: stage.title[language],
      story: stage.story[language],
      rules: stage.modifiers.map(speaker.modifier),
      suns: stage.suns[column],
    },
    piles: { mountain: view.mountain.pile, notebook: view.notebook.pile },
    symbols: SYMBOLS.map((symbol) => ({ symbol, worth: symbolWorth(symbol, mute, gleam) })).filter(
      ({ worth }) => worth > 0,
    ),
    hasPenalty: penalty !== null,
    // SI-COOP-06: only the lowest score of a cooperative group counts
    decisive: (view.mode === 'cooperative' ? Math.min : Math.max)(...points.map(({ total }) => total)),
    deciding: view.phase === 'decide',
  };
}

/** The value after the placement; null when nothing changes, or for a group that tries nothing. */
const changed = (now: number, then: number | undefined, isTrying: boolean): number | null =>
  isTrying && then !== undefined && then !== now ? then : null;

/** The Notebook cards a seat drew, each with its points now. */
function drawnOf(
  { box, view, language }: ModelInput,
  seat: number,
  group: SierraView['groups'][number],
  drawn: readonly number[],
): DrawnCard[] {
  const { keeping, kept, group: index } = view.players[seat]!;
  return drawn.map((card) => {
    const points = groupPoints(box, view, index, group.landscape, (other) =>
      other === seat ? [...kept, card] : notebookNow(view, other),
    ).get(seat)!;
    return {
      card,
      face: notebookFace(box, card, language),
      points: points.notebook.at(-1) ?? 0,
      keeping: keeping === card,
    };
  });
}
