import { createMatch, type SeatInfo } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import { describe, expect, test, vi } from 'vitest';
import { regrouped } from '../../../src/games/sierra/newgame/groups.ts';
import { fitSetup } from '../../../src/online/lobby/fitSetup.ts';
import type { SetupOptions, TableSetupModule } from '../../../src/platform/gameModule.ts';
import { gameManifests } from '../../../src/platform/gameRegistry.ts';
import { defineNewGame } from '../../../src/table/setup/definition.ts';
import { tableSetupOf } from '../../../src/table/setup/tableSetup.tsx';

// browser features that the games' parts use when they are loaded
const nothing = (): null => null;
vi.stubGlobal('document', { querySelector: nothing, addEventListener: nothing });
vi.stubGlobal('addEventListener', nothing);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
  },
);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing }));
const layings = new Map<string, TableSetupModule>();
for (const { id, module } of gameManifests)
  layings.set(id, (await module.tableSetup?.()) ?? tableSetupOf(defineNewGame({ game: gameById(id), bots: [] })));
vi.unstubAllGlobals();

const person = (name: string): SeatInfo => ({ name });
const open: SeatInfo = { name: '', open: true };
const bot: SeatInfo = { name: 'Noor', bot: 'greenhorn' };

describe('the seats of a table for another number of players', () => {
  test('grow by open seats', () => {
    expect(fitSetup([person('A'), bot], { min: 4, max: 8 })).toEqual([0, 1, null, null]);
    expect(fitSetup([person('A'), bot], { min: 2, max: 4 })).toEqual([0, 1]);
  });

  test('lose the last open seats, then the last bots, and never a person', () => {
    const seats = [person('A'), open, bot, open, person('B'), bot];
    expect(fitSetup(seats, { min: 2, max: 5 })).toEqual([0, 1, 2, 4, 5]);
    expect(fitSetup(seats, { min: 2, max: 3 })).toEqual([0, 2, 4]);
    expect(fitSetup(seats, { min: 2, max: 2 })).toEqual([0, 4]);
    expect(fitSetup(seats, { min: 1, max: 1 })).toBeNull();
  });
});

test('SI-R-17: groups follow the seats when seats are added or removed', () => {
  const groups = [
    [3, 0],
    [2, 1, 4],
  ];
  expect(regrouped(groups, [0, 1, 2, 3, 4, null])).toEqual([
    [3, 0],
    [2, 1],
    [4, 5],
  ]);
  // seat 1 is removed: those behind it move up
  expect(regrouped(groups, [0, 2, 3, 4])).toEqual([
    [2, 0],
    [1, 3],
  ]);
  expect(regrouped(undefined, [0, 1, null, null])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

describe.each(gameManifests)('a table of $name', ({ id, words }) => {
  const setup = layings.get(id)!;
  const game = gameById(id);
  const checked = (options: SetupOptions, seats: number): SetupOptions => {
    const match = createMatch(game, { options, seats: Array.from({ length: seats }, (_, i) => person(`${i}`)) });
    return match.options as SetupOptions;
  };

  test('has options that the rules accept, for every mode and number of seats', () => {
    const modes = Object.keys(words.en.modes);
    for (const mode of modes.length > 0 ? modes : [undefined]) {
      const first = { ...(mode !== undefined && { mode }) };
      const { min, max } = setup.range(first);
      const seats = (count: number): number[] => [...Array(count).keys()];
      let options = checked(setup.remapSeats(first, seats(min)), min);
      for (let count = min; count < max; count++)
        options = checked(setup.remapSeats(options, [...seats(count), null]), count + 1);
      for (let count = max; count > min; count--)
        options = checked(setup.remapSeats(options, seats(count).slice(1)), count - 1);
      if (mode !== undefined) expect(options.mode).toBe(mode);
    }
  });

  test('converts the options of one mode to every other', () => {
    const modes = Object.keys(words.en.modes);
    for (const from of modes) {
      const before = setup.range({ mode: from });
      const laid = checked(setup.remapSeats({ mode: from }, [...Array(before.max).keys()]), before.max);
      for (const to of modes) {
        const { max } = setup.range({ ...laid, mode: to });
        const kept = Math.min(before.max, max);
        const seats = [...Array(kept).keys(), ...Array<null>(max - kept).fill(null)];
        expect(checked(setup.remapSeats({ ...laid, mode: to }, seats), max).mode).toBe(to);
      }
    }
  });
});

test('CO-SET-03: the first caller follows the player to a new seat, or is drawn by lot', () => {
  const { remapSeats } = layings.get('colorado')!;
  const options = { sealed: true, firstCaller: 2 };
  expect(remapSeats(options, [0, 2, 3])).toEqual({ sealed: true, firstCaller: 1 });
  expect(remapSeats(options, [0, 1])).toEqual({ sealed: true });
});
