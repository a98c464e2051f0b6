import {
  cloneFlow,
  type Flow,
  type GameEvent,
  type GameTypes,
  type Preview,
  type Result,
  type Seat,
  type Streams,
} from '@cordillera/engine';
import { type Cell, cloneLandscape, type Landscape } from './actions/landscape.ts';
import type { Colour, SierraContent } from './content/types.ts';
import type { Mode, SierraOptions } from './options.ts';
import type { SierraView } from './view.ts';

export type Face = 'A' | 'B';

/** A card laid this round: still a draft that its owner may take back. */
export interface Placement extends Cell {
  seat: Seat;
  card: number;
  /** The blind card in whose place it was laid, for as long as it lies here (SI-R-85). */
  instead?: number;
}

/** A pile, its top at the end, and its face-down discard with the group that knows each card (SI-R-36). */
export interface Deck {
  pile: number[];
  discard: { card: number; group: number }[];
}

export type DeckName = 'mountain' | 'notebook';

export interface GroupState {
  /** Left to right. In solo and competitive mode a group is one player. */
  members: Seat[];
  /** Number of the Destination card in the box. */
  destination: number;
  /** Null until all groups have agreed. */
  face: Face | null;
  /** The last face proposed, and what each member wants now (SI-R-34). */
  proposed: Face | null;
  wishes: (Face | null)[];
  /** The member who holds the Role card; always the first in modes without Role cards. */
  role: number;
  /** With this round's drafts already laid. */
  landscape: Landscape;
  /** This round's placements in the order they were laid (SI-R-24). */
  draft: Placement[];
  /** Mountain cards lying in front, waiting for the next round. */
  front: number[];
  /** The cards picked up from the front this round; the members who passed them know them (SI-R-21). */
  received: number[];
}

export interface PlayerState {
  /** Index of the player's group. */
  group: number;
  /** Mountain cards, by number. */
  hand: number[];
  /** The part of the hand that was drawn blind and must be laid (SI-R-79). */
  blind: number[];
  /** Mountain card put aside to be discarded, in a team trio (SI-TRIO-04). */
  aside: number | null;
  /** Notebook cards drawn this round, by number. */
  drawn: number[];
  /** The drawn card this player will keep; a draft until the reveal. */
  keeping: number | null;
  /** Notebook cards kept in earlier rounds, face up. */
  kept: number[];
}

export type StreamName = 'setup' | 'mountain' | 'notebook' | 'split' | 'blind';
export const STREAMS: readonly StreamName[] = ['setup', 'mountain', 'notebook', 'split', 'blind'];

/** The steps of a round (section 13); those in lanes are marked. */
export type SierraFrame =
  | { readonly step: 'chooseFaces' }
  | { readonly step: 'face' } // lane
  | { readonly step: 'agreed' } // lane, settled
  | { readonly step: 'layFronts' }
  | { readonly step: 'deal' }
  | { readonly step: 'decide' } // lane
  | { readonly step: 'ready' } // lane, settled
  | { readonly step: 'reveal' }
  | { readonly step: 'pass' }
  | { readonly step: 'end' };

export interface SierraState {
  mode: Mode;
  firstGame: boolean;
  /** Number of the Stage card; null outside the campaign. */
  stage: number | null;
  /** 0 before the first deal. */
  round: number;
  over: boolean;
  groups: GroupState[];
  players: PlayerState[];
  mountain: Deck;
  notebook: Deck;
  /** Notebook cards that the stage gives from the start (SI-R-77). */
  given: number[];
  streams: Streams<StreamName>;
  flow: Flow<SierraFrame>;
}

export type SierraChoice =
  | { do: 'face'; face: Face }
  | { do: 'agree' }
  | { do: 'keep'; card: number }
  | { do: 'lay'; card: number; row: number; column: number }
  | { do: 'discard'; card: number }
  | { do: 'takeBack'; card: number }
  | { do: 'ready' }
  | { do: 'unready' };

interface Happening<Type extends string> extends GameEvent {
  type: Type;
}

