import type { Seat } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { type PendingDecisions, SharedScreen } from '../../../src/table/session/screen.ts';

const asked = (waiting: Seat[], more: Partial<PendingDecisions> = {}): PendingDecisions => ({
  waiting,
  open: [],
  turns: 1,
  turnOf: null,
  ...more,
});

/** Two pairs, 0 with 1 and 2 with 3, unless nobody shares anything. */
function screenOf(first: PendingDecisions, { pairs = true, openHands = false } = {}): SharedScreen {
  const shares = (a: Seat, b: Seat): boolean => pairs && Math.floor(a / 2) === Math.floor(b / 2);
  return new SharedScreen({ people: [0, 1, 2, 3], shares, openHands, asked: first });
}

const seen = ({ acting, viewer, handOver, reclaimableBy }: SharedScreen) => ({
  acting,
  viewer,
  handOver,
  backTo: reclaimableBy,
});

/** Something happened and has been told. */
function move(screen: SharedScreen, next: PendingDecisions): boolean {
  const isLaidDown = screen.moved(next);
  screen.settle();
  return isLaidDown;
}

describe('a screen between people who see different things', () => {
  test('lies on the table at first; whoever takes it acts and sees with their own eyes', () => {
    const screen = screenOf(asked([0, 1, 2, 3]));
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 0, backTo: null });
    expect(screen.take(7)).toBe(false);
    expect(screen.take(0)).toBe(true);
    expect(seen(screen)).toEqual({ acting: 0, viewer: 0, handOver: null, backTo: null });
  });

  test('goes on to a companion by itself, and is laid down before anybody else', () => {
    const screen = screenOf(asked([0, 1, 2, 3]));
    screen.take(0);
    expect(move(screen, asked([1, 2, 3]))).toBe(false);
    expect(seen(screen)).toMatchObject({ acting: 1, viewer: 1 });
    expect(move(screen, asked([2, 3]))).toBe(true);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 2, backTo: 1 });
  });

  test('is laid down when the round is over, even if the holder is next; nobody takes that back', () => {
    const screen = screenOf(asked([0]));
    screen.take(0);
    expect(move(screen, asked([0], { turns: 2 }))).toBe(true);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 0, backTo: null });
  });

  test('stays with somebody who looks again, until the game waits for other people than before', () => {
    const screen = screenOf(asked([2]), { pairs: false });
    screen.take(1);
    expect(move(screen, asked([2]))).toBe(false);
    expect(seen(screen)).toEqual({ acting: 1, viewer: 1, handOver: null, backTo: null });
    expect(move(screen, asked([3]))).toBe(true);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 3, backTo: null });
  });

  test('is turned to another person of the circle, never to one outside of it', () => {
    const screen = screenOf(asked([0, 1, 2, 3]));
    expect(screen.act(0)).toBe(false);
    screen.take(0);
    expect(screen.act(2)).toBe(false);
    expect(screen.act(1)).toBe(true);
    expect(screen.acting).toBe(1);
  });

  test('lies on the table while only others are waited for, unless it is the holder’s turn', () => {
    const screen = screenOf(asked([0]));
    screen.take(0);
    expect(move(screen, asked([], { turnOf: 0 }))).toBe(false);
    expect(seen(screen)).toMatchObject({ acting: 0, viewer: 0 });
    expect(move(screen, asked([0], { turnOf: 0 }))).toBe(false);
    expect(move(screen, asked([], { turnOf: 3 }))).toBe(true);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: null, backTo: 0 });
  });
});

describe('an open answer', () => {
  test('is given without a hand-over, one after the other, seen by nobody in particular; then the holder goes on', () => {
    const screen = screenOf(asked([0]), { pairs: false });
    screen.take(0);
    expect(move(screen, asked([1, 3], { open: [1, 3] }))).toBe(false);
    expect(seen(screen)).toEqual({ acting: 1, viewer: 'spectator', handOver: null, backTo: null });
    expect(screen.isAnswering).toBe(true);
    expect(screen.act(0)).toBe(false);
    expect(move(screen, asked([3], { open: [3] }))).toBe(false);
    expect(seen(screen)).toMatchObject({ acting: 3, viewer: 'spectator' });
    expect(move(screen, asked([0]))).toBe(false);
    expect(screen.isAnswering).toBe(false);
    expect(seen(screen)).toEqual({ acting: 0, viewer: 0, handOver: null, backTo: null });
  });

  test('is given at a screen that lies on the table, before it is handed over', () => {
    const screen = screenOf(asked([1, 2], { open: [2] }), { pairs: false });
    expect(seen(screen)).toEqual({ acting: 2, viewer: 'spectator', handOver: null, backTo: null });
    move(screen, asked([1]));
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 1, backTo: null });
  });

  test('that needs hidden things needs the screen', () => {
    const screen = screenOf(asked([0]), { pairs: false });
    screen.take(0);
    expect(move(screen, asked([1, 3], { open: [3] }))).toBe(false);
    expect(screen.acting).toBe(3);
    expect(move(screen, asked([1]))).toBe(true);
    expect(screen.handOver).toBe(1);
  });

  test('that leads to a question about hidden things hands the screen over, even if somebody holds it', () => {
    const screen = screenOf(asked([0, 1]), { pairs: false });
    screen.take(0);
    // 0 is done and keeps the screen, because 1 answers openly
    expect(move(screen, asked([1], { open: [1] }))).toBe(false);
    expect(seen(screen)).toMatchObject({ acting: 1, handOver: null });
    // the same person is still waited for, but has to look at a hand now
    expect(move(screen, asked([1]))).toBe(true);
    expect(seen(screen)).toMatchObject({ acting: null, viewer: 'spectator', handOver: 1 });
  });
});

describe('with open hands', () => {
  test('everybody is of one circle: whoever is asked acts with their own eyes', () => {
    const screen = screenOf(asked([2, 3]), { openHands: true });
    expect(seen(screen)).toEqual({ acting: 2, viewer: 2, handOver: null, backTo: null });
    expect(move(screen, asked([0], { turns: 2, open: [0] }))).toBe(false);
    expect(seen(screen)).toEqual({ acting: 0, viewer: 0, handOver: null, backTo: null });
    expect(screen.act(3)).toBe(true);
  });

  test('they can be opened and hidden again in the middle', () => {
    const screen = screenOf(asked([2]));
    screen.setOpenHands(true);
    expect(seen(screen)).toEqual({ acting: 2, viewer: 2, handOver: null, backTo: null });
    screen.setOpenHands(false);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 2, backTo: null });
  });
});
