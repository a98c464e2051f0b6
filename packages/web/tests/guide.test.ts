import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks, changed, changes, guide, piecesOf, quotes, root } from './guide.ts';

const read = (file: string): string => readFileSync(root + file, 'utf8');

/** As in the document, where nested code may start at the margin. */
const unindented = (text: string): string => text.replace(/^ +/gm, '');

test.each(quotes().map((quote, i) => ({ ...quote, name: `${i + 1}: ${quote.file}` })))(
  'the guide quotes what is there, $name',
  (quote) => {
    let rest = unindented(read(quote.file));
    for (const piece of piecesOf(quote)) {
      const at = rest.indexOf(unindented(piece));
      expect(at, `not in ${quote.file}, or not in this order:\n${piece}`).toBeGreaterThanOrEqual(0);
      rest = rest.slice(at + unindented(piece).length);
    }
  },
);

test.each(changes())('the changes of the guide apply to $file', (change) => {
  const text = read(change.file);
  expect(changed(text, change)).not.toBe(text);
});

test('every excerpt of the guide names its file', () => {
  const fences = guide()
    .match(/^```\w.*$/gm)!
    .filter((line) => !line.startsWith('```sh'));
  expect(fences).toHaveLength(blocks().length);
  expect(fences.length).toBeGreaterThan(20);
});