export type SierraEvent =
  | (Happening<'groupsFormed'> & { groups: Seat[][]; destinations: string[] })
  | (Happening<'stageBegan'> & { stage: number })
  | (Happening<'startLineLaid'> & { group: number; colour: Colour; cards: number[] })
  | (Happening<'notebookGiven'> & { cards: number[] })
  | (Happening<'faceProposed'> & { seat: Seat; face: Face })
  | (Happening<'faceAgreed'> & { seat: Seat; face: Face })
  /** Public: whether this player agrees with the last proposal of the group, but not which face it is (SI-R-89). */
  | (Happening<'agreement'> & { seat: Seat; agrees: boolean })
  | (Happening<'facesShown'> & { faces: Face[] })
  | (Happening<'frontLaid'> & { group: number; count: number })
  | (Happening<'roundBegan'> & { round: number })
  | (Happening<'roleHeld'> & { group: number; seat: Seat })
  | (Happening<'frontTaken'> & { seat: Seat; cards: number[] })
  | (Happening<'mountainDrawn'> & { seat: Seat; cards: number[] })
  | (Happening<'blindDrawn'> & { seat: Seat; cards: number[] })
  | (Happening<'notebookDrawn'> & { seat: Seat; cards: number[] })
  /** Public: how many cards this player received, picked up and drew from each pile (SI-R-92). */
  | (Happening<'dealt'> & { seat: Seat; front: number; mountain: number; notebook: number })
  | (Happening<'reshuffled'> & { deck: DeckName; size: number })
  | (Happening<'keptDraft'> & { seat: Seat; card: number })
  | (Happening<'laidDraft'> & Omit<Placement, 'instead'>)
  | (Happening<'putAside'> & { seat: Seat; card: number })
  | (Happening<'tookBack'> & { seat: Seat; card: number })
  | (Happening<'fellBack'> & { seat: Seat; card: number })
  | (Happening<'readied'> & { seat: Seat })
  | (Happening<'unreadied'> & { seat: Seat })
  | (Happening<'laid'> & Omit<Placement, 'instead'> & { group: number })
  | (Happening<'kept'> & { seat: Seat; card: number })
  | (Happening<'passed'> & { from: number; to: number; count: number })
  | (Happening<'passedCards'> & { from: number; to: number; cards: number[] })
  | (Happening<'discarded'> & { group: number; deck: DeckName; count: number })
  | (Happening<'discardedCards'> & { group: number; deck: DeckName; cards: number[] })
  | (Happening<'gameEnded'> & { reason: SierraResult['reason']; totals: number[] });

export interface SierraResult extends Result {
  reason: 'lastRound' | 'campaign';
  /** SI-TEAM: the seats of the group with the team victory; empty when there is none. */
  teamWinners: Seat[];
  /** SI-TEAM-01: the bonus with which each companion of the winner was compared; 0 for all other players. */
  bonuses: number[];
  /** Campaign only: the suns reached, from the score that counts. */
  suns: number | null;
}

export interface SierraTypes extends GameTypes {
  State: SierraState;
  Choice: SierraChoice;
  View: SierraView;
  Options: SierraOptions;
  Event: SierraEvent;
  Result: SierraResult;
  Preview: Preview<SierraChoice>;
  Content: SierraContent;
}

const cloneDeck = (deck: Deck): Deck => ({ pile: deck.pile.slice(), discard: deck.discard.slice() });

const cloneGroup = (group: GroupState): GroupState => ({
  members: group.members,
  destination: group.destination,
  face: group.face,
  proposed: group.proposed,
  wishes: group.wishes.slice(),
  role: group.role,
  landscape: cloneLandscape(group.landscape),
  draft: group.draft.slice(),
  front: group.front.slice(),
  received: group.received.slice(),
});

const clonePlayer = (player: PlayerState): PlayerState => ({
  group: player.group,
  hand: player.hand.slice(),
  blind: player.blind.slice(),
  aside: player.aside,
  drawn: player.drawn.slice(),
  keeping: player.keeping,
  kept: player.kept.slice(),
});

/**
 * Hand-written for speed: copies only what `apply` changes. Placements, discard entries, members and frames are never
 * changed in place.
 */
export const cloneState = (state: SierraState): SierraState => ({
  mode: state.mode,
  firstGame: state.firstGame,
  stage: state.stage,
  round: state.round,
  over: state.over,
  groups: state.groups.map(cloneGroup),
  players: state.players.map(clonePlayer),
  mountain: cloneDeck(state.mountain),
  notebook: cloneDeck(state.notebook),
  given: state.given,
  streams: { ...state.streams },
  flow: cloneFlow(state.flow),
});
