import { type Flow, type Seat, type Viewer, viewFlow } from '@cordillera/engine';
import { cardsIn } from './actions/cards.ts';
import type { ColoradoFrame, ColoradoState, Identity, Medal, PlayerState } from './state.ts';

/** The public part of a player; for the viewer, also their hand and secret choices. */
export interface PlayerView extends Omit<PlayerState, 'hand' | 'area'> {
  /** The viewer's own only (CO-SET-06). Sorted. */
  hand: Identity[] | null;
  handSize: number;
  /** The play area. Sorted. */
  area: Identity[];
}

/** Everything a viewer may know (CO-R-37), which is enough to draw the table. */
export interface ColoradoView extends Omit<ColoradoState, 'players' | 'pile' | 'streams' | 'flow'> {
  /** Null for a spectator. */
  viewer: Seat | null;
  players: PlayerView[];
  pileSize: number;
  /** The players that the game waits for, and their steps; nothing in it is hidden. */
  flow: Flow<ColoradoFrame>;
}

const medalCopy = ({ from, points }: Medal): Medal => ({
  from: typeof from === 'object' ? { region: from.region } : from,
  points,
});

const playerView = (player: PlayerState, isOwn: boolean): PlayerView => ({
  nuggets: player.nuggets,
  hand: isOwn ? player.hand.slice() : null,
  handSize: player.hand.length,
  area: cardsIn(player.area),
  ticks: player.ticks.slice(),
  stations: player.stations.slice(),
  flags: player.flags.slice(),
  tipi: player.tipi,
  saloon: player.saloon,
  wanted: player.wanted,
  medals: player.medals.map(medalCopy),
  goals: player.goals.slice(),
  village: isOwn ? player.village : null,
  picked: isOwn ? player.picked : null,
});

export const viewOf = (state: ColoradoState, viewer: Viewer): ColoradoView => ({
  viewer: viewer === 'spectator' ? null : viewer,
  sealed: state.sealed,
  turn: state.turn,
  caller: state.caller,
  players: state.players.map((player, seat) => playerView(player, seat === viewer)),
  pileSize: state.pile.length,
  discard: state.discard.slice(),
  taken: state.taken.slice(),
  given: state.given,
  over: state.over,
  flow: viewFlow(state.flow),
});

export type Phase = 'villages' | 'call' | 'give' | 'picks' | 'actions' | 'families' | 'over';

const PHASES: Partial<Record<ColoradoFrame['step'], Phase>> = {
  showVillages: 'villages',
  call: 'call',
  give: 'give',
  actions: 'give',
  showPicks: 'picks',
  families: 'actions',
  refill: 'families',
};

/**
 * In a phase in which all players act, the stack holds what comes after it; at an event between two steps the stack may
 * be empty.
 */
export function phaseOf({ flow, over, turn, given }: Pick<ColoradoView, 'flow' | 'over' | 'turn' | 'given'>): Phase {
  if (over !== null) return 'over';
  const top = flow.stack.at(-1);
  const between = turn === 0 ? 'villages' : given === null ? 'call' : 'families';
  return (top && PHASES[top.step]) ?? between;
}

/** The step of this seat in such a phase; null when it has finished, or takes no part. */
export const currentFrameOf = ({ flow }: Pick<ColoradoView, 'flow'>, seat: Seat): ColoradoFrame | null =>
  flow.lanes?.[seat]?.at(-1) ?? null;
