import type { CardSymbol, Line, Mountain } from '../sierra/cards.ts';
import type { DestinationFace } from '../sierra/DestinationCard.tsx';
import type { NotebookFace } from '../sierra/NotebookCard.tsx';

/** What the watched table shows, in the person's language: plain data, made from a spectator's view. */
export interface Table {
  mode: 'team' | 'competitive' | 'cooperative' | 'solo';
  /** 0 before the first round. */
  round: number;
  rounds: number;
  /** Rounds that only a trio plays. */
  trioRounds: number;
  groups: TableGroup[];
  /** The Stage card of a campaign game. */
  stage: { number: number; title: string; story: string; rules: string[] } | null;
  prompt: { seat: number | null; text: string; note: string };
  log: LogLine[];
  piles: { mountain: number; notebook: number };
  over: boolean;
  /** The symbols that bring points by themselves, with the points of each. */
  symbols: { symbol: CardSymbol; worth: number }[];
  /** The score that decides: the highest, or the lowest of a group that plays together. */
  decisive: number;
  /** What companions of the winner were given for comparison, by seat; empty before the end. */
  bonuses: readonly number[];
  /** Suns of a finished campaign game. */
  suns: number | null;
  seedHash: string;
  /** Known once the game is over. */
  seed: string | null;
}

export interface TableDestination extends DestinationFace {
  points: number;
  /** The other face, where a stage lets both score. */
  also: DestinationFace | null;
}

export interface TableGroup {
  id: number;
  name: string;
  destination: TableDestination;
  /** Points of rivers and winds, for each member. */
  waters: number;
  /** Points that the stage takes away, 0 or less. */
  penalty: number;
  lines: Line[];
  /** Cards laid this round. */
  laid: Mountain[];
  cards: number;
  allCards: number;
  seats: TableSeat[];
}

export interface TableSeat {
  seat: number;
  name: string;
  total: number;
  /** Null when the seat has nothing to decide in this phase. */
  ready: boolean | null;
  doing: string;
  role: 'duo' | 'trio' | null;
  kept: KeptCard[];
}

export interface KeptCard {
  /** The physical card: two copies of one card may be kept. */
  key: string;
  face: NotebookFace;
  points: number;
  gained: number;
  /** Kept this round. */
  fresh: boolean;
}

export interface LogLine {
  id: number;
  round: number;
  seat: number | null;
  text: string;
}
