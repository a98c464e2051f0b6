#!/usr/bin/env node
// Adds the house set of a commit to the older ones, so that matches played with it stay readable:
//   node scripts/keep-house-set.mjs colorado [COMMIT]
// Run it before a changed house set is committed; docs/card-sets.md says when.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gameIds } from './games.mjs';
import { root } from './install.mjs';

const [game, commit = 'HEAD'] = process.argv.slice(2);
if (!gameIds.includes(game)) {
  console.error(`Say which game: node scripts/keep-house-set.mjs ${gameIds.join('|')} [COMMIT]`);
  process.exit(2);
}
const { setHash } = await import('../packages/engine/dist/index.js'); // built by "npm run types"
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
const house = `packages/${game}/src/content/house`;
const names = git('ls-tree', '--name-only', `${commit}:${house}`).trim().split('\n');
const files = Object.fromEntries(names.map((name) => [name, JSON.parse(git('show', `${commit}:${house}/${name}`))]));

const isObject = (value) => typeof value === 'object' && value !== null;
const keysOf = (value) => Object.keys(value).sort().join('/');
/** Words may be corrected, so they are not compared. */
const areWords = (value) => keysOf(value) === 'en/fr/pl';

/** The values that differ between the two, with their places in the second. */
function changes(from, to, path = []) {
  if (isObject(from) && isObject(to) && Array.isArray(from) === Array.isArray(to) && keysOf(from) === keysOf(to))
    return areWords(from) ? [] : Object.keys(from).flatMap((key) => changes(from[key], to[key], [...path, key]));
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [[path.join('/'), to]];
}

const file = join(root, `packages/${game}/src/content/older.json`);
const older = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { first: files, changes: {} };
const hash = setHash(files);
older.changes[hash] = changes(older.first, files);
writeFileSync(file, `${JSON.stringify(older)}\n`);
console.log(`Kept in packages/${game}/src/content/older.json as ${hash}.`);
