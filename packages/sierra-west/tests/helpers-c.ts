import { createStreams, type ScoreLine, type Seat, withStream } from '@cordillera/engine';
import type { Animal, PlanAction, PlanCard, SierraWestChoice, SierraWestEvent, SierraWestState } from '../src/index.ts';
import { ANIMALS } from '../src/index.ts';
import type { PlayerState } from '../src/state.ts';
import { act, playerAt, type Scene, type TurnTable, turnWith } from './helpers.ts';

/** The next rolls of the die. */
export function loadDice({ state }: Scene, ...rolls: number[]): void {
  for (let n = 0; ; n++) {
    const streams = createStreams(`die ${n}`, ['dice']);
    const { dice } = streams;
    if (!rolls.every((roll) => withStream(streams, 'dice', (random) => random.int(6) + 1) === roll)) continue;
    state.streams.dice = dice;
    return;
  }
}

/** Animal tiles as they lie in a player's state. */
export const faceUp = (...animals: Animal[]): number =>
  animals.reduce((bits, animal) => bits | (1 << ANIMALS.indexOf(animal)), 0);

/** Food, wood, stone and gold. */
export const goods = ({ state }: Scene, index = 0): number[] => {
  const { basics, gold } = playerAt(state, index);
  return [...basics, gold];
};

/** The fields of a player that differ from what they were. */
export function changes(before: PlayerState, after: PlayerState): Partial<PlayerState> {
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof PlayerState]),
  );
  return Object.fromEntries(changed);
}

/** Everything of a state that is not of a single player or of the running turn. */
export function tableOf(state: SierraWestState): Partial<SierraWestState> {
  const { players: _players, turn: _turn, flow: _flow, ...table } = structuredClone(state);
  return table;
}

/** The choices that carry the game on: in a window the answers to it, without the drafts. */
export function answersOf({ rules, state }: Scene, seat: Seat = 0): SierraWestChoice[] {
  const decision = rules.decision(state, seat);
  return decision?.choices.slice(0, decision.forward) ?? [];
}

/** The lines of a seat, or of Hastings in solo, who is index 1. */
export function linesOf({ rules, state }: Scene, index = 0): ScoreLine[] {
  const { seats, others } = rules.score(state);
  const sheet = index < seats.length ? seats[index] : others?.[0];
  return sheet?.lines as ScoreLine[];
}

export function totalOf({ rules, state }: Scene, index = 0): number {
  const { seats, others } = rules.score(state);
  return (index < seats.length ? seats[index] : others?.[0])?.total as number;
}

/** The points of all lines of one source. */
export const pointsFor = (scene: Scene, source: string, index = 0): number =>
  linesOf(scene, index)
    .filter((line) => line.source === source)
    .reduce((sum, { points }) => sum + points, 0);

/** Changes the position and says by how much the total of a player changed. */
export function worth(scene: Scene, change: (player: PlayerState, state: SierraWestState) => void, index = 0): number {
  const before = totalOf(scene, index);
  change(playerAt(scene.state, index), scene.state);
  return totalOf(scene, index) - before;
}

const LATER_PLANS = Array.from({ length: 16 }, (_, i) => i + 2);

export interface SoloTable extends TurnTable {
  /** What Hastings does, top to bottom; filled up to four with Fur Trade, which is nothing while no tile is face-up. */
  actions?: PlanAction[];
  /** The left edge of the card turned up next: by default the first three actions are marked. */
  arrows?: boolean[];
  /** More of the active plan card, and of the one turned up next. */
  active?: Partial<PlanCard>;
  next?: Partial<PlanCard>;
}

/**
 * Solo: the human has laid out cards 0, 1 and 2 and is to move. Plan card 0 is the active one, plan card 1 is turned up
 * next; neither shows an animal or a highlighted trapper unless given.
 */
export function solo(table: SoloTable = {}): Scene {
  const { actions = [], arrows = [true, true, true, false], active = {}, next = {} } = table;
  const plain = { activeSide: 'left', trapper: { side: 'left', highlighted: false }, animals: [] } as const;
  return turnWith({
    ...table,
    seats: 1,
    content(content) {
      const four: PlanAction[] = [...actions, 'furTrade', 'furTrade', 'furTrade', 'furTrade'];
      Object.assign(content.planCards[0] as PlanCard, structuredClone(plain), { actions: four.slice(0, 4) }, active);
      Object.assign(content.planCards[1] as PlanCard, structuredClone(plain), { arrows }, next);
      table.content?.(content);
    },
    before(state) {
      Object.assign(state.hastings as object, {
        active: 0,
        pile: [...LATER_PLANS, 1],
        discard: [],
      });
      table.before?.(state);
    },
  });
}

/** The human passes and Hastings takes its turn; whatever is asked meanwhile is declined. Everything that happened. */
export function hastingsPlays(scene: Scene): SierraWestEvent[] {
  const events = [...act(scene, 0, { do: 'pass' })];
  while (scene.state.flow.lanes !== null) events.push(...act(scene, 0, { do: 'decline' }));
  scene.events = events;
  return events;
}

/** The actions that Hastings took, in order. */
export const actionsIn = (events: readonly SierraWestEvent[]): PlanAction[] =>
  events.flatMap((event) => (event.type === 'hastingsActs' ? [event.action] : []));

export const hastingsOf = ({ state }: Scene): PlayerState => playerAt(state, 1);
