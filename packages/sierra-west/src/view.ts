import type { Viewer } from '@cordillera/engine';
import { isSpecial } from './box.ts';
import type { Mode } from './content/types.ts';
import { isUncovered, NONE } from './geometry.ts';
import { modeRules } from './modes/index.ts';
import {
  type Arrangement,
  cloneState,
  type HastingsState,
  type PlayerState,
  type SierraWestFrame,
  type SierraWestState,
} from './state.ts';

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
  /** Where the game stands: the steps, all of them public. */
  flow: { stack: SierraWestFrame[]; lanes: (SierraWestFrame[] | null)[] | null };
}

function playerView({ hand, deck, draft, ...open }: PlayerState, own: boolean): PlayerView {
  return {
    ...open,
    hand: own ? hand : null,
    handCount: hand.length,
    deckCount: deck.length,
    draft: own && draft !== null ? { cards: draft.cards.slice(), rest: draft.rest } : null,
  };
}

/** SW-GEO-03; specials that stay where they are lie with their open side up (SW-OUT-02). */
export const isFaceUp = (mode: Mode, mountain: readonly number[], position: number): boolean =>
  isSpecial(mountain[position] as number) ? modeRules(mode).specialsStay === true : isUncovered(mountain, position);

/** What a viewer may know: everything on the table, and the own hand and draft (SW-R-01); all of it when the game is over. */
export function viewOf(state: SierraWestState, viewer: Viewer): SierraWestView {
  // a copy, so that whoever asked may do with it as they like
  const { players, mountain, cabinStack, hastings, streams: _hidden, flow, ...open } = cloneState(state);
  return {
    ...open,
    viewer,
    players: players.map((player, index) => playerView(player, index === viewer || state.over)),
    mountain: mountain.map((card, position) => {
      if (card === NONE) return null;
      if (state.over || isFaceUp(state.mode, mountain, position)) return card;
      return isSpecial(card) ? 'special' : 'basic';
    }),
    cabinStackCount: cabinStack.length,
    hastings: hastings && withoutPile(hastings),
    flow: {
      stack: flow.stack.map((frame) => ({ ...frame })),
      lanes: flow.lanes?.map((lane) => lane?.map((frame) => ({ ...frame })) ?? null) ?? null,
    },
  };
}

const withoutPile = ({ pile, options, ...open }: HastingsState): SierraWestView['hastings'] => ({
  ...open,
  options: { ...options },
  pileCount: pile.length,
});
