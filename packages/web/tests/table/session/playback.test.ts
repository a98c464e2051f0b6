import type { GameTypes } from '@cordillera/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback } from '../../../src/table/session/playback.ts';
import type { TableStep } from '../../../src/table/source/source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const steps = (types: string): TableStep[] => types.split(' ').map((type) => ({ event: { type }, view: {} }));

/** Events whose name begins with the same letter are one beat of 100 ms; what begins with `q` is not waited for. */
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

describe('what happened', () => {
  test('is told beat by beat; what is not waited for belongs to what came before it', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1 a2 q1 b1 a3'));
    expect(said).toEqual(['a1+a2+q1']);
    vi.advanceTimersByTime(99);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['a1+a2+q1', 'b1']);
    // people may act as soon as they see the last of it
    vi.advanceTimersByTime(100);
    expect(said).toEqual(['a1+a2+q1', 'b1', 'a3', 'settled']);
  });

  test('is settled at once when there is nothing to tell', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue([]);
    expect(said).toEqual(['settled']);
  });

  test('what follows by itself lets the last beat be seen; whoever acts does not wait for it', () => {
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

  test('once more it is told more slowly', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1 b1'), 0.5);
    vi.advanceTimersByTime(199);
    expect(said).toEqual(['a1']);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['a1', 'b1', 'settled']);
  });

  test('beside somebody who acts it is told without waiting', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1'), Number.POSITIVE_INFINITY);
    playback.enqueue(steps('b1 c1'), Number.POSITIVE_INFINITY);
    expect(said).toEqual(['a1', 'settled', 'b1', 'c1', 'settled']);
  });

  test('can be skipped, and is then told in a hurry; skipped twice it is told once', () => {
    const { playback, said } = playbackOf(false);
    playback.enqueue(steps('a1 b1 c1'));
    playback.skip();
    playback.skip();
    vi.runAllTimers();
    expect(said).toEqual(['a1', 'b1+c1!', 'settled']);
  });

  test('can be forgotten, and can wait until somebody looks', () => {
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

describe('a watched game', () => {
  test('is told at the speed that was chosen, and the last beat has its time too', () => {
    const { playback, said } = playbackOf(true);
    playback.speed = 2;
    expect(playback.speedFactor).toBe(2.5);
    playback.enqueue(steps('a1 b1'));
    vi.advanceTimersByTime(40);
    expect(said).toEqual(['a1', 'b1']);
    vi.advanceTimersByTime(40);
    expect(said).toEqual(['a1', 'b1', 'settled']);
  });

  test('is told all at once at the last speed', () => {
    const { playback, said } = playbackOf(true);
    playback.speed = 3;
    expect(playback.isAtOnce).toBe(true);
    playback.enqueue(steps('a1 b1'));
    expect(said).toEqual(['a1!', 'b1!', 'settled']);
  });

  test('goes on while it plays; a step goes on to the next thing that can be seen, without a pause', () => {
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
