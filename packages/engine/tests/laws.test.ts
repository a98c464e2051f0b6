import { describe, expect, test } from 'vitest';
import {
  checkLaws,
  describeReport,
  LAW_IDS,
  type LawFailure,
  type LawId,
  type LawReport,
  replayLaws,
} from '../src/laws/index.ts';
import { breaches, changed } from './toy/broken.ts';
import { caravan } from './toy/game.ts';
import { caravanConfigurations, caravanHarness } from './toy/harness.ts';

/** More frequent checks than by default, so that few games suffice. */
const harness = { ...caravanHarness, games: 3, rates: { L3: 6, L6: 4, L9: 3, L10: 6, L11: 10, L12: 4 } };

const failed = (report: LawReport) => LAW_IDS.filter((id) => report.laws[id].failed > 0);

test('a correct game keeps every law, and every law was checked', () => {
  const report = checkLaws(caravan, caravanConfigurations, harness);
  expect(report.ok, describeReport(report)).toBe(true);
  expect(report).toMatchObject({ games: 12, kept: 12 });
  for (const id of LAW_IDS) expect(report.laws[id].checks, id).toBeGreaterThan(0);
});

test('two seats that draw from one pile draw different cards in the other order, which `redeal` compensates', () => {
  const { redeal: _, ...without } = harness;
  const report = checkLaws(caravan, caravanConfigurations, { ...without, rates: { ...harness.rates, L12: 1 } });
  expect(failed(report)).toEqual(['L12']);
});

describe('a broken game breaks exactly its law', () => {
  const configurations = caravanConfigurations.slice(1, 3);

  /** The number of failed games per seed that rules out luck. A law about all games together fails once. */
  const margin = (law: LawId): number => (law === 'L17' ? 1 : 2);

  for (const { law, what, ...breach } of breaches) {
    test.each(['one seed', 'another'])(`${law}: ${what} makes ${law} fail, and only ${law}, with %s`, (seed) => {
      const game = breach.game ?? caravan;
      // few games need not reach everything
      const own = { games: 4, expected: [], ...breach.harness, rates: { ...harness.rates, [law]: 1 } };
      const report = checkLaws(game, configurations, { ...harness, seed, ...own });
      expect(failed(report), describeReport(report)).toEqual([law]);
      expect(report.laws[law].failed).toBeGreaterThanOrEqual(margin(law));
      expect(report.ok).toBe(false);
    });
  }

  test('every law has a broken game', () => {
    expect(LAW_IDS.filter((id) => !breaches.some(({ law }) => law === id))).toEqual([]);
  });
});

describe('a failure', () => {
  const { game = caravan } = breaches.find(({ law }) => law === 'L10') ?? {};
  const report = checkLaws(game, caravanConfigurations.slice(1), harness);
  const failure = report.laws.L10.failures[0] as LawFailure;
  const configuration = caravanConfigurations.find(
    ({ name }) => name === failure.configuration,
  ) as (typeof caravanConfigurations)[0];

  test('names its position and the command to replay it', () => {
    expect(failure).toMatchObject({ law: 'L10', seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(failure.at).toBeGreaterThan(0);
    expect(failure.detail).toContain('discard');
    expect(failure.replay).toBe(harness.replayCommand(configuration, failure.seed));
    expect(failure.replay).not.toContain('\n');
    expect(describeReport(report)).toContain(failure.replay);
  });

  test('recurs when its seed is replayed, at that position or earlier', () => {
    const replayed = replayLaws(game, configuration, failure.seed, harness);
    expect(failed(replayed)).toEqual(['L10']);
    expect(replayed.laws.L10.failures[0]?.at).toBeLessThanOrEqual(failure.at);
    expect(replayLaws(caravan, configuration, failure.seed, harness).ok).toBe(true);
  });

  test('is reported in detail only a few times, and always counted', () => {
    expect(report.laws.L10.failures).toHaveLength(3);
    expect(report.laws.L10.failed).toBeGreaterThan(3);
    expect(report.kept).toBe(report.games - report.laws.L10.failed);
  });

  test('the report is plain data', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});

test('L4: a configuration is abandoned at its first endless game, and the report names a frequent cause', () => {
  const endless = changed((rules) => {
    // the same seat is asked again and again
    const asked = new Set(['pack', 'ready']);
    return {
      apply: (state, seat, choice) => (asked.has(choice.do) ? [] : rules.apply(state, seat, choice)),
    };
  });
  const configurations = caravanConfigurations.slice(1, 3);
  const report = checkLaws(endless, configurations, { ...harness, expected: [] });
  expect(report.givenUp).toEqual(configurations.map(({ name }) => name));
  expect(report).toMatchObject({ ok: false, games: 2, kept: 0 });
  expect(report.laws.L4).toMatchObject({ failed: 2 });
  expect(describeReport(report)).toContain(
    `${configurations[0]!.name}: a game did not end (L4), so no more were played. Does every step that asks call done()?`,
  );
});

describe('the run', () => {
  const small = { ...harness, games: 1 };

  test('is the same for the same seed, and different for another', () => {
    const run = (seed: string) => checkLaws(caravan, caravanConfigurations, { ...small, seed });
    expect(run('a')).toEqual(run('a'));
    expect(run('a').choices).not.toBe(run('b').choices);
  });

  test('plays the same games regardless of rates and skipped laws', () => {
    const [usual, sparse] = [
      small,
      { ...small, rates: Object.fromEntries(LAW_IDS.map((id) => [id, 50])), skip: { L1: 'to see the difference' } },
    ].map((options) => checkLaws(caravan, caravanConfigurations, options).choices);
    expect(sparse).toBe(usual);
  });

  test('a law that was never checked does not pass', () => {
    const alone = caravanConfigurations.slice(0, 1);
    const options = { ...harness, games: 8, expected: ['event roundBegan'], rates: { L5: 4, L9: 4, L12: 1, L15: 1 } };
    const report = checkLaws(caravan, alone, options);
    expect([report.ok, failed(report), report.laws.L12.checks]).toEqual([false, [], 0]);
    expect(describeReport(report)).toContain('L12 order was never checked');
    const skipped = checkLaws(caravan, alone, { ...options, skip: { L12: 'there is one seat' } });
    expect(skipped.laws.L12.skipped).toBe('there is one seat');
    expect(skipped.ok, describeReport(skipped)).toBe(true);
  });

  test('a game whose setup throws breaks only L1', () => {
    const game: typeof caravan = {
      ...caravan,
      rules: (content) => ({
        ...caravan.rules(content),
        setup() {
          throw new Error('no cards');
        },
      }),
    };
    const report = checkLaws(game, caravanConfigurations.slice(1, 2), small);
    expect(report.laws.L1.failures[0]?.detail).toContain('no cards');
  });
});
