import { MODES, sierra } from '@cordillera/sierra';
import { expect, test } from 'vitest';
import { modes, seatsOf } from '../src/watch/setup.ts';

test('a new game offers the modes and seats that the rules allow', () => {
  expect([...modes].sort()).toEqual([...MODES].sort());
  for (const mode of modes) {
    const { min, max, usual } = seatsOf[mode];
    expect({ min, max }).toEqual(sierra.seats({ mode, firstGame: false, stage: 1 }));
    expect(usual >= min && usual <= max).toBe(true);
  }
});
