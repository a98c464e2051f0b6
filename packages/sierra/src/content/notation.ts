import type { CardSymbol, Colour, Num, Place, Sel, Where } from './types.ts';

/** A scoring rule in the short notation of docs/rules/sierra.md, section 15: `4·cards(mammal & has(adj, river))`. */
export function formula(num: Num): string {
  if (typeof num === 'number') return signed(num);
  switch (num.op) {
    case 'add':
      return num.of.map(formula).join(' + ');
    case 'min':
    case 'max':
      return `${num.op}(${num.of.map(formula).join(', ')})`;
    case 'sub':
      return `${formula(num.a)} − ${term(num.b)}`;
    case 'mul':
      return `${signed(num.by)}·${term(num.of)}`;
    case 'cap':
      return `cap(${formula(num.of)}, ${signed(num.max)})`;
    case 'steps':
      return `steps(${formula(num.of)}, [${num.table.map(signed).join(',')}])`;
    case 'when':
      return `when(${formula(num.a)} ${num.cmp} ${formula(num.b)}, ${formula(num.then)}, ${formula(num.else)})`;
    case 'cards':
    case 'blob':
      return `${num.op}(${cards(num.sel)})`;
    case 'rel':
      return `rel(${num.rel}, ${cards(num.a)}, ${cards(num.b)})`;
    case 'links':
      return `links(${cards(num.a)}, ${cards(num.b)})`;
    case 'sets':
      return `sets(${num.of.map(cards).join(', ')})`;
    case 'lines':
    case 'cols':
      return `${num.op}${braces(filter(num.where, 'colour '))}`;
    case 'longest':
    case 'shortest':
      return `${num.op}(${num.of}${braces(filter(num.where, ''))}${num.count ? `, count ${cards(num.count)}` : ''})`;
    case 'bestKinds':
      return `bestKinds(${num.of})`;
    case 'kinds':
      return `kinds(${num.by}, ${cards(num.sel)})`;
  }
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** The formula as an operand: a sum or difference in brackets. */
const term = (num: Num): string =>
  typeof num === 'object' && (num.op === 'add' || num.op === 'sub') ? `(${formula(num)})` : formula(num);

const braces = (parts: string[]): string => (parts.length === 0 ? '' : `{${parts.join(', ')}}`);

const oneOf = (words: (Colour | CardSymbol)[]): string => words.join('|');

const place = (at: Place): string => `@${at === 'lineEnd' ? 'end' : at}`;

function cards(sel: Sel): string {
  // Each condition, and whether it needs brackets beside others.
  const conditions: [text: string, loose: boolean][] = [];
  if (sel.colour) conditions.push([oneOf(sel.colour), sel.colour.length > 1]);
  if (sel.symbol) conditions.push([oneOf(sel.symbol), sel.symbol.length > 1]);
  if (sel.at) conditions.push([sel.at.map(place).join(' | '), sel.at.length > 1]);
  for (const { rel, sel: seen, ...bounds } of sel.has ?? []) {
    const amount = between(bounds);
    conditions.push([`has(${[rel, cards(seen), ...(amount === '1+' ? [] : [amount])].join(', ')})`, false]);
  }
  if (sel.any) conditions.push([sel.any.map((each) => bracketed(cards(each))).join(' | '), sel.any.length > 1]);
  if (sel.not) conditions.push([`!${bracketed(cards(sel.not))}`, false]);
  if (conditions.length === 0) return '*';
  if (conditions.length === 1) return conditions[0]![0];
  return conditions.map(([text, loose]) => (loose ? `(${text})` : text)).join(' & ');
}

const bracketed = (text: string): string => (/^[@\w*]+$/.test(text) ? text : `(${text})`);

function filter(where: Where = {}, colourKey: string): string[] {
  const parts: string[] = [];
  if (where.colour) parts.push(`${colourKey}${oneOf(where.colour)}`);
  if (where.size) parts.push(`size ${range(where.size)}`);
  for (const { sel, ...bounds } of where.count ?? []) parts.push(`count ${cards(sel)} ${between(bounds)}`);
  if (where.symbols) parts.push(`symbols ${range(where.symbols)}`);
  if (where.colours) parts.push(`colours ${range(where.colours)}`);
  if (where.same !== undefined) parts.push(`same ${where.same}`);
  for (const flag of ['allDifferent', 'endsSame', 'gap'] as const) {
    if (where[flag] !== undefined) parts.push(where[flag] ? flag : `!${flag}`);
  }
  return parts;
}

function range([min, max]: [min: number, max?: number]): string {
  if (max === undefined) return `${min}+`;
  return min === max ? `${min}` : `${min}–${max}`;
}

function between({ min, max }: { min?: number; max?: number }): string {
  return max === undefined ? range([min ?? 1]) : range([min ?? 0, max]);
}
