import { describe, expect, test } from 'vitest';
import {
  CordilleraError,
  createMatch,
  createRandom,
  type Game,
  loadMatch,
  type Match,
  pick,
  restoreMatch,
  type Viewer,
} from '../src/index.ts';
import { caravan } from './toy/game.ts';
import { act, choiceOf, newMatch, playOn, SEED } from './toy/play.ts';
import type { CaravanTypes } from './toy/state.ts';

const viewers: Viewer[] = [0, 1, 2, 'spectator'];
const load = (match: Match<CaravanTypes>) =>
  loadMatch(JSON.stringify(match), { games: [caravan as unknown as Game] }) as unknown as Match<CaravanTypes>;

/** Everything that later play depends on. */
const asked = (match: Match<CaravanTypes>) => ({
  hash: match.hash,
  seq: match.seq,
  length: match.length,
  seats: match.seats,
  decisions: match.decisions(),
  undo: match.seats.map((_, seat) => match.canUndo(seat)),
  revisions: viewers.map((viewer) => match.revision(viewer)),
});

/** Continues at random, with take-backs. */
function wander(match: Match<CaravanTypes>, entries: number, seed: string): void {
  const random = createRandom(seed);
  for (let i = 0; i < entries && match.result() === null; i++) {
    const back = match.seats.flatMap((_, seat) => (match.canUndo(seat) ? [seat] : []));
    if (back.length > 0 && random.int(2) === 0) match.undo(pick(random, back));
    else {
      const { seat, choices, forward } = pick(
        random,
        match.decisions().filter((decision) => decision.forward > 0),
      );
      match.choose(seat, pick(random, choices.slice(0, forward)));
    }
  }
}

describe('the log', () => {
  test('has every choice and undo in order', () => {
    const match = newMatch(3);
    const packed = choiceOf(match, 0, 'pack');
    match.choose(0, packed);
    match.undo(0);
    match.choose(0, packed);
    const choice = { kind: 'choice', seat: 0, choice: packed };
    expect(match.log()).toEqual([choice, { kind: 'undo', seat: 0 }, choice]);
    expect([match.seq, match.length]).toEqual([3, 1]);
    expect(match.log(2)).toEqual([choice]);
  });

  test('has no entry for a refused choice or undo', () => {
    const match = newMatch();
    expect(() => match.undo(0)).toThrow(CordilleraError);
    expect(() => match.choose(0, { do: 'fly' })).toThrow(CordilleraError);
    expect(match.seq).toBe(0);
  });

  test('rebuilds the match from a file, with undo, revisions and cursors', () => {
    const match = newMatch(3);
    wander(match, 60, 'a file');
    expect(match.log().some(({ kind }) => kind === 'undo')).toBe(true);
    const loaded = load(match);
    expect(asked(loaded)).toEqual(asked(match));
    expect(loaded.log()).toEqual(match.log());
    for (const viewer of viewers) expect(loaded.events(0, viewer)).toEqual(match.events(0, viewer));
  });
});

