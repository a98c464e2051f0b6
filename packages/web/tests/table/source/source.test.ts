import { CordilleraError, canSee, createMatch, type Match } from '@cordillera/engine';
import { type SierraTypes, sierra } from '@cordillera/sierra';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalSource } from '../../../src/table/source/localSource.ts';
import { ReplaySource } from '../../../src/table/source/replaySource.ts';
import type { SourceChange } from '../../../src/table/source/source.ts';

const matchOf = (bots: readonly (string | undefined)[]): Match<SierraTypes> =>
  createMatch(sierra, {
    options: { mode: bots.length === 1 ? 'solo' : 'competitive' },
    seats: bots.map((bot, i) => ({ name: `P${i}`, bot })),
    seed: '0123456789abcdef0123456789abcdef',
  });

function changesOf(source: { subscribe(listener: (changes: SourceChange) => void): () => void }): string[] {
  const changes: string[] = [];
  source.subscribe((each) => changes.push(each.kind === 'problem' ? each.problem.kind : each.kind));
  return changes;
}

/** The first seat to decide makes its first available choice, this many times. */
function play(match: Match<SierraTypes>, times: number): Match<SierraTypes> {
  for (let i = 0; i < times; i++) {
    const [seat] = match.deciders();
    match.choose(seat!, match.decision(seat!)!.choices[0]!);
  }
  return match;
}

describe('a match played on this device', () => {
  test('has applied the choice and notified listeners before the promise resolves', async () => {
    const match = matchOf([undefined]);
    const source = new LocalSource({ match });
    const changes = changesOf(source);
    const answer = source.choose(0, source.decision(0)!.choices[0]!);
    expect(changes).toEqual(['changed']);
    expect(match.length).toBe(1);
    const undone = source.undo(0);
    expect(changes).toEqual(['changed', 'changed']);
    expect(match.length).toBe(0);
    await expect(Promise.all([answer, undone])).resolves.toEqual([undefined, undefined]);
  });

  test('throws the refusals of the rules without notifying listeners', async () => {
    const match = matchOf([undefined]);
    const source = new LocalSource({ match });
    const changes = changesOf(source);
    await expect(source.choose(0, { do: 'ready' })).rejects.toBeInstanceOf(CordilleraError);
    await expect(source.undo(0)).rejects.toBeInstanceOf(CordilleraError);
    expect(changes).toEqual([]);
    expect(match.seq).toBe(0);
  });

  test('gives each event with the view after it, the last being the current view', async () => {
    const match = matchOf([undefined]);
    const source = new LocalSource({ match });
    for (let i = 0; i < 30; i++) {
      const since = match.events(0, 'spectator').length;
      await source.choose(0, source.decision(0)!.choices[0]!);
      const pictures = source.viewSteps(since, 'spectator');
      expect(pictures.map(({ event }) => event)).toEqual(match.events(since, 'spectator'));
      const landscapes = pictures.map(({ view }) => view.groups[0]!.landscape);
      if (landscapes.length > 0) expect(landscapes.at(-1)).toEqual(match.view('spectator').groups[0]!.landscape);
    }
    expect(match.turns).toBeGreaterThan(2);
  });

  test('applies a choice once to play and to show it, for every viewer', async () => {
    const match = matchOf([undefined, undefined]);
    const repeated = matchOf([undefined, undefined]);
    const viewers = [0, 1, 'spectator'] as const;
    let applied = 0;
    const { apply } = match.rules;
    match.rules.apply = (...given) => {
      applied++;
      return apply(...given);
    };
    const source = new LocalSource({ match });
    let shown = 0;
    for (let i = 0; i < 60; i++) {
      const since = viewers.map((viewer) => match.eventCount(viewer));
      const [seat] = match.deciders();
      const choice = match.decision(seat!)!.choices[0]!;
      const seen = viewers.map((): unknown[] => []);
      repeated.choose(seat!, choice, (event, view) => {
        viewers.forEach((viewer, index) => {
          if (canSee(viewer, event)) seen[index]!.push({ event: structuredClone(event), view: view(viewer) });
        });
      });
      await source.choose(seat!, choice);
      viewers.forEach((viewer, index) => {
        const steps = source.viewSteps(since[index]!, viewer).map(({ event, view }) => ({ event, view }));
        expect(steps).toEqual(seen[index]);
        expect(source.viewSteps(match.eventCount(viewer), viewer)).toEqual([]);
        shown += steps.length;
      });
    }
    expect(shown).toBeGreaterThan(60);
    expect(applied).toBe(60);
  });

  test('shows a standing answer together with the choice before it', async () => {
    const match = matchOf([undefined]);
    let left = 5;
    const source = new LocalSource({
      match,
      standingAnswers: { 0: {} },
      game: { automaticAnswer: (_, { choices }) => (left-- > 0 ? choices[0]! : null) },
    });
    const since = match.eventCount(0);
    await source.choose(0, match.decision(0)!.choices[0]!);
    expect(match.length).toBe(6);
    expect(source.viewSteps(since, 0).map(({ event }) => event)).toEqual(match.events(since, 0));
    expect(match.eventCount(0) - since).toBeGreaterThan(5);
    // choices that were not observed are replayed
    const last = source.viewSteps(since, 0).map(({ event, view }) => ({ event, view }));
    source.setStandingAnswer(0, {});
    await source.choose(0, match.decision(0)!.choices[0]!);
    expect(source.viewSteps(since, 0).slice(0, last.length)).toEqual(last);
  });

  test('asks its bots when it may advance, and reports and asks again a bot that cannot answer', async () => {
    // the test environment has no workers
    const source = new LocalSource({ match: matchOf([undefined, 'greenhorn']) });
    const changes = changesOf(source);
    expect(source.people).toEqual([0]);
    for (const times of [1, 2]) {
      source.advance(1);
      await vi.waitFor(() => expect(changes.filter((kind) => kind === 'bots')).toHaveLength(times), {
        timeout: 30_000,
      });
    }
    expect(changes.at(0)).toBe('thinking');
  });

  test('asks no bot after another window has taken it', () => {
    const source = new LocalSource({ match: matchOf([undefined, 'greenhorn']) });
    const changes = changesOf(source);
    source.stop();
    source.stop();
    source.advance(1);
    expect(changes).toEqual(['elsewhere']);
  });
});

