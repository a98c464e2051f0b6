import type { Seat, Viewer } from '@cordillera/engine';
import { cloneLandscape, type Landscape } from './actions/landscape.ts';
import { type Box, rulesOf } from './content/box.ts';
import { isSettled } from './flow/decide.ts';
import type { Mode } from './options.ts';
import { hasRole, roleHolder, roundsOf } from './roundDuties.ts';
import { shownLandscape } from './scoring/sheet.ts';
import type { Deck, Face, GroupState, Placement, PlayerState, SierraState } from './state.ts';

export type Phase = 'faces' | 'decide' | 'over';

export interface GroupView {
  members: Seat[];
  destination: number;
  face: Face | null;
  /** The viewer's own group only, while faces are chosen. */
  proposed: Face | null;
  wishes: (Face | null)[] | null;
  /** The holder of the Role card; null in modes without. */
  role: Seat | null;
  /** How many rounds this group plays. */
  rounds: number;
  /** Own group: with this round's drafts. Others: without (SI-R-28). */
  landscape: Landscape;
  /** The viewer's own group only. */
  draft: Placement[] | null;
  /** The number of cards in front; `front` shows them to those who passed them, and to all at the end (SI-R-21). */
  frontSize: number;
  front: number[] | null;
  /** The cards picked up this round; null unless this is the own group of the viewer or they passed the cards. */
  received: number[] | null;
}

export interface PlayerView {
  group: number;
  /** The viewer's own group only (SI-R-26). */
  hand: number[] | null;
  blind: number[] | null;
  aside: number | null;
  drawn: number[] | null;
  keeping: number | null;
  /** The hand size that others know: that at the beginning of the round, because drafts are hidden (SI-R-27). */
  handSize: number;
  drawnSize: number;
  kept: number[];
  /** Nobody waits for this player, who has agreed on the face, is ready or has no part in this round. */
  ready: boolean;
}

export interface DeckView {
  pile: number;
  discard: number;
  /** Discards of the viewer's own group that are still there, with their places; everything at the end (SI-R-36). */
  known: { at: number; card: number; group: number }[];
  /** The groups that the other discards belong to; who discards is public. */
  groups: number[];
}

/** Everything a viewer may know, which is enough to draw the table. */
export interface SierraView {
  viewer: Viewer;
  mode: Mode;
  firstGame: boolean;
  stage: number | null;
  phase: Phase;
  round: number;
  groups: GroupView[];
  players: PlayerView[];
  mountain: DeckView;
  notebook: DeckView;
  given: number[];
}

const phaseOf = (state: SierraState): Phase => (state.over ? 'over' : state.round === 0 ? 'faces' : 'decide');

export function viewOf(box: Box, state: SierraState, viewer: Viewer): SierraView {
  const own = viewer === 'spectator' ? -1 : (state.players[viewer] as PlayerState).group;
  const phase = phaseOf(state);
  return {
    viewer,
    mode: state.mode,
    firstGame: state.firstGame,
    stage: state.stage,
    phase,
    round: state.round,
    groups: state.groups.map((group, index) => groupView(box, state, group, index, own, phase)),
    players: state.players.map((player, seat) => playerView(state, player, seat, own, phase)),
    mountain: deckView(state.mountain, own, phase),
    notebook: deckView(state.notebook, own, phase),
    given: state.given.slice(),
  };
}

function groupView(
  box: Box,
  state: SierraState,
  group: GroupState,
  index: number,
  own: number,
  phase: Phase,
): GroupView {
  const inside = index === own;
  // the members of the group before this one passed the cards, and remember them
  const passer = own >= 0 && state.groups.length > 1 && (own + 1) % state.groups.length === index;
  // until round 1 picks them up, the cards in front came from the pile: nobody passed them
  const fromPile = group.front.length > 0 && (state.round === 0 || (state.round === 1 && state.flow.lanes !== null));
  return {
    members: group.members.slice(),
    destination: group.destination,
    face: group.face,
    proposed: inside ? group.proposed : null,
    wishes: inside ? group.wishes.slice() : null,
    role: hasRole(state.mode) ? roleHolder(group) : null,
    rounds: roundsOf(group, rulesOf(box, state.stage)),
    landscape: inside ? cloneLandscape(group.landscape) : shownLandscape(group),
    draft: inside ? group.draft.map((placement) => ({ ...placement })) : null,
    frontSize: group.front.length,
    front: (passer && !fromPile) || phase === 'over' ? group.front.slice() : null,
    received: inside || (passer && state.round > 1) ? group.received.slice() : null,
  };
}

function playerView(state: SierraState, player: PlayerState, seat: Seat, own: number, phase: Phase): PlayerView {
  const inside = player.group === own;
  const { draft } = state.groups[player.group] as GroupState;
  const drafted = draft.filter((placement) => placement.seat === seat).length + (player.aside === null ? 0 : 1);
  return {
    group: player.group,
    hand: inside ? player.hand.slice() : null,
    blind: inside ? player.blind.slice() : null,
    aside: inside ? player.aside : null,
    drawn: inside ? player.drawn.slice() : null,
    keeping: inside ? player.keeping : null,
    handSize: player.hand.length + drafted,
    drawnSize: player.drawn.length,
    kept: player.kept.slice(),
    // between two phases the game waits for no player
    ready: phase !== 'over' && (isSettled(state, seat) || state.flow.lanes === null || state.flow.lanes[seat] === null),
  };
}

function deckView(deck: Deck, own: number, phase: Phase): DeckView {
  return {
    pile: deck.pile.length,
    discard: deck.discard.length,
    known: deck.discard.flatMap(({ card, group }, at) =>
      group === own || phase === 'over' ? [{ at, card, group }] : [],
    ),
    groups: deck.discard.map(({ group }) => group),
  };
}
