import type { Decision, GameEvent, Seat } from './game.ts';

/**
 * Where a game stands, as data: a stack of small plain frames. A frame is never changed in place, only replaced, so
 * clones may share it. In a simultaneous phase every participating seat has a lane, a stack of its own; the main stack
 * waits until every lane is empty or settled.
 */
export interface Frame {
  readonly step: string;
}

export interface Flow<F extends Frame> {
  stack: F[];
  /** By seat; null for a seat that does not take part. Null outside simultaneous phases. */
  lanes: (F[] | null)[] | null;
}

/** What a step works with: the state and the operations on the flow. */
export interface StepContext<S, F extends Frame, E extends GameEvent> {
  state: S;
  /** The seat that decides, or the lane's owner; null on the main stack when no seat is asked. */
  seat: Seat | null;
  /** Reports a change that has just been made; observers see the state as it is now. */
  emit(event: E): void;
  /** Pushes a frame onto the stack of this step. */
  push(frame: F): void;
  /** Removes the frame that asked, even from under frames pushed since: the decision is made. */
  done(): void;
  /** Opens a simultaneous phase: `frame(seat)` starts that seat's lane; null leaves the seat out. */
  openLanes(seats: number, frame: (seat: Seat) => F | null): void;
  /** In a simultaneous phase: replaces the lane of this seat or another by this one frame. */
  setLane(seat: Seat, frame: F): void;
}

/** A step that runs without a decision. Its own frame (`Own`, one of the game's frames) is removed before it runs. */
export interface AutoStep<S, F extends Frame, E extends GameEvent, Own extends F = F> {
  run(context: StepContext<S, F, E>, frame: Own): void;
}

/** A step that asks. Its frame stays until `apply` calls `done`. */
export interface AskStep<S, F extends Frame, C, E extends GameEvent, Own extends F = F> {
  /** The seat that decides, on the main stack. In a lane the owner decides. */
  who?(state: S, frame: Own): Seat;
  decision(state: S, frame: Own, seat: Seat): Decision<C>;
  apply(context: StepContext<S, F, E>, frame: Own, seat: Seat, choice: C): void;
  /** In a lane: this seat has finished, though it may still take things back while others have not. */
  settled?: true;
}

export type Steps<S, F extends Frame, C, E extends GameEvent> = {
  [K in F['step']]: AutoStep<S, F, E, Extract<F, { step: K }>> | AskStep<S, F, C, E, Extract<F, { step: K }>>;
};

type AnyStep<S, F extends Frame, C, E extends GameEvent> = AutoStep<S, F, E> | AskStep<S, F, C, E>;

type Emit<E> = (event: E) => void;

/** Collects events, and passes each to the observer as it happens. */
export const emitInto = <E extends GameEvent>(events: E[], watch?: (event: E) => void): Emit<E> =>
  watch === undefined
    ? (event) => {
        events.push(event);
      }
    : (event) => {
        events.push(event);
        watch(event);
      };

const top = <F>(stack: F[]): F | undefined => stack[stack.length - 1];

/** Copies the flow of a state. Frames are never changed in place, so the copies share them. */
export function cloneFlow<F extends Frame>(flow: Flow<F>): Flow<F> {
  return {
    stack: flow.stack.slice(),
    lanes: flow.lanes === null ? null : flow.lanes.map((lane) => (lane === null ? null : lane.slice())),
  };
}

const frameCopy = <F extends Frame>(frame: F): F => ({ ...frame });

/**
 * Copies the flow for a view, which shares nothing with the state (L11). Frames with lists or objects are copied by
 * their game.
 */
export const viewFlow = <F extends Frame>({ stack, lanes }: Flow<F>): Flow<F> => ({
  stack: stack.map(frameCopy),
  lanes: lanes?.map((lane) => lane?.map(frameCopy) ?? null) ?? null,
});