describe('a recorded match', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('starts before the first choice and makes one choice each time it may advance, until all are made', () => {
    const match = play(matchOf([undefined, undefined]), 12);
    const source = new ReplaySource(match);
    const changes = changesOf(source);
    expect(source.people).toEqual([]);
    expect(source.view('spectator')).toEqual(match.fork(0).view('spectator'));
    source.advance(1);
    source.advance(1);
    vi.runAllTimers();
    expect(changes).toEqual(['changed']);
    expect(source.view('spectator')).toEqual(match.fork(1).view('spectator'));
    for (let i = 0; i < 20; i++) {
      source.advance(Number.POSITIVE_INFINITY);
      vi.advanceTimersByTime(0);
    }
    expect(changes).toHaveLength(12);
    expect(source.events(0, 'spectator')).toEqual(match.events(0, 'spectator'));
  });

  test('makes many choices at once when they may be shown together', () => {
    const match = play(matchOf([undefined, undefined]), 12);
    const source = new ReplaySource(match);
    const changes = changesOf(source);
    source.advance(Number.POSITIVE_INFINITY, true);
    // the faked clock does not advance, so there is time for all of them
    vi.advanceTimersByTime(0);
    expect(changes).toEqual(['changed']);
    expect(source.events(0, 'spectator')).toEqual(match.events(0, 'spectator'));
  });

  test('stops when it is closed, and cannot be changed', async () => {
    const source = new ReplaySource(play(matchOf([undefined, undefined]), 3));
    const changes = changesOf(source);
    source.advance(1);
    source.close();
    vi.runAllTimers();
    await expect(source.choose(0)).rejects.toBeInstanceOf(CordilleraError);
    await expect(source.undo(0)).rejects.toBeInstanceOf(CordilleraError);
    expect(changes).toEqual([]);
  });
});
