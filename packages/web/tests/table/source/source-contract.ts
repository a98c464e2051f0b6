import type { Match, Seat, Viewer } from '@cordillera/engine';
import type { SierraTypes } from '@cordillera/sierra';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLocalizedError } from '../../../src/platform/errors.ts';
import type { SourceChange, TableSource } from '../../../src/table/source/source.ts';

/** A source under test, and the match that it shows. */
export interface SourceUnderTest {
  source: TableSource<SierraTypes>;
  /** The match as it really is. */
  match(): Match<SierraTypes>;
  /** Makes one choice for the next seat to decide; false when there are none left. */
  advance(): Promise<boolean>;
}

const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** The viewers of a session: the people at the screen, and their common view. */
const viewersOf = ({ people }: TableSource<SierraTypes>): Viewer[] =>
  people.length === 1 ? [...people] : [...people, 'spectator'];

/** Checks that everything the source says about the present agrees with the match. */
function expectSameTable(source: TableSource<SierraTypes>, match: Match<SierraTypes>): void {
  for (const viewer of viewersOf(source)) {
    expect(asJson(source.view(viewer))).toEqual(asJson(match.view(viewer)));
    expect(asJson(source.events(0, viewer))).toEqual(asJson(match.events(0, viewer)));
    expect(source.score(viewer)).toEqual(match.score(viewer));
  }
  for (const seat of source.people) {
    expect(source.decision(seat)).toEqual(match.decision(seat));
    expect(source.blocked(seat)).toEqual(match.blocked(seat));
    expect(source.canUndo(seat)).toBe(match.canUndo(seat));
  }
  expect(asJson(source.view('spectator'))).toEqual(asJson(match.view('spectator')));
  expect(source.deciders()).toEqual(match.deciders());
  expect(source.turns).toBe(match.turns);
  expect(source.result()).toEqual(match.result());
}

