import { type Viewer, viewFlow } from '@cordillera/engine';
import { isSpecial } from './content/box.ts';
import { isUncovered, NONE } from './geometry.ts';
import { modeRules } from './modes/index.ts';
import type { Arrangement, HastingsState, PlayerState, SierraWestFrame, SierraWestState } from './state.ts';

/** A mountain card: its number, or only its back (SW-GEN-03, SW-GEN-04); null where it is gone. */
export type MountainView = number | 'basic' | 'special' | null;

export interface PlayerView extends Omit<PlayerState, 'hand' | 'deck' | 'draft'> {
  /** The own hand of the viewer, and all hands once the game is over; null for a hidden one. */
  hand: number[] | null;
  handCount: number;
  deckCount: number;
  /** The own draft of the viewer; null for all others. */
  draft: Arrangement | null;
}

/** The state without what is hidden. */
export interface SierraWestView
  extends Omit<SierraWestState, 'players' | 'mountain' | 'cabinStack' | 'hastings' | 'streams' | 'flow'> {
  /** Whose view it is. */
  viewer: Viewer;
  /** Hastings, in solo, is the last. */
  players: PlayerView[];
  mountain: MountainView[];
  cabinStackCount: number;
  hastings: (Omit<HastingsState, 'pile'> & { pileCount: number }) | null;
  /** The steps of play, which are all public. */
  flow: { stack: SierraWestFrame[]; lanes: (SierraWestFrame[] | null)[] | null };
}

const playerView = (player: PlayerState, own: boolean): PlayerView => ({
  discard: player.discard.slice(),
  plan: player.plan.slice(),
  claimed: player.claimed.slice(),
  basics: player.basics.slice(),
  gold: player.gold,
  tokens: player.tokens,
  tracks: player.tracks.slice(),
  wagon: player.wagon,
  frontiersmen: player.frontiersmen.slice(),
  cabins: player.cabins.slice(),
  animals: player.animals,
  green: player.green,
  tan: player.tan,
  apples: player.apples.slice(),
  fish: player.fish.slice(),
  canoe: player.canoe,
  carts: player.carts.slice(),
  bullets: player.bullets,
  outlaws: player.outlaws,
  hand: own ? player.hand.slice() : null,
  handCount: player.hand.length,
  deckCount: player.deck.length,
  draft: own && player.draft !== null ? { cards: player.draft.cards.slice(), rest: player.draft.rest } : null,
});

/** SW-GEO-03; specials that stay where they are lie face-up (SW-OUT-02). */
function mountainView({ mode, mountain, over }: SierraWestState): MountainView[] {
  const specialsOpen = over || modeRules(mode).specialsStay === true;
  return mountain.map((card, position) => {
    if (card === NONE) return null;
    if (isSpecial(card)) return specialsOpen ? card : 'special';
    return over || (card > NONE && isUncovered(mountain, position)) ? card : 'basic';
  });
}

const hastingsView = (hastings: HastingsState): SierraWestView['hastings'] => ({
  discard: hastings.discard.slice(),
  active: hastings.active,
  shown: hastings.shown,
  options: { ...hastings.options },
  pileCount: hastings.pile.length,
});

/**
 * What a viewer may know: everything on the table, and their own hand and draft (SW-R-01); everything once the game is
 * over. Built field by field, because removing fields from a full copy is many times slower.
 */
export const viewOf = (state: SierraWestState, viewer: Viewer): SierraWestView => ({
  mode: state.mode,
  handSize: state.handSize,
  seats: state.seats,
  start: state.start,
  active: state.active,
  round: state.round,
  lastRound: state.lastRound,
  over: state.over,
  turn: { ...state.turn },
  row: state.row.slice(),
  market: state.market.slice(),
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
  viewer,
  players: state.players.map((player, index) => playerView(player, index === viewer || state.over)),
  mountain: mountainView(state),
  cabinStackCount: state.cabinStack.length,
  hastings: state.hastings === null ? null : hastingsView(state.hastings),
  flow: viewFlow(state.flow),
});
