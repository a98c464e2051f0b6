import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Seat } from '@cordillera/engine';
import { loadMatch } from '@cordillera/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stubBrowser, tell, unstubBrowser } from './tell.ts';

/**
 * The page's output for recorded matches, as text files beside this one: after every choice the announcement (`>`), the
 * animations (`~`) and each seat's question (`?`); at some moments the rendered prompt and the text for a screen reader
 * (`=`); at the end the log. A change that should change nothing for players must leave the files as they are.
 * RECORD_GOLDEN=1 npx vitest run --project web packages/web/tests/golden  records it again. That is right when
 * sentences, prompts or animations were changed on purpose, or only the selectors after `~` were renamed: look through
 * what changed first (the failing test lists it), and commit it with what changed it.
 */
interface Golden {
  match: string;
  parts: { people: readonly Seat[]; from?: number; choices?: number }[];
}

const ends = { from: -30, choices: 30 };
const watchedEnd = { people: [], ...ends };
/** All games and modes: beginning and end of each, for one person, for two at one screen, and for spectators. */
const goldens: Golden[] = [
  { match: 'sierra-team-5.rules-1', parts: [{ people: [1] }, watchedEnd] },
  { match: 'sierra-competitive-3.rules-1', parts: [{ people: [0, 2], choices: 70 }, { people: [2], ...ends }] },
  { match: 'sierra-cooperative-2.rules-1', parts: [{ people: [1] }] },
  { match: 'sierra-solo.rules-1', parts: [{ people: [0] }] },
  {
    match: 'sierra-west-apple-hill-2.rules-2',
    parts: [{ people: [0], choices: 150 }, { people: [1], from: 600, choices: 80 }, watchedEnd],
  },
  {
    match: 'sierra-west-boats-and-banjos-2.rules-2',
    parts: [{ people: [0, 1], choices: 100 }, { people: [1], from: 700, choices: 120 }, { people: [0], ...ends }],
  },
  { match: 'sierra-west-gold-rush-4-unfinished.rules-2', parts: [{ people: [1] }] },
  { match: 'sierra-west-outlaws-3-unfinished.rules-2', parts: [{ people: [2] }] },
  { match: 'sierra-west-advanced-3-unfinished.rules-2', parts: [{ people: [0] }] },
  { match: 'sierra-west-gold-rush-1.rules-2', parts: [{ people: [0] }] },
  { match: 'colorado-2-taken-back.rules-1', parts: [{ people: [0], choices: 120 }, watchedEnd] },
  { match: 'colorado-3-sealed.rules-1', parts: [{ people: [1], choices: 120 }, { people: [1], ...ends }] },
  { match: 'colorado-4-unfinished.rules-1', parts: [{ people: [0, 2], choices: 60 }] },
];

const fileOf = (name: string): URL => new URL(`./${name}.txt.gz`, import.meta.url);

beforeAll(stubBrowser);
afterAll(unstubBrowser);

test.each(goldens)('the page presents $match as recorded', async ({ match: name, parts }) => {
  const file = new URL(`../../../games/tests/recorded/${name}.format-1.json`, import.meta.url);
  const match = loadMatch(readFileSync(file, 'utf8'));
  const last = match.choices().length;
  const actual: string[] = [];
  for (const { people, from = 0, choices = last } of parts)
    actual.push(...(await tell(match, { people, from: from < 0 ? last + from : from, choices })));
  const golden = fileOf(name);
  if (process.env.RECORD_GOLDEN === '1') writeFileSync(golden, gzipSync(`${actual.join('\n')}\n`, { level: 9 }));
  const recorded = gunzipSync(readFileSync(golden)).toString().trimEnd().split('\n');
  expect(differences(recorded, actual.join('\n').split('\n'))).toEqual([]);
});

/** The first lines that differ, each with the line of the file. */
function differences(recorded: readonly string[], actual: readonly string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < Math.max(recorded.length, actual.length) && found.length < 40; i++)
    if (recorded[i] !== actual[i]) found.push(`${i + 1}: - ${recorded[i] ?? ''}`, `${i + 1}: + ${actual[i] ?? ''}`);
  return found;
}