/** What a table may expect of any source, wherever the match is and whoever sits at this screen. */
export function testTableSource(name: string, people: readonly Seat[], open: () => SourceUnderTest): void {
  describe(`a table source: ${name}`, () => {
    let tested: SourceUnderTest;
    let source: TableSource<SierraTypes>;

    beforeEach(() => {
      vi.useFakeTimers();
      tested = open();
      source = tested.source;
    });
    afterEach(() => {
      source.close();
      vi.useRealTimers();
    });

    const heard = (): SourceChange['kind'][] => {
      const kinds: SourceChange['kind'][] = [];
      source.subscribe(({ kind }) => kinds.push(kind));
      return kinds;
    };

    /** Makes choices until one of them is an event for this viewer. */
    const advanceToEvent = async (viewer: Viewer): Promise<void> => {
      const before = source.events(0, viewer).length;
      while (source.events(0, viewer).length <= before) expect(await tested.advance()).toBe(true);
    };

    test('gives the seats, and the public view before the first choice', async () => {
      const first = asJson(tested.match().fork(0).view('spectator'));
      expect(source.seats.map(({ name }) => name)).toEqual(tested.match().seats.map(({ name }) => name));
      expect(source.people).toEqual(people);
      expect(source.seedHash).toBe(tested.match().seedHash);
      expect(asJson(source.start)).toEqual(first);
      await tested.advance();
      expect(asJson(source.start)).toEqual(first);
    });

    test('agrees with the match after every choice, and already when it notifies its listeners', async () => {
      const listener = vi.fn(({ kind }: SourceChange) => {
        if (kind === 'changed') expectSameTable(source, tested.match());
      });
      source.subscribe(listener);
      expectSameTable(source, tested.match());
      for (let i = 0; i < 16; i++) {
        const before = listener.mock.calls.length;
        expect(await tested.advance()).toBe(true);
        expect(listener.mock.calls.slice(before)).toContainEqual([{ kind: 'changed' }]);
        expectSameTable(source, tested.match());
      }
      expect(source.turns).toBeGreaterThan(1);
      for (const { type, value } of listener.mock.results) expect({ type, value }).toEqual({ type: 'return' });
    });

    test('notifies each listener until it has unsubscribed', async () => {
      const [first, second] = [vi.fn(), vi.fn()];
      const stop = source.subscribe(first);
      source.subscribe(second);
      await tested.advance();
      expect(first).toHaveBeenCalled();
      stop();
      first.mockClear();
      second.mockClear();
      await tested.advance();
      expect(first).not.toHaveBeenCalled();
      expect(second).toHaveBeenCalled();
    });

    test('gives the events after a point, and each with the view right after it', async () => {
      for (const viewer of viewersOf(source)) {
        for (let i = 0; i < 4; i++) {
          const since = source.events(0, viewer).length;
          await advanceToEvent(viewer);
          const events = source.events(since, viewer);
          const steps = source.viewSteps(since, viewer);
          expect(events).toEqual(source.events(0, viewer).slice(since));
          expect(steps.map(({ event }) => event)).toEqual(events);
          const played = [...tested.match().replay(viewer)].flatMap((choice) => choice.steps);
          const there = played.slice(-events.length);
          expect(steps.map(({ view }) => asJson(view))).toEqual(there.map(({ view }) => asJson(view)));
        }
        const count = source.events(0, viewer).length;
        expect(source.events(count, viewer)).toEqual([]);
        expect(source.viewSteps(count, viewer)).toEqual([]);
      }
    });

    test('replays the events from any point, with their event counts', async () => {
      const [viewer] = viewersOf(source);
      for (let i = 0; i < 5; i++) await advanceToEvent(viewer!);
      const match = tested.match();
      const steps = [...match.replay(viewer!)].flatMap((played) => played.steps);
      const events = source.events(0, viewer!);
      // events of the setup lie before the first choice
      const first = events.length - steps.length;
      for (const since of [first, first + 1, events.length - 1, events.length]) {
        const story = await source.replaySince(since, viewer!);
        expect(story.map(({ event }) => asJson(event))).toEqual(asJson(events.slice(since)));
        expect(story.map(({ view }) => asJson(view))).toEqual(
          steps.slice(since - first).map(({ view }) => asJson(view)),
        );
        expect(story.map(({ eventCount }) => eventCount)).toEqual(events.slice(since).map((_, i) => since + i + 1));
      }
    });

    test('keeps its revision while events only follow', async () => {
      const viewers = viewersOf(source);
      const before = viewers.map((viewer) => source.revision(viewer));
      for (const viewer of viewers) await advanceToEvent(viewer);
      expect(viewers.map((viewer) => source.revision(viewer))).toEqual(before);
    });

    test('refuses illegal choices with a localized error, and changes nothing', async () => {
      const kinds = heard();
      const { length } = tested.match();
      await expect(source.choose(0, { do: 'ready' })).rejects.toSatisfy(isLocalizedError);
      await expect(source.undo(0)).rejects.toSatisfy(isLocalizedError);
      expect(kinds).toEqual([]);
      expect(tested.match().length).toBe(length);
      expectSameTable(source, tested.match());
      // and the match goes on
      expect(await tested.advance()).toBe(true);
    });

    test('does nothing more after it was closed, however often it is advanced', async () => {
      source.advance(1);
      source.advance(Number.POSITIVE_INFINITY, true);
      source.close();
      const kinds = heard();
      const { length } = tested.match();
      await vi.runAllTimersAsync();
      expect(kinds).toEqual([]);
      expect(tested.match().length).toBe(length);
    });

    test('remembers the standing answers of the players here', () => {
      expect(source.standingAnswers).toEqual({});
      for (const seat of people) source.setStandingAnswer(seat, { trap: 'never' });
      expect(source.standingAnswers).toEqual(Object.fromEntries(people.map((seat) => [seat, { trap: 'never' }])));
    });

    // spectators have no standing answers
    if (people.length === 0) return;

    test('previews a choice without making it', () => {
      const asked = people.find((seat) => source.decision(seat)?.forward)!;
      for (const choice of source.decision(asked)!.choices)
        expect(source.preview(asked, choice)).toEqual(tested.match().preview(asked, choice));
      expectSameTable(source, tested.match());
    });

    test('takes a choice back, and raises the revision when a shown event is gone', async () => {
      // far enough that the player's choice makes an event
      while (source.turns < 2) await tested.advance();
      for (const seat of people) {
        while (!source.decision(seat)?.forward) await tested.advance();
        const [events, revision] = [source.events(0, seat), source.revision(seat)];
        while (source.events(0, seat).length === events.length)
          await source.choose(seat, source.decision(seat)!.choices[0]!);
        expect(source.canUndo(seat)).toBe(true);
        await source.undo(seat);
        expect(source.events(0, seat)).toEqual(events);
        expect(source.revision(seat)).toBeGreaterThan(revision);
        expectSameTable(source, tested.match());
      }
    });
  });
}
