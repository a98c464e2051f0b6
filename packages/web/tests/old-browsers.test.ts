import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { addressOf, routeOf } from '../src/platform/routes.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const versions = (text: string): string[] =>
  [...text.matchAll(/(Safari|Chrome|Firefox)\D{0,12}?(\d[\d.]*\d)/g)].map(([, name, number]) => `${name} ${number}`);

/** The node types of ECMAScript 5 (2009). */
const then =
  /^(Program|(Expression|Block|Return|If|Try|Empty)Statement|CatchClause|Function(Declaration|Expression)|Variable(Declaration|Declarator)|(Call|Member|New|Array|Object|Assignment|Binary|Logical|Unary|Conditional|Parenthesized)Expression|Identifier|Literal)$/;

/** All nodes of the syntax tree that are newer than ECMAScript 5. */
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

test('the script that informs old browsers uses only syntax they understand', () => {
  const script = read('../public/boot.js');
  expect(newer(parseAst(script))).toEqual([]);
  expect(script).not.toMatch(/,\s*\)/);
  // the check itself detects newer syntax
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

// Chrome 111 and 112 have no `URLSearchParams.size`.
test('the mode of an address is read without `URLSearchParams.size`', () => {
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
