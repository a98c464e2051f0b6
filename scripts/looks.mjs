#!/usr/bin/env node
// For changes of code that must not change what players see: compares every pictured screen before and after, element
// by element, ignoring class names. A recording is made from the built page (`npm run build`) and is reproducible.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install, isCommand, requireNode, root, run, whenEnded } from './install.mjs';

const USAGE = `Usage: npm run looks -- record FOLDER [--only WORD]
       npm run looks -- compare FOLDER [OTHER] [--only WORD]
WORD: only scenes of files named so (packages/web/screenshots). OTHER: another recording, instead of the page as it is now.`;

/** The options from the arguments. Throws an error that says what is wrong with them. */
export function orderOf(args) {
  const { values, positionals } = parseArgs({ args, options: { only: { type: 'string' } }, allowPositionals: true });
  const [what, folder, other, ...more] = positionals;
  if (what !== 'record' && what !== 'compare') throw new Error('Say "record" or "compare".');
  if (folder === undefined)
    throw new Error(`Say which folder to ${what === 'record' ? 'record into' : 'compare with'}.`);
  if (what === 'record' && existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`There is something in "${folder}" already.`);
  if (more.length > 0 || (what === 'record' && other !== undefined))
    throw new Error(`There is no use for "${[other, ...more].at(-1)}".`);
  return { what, folder, other, only: values.only };
}

/**
 * The differences between two recordings of a screen, each as what and where; equal changes have equal text wherever
 * they occur.
 */
export function differences(before, after) {
  const found = [];
  for (const state of Object.keys(before.drawn))
    compareDrawn(before.drawn[state], after.drawn[state], state === 'as it is' ? '' : `${state}: `);
  compareHeard(before.heard, after.heard, 'heard: ');
  return found;

  function compareDrawn(olds, news, path) {
    for (const [old, now] of pairs(olds, news, ({ tag }) => tag)) {
      const one = now ?? old;
      const where = [
        path,
        one.tag,
        ...one.named
          .split(/\s+/)
          .filter(Boolean)
          .map((name) => `.${name}`),
      ].join('');
      if (!old) found.push({ what: `one more <${one.tag}>`, where });
      else if (!now) found.push({ what: `no <${one.tag}> any more`, where });
      else {
        if (old.box !== now.box) found.push({ what: `box of a <${old.tag}>: ${old.box} → ${now.box}`, where });
        for (const [property, was, is] of changes(styleOf(before, old), styleOf(after, now)))
          found.push({ what: `${property}: ${was} → ${is}`, where });
        compareDrawn(old.inside, now.inside, `${where} > `);
      }
    }
  }

  function compareHeard(olds, news, path) {
    for (const [old, now] of pairs(olds, news, ({ role }) => role)) {
      const one = now ?? old;
      const where = `${path}${one.role} “${one.name}”`;
      if (!old) found.push({ what: `one more ${one.role} “${one.name}”`, where });
      else if (!now) found.push({ what: `no ${one.role} “${one.name}” any more`, where });
      else {
        if (old.name !== now.name) found.push({ what: `name of a ${old.role}: “${old.name}” → “${now.name}”`, where });
        for (const [state, was, is] of changes(old.states, now.states))
          found.push({ what: `${state} of a ${old.role}: ${was} → ${is}`, where });
        compareHeard(old.inside, now.inside, `${path}${one.role} > `);
      }
    }
  }
}

const styleOf = ({ properties, styles }, { style }) =>
  Object.fromEntries(properties.map((property, i) => [property, styles[style][i]]));

/** The entries that differ: key, old value, new value. */
const changes = (old, now) =>
  [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => old[key] !== now[key])
    .map((key) => [key, old[key] ?? 'nothing', now[key] ?? 'nothing']);

/** Matches new elements with old ones, counted from both ends as long as they are of the same kind. */
function pairs(olds, news, kindOf) {
  const shorter = Math.min(olds.length, news.length);
  const isSame = (a, b) => kindOf(a) === kindOf(b);
  let head = 0;
  while (head < shorter && isSame(olds[head], news[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(olds.at(-1 - tail), news.at(-1 - tail))) tail++;
  return [
    ...olds.slice(0, head).map((old, i) => [old, news[i]]),
    ...olds.slice(head, olds.length - tail).map((old) => [old, undefined]),
    ...news.slice(head, news.length - tail).map((now) => [undefined, now]),
    ...olds.slice(olds.length - tail).map((old, i) => [old, news[news.length - tail + i]]),
  ];
}

/** The differences of a screen: the most frequent first, each with the first place where it was found. */
export function report(screen, found) {
  const counted = new Map();
  for (const { what, where } of found) {
    const first = counted.get(what) ?? { where, times: 0 };
    counted.set(what, { ...first, times: first.times + 1 });
  }
  const sorted = [...counted].sort(([, a], [, b]) => b.times - a.times);
  return [
    `${screen}: ${found.length}`,
    ...sorted.flatMap(([what, { times, where }]) => [`${String(times).padStart(6)} × ${what}`, `         ${where}`]),
  ];
}

/** The differences between two recordings, screen by screen; empty when they are the same. */
function compareFolders(before, after, only) {
  const screens = (folder) => readdirSync(folder).filter((name) => name.endsWith('.json'));
  const [olds, news] = [screens(before), screens(after)];
  const read = (folder, name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const lines = [...new Set([...olds, ...news])].toSorted().flatMap((name) => {
    const screen = name.slice(0, -'.json'.length);
    // screens that were not recorded this time are not missing
    if (!news.includes(name)) return only === undefined ? [`${screen}: is not shown any more`] : [];
    if (!olds.includes(name)) return [`${screen}: was not recorded`];
    const found = differences(read(before, name), read(after, name));
    return found.length === 0 ? [] : report(screen, found);
  });
  return { lines, screens: news.length };
}

async function record(folder, only) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(root, 'packages', 'web', 'screenshots', 'vitest.config.ts');
  const env = { LOOKS_FOLDER: resolve(folder) };
  const { code } = await run(process.execPath, [vitest, 'run', '--config', config, ...(only ? [only] : [])], { env });
  if (code !== 0) process.exit(1);
}

async function main() {
  let order;
  try {
    order = orderOf(process.argv.slice(2));
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
  requireNode();
  whenEnded((code) => process.exit(code));
  if (!(await install())) process.exit(1);
  const { what, folder, only } = order;
  if (what === 'record') {
    await record(folder, only);
    return;
  }
  let { other } = order;
  if (other === undefined) {
    other = mkdtempSync(join(tmpdir(), 'cordillera-looks-'));
    process.on('exit', () => rmSync(other, { recursive: true, force: true }));
    await record(other, only);
  }
  const { lines, screens } = compareFolders(folder, other, only);
  console.log(lines.length > 0 ? lines.join('\n') : `${screens} screens look and sound as they did.`);
  process.exit(lines.length > 0 ? 1 : 0);
}

if (isCommand(import.meta.url)) await main();
