import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../src/simulate/registry.ts';
import type { SimulationReport } from '../src/simulate/report.ts';
import { run } from './helpers/run.ts';

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');
const games = ['sierra', 'sierra-west', 'colorado'];
const pages = games.map((game) => read(`balance/${game}.md`));

describe('docs/balance', () => {
  const figures = [...pages.join('\n').matchAll(/^\| `(--game .+?)` \| (\S+) \| (\S+) : (\S+) \|$/gm)].map(
    ([, flags, wins, ours, theirs]) => ({ flags: flags!, wins: Number(wins), scores: [ours, theirs].map(Number) }),
  );

  test('has a quickly measured figure of each game', () => {
    expect(figures.map(({ flags }) => /--game (\S+)/.exec(flags)![1])).toEqual(games);
  });

  test.each(figures)('matches current play: $flags', async ({ flags, wins, scores }) => {
    const argv = flags.split(' ').map((word) => word.replace(/^'(.*)'$/, '$1'));
    const { code, stdout, stderr } = await run(['simulate', ...argv, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { winRateByBot } = JSON.parse(stdout) as SimulationReport;
    const { 'trail-hand': ours, greenhorn: theirs } = winRateByBot;
    const played = { wins: ours!.wins + ours!.shared / 2, scores: [ours!.score, theirs!.score] };
    expect(played, 'bots or chance have changed: measure docs/balance again').toEqual({ wins, scores });
  });
});

describe('SI-DATA-10: the suns of the house set', () => {
  const { house } = registry.games.find(({ id }) => id === 'sierra')!;
  const stages = (house.files['stages.json'] as { stages: Stage[] }).stages;
  interface Stage {
    number: number;
    suns: Record<'solo' | 'duo' | 'trio', [number, number, number]>;
  }

  test('are the quartiles and the upper tenth of docs/balance/sierra.md', () => {
    const rows = [...pages[0]!.matchAll(/^\| (\d) [^|]+ \| (solo|duo|trio) \| ([\d| ]+) \| ([\d/]+) \|$/gm)];
    expect(rows).toHaveLength(stages.length * 3);
    for (const [, number, party, percentiles, documented] of rows) {
      const suns = stages[Number(number) - 1]!.suns[party as keyof Stage['suns']];
      const [, p25, p50, p75, p90] = percentiles!.split(' | ').map(Number) as [number, number, number, number, number];
      expect(documented).toBe(suns.join('/'));
      expect([suns[0], suns[2]]).toEqual([p25, p90]);
      // rounding may put it off by one
      expect(Math.abs(suns[1] - (p50 + 0.4 * (p75 - p50)))).toBeLessThanOrEqual(1);
    }
  });

  test('are in the rules', () => {
    for (const { number, suns } of stages) {
      const cells = [suns.solo, suns.duo, suns.trio].map((column) => column.join('/')).join(' | ');
      expect(read('rules/sierra.md')).toMatch(new RegExp(`^\\| ${number} \\|.*\\| ${cells} \\|$`, 'm'));
    }
  });
});
