import { expect, test } from 'vitest';
import { checkLaws, describeReport } from '../src/laws/index.ts';
import { caravan } from './toy/game.ts';
import { caravanConfigurations, caravanHarness } from './toy/harness.ts';

test('a correct game keeps every law', () => {
  const report = checkLaws(caravan, caravanConfigurations, caravanHarness);
  console.log(Object.entries(report.laws).map(([k,v])=>`${k} ${v.checks}`).join(' '));
  expect(report.ok, describeReport(report)).toBe(true);
});
