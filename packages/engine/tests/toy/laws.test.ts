import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLaws, describeReport, replayLaws } from '../../src/laws/index.ts';
import { caravan } from './game.ts';
import { caravanConfigurations, caravanHarness } from './harness.ts';

/** `npm run laws` sets the number of games and reads the report; `replayCommand` names the game to replay. */
const { LAW_GAMES, LAW_SEED, LAW_REPORT, LAW_REPLAY } = process.env;
const harness = {
  ...caravanHarness,
  games: LAW_GAMES ? Math.ceil(Number(LAW_GAMES) / caravanConfigurations.length) : caravanHarness.games,
  seed: LAW_SEED ?? caravanHarness.seed,
};

test('Caravan keeps every law', () => {
  const replayed = caravanConfigurations.find(({ name }) => name === LAW_REPLAY);
  const report = replayed
    ? replayLaws(caravan, replayed, harness.seed, harness)
    : checkLaws(caravan, caravanConfigurations, harness);
  if (LAW_REPORT) writeFileSync(LAW_REPORT, JSON.stringify(report));
  expect(report.ok, describeReport(report)).toBe(true);
});
