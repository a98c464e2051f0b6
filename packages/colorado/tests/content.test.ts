import { expect, test } from 'vitest';
import { housePack } from '../src/content/house.ts';
import { problemsIn } from './packs.ts';

test('the house set has no problem', () => {
  expect(problemsIn(housePack)).toEqual([]);
});
