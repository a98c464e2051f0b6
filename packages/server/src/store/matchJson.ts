import type { MatchSnapshot, Result, SeatInfo } from '@cordillera/engine';
import type { TimeControl } from '@cordillera/protocol';
import * as v from 'valibot';
import {
  playerFromStored,
  playerToStored,
  type StoredJson,
  storedAsIs,
  storedJson,
  storedObject,
  storedPlayer,
  storedSeat,
} from './json.ts';
import type { StoredSnapshot, Summary } from './matches.ts';
import type { SeatClock } from './seatClock.ts';

// How the JSON of a match looks in the database.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const players = v.array(storedPlayer);

export const seatsJson: StoredJson<SeatInfo[]> = storedJson(
  players,
  (seats: SeatInfo[]) => seats.map(playerToStored),
  (stored) => stored.map(playerFromStored),
);

export const playerJson: StoredJson<SeatInfo> = storedJson(storedPlayer, playerToStored, playerFromStored);

const storedTimeControl = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('move'), seconds: v.number() }),
  v.object({ kind: v.literal('bank'), seconds: v.number(), more: v.number() }),
]);

function timeControlBothWays(pace: TimeControl): v.InferOutput<typeof storedTimeControl> & TimeControl {
  if (pace.kind === 'free') return { kind: 'free' };
  if (pace.kind === 'move') return { kind: 'move', seconds: pace.seconds };
  return { kind: 'bank', seconds: pace.seconds, more: pace.more };
}

export const timeControlJson: StoredJson<TimeControl> = storedJson(
  storedTimeControl,
  timeControlBothWays,
  timeControlBothWays,
);

const storedClock = v.object({ left: v.number(), since: v.nullable(v.number()) });
const clockBothWays = ({ left, since }: SeatClock): v.InferOutput<typeof storedClock> & SeatClock => ({ left, since });

/** May hold more, depending on the game. */
const storedResult = v.looseObject({
  reason: v.string(),
  winners: v.array(storedSeat),
  totals: v.array(v.number()),
});

export const summaryJson: StoredJson<Summary> = storedJson(
  v.object({
    seats: players,
    waiting: v.array(storedSeat),
    armed: v.optional(v.literal(true)),
    turn: v.optional(count),
    clocks: v.optional(v.array(storedClock)),
    totals: v.optional(v.array(v.number())),
    result: v.optional(storedResult),
  }),
  ({ seats, waiting, armed, turn, clocks, totals, result }: Summary) => ({
    seats: seats.map(playerToStored),
    waiting,
    ...(armed !== undefined && { armed }),
    ...(turn !== undefined && { turn }),
    ...(clocks !== undefined && { clocks: clocks.map(clockBothWays) }),
    ...(totals !== undefined && { totals }),
    ...(result !== undefined && { result: { ...result } }),
  }),
  ({ seats, waiting, armed, turn, clocks, totals, result }) => ({
    seats: seats.map(playerFromStored),
    waiting,
    ...(armed !== undefined && { armed }),
    ...(turn !== undefined && { turn }),
    ...(clocks !== undefined && { clocks: clocks.map(clockBothWays) }),
    ...(totals !== undefined && { totals }),
    ...(result !== undefined && { result: result as Result }),
  }),
);

export const snapshotJson: StoredJson<StoredSnapshot> = storedJson(
  v.object({
    snapshot: v.object({
      seq: count,
      game: v.string(),
      rulesVersion: count,
      content: v.object({ id: v.string(), hash: v.string() }),
      options: storedObject,
      seats: players,
      seed: v.string(),
      base: v.object({ state: storedObject, at: count, told: v.array(count) }),
      tail: v.array(v.object({ seat: storedSeat, choice: storedObject })),
      revisions: v.array(count),
    }),
    own: v.array(count),
    keys: v.array(v.string()),
  }),
  ({ snapshot, own, keys }: StoredSnapshot) => {
    const { seq, game, rulesVersion, content, options, seats, seed, base, tail, revisions } = snapshot;
    return {
      snapshot: {
        seq,
        game,
        rulesVersion,
        content: { id: content.id, hash: content.hash },
        options: options as Record<string, unknown>,
        seats: seats.map(playerToStored),
        seed,
        base: { state: base.state as Record<string, unknown>, at: base.at, told: base.eventCounts },
        tail: tail.map(({ seat, choice }) => ({ seat, choice: choice as Record<string, unknown> })),
        revisions,
      },
      own,
      keys,
    };
  },
  ({ snapshot, own, keys }) => {
    const { seq, game, rulesVersion, content, options, seats, seed, base, tail, revisions } = snapshot;
    const restored: MatchSnapshot = {
      seq,
      game,
      rulesVersion,
      content: { id: content.id, hash: content.hash },
      options,
      seats: seats.map(playerFromStored),
      seed,
      base: { state: base.state, at: base.at, eventCounts: base.told },
      tail,
      revisions,
    };
    return { snapshot: restored, own, keys };
  },
);

/** A choice of any game. */
export const choiceJson: StoredJson<object> = storedAsIs<object>(storedObject);
