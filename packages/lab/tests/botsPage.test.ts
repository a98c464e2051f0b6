import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SimulationReport } from '../src/simulate/report.ts';
import type { Row } from '../src/simulate/rows.ts';
import { run, temporaryFolder } from './helpers/run.ts';

const page = readFileSync(new URL('../../../docs/adding-a-bot.md', import.meta.url), 'utf8');
const folder = temporaryFolder();
/** An example of the page as a file. */
function exampleOf(name: string): string {
  const text = new RegExp(`^\`\`\`\\w+ ${name}\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1];
  if (text === undefined) throw new Error(`docs/adding-a-bot.md has no example ${name}`);
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function play(bots: string, ...more: string[]): Promise<SimulationReport> {
  const argv = ['simulate', '--game', 'sierra', '--options', '{"mode":"competitive"}', '--bots', bots, '--paired'];
  const { code, stdout, stderr } = await run([...argv, '--json', ...more]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('docs/adding-a-bot.md', () => {
  test('the module beats random play', async () => {
    const { winRateByBot } = await play(`${exampleOf('greedy.mjs')},random`, '--games', '24');
    expect(winRateByBot.greedy!.low).toBeGreaterThan(0.5);
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  test.runIf(python)('the program plays, where Python is installed, with its own randomness only', async () => {
    const bots = `program:python3 ${exampleOf('chance.py')},random`;
    const { choicesPerSecond: _, ...first } = await play(bots, '--games', '4');
    const { choicesPerSecond: __, ...second } = await play(bots, '--games', '4');
    expect(first).toMatchObject({ finished: 4 });
    expect(second).toEqual(first);
  });

  test('names every column of a row', async () => {
    const file = join(folder, 'rows.jsonl');
    await play('random,random', '--games', '1', '--rows', file);
    const row = JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!) as Row;
    expect(Object.keys(row).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
