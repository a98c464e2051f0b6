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

/** Two pairs that share a view, 0 with 1 and 2 with 3, or four single players. */
function screenOf(first: PendingDecisions, { pairs = true, openHands = false } = {}): SharedScreen {
  const shares = (a: Seat, b: Seat): boolean => pairs && Math.floor(a / 2) === Math.floor(b / 2);
  return new SharedScreen({ people: [0, 1, 2, 3], shares, openHands, asked: first });
}

const seen = ({ acting, viewer, handOver, reclaimableBy }: SharedScreen) => ({
  acting,
  viewer,
  handOver,
  reclaimableBy,
});

/** Applies new decisions and finishes playback. */
function move(screen: SharedScreen, next: PendingDecisions): boolean {
  const isLaidDown = screen.moved(next);
  screen.settle();
  return isLaidDown;
}

describe('a screen shared by players with different views', () => {
  test('shows the public view until a player takes it, who then acts with their own view', () => {
    const screen = screenOf(asked([0, 1, 2, 3]));
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 0, reclaimableBy: null });
    expect(screen.take(7)).toBe(false);
    expect(screen.take(0)).toBe(true);
    expect(seen(screen)).toEqual({ acting: 0, viewer: 0, handOver: null, reclaimableBy: null });
  });

  test('passes to a companion by itself, and is laid down before any other player', () => {
    const screen = screenOf(asked([0, 1, 2, 3]));
    screen.take(0);
    expect(move(screen, asked([1, 2, 3]))).toBe(false);
    expect(seen(screen)).toMatchObject({ acting: 1, viewer: 1 });
    expect(move(screen, asked([2, 3]))).toBe(true);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 2, reclaimableBy: 1 });
  });

  test('is laid down at the end of a round, even if the holder is next, and cannot be taken back', () => {
    const screen = screenOf(asked([0]));
    screen.take(0);
    expect(move(screen, asked([0], { turns: 2 }))).toBe(true);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 0, reclaimableBy: null });
  });

  test('stays with a player who looks again, until other players are to decide', () => {
    const screen = screenOf(asked([2]), { pairs: false });
    screen.take(1);
    expect(move(screen, asked([2]))).toBe(false);
    expect(seen(screen)).toEqual({ acting: 1, viewer: 1, handOver: null, reclaimableBy: null });
    expect(move(screen, asked([3]))).toBe(true);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 3, reclaimableBy: null });
  });

  test('can be switched to a companion of the holder, and to nobody else', () => {
    const screen = screenOf(asked([0, 1, 2, 3]));
    expect(screen.act(0)).toBe(false);
    screen.take(0);
    expect(screen.act(2)).toBe(false);
    expect(screen.act(1)).toBe(true);
    expect(screen.acting).toBe(1);
  });

  test('lies on the table while only others are to decide, unless it is the holder’s turn', () => {
    const screen = screenOf(asked([0]));
    screen.take(0);
    expect(move(screen, asked([], { turnOf: 0 }))).toBe(false);
    expect(seen(screen)).toMatchObject({ acting: 0, viewer: 0 });
    expect(move(screen, asked([0], { turnOf: 0 }))).toBe(false);
    expect(move(screen, asked([], { turnOf: 3 }))).toBe(true);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: null, reclaimableBy: 0 });
  });
});

describe('an open answer', () => {
  test('is given without a hand-over, one after the other, with the public view; then the holder goes on', () => {
    const screen = screenOf(asked([0]), { pairs: false });
    screen.take(0);
    expect(move(screen, asked([1, 3], { open: [1, 3] }))).toBe(false);
    expect(seen(screen)).toEqual({ acting: 1, viewer: 'spectator', handOver: null, reclaimableBy: null });
    expect(screen.isAnswering).toBe(true);
    expect(screen.act(0)).toBe(false);
    expect(move(screen, asked([3], { open: [3] }))).toBe(false);
    expect(seen(screen)).toMatchObject({ acting: 3, viewer: 'spectator' });
    expect(move(screen, asked([0]))).toBe(false);
    expect(screen.isAnswering).toBe(false);
    expect(seen(screen)).toEqual({ acting: 0, viewer: 0, handOver: null, reclaimableBy: null });
  });

  test('is given while the screen lies on the table, before it is handed over', () => {
    const screen = screenOf(asked([1, 2], { open: [2] }), { pairs: false });
    expect(seen(screen)).toEqual({ acting: 2, viewer: 'spectator', handOver: null, reclaimableBy: null });
    move(screen, asked([1]));
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 1, reclaimableBy: null });
  });

  test('that needs hidden information needs the screen', () => {
    const screen = screenOf(asked([0]), { pairs: false });
    screen.take(0);
    expect(move(screen, asked([1, 3], { open: [3] }))).toBe(false);
    expect(screen.acting).toBe(3);
    expect(move(screen, asked([1]))).toBe(true);
    expect(screen.handOver).toBe(1);
  });

  test('that leads to a decision about hidden information hands the screen over, even if somebody holds it', () => {
    const screen = screenOf(asked([0, 1]), { pairs: false });
    screen.take(0);
    // 0 is done and keeps the screen, because 1 gives an open answer
    expect(move(screen, asked([1], { open: [1] }))).toBe(false);
    expect(seen(screen)).toMatchObject({ acting: 1, handOver: null });
    // the same player is to decide, but now needs to see a hand
    expect(move(screen, asked([1]))).toBe(true);
    expect(seen(screen)).toMatchObject({ acting: null, viewer: 'spectator', handOver: 1 });
  });
});

describe('with open hands', () => {
  test('all players share a view, and the player to decide acts with their own', () => {
    const screen = screenOf(asked([2, 3]), { openHands: true });
    expect(seen(screen)).toEqual({ acting: 2, viewer: 2, handOver: null, reclaimableBy: null });
    expect(move(screen, asked([0], { turns: 2, open: [0] }))).toBe(false);
    expect(seen(screen)).toEqual({ acting: 0, viewer: 0, handOver: null, reclaimableBy: null });
    expect(screen.act(3)).toBe(true);
  });

  test('hands can be opened and hidden again during a game', () => {
    const screen = screenOf(asked([2]));
    screen.setOpenHands(true);
    expect(seen(screen)).toEqual({ acting: 2, viewer: 2, handOver: null, reclaimableBy: null });
    screen.setOpenHands(false);
    expect(seen(screen)).toEqual({ acting: null, viewer: 'spectator', handOver: 2, reclaimableBy: null });
  });
});
