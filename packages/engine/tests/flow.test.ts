import { expect, test } from 'vitest';
import { cloneFlow, createFlow, type Flow, type GameEvent, type Steps } from '../src/index.ts';

/** A flow without a game: choices are words, and the state only remembers which were said. */
type Word = { say: string };
type Frames =
  | { readonly step: 'talk'; readonly who: number; readonly left: number }
  | { readonly step: 'answer'; readonly who: number; readonly to: number }
  | { readonly step: 'note'; readonly text: string }
  | { readonly step: 'open' }
  | { readonly step: 'think' }
  | { readonly step: 'settled' }
  | { readonly step: 'muddle' };
type Said = GameEvent & { text: string };
interface State {
  said: string[];
  flow: Flow<Frames>;
}

const words = (seat: number, ...list: string[]) => ({
  seat,
  prompt: 'say',
  choices: list.map((say): Word => ({ say })),
  forward: list.length,
});

const steps: Steps<State, Frames, Word, Said> = {
  // Asks the same seat several times; "to 1" lets another seat answer in between.
  talk: {
    who: (_, { who }) => who,
    decision: (_, __, seat) => words(seat, 'on', 'to 1'),
    apply({ state, push, done }, { who, left }, seat, { say }) {
      state.said.push(`${seat} ${say}`);
      done();
      if (left > 1) push({ step: 'talk', who, left: left - 1 });
      if (say === 'to 1') push({ step: 'answer', who: 1, to: who });
    },
  },
  answer: {
    who: (_, { who }) => who,
    decision: (_, __, seat) => words(seat, 'yes'),
    // Pushes before it is done: the pushed frame stays.
    apply({ state, push, done }, { to }, seat) {
      state.said.push(`${seat} answers ${to}`);
      push({ step: 'note', text: 'noted' });
      done();
    },
  },
  note: {
    run({ state, emit, seat }, { text }) {
      state.said.push(seat === null ? text : `${text} ${seat}`);
      emit({ type: 'note', text });
    },
  },
  // Seat 1 takes no part.
  open: {
    run({ push, openLanes }) {
      push({ step: 'note', text: 'closed' });
      openLanes(3, (seat) => (seat === 1 ? null : { step: 'think' }));
    },
  },
  think: {
    decision: (_, __, seat) => words(seat, 'done', 'deeper', 'lanes', 'leave'),
    apply({ state, push, done, openLanes }, _, seat, { say }) {
      if (say === 'lanes') openLanes(2, () => ({ step: 'think' }));
      if (say === 'deeper') return push({ step: 'think' });
      state.said.push(`${seat} ${say}`);
      done();
      if (say === 'leave') return push({ step: 'note', text: 'left' });
      push({ step: 'settled' });
    },
  },
  settled: {
    settled: true,
    decision: (_, __, seat) => ({ ...words(seat, 'back'), forward: 0 }),
    apply({ state, push, done }, _, seat) {
      state.said.push(`${seat} back`);
      done();
      push({ step: 'think' });
    },
  },
  muddle: {
    run: ({ done }) => done(),
  },
};

const flow = createFlow(steps);
const at = (...stack: Frames[]): State => ({ said: [], flow: { stack, lanes: null } });
const begin = (...stack: Frames[]): State => {
  const state = at(...stack);
  flow.start(state);
  return state;
};
const say = (state: State, seat: number, word: string) => flow.apply(state, seat, { say: word });

test('automatic steps run from the top of the stack until a decision is needed', () => {
  const state = at(
    { step: 'talk', who: 0, left: 1 },
    { step: 'note', text: 'second' },
    { step: 'note', text: 'first' },
  );
  expect(flow.start(state)).toEqual([
    { type: 'note', text: 'first' },
    { type: 'note', text: 'second' },
  ]);
  expect(flow.deciders(state)).toEqual([0]);
  expect(flow.decision(state, 0)?.choices).toEqual([{ say: 'on' }, { say: 'to 1' }]);
  expect(flow.decision(state, 1)).toBeNull();
});

test('an empty stack has no decision', () => {
  const state = begin({ step: 'talk', who: 0, left: 1 });
  say(state, 0, 'on');
  expect(flow.deciders(state)).toEqual([]);
  expect(flow.decision(state, 0)).toBeNull();
});

test('a repeated step continues after a reaction in its middle', () => {
  const state = begin({ step: 'talk', who: 0, left: 3 });
  say(state, 0, 'on');
  say(state, 0, 'to 1');
  expect(flow.deciders(state)).toEqual([1]);
  expect(say(state, 1, 'yes')).toEqual([{ type: 'note', text: 'noted' }]);
  expect(flow.deciders(state)).toEqual([0]);
  say(state, 0, 'to 1');
  say(state, 1, 'yes');
  expect(state.said).toEqual(['0 on', '0 to 1', '1 answers 0', 'noted', '0 to 1', '1 answers 0', 'noted']);
  expect(flow.deciders(state)).toEqual([]);
});

