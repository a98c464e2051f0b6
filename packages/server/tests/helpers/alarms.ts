import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExecutable, onPath } from '../../../../scripts/programs.mjs';
import { type Sample, samplesOf } from './metrics.ts';

export const rulesFile = fileURLToPath(new URL('../../../../deploy/prometheus-alarms.yml', import.meta.url));

/** Prometheus's tool for rules; null where it is not installed. */
export const promtool: string | null = onPath(['promtool']).find((path: string) => isExecutable(path)) ?? null;

/** The scrape interval in seconds. */
const every = 15;

/** The values of metrics over time, by name and labels as Prometheus writes them. */
export type Series = Record<string, readonly number[]>;

const labelled = ({ name, labels }: Sample): string => {
  const all = { ...labels, job: 'cordillera', instance: 'one' };
  return `${name}{${Object.entries(all)
    .map(([key, value]) => `${key}="${value}"`)
    .join(',')}}`;
};

/** The series of a server whose `/metrics` returned each text for some minutes. */
export function seriesOf(...said: readonly (readonly [text: string, minutes: number])[]): Series {
  const series: Record<string, number[]> = { 'up{job="cordillera",instance="one"}': [] };
  let length = 0;
  for (const [text, minutes] of said) {
    const now = new Map(samplesOf(text).map((sample) => [labelled(sample), sample.value]));
    now.set('up{job="cordillera",instance="one"}', 1);
    const count = (minutes * 60) / every;
    for (const [name, value] of now) {
      // a counter that is new
      series[name] ??= Array(length).fill(Number.NaN);
      for (let i = 0; i < count; i++) series[name].push(value);
    }
    length += count;
  }
  return series;
}

function tested(tests: object): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'cordillera-alarms-'));
  try {
    const file = join(folder, 'test.yml');
    // JSON is YAML
    writeFileSync(file, JSON.stringify({ rule_files: [rulesFile], evaluation_interval: `${every}s`, tests: [tests] }));
    execFileSync(promtool!, ['test', 'rules', file], { stdio: 'pipe' });
    return null;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    return `${stdout ?? ''}${stderr ?? error}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const escaped = (value: number): string => (Number.isNaN(value) ? '_' : String(value));

/** Null if exactly these alarms fire at the end of these series; otherwise promtool's explanation. */
export function unlessAlarmed(series: Series, alarms: readonly string[]): string | null {
  const length = Math.max(...Object.values(series).map((values) => values.length));
  return tested({
    interval: `${every}s`,
    input_series: Object.entries(series).map(([name, values]) => ({
      series: name,
      values: values.map(escaped).join(' '),
    })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: `${(length - 1) * every}s`,
        exp_samples: alarms.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
      },
    ],
  });
}
