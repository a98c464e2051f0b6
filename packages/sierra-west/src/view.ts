import type { Seat, Viewer } from '@cordillera/engine';
import { type Box, isSpecial } from './box.ts';
import type { Mode } from './content/types.ts';
import { isUncovered, NONE } from './geometry.ts';
import { modeRules } from './modes/index.ts';
import type { HastingsOptions } from './options.ts';
import type { Arrangement, PlayerState, SierraWestFrame, SierraWestState, TurnState } from './state.ts';

/** A mountain card: its number, or only its back (SW-GEN-03, SW-GEN-04); null where it is gone. */
export type MountainView = number | 'basic' | 'special' | null;

export interface PlayerView extends Omit<PlayerState, 'hand' | 'deck' | 'draft'> {
  /** The own hand, and everybody's when the game is over; otherwise only how many cards it has. */
  hand: number[] | null;
  handCount: number;
  deckCount: number;
  /** The own draft; null for others. */
  draft: Arrangement | null;
}

export interface SierraWestView {
  /** Whose view it is. */
  viewer: Viewer;
  mode: Mode;
  handSize: number;
  seats: number;
  start: Seat;
  active: number;
  round: number;
  lastRound: number | null;
  over: boolean;
  /** Hastings, in solo, is the last. */
  players: PlayerView[];
  turn: TurnState;
  mountain: MountainView[];
  row: number[];
  market: number[];
  cabinStackCount: number;
  cabinDiscard: number[];
  cabinBox: number[];
  mule: number;
  apples: number[];
  fish: number[];
  taken: number[];
  carts: number;
  lantern: number;
  dynamite: number;
  outposts: number[];
  baseOutlaws: number;
  outlawSupply: number;
  sheriff: number;
  hastings: {
    options: HastingsOptions;
    pileCount: number;
    discard: number[];
    active: number;
    shown: number | null;
  } | null;
  /** Where the game stands: the steps, all of them public. */
  flow: { stack: SierraWestFrame[]; lanes: (SierraWestFrame[] | null)[] | null };
}

function playerView(player: PlayerState, own: boolean): PlayerView {
  const { hand, deck, draft, ...open } = player;
  return {
    ...open,
    discard: player.discard.slice(),
    plan: player.plan.slice(),
    claimed: player.claimed.slice(),
    basics: player.basics.slice(),
    tracks: player.tracks.slice(),
    frontiersmen: player.frontiersmen.slice(),
    cabins: player.cabins.slice(),
    apples: player.apples.slice(),
    fish: player.fish.slice(),
    carts: player.carts.slice(),
    hand: own ? hand.slice() : null,
    handCount: hand.length,
    deckCount: deck.length,
    draft: own && draft !== null ? { cards: draft.cards.slice(), rest: draft.rest } : null,
  };
}

/** SW-GEO-03; specials that stay where they are lie with their open side up (SW-OUT-02). */
export const isFaceUp = (mode: Mode, mountain: readonly number[], position: number): boolean =>
  isSpecial(mountain[position] as number) ? modeRules(mode).specialsStay === true : isUncovered(mountain, position);

/** What a viewer may know: everything on the table, and the own hand and draft (SW-R-01); all of it when the game is over. */
export function viewOf(_box: Box, state: SierraWestState, viewer: Viewer): SierraWestView {
  const { hastings, flow } = state;
  return {
    viewer,
    mode: state.mode,
    handSize: state.handSize,
    seats: state.seats,
    start: state.start,
    active: state.active,
    round: state.round,
    lastRound: state.lastRound,
    over: state.over,
    players: state.players.map((player, index) => playerView(player, index === viewer || state.over)),
    turn: { ...state.turn },
    mountain: state.mountain.map((card, position) => {
      if (card === NONE) return null;
      if (state.over || isFaceUp(state.mode, state.mountain, position)) return card;
      return isSpecial(card) ? 'special' : 'basic';
    }),
    row: state.row.slice(),
    market: state.market.slice(),
    cabinStackCount: state.cabinStack.length,
    cabinDiscard: state.cabinDiscard.slice(),
    cabinBox: state.cabinBox.slice(),
    mule: state.mule,
    apples: state.apples.slice(),
    fish: state.fish.slice(),
    taken: state.taken.slice(),
    carts: state.carts,
    lantern: state.lantern,
    dynamite: state.dynamite,
    outposts: state.outposts.slice(),
    baseOutlaws: state.baseOutlaws,
    outlawSupply: state.outlawSupply,
    sheriff: state.sheriff,
    hastings:
      hastings === null
        ? null
        : {
            options: { ...hastings.options },
            pileCount: hastings.pile.length,
            discard: hastings.discard.slice(),
            active: hastings.active,
            shown: hastings.shown,
          },
    flow: {
      stack: flow.stack.map((frame) => ({ ...frame })),
      lanes: flow.lanes?.map((lane) => lane?.map((frame) => ({ ...frame })) ?? null) ?? null,
    },
  };
}