test('a nested decision survives a JSON round trip', () => {
  const state = begin({ step: 'talk', who: 0, left: 3 });
  say(state, 0, 'to 1');
  const back = JSON.parse(JSON.stringify(state)) as State;
  for (const copy of [state, back]) say(copy, 1, 'yes');
  expect(back).toEqual(state);
});

test('in lanes all participating seats decide at once, and the main stack waits', () => {
  const state = begin({ step: 'open' });
  expect(flow.deciders(state)).toEqual([0, 2]);
  expect(flow.decision(state, 1)).toBeNull();
  say(state, 2, 'leave');
  expect(flow.deciders(state)).toEqual([0]);
  expect(flow.decision(state, 2)).toBeNull();
  expect(state.said).toEqual(['2 leave', 'left 2']);
  say(state, 0, 'leave');
  expect(state.flow.lanes).toBeNull();
  expect(state.said.at(-1)).toBe('closed');
});

test('lanes nest as stacks do', () => {
  const state = begin({ step: 'open' });
  say(state, 0, 'deeper');
  expect(state.flow.lanes?.[0]).toEqual([{ step: 'think' }, { step: 'think' }]);
  say(state, 0, 'leave');
  expect(flow.deciders(state)).toEqual([0, 2]);
});

test('the game does not wait for a settled seat, which may still take back', () => {
  const state = begin({ step: 'open' });
  say(state, 0, 'done');
  expect(flow.deciders(state)).toEqual([2]);
  expect(flow.decision(state, 0)).toMatchObject({ choices: [{ say: 'back' }], forward: 0 });
  say(state, 0, 'back');
  expect(flow.deciders(state)).toEqual([0, 2]);
  say(state, 0, 'done');
  say(state, 2, 'done');
  expect(flow.decision(state, 0)).toBeNull();
  expect(flow.deciders(state)).toEqual([]);
  expect(state.said.at(-1)).toBe('closed');
});

test('a phase without participants closes at once', () => {
  const empty = createFlow<State, Frames, Word, Said>({
    ...steps,
    open: { run: ({ openLanes }) => openLanes(2, () => null) },
  });
  const state = at({ step: 'note', text: 'after' }, { step: 'open' });
  empty.start(state);
  expect(state.said).toEqual(['after']);
});

test('lanes cannot be opened inside lanes', () => {
  const state = begin({ step: 'open' });
  expect(() => say(state, 0, 'lanes')).toThrow(/cannot be opened inside another/);
});

test('a step may set a lane, its own or that of another seat', () => {
  const pushy = createFlow<State, Frames, Word, Said>({
    ...steps,
    think: {
      decision: (_, __, seat) => words(seat, 'both', 'nobody', 'twice'),
      apply({ setLane, done }, _, seat, { say }) {
        setLane(say === 'nobody' ? 1 : 2 - seat, { step: 'settled' });
        setLane(seat, { step: 'settled' });
        if (say === 'twice') done();
      },
    },
  });
  const start = () => {
    const state = at({ step: 'open' });
    pushy.start(state);
    return state;
  };
  const state = start();
  pushy.apply(state, 0, { say: 'both' });
  expect(state.said).toEqual(['closed']);
  expect(() => pushy.apply(start(), 0, { say: 'nobody' })).toThrow(/seat 1 has no lane/);
  expect(() => pushy.apply(start(), 0, { say: 'twice' })).toThrow(/done is for a step that asks, and once/);
});

test('a seat without a decision cannot apply a choice', () => {
  const state = begin({ step: 'talk', who: 0, left: 1 });
  expect(() => say(state, 1, 'on')).toThrow(/seat 1 is not asked/);
});

test('only a step that asks may call done, once', () => {
  expect(() => begin({ step: 'muddle' })).toThrow(/done is for a step that asks/);
  const twice = createFlow<State, Frames, Word, Said>({
    ...steps,
    talk: {
      who: () => 0,
      decision: () => words(0, 'on'),
      apply({ done }) {
        done();
        done();
      },
    },
  });
  const state = at({ step: 'talk', who: 0, left: 1 });
  expect(() => twice.apply(state, 0, { say: 'on' })).toThrow(/once/);
});

test('a step on the main stack must name its seat', () => {
  const state = at({ step: 'think' });
  expect(() => flow.deciders(state)).toThrow(/"think" asks on the main stack; give it a `who`/);
});

test('a decision without choices counts as none', () => {
  const mute = createFlow<State, Frames, Word, Said>({
    ...steps,
    talk: { who: () => 0, decision: () => words(0), apply: () => {} },
  });
  expect(mute.decision(at({ step: 'talk', who: 0, left: 1 }), 0)).toBeNull();
});

test('a cloned flow is independent of the original', () => {
  const state = begin({ step: 'open' });
  const clone: State = { said: [], flow: cloneFlow(state.flow) };
  expect(clone.flow).toEqual(state.flow);
  say(clone, 0, 'deeper');
  say(clone, 2, 'leave');
  expect(state.flow.lanes).toEqual([[{ step: 'think' }], null, [{ step: 'think' }]]);
});
