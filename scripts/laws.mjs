#!/usr/bin/env node
// `npm run laws -- --games 2000`: runs the law kit on many more random games than `npm test` plays. The last line of
// each game counts the games that kept every law.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameIds } from './games.mjs';
import { install, isCommand, requireNode, root, run, whenEnded } from './install.mjs';

const USAGE = `Usage: npm run laws -- [--games NUMBER] [--seed TEXT] [--game ${gameIds.join('|')}]`;

/** The options from the arguments. Throws an error that says what is wrong with them. */
export function campaignOf(args) {
  const text = { type: 'string' };
  const { values } = parseArgs({ args, options: { games: text, seed: text, game: text } });
  const { games = '2000', seed = randomBytes(4).toString('hex'), game } = values;
  if (!/^[1-9]\d{0,6}$/.test(games))
    throw new Error(`--games must be a whole number from 1 to 9999999, not "${games}".`);
  if (seed === '') throw new Error('--seed must not be empty: leave it out for a new one.');
  if (game !== undefined && !gameIds.includes(game))
    throw new Error(`There is no game "${game}" to check: --game must be ${gameIds.join(' or ')}.`);
  return { games: Number(games), seed, names: game === undefined ? gameIds : [game] };
}

const testOf = (name) => `packages/${name}/tests/laws.test.ts`;

/** The environment of a game's law test: how many games, which ones, and the path of its report. */
export const settingsFor = ({ games, seed }, file) => ({
  LAW_GAMES: String(games),
  LAW_SEED: seed,
  LAW_REPORT: file,
});

/** The result line of one game; `report` is undefined when the run ended without one. */
export function verdict(name, report) {
  if (report === undefined)
    return `${name}: no result: the run broke off, or ${testOf(name)} does not write its report to LAW_REPORT`;
  return `${name}: ${report.kept} of ${report.games} games kept every law${report.ok ? '' : '; see above'}`;
}

async function play(name, campaign) {
  const { games, seed } = campaign;
  const folder = mkdtempSync(join(tmpdir(), 'cordillera-laws-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  console.log(`\n== ${name}, seed "${seed}": at least ${games} in all, the same number of every configuration`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { code } = await run(process.execPath, [vitest, 'run', '--project', name, testOf(name)], {
    env: settingsFor(campaign, file),
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return { line: verdict(name, report), ok: code === 0 && report?.ok === true };
}

async function main() {
  let campaign;
  try {
    campaign = campaignOf(process.argv.slice(2));
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
  requireNode();
  whenEnded((code) => process.exit(code));
  if (!(await install())) process.exit(1);
  const outcomes = [];
  for (const name of campaign.names) outcomes.push(await play(name, campaign));
  console.log(`\n${outcomes.map(({ line }) => line).join('\n')}`);
  process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
}

if (isCommand(import.meta.url)) await main();
