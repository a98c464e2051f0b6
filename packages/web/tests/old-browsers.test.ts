import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { addressOf, routeOf } from '../src/platform/routes.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const versions = (text: string): string[] =>
  [...text.matchAll(/(Safari|Chrome|Firefox)\D{0,12}?(\d[\d.]*\d)/g)].map(([, name, number]) => `${name} ${number}`);

/** What a script of the year 2009 is made of. */
const then =
  /^(Program|(Expression|Block|Return|If|Try|Empty)Statement|CatchClause|Function(Declaration|Expression)|Variable(Declaration|Declarator)|(Call|Member|New|Array|Object|Assignment|Binary|Logical|Unary|Conditional|Parenthesized)Expression|Identifier|Literal)$/;

/** Every node of the syntax tree that no browser understood then. */
function newer(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(newer);
  if (typeof node !== 'object' || node === null || node instanceof RegExp) return [];
  const { type, kind, operator, param, optional, async, generator } = node as Record<string, unknown>;
  const isNew =
    (typeof type === 'string' && !then.test(type)) ||
    (type === 'VariableDeclaration' && kind !== 'var') ||
    (type === 'CatchClause' && !param) ||
    operator === '??' ||
    operator === '**' ||
    [optional, async, generator].includes(true);
  return [...(isNew ? [JSON.stringify({ type, kind, operator })] : []), ...Object.values(node).flatMap(newer)];
}

test('the script that tells old browsers so is understood by them', () => {
  const script = read('../public/boot.js');
  expect(newer(parseAst(script))).toEqual([]);
  expect(script).not.toMatch(/,\s*\)/);
  // the check itself sees what is newer
  for (const line of ['a?.b', 'const a = 1', '() => 1', '`a`', 'f(...a)', 'try {} catch {}', 'a ?? b', '({ a })'])
    expect(newer(parseAst(line)), line).not.toEqual([]);
});

test('the page and the README name the same oldest browsers, in every language', () => {
  const page = read('../index.html');
  const said = [...page.matchAll(/<p lang="\w\w">([^<]*Safari[^<]*)</g)].map(([, text]) => versions(text!));
  const oldest = ['Safari 17.4', 'Chrome 111', 'Firefox 121'];
  expect(said).toEqual([oldest, oldest, oldest]);
  expect(versions(read('../../../README.md'))).toEqual(oldest);
  expect(versions(read('../public/boot.js'))).toEqual(oldest);
});

// Chrome 111 and 112 have no `size` of what an address asks for.
test('an address names its mode also where nothing says how much it asks for', () => {
  const { prototype } = URLSearchParams;
  const size = Object.getOwnPropertyDescriptor(prototype, 'size')!;
  Reflect.deleteProperty(prototype, 'size');
  try {
    const route = { screen: 'new', game: 'sierra', mode: 'solo', stage: 3, byLink: true } as const;
    expect(routeOf(addressOf(route))).toEqual(route);
    expect(addressOf({ ...route, mode: null, stage: null, byLink: false })).toBe('#/new/sierra');
  } finally {
    Object.defineProperty(prototype, 'size', size);
  }
});
