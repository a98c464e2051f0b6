#!/usr/bin/env node
// Lists the rules of docs/rules that no test title cites. Usage: node scripts/rule-coverage.mjs [--all]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games as allGames } from './games.mjs';
import { isCommand, root } from './install.mjs';
import { filesUnder, readSource } from './source-text.mjs';

/** The index of the bracket that closes the one at `open`. */
function closing(code, open) {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if ('([{'.includes(code[at])) depth += 1;
    if (')]}'.includes(code[at])) depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}

/** The end of the first argument of a call that opens at `open`. */
function endOfFirstArgument(code, open) {
  const end = closing(code, open);
  for (let at = open + 1; at < end; at += 1) {
    if ('([{'.includes(code[at])) at = closing(code, at);
    else if (code[at] === ',') return at;
  }
  return end;
}

/** The titles of all tests in a source text, except those of skipped or todo tests and groups. */
export function testTitles(text) {
  const { code, strings, templateEnds } = readSource(text);
  const titles = [];
  let skippedUntil = 0;
  for (const match of code.matchAll(/(?<![\w$.])(?:test|it|describe)(?=\s*[.(])/g)) {
    if (match.index < skippedUntil) continue;
    const chain = /\s*(?:<[\s\S]*?>(?=\s*[(`]))?(?:\.\s*(\w+)|([(`]))/y; // .each(table)('title', …), .each`table`('title', …), .skip('title', …)
    chain.lastIndex = match.index + match[0].length;
    const names = [];
    for (let step = chain.exec(code); step; step = chain.exec(code)) {
      const [, name, opening] = step;
      const open = chain.lastIndex - 1;
      if (name) {
        names.push(name);
      } else if (opening === '`') {
        chain.lastIndex = (templateEnds.get(open) ?? code.length) + 1;
        names.push('');
      } else if (['each', 'for', 'runIf', 'skipIf'].includes(names.at(-1))) {
        chain.lastIndex = closing(code, open) + 1;
        names.push('');
      } else {
        const end = endOfFirstArgument(code, open);
        if (names.includes('skip') || names.includes('todo')) skippedUntil = closing(code, open);
        else
          titles.push(
            [...strings]
              .filter(([at]) => at > open && at < end)
              .map(([, title]) => title)
              .join(''),
          );
        break;
      }
    }
  }
  return titles;
}

/**
 * For each game: its rule IDs, those no test title cites, and whether that is a failure; also cited IDs without a rule.
 * `rules` and `tests` are texts: of the files in docs/rules, and of test sources.
 */
export function ruleCoverage(rules, tests, games = allGames) {
  const id = `(?:${games.map(({ rules }) => rules).join('|')})-[A-Z]+-(?:[A-Z]?\\d+[a-z]?|X)\\b`;
  const anyId = new RegExp(`\\b${id}`, 'g');
  // a table row, a list item or a heading that begins with an ID defines it
  const definition = new RegExp(`^\\s*(?:\\||[-*]|#+)\\s*\\**\`?(${id})`);
  const cited = new Set(tests.flatMap(testTitles).flatMap((title) => title.match(anyId) ?? []));
  const defined = new Set();
  for (const line of rules.flatMap((text) => text.split('\n'))) {
    const hit = line.match(definition);
    if (hit && !/[*_]withdrawn[*_]/i.test(line)) defined.add(hit[1]);
  }
  return {
    games: games.map(({ rules: prefix, name }) => {
      const ids = [...defined].filter((rule) => rule.startsWith(`${prefix}-`));
      const missing = ids.filter((rule) => !cited.has(rule)).sort();
      return { name, ids, missing, failed: missing.length > 0 || ids.length === 0 };
    }),
    unknown: [...cited].filter((rule) => !defined.has(rule)).sort(),
  };
}

const isTest = (path) => /\.(test|spec)\.[cm]?tsx?$/.test(path) || /[\\/]tests?[\\/].*\.[cm]?tsx?$/.test(path);

function main() {
  const rulesFolder = join(root, 'docs', 'rules');
  const rules = existsSync(rulesFolder) ? readdirSync(rulesFolder).filter((name) => name.endsWith('.md')) : [];
  const coverage = ruleCoverage(
    rules.map((name) => readFileSync(join(rulesFolder, name), 'utf8')),
    [...filesUnder(root)].filter(isTest).map((path) => readFileSync(path, 'utf8')),
  );
  const shown = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 40;
  for (const { name, ids, missing } of coverage.games) {
    console.log(`${name}: ${ids.length - missing.length} of ${ids.length} rule IDs stand in a test title`);
    if (missing.length > 0) {
      console.log(
        `  not cited: ${missing.slice(0, shown).join(' ')}${missing.length > shown ? ' … (--all shows all)' : ''}`,
      );
    }
  }
  if (coverage.unknown.length) console.log(`cited, but in no rules document: ${coverage.unknown.join(' ')}`);
  process.exitCode = coverage.games.some(({ failed }) => failed) ? 1 : 0;
}

if (isCommand(import.meta.url)) main();
