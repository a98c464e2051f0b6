import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WEST_ICONS } from '../../../../src/games/sierra-west/art/WestIcon.tsx';

const svg = readFileSync(new URL('../../../../src/games/sierra-west/art/icons.svg', import.meta.url), 'utf8');

test('every symbol of Sierra West has a name, and every name a symbol', () => {
  expect([...svg.matchAll(/<symbol id="w-([^"]+)"/g)].map(([, id]) => id).sort()).toEqual([...WEST_ICONS].sort());
});

test('symbols are drawn only from symbols that exist', () => {
  const used = [...svg.matchAll(/href="#w-([^"]+)"/g)].map(([, id]) => id);
  expect(used.filter((id) => !(WEST_ICONS as readonly string[]).includes(id!))).toEqual([]);
});
