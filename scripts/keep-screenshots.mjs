#!/usr/bin/env node
// Copies the pictures that documents show from .cache/screenshots, where `npm run screenshots` makes all of them, to
// docs/screenshots, and removes those that no document shows any more.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { picturesShown, readDocuments } from './documents.mjs';
import { isCommand, root } from './install.mjs';

/** The changes to make: `wanted` are shown in documents, `made` are in the cache, `kept` in docs. */
export const planOf = ({ wanted, made, kept }) => ({
  copy: wanted.filter((name) => made.includes(name)),
  remove: kept.filter((name) => !wanted.includes(name)),
  missing: wanted.filter((name) => !made.includes(name) && !kept.includes(name)),
  old: wanted.filter((name) => !made.includes(name) && kept.includes(name)),
});

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jpg')) : []);

if (isCommand(import.meta.url)) {
  const cache = join(root, '.cache', 'screenshots');
  const docs = join(root, 'docs', 'screenshots');
  mkdirSync(docs, { recursive: true });
  const { copy, remove, missing, old } = planOf({
    wanted: picturesShown(readDocuments()),
    made: namesIn(cache),
    kept: namesIn(docs),
  });
  for (const name of copy) copyFileSync(join(cache, name), join(docs, name));
  for (const name of remove) rmSync(join(docs, name));
  console.log(`${copy.length} pictures copied to docs/screenshots, ${remove.length} removed.`);
  if (old.length > 0) console.log(`Not made anew, kept as they were: ${old.join(', ')}`);
  if (missing.length > 0) {
    console.error(`Documents show pictures that have not been made: ${missing.join(', ')}`);
    console.error('Make them with "npm run build && npm run screenshots".');
    process.exit(1);
  }
}
