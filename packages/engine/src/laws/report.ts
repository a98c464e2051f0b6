import { LAW_IDS, type LawId } from './law.ts';

/** A case in which a law did not hold. */
export interface LawFailure {
  law: LawId;
  configuration: string;
  seed: string;
  /** How many choices had been made. */
  at: number;
  detail: string;
  /** A command line that replays this game; empty when the failure belongs to no single game (L17). */
  replay: string;
}

export interface LawOutcome {
  name: string;
  /** How many checks were made; a law that was never checked does not pass. */
  checks: number;
  /** In how many games it failed. */
  failed: number;
  /** The first few of them. */
  failures: LawFailure[];
  /** Why it was not checked; null when it was. */
  skipped: string | null;
}

/** What a run of the kit found: plain data. */
export interface LawReport {
  /** Every law was checked or skipped with a reason, and none failed. */
  ok: boolean;
  /** How many games were played. */
  games: number;
  /** The configurations abandoned because a game did not end (L4). */
  givenUp: string[];
  /** In how many games no law failed. */
  kept: number;
  choices: number;
  laws: Record<LawId, LawOutcome>;
}

/** The report as text: what failed and how to replay it, or one line when nothing did. */
export function describeReport({ games, givenUp, choices, laws }: LawReport): string {
  const lines = [`${games} games, ${choices} choices`];
  for (const name of givenUp)
    lines.push(`${name}: a game did not end (L4), so no more were played. Does every step that asks call done()?`);
  for (const id of LAW_IDS) {
    const { name, checks, failed, failures, skipped } = laws[id];
    if (skipped === null && failed === 0 && checks === 0) {
      lines.push(`${id} ${name} was never checked: add a configuration in which it applies, or skip it with a reason.`);
    }
    if (failed > 0) lines.push(`${id} ${name} failed in ${failed} of ${games} games:`);
    for (const { configuration, seed, at, detail, replay } of failures) {
      lines.push(`  ${configuration}, seed ${seed}, after ${at} choices: ${detail}`);
      if (replay !== '') lines.push(`    ${replay}`);
    }
  }
  return lines.join('\n');
}
