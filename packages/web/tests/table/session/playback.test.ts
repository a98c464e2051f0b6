import type { GameTypes } from '@cordillera/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback } from '../../../src/table/session/playback.ts';
import type { TableStep } from '../../../src/table/source/source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const steps = (types: string): TableStep[] => types.split(' ').map((type) => ({ event: { type }, view: {} }));

/** Events whose names begin with the same letter are one beat of 100 ms; those with `q` are untimed. */
function playbackOf(isSpectated: boolean) {
  const said: string[] = [];
  const playback = new Playback<GameTypes>({
    beatOf: ({ type }) => (type.startsWith('q') ? null : { key: type[0]!, ms: 100 }),
    isSpectated,
    onBeat: (beat, skipsAnimation) =>
      said.push(`${beat.map(({ event }) => event.type).join('+')}${skipsAnimation ? '!' : ''}`),
    onSettled: () => said.push('settled'),
  });
  return { playback, said };
}

describe('playback of events', () => {
  test('goes beat by beat, and untimed events belong to the beat before them', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1 a2 q1 b1 a3'));
    expect(said).toEqual(['a1+a2+q1']);
    vi.advanceTimersByTime(99);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['a1+a2+q1', 'b1']);
    // people may act as soon as the last beat is shown
    vi.advanceTimersByTime(100);
    expect(said).toEqual(['a1+a2+q1', 'b1', 'a3', 'settled']);
  });

  test('is settled at once when there are no events', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue([]);
    expect(said).toEqual(['settled']);
  });

  test('finishes the last beat before events that follow by themselves, but not after a skip', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1'));
    playback.enqueue(steps('b1'));
    expect(said).toEqual(['a1', 'settled']);
    vi.advanceTimersByTime(100);
    expect(said).toEqual(['a1', 'settled', 'b1', 'settled']);
    playback.skip();
    playback.enqueue(steps('c1'));
    expect(said.slice(4)).toEqual(['c1', 'settled']);
  });

  test('is slower at a lower speed', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1 b1'), 0.5);
    vi.advanceTimersByTime(199);
    expect(said).toEqual(['a1']);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['a1', 'b1', 'settled']);
  });

  test('does not wait at infinite speed', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1'), Number.POSITIVE_INFINITY);
    playback.enqueue(steps('b1 c1'), Number.POSITIVE_INFINITY);
    expect(said).toEqual(['a1', 'settled', 'b1', 'c1', 'settled']);
  });

  test('can be skipped, and then shows the remaining events once, without animation', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1 b1 c1'));
    playback.skip();
    playback.skip();
    vi.runAllTimers();
    expect(said).toEqual(['a1', 'b1+c1!', 'settled']);
  });

  test('can be discarded, and can be paused', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1 b1 c1'));
    playback.pause();
    vi.runAllTimers();
    expect(said).toEqual(['a1']);
    playback.run();
    expect(said).toEqual(['a1', 'b1']);
    playback.forget();
    vi.runAllTimers();
    expect(said).toEqual(['a1', 'b1']);
  });
});

describe('playback of a watched game', () => {
  test('uses the chosen speed, also for the last beat', () => {
    const { playback, said } = playbackOf(true);
    playback.speed = 2;
    expect(playback.speedFactor).toBe(2.5);
    playback.enqueue(steps('a1 b1'));
    vi.advanceTimersByTime(40);
    expect(said).toEqual(['a1', 'b1']);
    vi.advanceTimersByTime(40);
    expect(said).toEqual(['a1', 'b1', 'settled']);
  });

  test('shows everything at once at the last speed', () => {
    const { playback, said } = playbackOf(true);
    playback.speed = 3;
    expect(playback.isAtOnce).toBe(true);
    playback.enqueue(steps('a1 b1'));
    expect(said).toEqual(['a1!', 'b1!', 'settled']);
  });

  test('continues while it plays; a single step goes on to the next visible event without a pause', () => {
    const { playback } = playbackOf(true);
    expect({ goesOn: playback.goesOn, haste: playback.speedFactor }).toEqual({ goesOn: true, haste: 1 });
    playback.step();
    expect(playback.playing).toBe(false);
    expect({ goesOn: playback.goesOn, haste: playback.speedFactor }).toEqual({
      goesOn: true,
      haste: Number.POSITIVE_INFINITY,
    });
    playback.enqueue([]);
    expect(playback.goesOn).toBe(true);
    playback.enqueue(steps('a1'));
    expect(playback.goesOn).toBe(false);
  });
});