/** The only interpreter of flows: turns a record of steps into `start`, `deciders`, `decision` and `apply`. */
export function createFlow<S extends { flow: Flow<F> }, F extends Frame, C, E extends GameEvent>(
  steps: Steps<S, F, C, E>,
) {
  const stepOf = (frame: F): AnyStep<S, F, C, E> => steps[frame.step as F['step']] as unknown as AnyStep<S, F, C, E>;
  const asks = (frame: F): AskStep<S, F, C, E> | null => {
    const step = stepOf(frame);
    return 'decision' in step ? step : null;
  };
  // needed for every lane after every choice, so computed once
  const settledSteps = new Set<string>();
  for (const [name, step] of Object.entries<object>(steps)) if ('settled' in step) settledSteps.add(name);

  /** `asked`: the index on the stack of the frame that asked; null when none did. */
  function contextOn(
    state: S,
    seat: Seat | null,
    stack: F[],
    emit: Emit<E>,
    asked: number | null,
  ): StepContext<S, F, E> {
    let open = asked;
    return {
      state,
      seat,
      emit,
      push: (frame) => stack.push(frame),
      done: () => {
        if (open === null)
          throw new Error('flow: done is for a step that asks, and once; a step that runs is off its stack');
        stack.splice(open, 1);
        open = null;
      },
      openLanes: (seats, frame) => {
        if (state.flow.lanes !== null) throw new Error('flow: a simultaneous phase cannot be opened inside another');
        const lanes: (F[] | null)[] = [];
        for (let lane = 0; lane < seats; lane++) {
          const first = frame(lane);
          lanes.push(first === null ? null : [first]);
        }
        state.flow.lanes = lanes;
      },
      setLane: (owner, frame) => {
        const lane = state.flow.lanes?.[owner];
        if (!lane) throw new Error(`flow: seat ${owner} has no lane that could be set`);
        lane.splice(0, lane.length, frame);
        if (lane === stack) open = null;
      },
    };
  }

  /** Runs automatic frames from the top of a stack; true when the stack is empty or settled. */
  function drain(state: S, seat: Seat | null, stack: F[], emit: Emit<E>): boolean {
    for (;;) {
      const frame = top(stack);
      if (frame === undefined) return true;
      if (settledSteps.has(frame.step)) return true;
      const step = stepOf(frame);
      if ('decision' in step) return false;
      stack.pop();
      step.run(contextOn(state, seat, stack, emit, null), frame);
      if (seat === null && state.flow.lanes !== null) return false;
    }
  }

  function advance(state: S, emit: Emit<E>): void {
    for (;;) {
      const { lanes } = state.flow;
      if (lanes === null) {
        drain(state, null, state.flow.stack, emit);
        if (state.flow.lanes === null) return;
      } else {
        let closed = true;
        for (let seat = 0; seat < lanes.length; seat++) {
          const lane = lanes[seat];
          if (lane && lane.length > 0 && !drain(state, seat, lane, emit)) closed = false;
        }
        if (!closed) return;
        state.flow.lanes = null;
      }
    }
  }

  /** The stack on which this seat decides now, or null. */
  function askedStack(state: S, seat: Seat): F[] | null {
    const { lanes, stack } = state.flow;
    if (lanes !== null) return lanes[seat]?.length ? (lanes[seat] as F[]) : null;
    const frame = top(stack);
    return frame !== undefined && asks(frame)?.who?.(state, frame) === seat ? stack : null;
  }

  return {
    /** Runs automatic steps until a decision is needed. */
    start(state: S): E[] {
      const events: E[] = [];
      advance(state, emitInto(events));
      return events;
    },
    deciders(state: S): Seat[] {
      const { lanes, stack } = state.flow;
      if (lanes === null) {
        const frame = top(stack);
        if (frame === undefined) return [];
        const who = asks(frame)?.who;
        if (who === undefined)
          throw new Error(`flow: the step "${frame.step}" asks on the main stack; give it a \`who\``);
        return [who(state, frame)];
      }
      const seats: Seat[] = [];
      for (let seat = 0; seat < lanes.length; seat++) {
        const frame = lanes[seat] ? top(lanes[seat] as F[]) : undefined;
        if (frame !== undefined && !settledSteps.has(frame.step)) seats.push(seat);
      }
      return seats;
    },
    decision(state: S, seat: Seat): Decision<C> | null {
      const stack = askedStack(state, seat);
      if (stack === null) return null;
      const frame = top(stack) as F;
      const decision = (asks(frame) as AskStep<S, F, C, E>).decision(state, frame, seat);
      return decision.choices.length === 0 ? null : decision;
    },
    apply(state: S, seat: Seat, choice: C, watch?: (event: E) => void): E[] {
      const stack = askedStack(state, seat);
      if (stack === null) throw new Error(`flow: seat ${seat} is not asked`);
      const events: E[] = [];
      const emit = emitInto(events, watch);
      const frame = top(stack) as F;
      (asks(frame) as AskStep<S, F, C, E>).apply(
        contextOn(state, seat, stack, emit, stack.length - 1),
        frame,
        seat,
        choice,
      );
      advance(state, emit);
      return events;
    },
  };
}