describe('a take-back', () => {
  /** The goods are packed, shown and reacted to, with barriers for every seat in between. */
  const played = () => {
    const match = playOn(newMatch(3), ({ turns }) => turns === 3);
    expect(match.settledEventCount(1)).toBeGreaterThan(
      match.fork(match.choices().findLastIndex(({ seat }) => seat === 1)).eventCount(1),
    );
    return match;
  };

  test('removes the last choice of a seat and everything since, across barriers', () => {
    const match = played();
    const choices = match.choices();
    const at = choices.findLastIndex(({ seat }) => seat === 1);
    const before = viewers.map((viewer) => match.events(0, viewer));
    match.takeBack(1);
    expect(match.choices()).toEqual(choices.slice(0, at));
    expect(match.log().at(-1)).toEqual({ kind: 'takeBack', seat: 1 });
    expect(match.hash).toBe(match.fork(at).hash);
    viewers.forEach((viewer, index) => {
      const events = match.events(0, viewer);
      expect(events).toEqual(before[index]!.slice(0, events.length));
      expect(match.revision(viewer)).toBeGreaterThan(0);
      expect(match.settledEventCount(viewer)).toBeLessThanOrEqual(events.length);
    });
    for (const { seat, choice } of choices.slice(at)) match.choose(seat, choice);
    expect(viewers.map((viewer) => match.events(0, viewer))).toEqual(before);
  });

  test('leads to the beginning when repeated, and is then refused', () => {
    const match = played();
    while (match.choices().some(({ seat }) => seat === 0)) match.takeBack(0);
    const { seq, hash } = match;
    expect(() => match.takeBack(0)).toThrow(expect.objectContaining({ code: 'cannot-undo' }));
    expect(() => match.takeBack(7)).toThrow(expect.objectContaining({ code: 'bad-seat' }));
    expect([match.seq, match.hash]).toEqual([seq, hash]);
  });

  test('is refused after the end of the game, because the seed is known', () => {
    const match = newMatch(3);
    wander(match, 10_000, 'to the end');
    expect(match.result()).not.toBeNull();
    expect(() => match.takeBack(0)).toThrow(expect.objectContaining({ code: 'cannot-undo' }));
  });

  test('is stored in the file', () => {
    const match = played();
    match.takeBack(2);
    wander(match, 10, 'after');
    const loaded = load(match);
    expect(asked(loaded)).toEqual(asked(match));
    expect(loaded.log()).toEqual(match.log());
    for (const viewer of viewers) expect(loaded.events(0, viewer)).toEqual(match.events(0, viewer));
  });

  test('needs the whole log', () => {
    const match = played();
    const restored = restoreMatch(caravan, JSON.parse(JSON.stringify(match.snapshot())));
    expect(() => restored.takeBack(0)).toThrow(expect.objectContaining({ code: 'not-kept' }));
    match.takeBack(0);
    expect(asked(restoreMatch(caravan, JSON.parse(JSON.stringify(match.snapshot()))))).toEqual(asked(match));
  });
});

describe('a snapshot', () => {
  test.each([1, 7, 20, 33, 51])(
    'taken after %i entries, with later entries applied, behaves like the whole match',
    (at) => {
      const match = newMatch(3);
      wander(match, at, 'before');
      const cursors = viewers.map((viewer) => match.events(0, viewer).length);
      const revisions = viewers.map((viewer) => match.revision(viewer));
      const snapshot = JSON.parse(JSON.stringify(match.snapshot()));
      wander(match, 30, 'since');
      const restored = restoreMatch(caravan, snapshot, { since: match.log(snapshot.seq) });
      expect(asked(restored)).toEqual(asked(match));
      viewers.forEach((viewer, index) => {
        // viewers who saw none of what was taken back continue from their own cursor
        if (match.revision(viewer) === revisions[index])
          expect(restored.events(cursors[index]!, viewer)).toEqual(match.events(cursors[index]!, viewer));
      });
      wander(match, 20, 'both');
      wander(restored, 20, 'both');
      expect(asked(restored)).toEqual(asked(match));
    },
  );

  test('knows the barriers of each seat', () => {
    const match = newMatch(3);
    act(match, 0, 'pack');
    act(match, 1, 'draw');
    act(match, 2, 'pack');
    const cursors = viewers.map((viewer) => match.events(0, viewer).length);
    const snapshot = JSON.parse(JSON.stringify(match.snapshot()));
    const restored = restoreMatch(caravan, snapshot);
    expect(asked(restored)).toEqual(asked(match));
    expect(asked(restored).undo).toEqual([true, false, true]);
    for (const each of [match, restored]) {
      each.undo(0);
      act(each, 0, 'draw');
    }
    expect(asked(restored)).toEqual(asked(match));
    expect(asked(restored).undo).toEqual([false, false, true]);
    expect(asked(load(match))).toEqual(asked(match));
    // everyone saw that seat 0 packed
    expect(asked(restored).revisions).toEqual([1, 1, 1, 1]);
    viewers.forEach((viewer, index) => {
      const since = snapshot.base.eventCounts[index];
      expect(restored.events(since, viewer)).toEqual(match.events(since, viewer));
      expect(since).toBeLessThan(cursors[index]!);
    });
  });

  test('restores without replaying earlier entries', () => {
    const match = playOn(newMatch(3, { options: { rounds: 4 } }), ({ length }) => length > 30);
    let applied = 0;
    const counted: Game<CaravanTypes> = {
      ...caravan,
      rules: (content) => {
        const rules = caravan.rules(content);
        return {
          ...rules,
          apply(state, seat, choice) {
            applied++;
            return rules.apply(state, seat, choice);
          },
          setup: () => {
            throw new Error('set up again');
          },
        };
      },
    };
    const snapshot = match.snapshot();
    expect(restoreMatch(counted, snapshot).hash).toBe(match.hash);
    expect(applied).toBe(snapshot.tail.length);
    expect(snapshot.tail.length).toBeLessThan(match.length);
  });

  test('refuses requests for earlier entries and events', () => {
    const match = playOn(newMatch(3), ({ length }) => length > 12);
    const restored = restoreMatch(caravan, match.snapshot());
    for (const attempt of [
      () => restored.log(),
      () => restored.choices(),
      () => restored.toJSON(),
      () => restored.toStored(),
      () => restored.fork(1),
      () => restored.events(0, 'spectator'),
    ])
      expect(attempt).toThrow('beginning');
  });
});

