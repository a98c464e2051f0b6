import * as v from 'valibot';
import { loadHousePack, type Pack } from '../content.ts';
import type { Game, GameTypes } from '../game.ts';
import { sha256Hex } from '../hash.ts';
import { playGame, type Watch } from './driver.ts';
import type { Configuration, Harness } from './harness.ts';
import { type GameUnderTest, LAW_IDS, type Law, type LawId } from './law.ts';
import { laws } from './laws.ts';
import type { LawOutcome, LawReport } from './report.ts';
import { unfrozenCopy } from './values.ts';

/** How many failures of a law are reported in full; the others are only counted. */
const maxReportedFailures = 3;

/** Plays `harness.games` random games of every configuration and checks every law on them. */
export function checkLaws<T extends GameTypes>(
  game: Game<T>,
  configurations: readonly Configuration<T>[],
  harness: Harness<T>,
): LawReport {
  const games = configurations.flatMap((configuration) =>
    Array.from({ length: harness.games }, (_, index) => ({
      configuration,
      index,
      seed: sha256Hex(`${harness.seed}/${configuration.name}/${index}`).slice(0, 32),
    })),
  );
  const report = run(game, games, harness);
  const checkedLaws = LAW_IDS.map((id) => report.laws[id]);
  const ok = checkedLaws.every(({ checks, failed, skipped }) => failed === 0 && (checks > 0 || skipped !== null));
  return { ...report, ok };
}

/** Replays one game of a report, with every law checking every position. */
export function replayLaws<T extends GameTypes>(
  game: Game<T>,
  configuration: Configuration<T>,
  seed: string,
  harness: Harness<T>,
): LawReport {
  const rates = Object.fromEntries(LAW_IDS.map((id) => [id, 1]));
  const skip = { ...harness.skip, L17: 'one game cannot reach everything' };
  const report = run(game, [{ configuration, index: 0, seed }], { ...harness, rates, skip });
  return { ...report, ok: LAW_IDS.every((id) => report.laws[id].failed === 0) };
}

/** Everything but `ok`, which the caller sets. */
function run<T extends GameTypes>(
  typedGame: Game<T>,
  games: readonly { configuration: Configuration<T>; index: number; seed: string }[],
  typedHarness: Harness<T>,
): Omit<LawReport, 'ok'> {
  // The laws are independent of any one game: from here on the types are those of any game.
  const game = typedGame as unknown as Game;
  const harness = typedHarness as unknown as Harness;
  const outcomes = Object.fromEntries(LAW_IDS.map((id) => [id, emptyOutcome(id, harness)])) as LawReport['laws'];
  const present = { configuration: null as Configuration | null, seed: harness.seed };
  const failing = new Set<LawId>();
  /** Configurations with a game that did not end: more games of them would be slow and show nothing new. */
  const givenUp = new Set<Configuration>();

  function fail(law: LawId, at: number, error: unknown): void {
    const outcome = outcomes[law];
    outcome.failed++;
    failing.add(law);
    if (outcome.failures.length === maxReportedFailures) return;
    const { configuration, seed } = present;
    const detail = error instanceof LawBrokenError ? error.message : String(error);
    const replay = configuration === null ? '' : harness.replayCommand(configuration, seed);
    outcome.failures.push({ law, configuration: configuration?.name ?? 'all', seed, at, detail, replay });
  }

  const watches = LAW_IDS.filter((id) => harness.skip?.[id] === undefined).map((id): Watch & { law: Law } => {
    const law: Law = laws[id];
    const watcher = law.watch((holds, detail) => {
      outcomes[id].checks++;
      if (!holds) throw new LawBrokenError(detail());
    }, harness);
    return {
      id,
      law,
      watcher,
      rate: harness.rates?.[id] ?? law.rate,
      run(at, hook) {
        if (failing.has(id)) return;
        try {
          hook();
        } catch (error) {
          fail(id, at, error);
        }
      },
    };
  });

  let choices = 0;
  let played = 0;
  let keptLaws = 0;
  const prepared = new Map<Configuration<T>, Omit<GameUnderTest, 'input'> & { options: object }>();
  for (const { configuration, index, seed } of games) {
    const tested = prepared.get(configuration) ?? gameUnderTest(game, configuration as Configuration);
    prepared.set(configuration, tested);
    if (givenUp.has(tested.configuration)) continue;
    played++;
    present.configuration = tested.configuration;
    present.seed = seed;
    failing.clear();
    const input = { options: tested.options, seats: configuration.seats, seed };
    const watching = watches.filter(({ law, rate }) => law.per === 'position' || index % rate === 0);
    // A law of whole games checks every game it is given.
    const rated = watching.map((watch) => (watch.law.per === 'game' ? { ...watch, rate: 1 } : watch));
    const outcome = playGame({ ...tested, input }, rated, fail, harness.lean);
    choices += outcome.choices;
    if (outcome.how === 'endless') givenUp.add(tested.configuration);
    if (failing.size === 0) keptLaws++;
  }
  present.configuration = null;
  present.seed = harness.seed;
  failing.clear();
  for (const { watcher, run } of watches) run(0, () => watcher.finish?.());
  return { games: played, givenUp: [...givenUp].map(({ name }) => name), kept: keptLaws, choices, laws: outcomes };
}

class LawBrokenError extends Error {}

const emptyOutcome = (id: LawId, harness: Harness): LawOutcome => ({
  name: laws[id].name,
  checks: 0,
  failed: 0,
  failures: [],
  skipped: harness.skip?.[id] ?? null,
});

function gameUnderTest(game: Game, configuration: Configuration) {
  const printed: Pack<object> = configuration.content ?? loadHousePack(game);
  const pack = { ...printed, content: unfrozenCopy(printed.content) };
  const options = v.parse(game.options, configuration.options ?? {});
  return { game, configuration, printed, pack, rules: game.rules(pack.content), options };
}
