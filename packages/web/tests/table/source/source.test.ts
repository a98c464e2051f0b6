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

/** Everybody does the first thing that is asked, this many times. */
function play(match: Match<SierraTypes>, times: number): Match<SierraTypes> {
  for (let i = 0; i < times; i++) {
    const [seat] = match.deciders();
    match.choose(seat!, match.decision(seat!)!.choices[0]!);
  }
  return match;
}

describe('a match that is played here', () => {
  test('has done what was chosen, and told it, before the answer comes', async () => {
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

  test('refuses what the rules refuse, and tells nothing', async () => {
    const match = matchOf([undefined]);
    const source = new LocalSource({ match });
    const changes = changesOf(source);
    await expect(source.choose(0, { do: 'ready' })).rejects.toBeInstanceOf(CordilleraError);
    await expect(source.undo(0)).rejects.toBeInstanceOf(CordilleraError);
    expect(changes).toEqual([]);
    expect(match.seq).toBe(0);
  });

  test('gives each event with the picture after it; the last one shows what everybody may know now', async () => {
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

  test('is applied once for a choice and what is shown of it, for every viewer', async () => {
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

  test('shows what a wish of somebody here chose together with what was chosen before it', async () => {
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
    // what nobody looked on at any more is made again
    const last = source.viewSteps(since, 0).map(({ event, view }) => ({ event, view }));
    source.setStandingAnswer(0, {});
    await source.choose(0, match.decision(0)!.choices[0]!);
    expect(source.viewSteps(since, 0).slice(0, last.length)).toEqual(last);
  });

  test('asks its bots when it may go on; one that cannot answer is told, and asked again', async () => {
    // there are no workers in this place
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

  test('asks no bot any more when another window has it', () => {
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

  test('begins with the first card and makes one choice whenever it may go on, until all are made', () => {
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

  test('whose choices may be told together makes many at once', () => {
    const match = play(matchOf([undefined, undefined]), 12);
    const source = new ReplaySource(match);
    const changes = changesOf(source);
    source.advance(Number.POSITIVE_INFINITY, true);
    // the clock stands still: there is time for all of them
    vi.advanceTimersByTime(0);
    expect(changes).toEqual(['changed']);
    expect(source.events(0, 'spectator')).toEqual(match.events(0, 'spectator'));
  });

  test('stands still when nobody looks, and cannot be changed', async () => {
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
