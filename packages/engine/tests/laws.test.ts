import { describe, expect, test } from 'vitest';
import { checkLaws, describeReport, LAW_IDS, type LawReport, replayLaws } from '../src/laws/index.ts';
import { breaches } from './toy/broken.ts';
import { caravan } from './toy/game.ts';
import { caravanConfigurations, caravanHarness } from './toy/harness.ts';

/** Closer looks than by default, so that few games are enough. */
const harness = { ...caravanHarness, games: 3, rates: { L3: 6, L6: 4, L9: 2, L10: 6, L11: 10, L12: 4 } };

const failed = (report: LawReport) => LAW_IDS.filter((id) => report.laws[id].failed > 0);

test('a correct game keeps every law, and every law was checked', () => {
  const report = checkLaws(caravan, caravanConfigurations, harness);
  expect(report.ok, describeReport(report)).toBe(true);
  expect(report.games).toBe(12);
  for (const id of LAW_IDS) expect(report.laws[id].checks, id).toBeGreaterThan(0);
});

describe('a broken game breaks its law, and only that', () => {
  for (const { law, what, ...breach } of breaches) {
    test(`${law}: ${what} makes ${law} fail, and only ${law}`, () => {
      const game = breach.game ?? caravan;
      const broken = { ...harness, ...breach.harness, rates: { ...harness.rates, [law]: 1 } };
      const report = checkLaws(game, caravanConfigurations, broken);
      expect(failed(report), describeReport(report)).toEqual([law]);
      expect(report.ok).toBe(false);
    });
  }

  test('every law has one', () => {
    expect(LAW_IDS.filter((id) => !breaches.some(({ law }) => law === id))).toEqual([]);
  });
});
