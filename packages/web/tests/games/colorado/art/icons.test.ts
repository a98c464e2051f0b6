import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORADO_ICONS } from '../../../../src/games/colorado/art/ColoradoIcon.tsx';

const svg = readFileSync(new URL('../../../../src/games/colorado/art/icons.svg', import.meta.url), 'utf8');

test('every symbol of Colorado has a name, and every name a symbol', () => {
  expect([...svg.matchAll(/<symbol id="co-([^"]+)"/g)].map(([, id]) => id).sort()).toEqual([...COLORADO_ICONS].sort());
});

test('symbols are drawn only from symbols that exist', () => {
  const used = [...svg.matchAll(/href="#co-([^"]+)"/g)].map(([, id]) => id);
  expect(used.filter((id) => !(COLORADO_ICONS as readonly string[]).includes(id!))).toEqual([]);
});
