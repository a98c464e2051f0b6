import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, excerptsOf, linksOf, picturesShown, readDocuments, wordsOf } from '../documents.mjs';
import { root } from '../install.mjs';
import { planOf } from '../keep-screenshots.mjs';

interface Document {
  /** From the root of the repository. */
  path: string;
  text: string;
}

const documents: Document[] = readDocuments();
const isIn = (folder: string) => (document: Document) => document.path.startsWith(`${folder}/`);
const pages = documents.filter(isIn('docs')).filter((document) => !isIn('docs/rules')(document));

/** Links that lead to no file, or to no heading of it. */
const brokenLinks = (checked: readonly Document[]): string[] =>
  checked.flatMap((document) =>
    linksOf(document).flatMap(({ to, heading }: { to: string; heading: string | null }) => {
      const target = join(root, to);
      const wrong = `${document.path}: ${to}${heading === null ? '' : `#${heading}`}`;
      if (to.startsWith('..') || !existsSync(target)) return [wrong];
      if (heading === null || statSync(target).isDirectory() || !to.endsWith('.md')) return [];
      return anchorsOf(readFileSync(target, 'utf8')).includes(heading) ? [] : [wrong];
    }),
  );

test('every link of a document leads to an existing file and heading', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap(linksOf).length).toBeGreaterThan(300);
  expect(brokenLinks(documents)).toEqual([]);
});

test('links are found in every position, and broken ones reported', () => {
  const text = [
    '# The first',
    '# The first',
    '[good](README.md#for-players), [second](#the-first-1), [far](https://example.org/none.md), `[code](none.md)`',
    '```\n[code](none.md)\n```',
    '[gone](none.md) and <img src="screenshots/none.jpg"> and [heading](README.md#none)',
    '[defined]: ../none.md',
  ].join('\n');
  expect(linksOf({ path: 'docs/a.md', text })).toHaveLength(6);
  expect(brokenLinks([{ path: 'docs/a.md', text }])).toEqual([
    // such a page does not exist
    'docs/a.md: docs/a.md#the-first-1',
    'docs/a.md: docs/none.md',
    'docs/a.md: docs/README.md#none',
    'docs/a.md: none.md',
    'docs/a.md: docs/screenshots/none.jpg',
  ]);
  expect(anchorsOf(text)).toEqual(['the-first', 'the-first-1']);
});

const maxWords = 900;
/** Reference pages: their table rows do not count. */
const references = ['docs/card-sets/', 'docs/balance/', 'docs/match-format.md', 'docs/dependencies.md'];

test(`a page has at most ${maxWords} words`, () => {
  const guides = documents.filter(({ path }) => ['README.md', 'CONTRIBUTING.md'].includes(path));
  const tooLong = [...pages, ...guides].flatMap(({ path, text }) => {
    const isReference = references.some((reference) => path.startsWith(reference));
    const words = wordsOf(isReference ? text.replace(/^\|.*$/gm, '') : text);
    return words > maxWords ? [`${path}: ${words}`] : [];
  });
  expect(tooLong).toEqual([]);
  expect(wordsOf('One [two three](four.md) – five\n```\nsix\n```\n| seven | 8 |')).toBe(6);
});

test('the index leads to every page', () => {
  const index = documents.find(({ path }) => path === 'docs/README.md')!;
  const listed = linksOf(index).map(({ to }: { to: string }) => to);
  const all = documents.filter(isIn('docs')).map(({ path }) => path);
  expect(all.filter((path) => path !== index.path && !listed.includes(path))).toEqual([]);
});

test('code quoted by a page is in the file that it names', () => {
  // packages/web/tests checks the guide to adding a game, which omits parts and adds lines
  const quoting = pages.filter((page) => !isIn('docs/adding-a-game')(page));
  const excerpts = quoting.flatMap((page) => excerptsOf(page).map((excerpt) => ({ ...excerpt, page: page.path })));
  expect(excerpts.length).toBeGreaterThan(1);
  const wrong = excerpts.filter(({ file, code }) => {
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(code);
  });
  expect(wrong).toEqual([]);
});

test('documents show exactly the pictures of docs/screenshots', () => {
  expect(readdirSync(join(root, 'docs', 'screenshots')).toSorted()).toEqual(picturesShown(documents).toSorted());
});

test('pictures that documents show are copied, others removed, and missing ones reported', () => {
  const wanted = ['a.jpg', 'b.jpg', 'c.jpg'];
  expect(planOf({ wanted, made: ['a.jpg', 'x.jpg'], kept: ['a.jpg', 'b.jpg', 'y.jpg'] })).toEqual({
    copy: ['a.jpg'],
    remove: ['y.jpg'],
    missing: ['c.jpg'],
    old: ['b.jpg'],
  });
  const show = { path: 'docs/games/a.md', text: '![A](../screenshots/a.jpg) <img src="../screenshots/b.jpg">' };
  expect(picturesShown([show, show])).toEqual(['a.jpg', 'b.jpg']);
});