describe('the events of a viewer', () => {
  test('are read from a cursor, at a cost independent of the length of the match', () => {
    const match = newMatch(3);
    const seen = viewers.map(() => 0);
    wander(match, 0, '');
    for (let i = 0; i < 40 && match.result() === null; i++) {
      playOn(match, ({ length }) => length > i, `step ${i}`);
      viewers.forEach((viewer, index) => {
        const fresh = match.events(seen[index]!, viewer);
        expect(match.events(0, viewer).slice(seen[index])).toEqual(fresh);
        seen[index]! += fresh.length;
      });
    }
  });
});

/** The toy with a time limit: when time is up the first forward choice is made. */
const clocked: Game<CaravanTypes> = {
  ...caravan,
  rules: (content) => {
    const rules = caravan.rules(content);
    return {
      ...rules,
      timeUp: (state, seat) => (rules.deciders(state).includes(seat) ? rules.decision(state, seat)!.choices[0]! : null),
    };
  },
};

describe('a timeout', () => {
  test('plays for the seat until the game no longer waits for it, in one log entry', () => {
    const match = createMatch(clocked, { options: {}, seats: [{ name: 'Ada' }, { name: 'Ben' }], seed: SEED });
    const [seat] = match.deciders() as [number];
    const seen: object[] = [];
    const events = match.timeUp(seat, (event) => void seen.push(event));
    expect(seen).toEqual(events);
    expect(events.length).toBeGreaterThan(0);
    expect(match.deciders()).not.toContain(seat);
    expect(match.log()).toEqual([{ kind: 'timeUp', seat }]);
    expect(match.length).toBeGreaterThan(1);
    const loaded = loadMatch(JSON.stringify(match), { games: [clocked as unknown as Game] });
    expect([loaded.hash, loaded.seq, loaded.length]).toEqual([match.hash, match.seq, match.length]);
  });

  test('is refused in a game without a clock', () => {
    expect(() => newMatch(2).timeUp(0)).toThrow(CordilleraError);
  });

  test('is refused for a seat that the game does not wait for', () => {
    const match = createMatch(clocked, { options: {}, seats: [{ name: 'Ada' }, { name: 'Ben' }], seed: SEED });
    act(match, 0, 'pack', 'ready');
    const { hash, seq } = match;
    expect(() => match.timeUp(0)).toThrow(CordilleraError);
    expect([match.hash, match.seq]).toEqual([hash, seq]);
  });
});

describe('the players of a match', () => {
  test('may change during play without affecting the rules', () => {
    const match = newMatch(2);
    const { hash } = match;
    act(match, 0, 'pack');
    match.sit(1, { name: 'Cleo', bot: 'random' });
    match.sit(0, { name: 'Ada', standIn: 'random' });
    expect(match.seats).toEqual([
      { name: 'Ada', standIn: 'random' },
      { name: 'Cleo', bot: 'random' },
    ]);
    match.undo(0);
    expect(match.hash).toBe(hash);
    expect(match.log().map(({ kind }) => kind)).toEqual(['choice', 'sit', 'sit', 'undo']);
    expect(load(match).seats).toEqual(match.seats);
    expect(restoreMatch(caravan, match.snapshot()).seats).toEqual(match.seats);
  });

  test.each([{ name: '' }, { name: 'x'.repeat(61) }, { bot: 'random' }, { name: 'Ada', wins: true }, null])(
    'is not %o',
    (player) => {
      const match = newMatch(2);
      expect(() => match.sit(0, player)).toThrow(CordilleraError);
      expect(match.seq).toBe(0);
    },
  );
});
