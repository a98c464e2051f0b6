import { describe, expect, test } from 'vitest';
import { bestMiddle, bestWindow, isClear } from '../../../../src/games/colorado/table/board/viewport.ts';

const map = { x: 0, y: 0, width: 1000, height: 760 };
const size = { width: 374, height: 360 };
const covered = { left: { width: 100, height: 80 }, right: { width: 52, height: 102 } };
const look = (...spots: { x: number; y: number }[]) => bestMiddle({ spots, map, size, scale: 0.84, covered });

describe('the window of the phone on the map', () => {
  test('shows all spots that are close together', () => {
    const spots = [
      { x: 200, y: 400 },
      { x: 420, y: 330 },
      { x: 300, y: 500 },
    ];
    const middle = look(...spots);
    expect(middle.clear).toBe(3);
    expect(spots.every((spot) => isClear(spot, middle, size, 0.84, covered))).toBe(true);
  });

  test('does not count spots under the stamp or the buttons as in sight', () => {
    const at = (x: number, y: number) =>
      isClear({ x: x - size.width / 2, y: y - size.height / 2 }, { x: 0, y: 0 }, size, 1, covered);
    expect(at(187, 330)).toBe(true);
    expect(at(60, 330)).toBe(false);
    expect(at(340, 300)).toBe(false);
    expect(at(187, 350)).toBe(false);
    expect(look({ x: 60, y: 720 }).clear).toBe(0);
  });

  test('shows the larger group of spots that are far apart', () => {
    const middle = look({ x: 500, y: 100 }, { x: 560, y: 140 }, { x: 100, y: 700 });
    expect(middle.clear).toBe(2);
    expect(middle.y).toBeLessThan(380);
  });

  test('zooms out until all spots fit, and stays near where that does not help', () => {
    const apart = [
      { x: 300, y: 300 },
      { x: 620, y: 300 },
    ];
    expect(bestWindow({ spots: apart, map, size, covered }, [1.3, 0.84])).toMatchObject({ clear: 2, scale: 0.84 });
    expect(bestWindow({ spots: apart.slice(1), map, size, covered }, [1.3, 0.84])).toMatchObject({ scale: 1.3 });
  });

  test('never leaves the map', () => {
    const { x, y } = look({ x: 990, y: 10 });
    expect(x).toBeLessThanOrEqual(1000 - size.width / 0.84 / 2);
    expect(y).toBeGreaterThanOrEqual(size.height / 0.84 / 2);
  });

  test('centres a map smaller than itself', () => {
    const middle = bestMiddle({
      spots: [{ x: 10, y: 10 }],
      map,
      size: { width: 1200, height: 900 },
      scale: 1,
      covered,
    });
    expect([middle.x, middle.y]).toEqual([500, 380]);
  });
});
