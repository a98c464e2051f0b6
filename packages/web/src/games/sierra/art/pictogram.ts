import { type CardSymbol, type Colour, colours, type Num, type Sel, symbols, type Where } from './cards.ts';

/**
 * The little picture on a scoring card, made from its formula, so that a new card needs no new drawing.
 * Plain data: `Pictogram.tsx` draws it. Units are px of a picture about 170 by 100 round its middle.
 */
export interface Tile {
  x: number;
  y: number;
  size: number;
  symbols: CardSymbol[];
  colour?: Colour;
  /** `ghost`: any card; `hole`: nothing lies here; `not`: this must not be here. */
  kind?: 'ghost' | 'hole' | 'not';
}

export interface Pictogram {
  tiles: Tile[];
  /** Where two tiles touch. */
  contacts: { x: number; y: number; upright: boolean }[];
  /** Signs between tiles. */
  signs: { x: number; y: number; sign: '+' | '=' | '≠' | '>' | '−' | '×' }[];
  /** A bracket round a whole line (above it) or column (left of it). */
  bracket?: { x: number; y: number; length: number; upright: boolean };
  /** Bars at the two ends of a line. */
  ends?: [number, number];
  /** A dashed frame: a connected group. */
  frame?: { x: number; y: number; width: number; height: number };
  /** A dotted arc below: wherever they lie. */
  arc?: [number, number];
  /** A short number below or beside: "5+", "= 3", "≤ 16". */
  note?: { x: number; y: number; text: string };
  /** Bars of a table of points. */
  steps?: { count: string; points: number }[];
  /** The text on the star. */
  points: string;
}

const blank = (points: string): Pictogram => ({ tiles: [], contacts: [], signs: [], points });

const look = (sel: Sel): Pick<Tile, 'symbols' | 'colour' | 'kind'> => {
  const own = sel.symbol ?? (sel.any ?? []).flatMap((part) => part.symbol ?? []);
  const colour = sel.colour?.[0];
  return { symbols: own, ...(colour && { colour }), ...(own.length === 0 && !colour && { kind: 'ghost' as const }) };
};

/** How a count is bound: "3+", "= 4" or nothing when one is enough. */
const amount = (range: readonly [min: number, max?: number] | undefined): string =>
  range === undefined
    ? ''
    : range[1] === undefined
      ? `${range[0]}+`
      : range[1] === range[0]
        ? `= ${range[0]}`
        : `${range[0]}–${range[1]}`;

/** Tiles in a row or a column round x = -34, as large as fits. */
function series(looks: Pick<Tile, 'symbols' | 'colour' | 'kind'>[], upright: boolean): Tile[] {
  const room = upright ? 104 : 116;
  const size = Math.min(upright ? 30 : 40, room / looks.length);
  const middle = (looks.length - 1) / 2;
  return looks.map((tile, i) => ({
    ...tile,
    size,
    x: upright ? -36 : -34 + (i - middle) * size,
    y: upright ? (i - middle) * size : 0,
  }));
}

const ghosts = (n: number): Pick<Tile, 'symbols' | 'kind'>[] =>
  Array.from({ length: n }, () => ({ symbols: [], kind: 'ghost' }));
const shown = (sel: Sel, n: number) => Array.from({ length: n }, () => look(sel));
const bracketOf = (tiles: Tile[], upright: boolean): NonNullable<Pictogram['bracket']> => {
  const size = tiles[0]!.size;
  const length = size * tiles.length;
  return upright
    ? { x: tiles[0]!.x - size / 2 - 7, y: -length / 2, length, upright }
    : { x: -34 - length / 2, y: -size / 2 - 7, length, upright };
};

/** A line or column that meets a condition. */
function strip(upright: boolean, where: Where | undefined, points: string): Pictogram {
  const picture = blank(points);
  const fill = (tiles: Pick<Tile, 'symbols' | 'colour' | 'kind'>[], note = ''): Pictogram => {
    picture.tiles = series(tiles, upright);
    const last = picture.tiles[picture.tiles.length - 1]!;
    if (note) picture.note = upright ? { x: -6, y: 38, text: note } : { x: -34, y: last.size / 2 + 20, text: note };
    return picture;
  };
  if (where?.colours) return fill(colours.slice(0, where.colours[0]).map((colour) => ({ symbols: [], colour })));
  if (where?.gap) return fill([...ghosts(1), { symbols: [], kind: 'hole' }, ...ghosts(1)]);
  if (where?.same) {
    fill([{ symbols: ['mammal'] }, ...ghosts(1), { symbols: ['mammal'] }]);
    picture.bracket = bracketOf(picture.tiles, upright);
    return picture;
  }
  if (where?.endsSame) {
    fill([{ symbols: ['bird'] }, ...ghosts(1), { symbols: ['bird'] }]);
    picture.ends = [
      picture.tiles[0]!.x - picture.tiles[0]!.size / 2 - 3,
      picture.tiles[2]!.x + picture.tiles[2]!.size / 2 + 3,
    ];
    return picture;
  }
  if (where?.allDifferent)
    return fill(
      symbols.slice(0, 3).map((symbol) => ({ symbols: [symbol] })),
      `≠ ${amount(where.size)}`,
    );
  if (where?.symbols)
    return fill(
      symbols.slice(0, where.symbols[0]).map((symbol) => ({ symbols: [symbol] })),
      amount(where.symbols),
    );
  if (where?.count?.[0]) {
    const { sel, min, max } = where.count[0];
    if (max === 0) return fill([...ghosts(1), { ...look(sel), kind: 'not' }, ...ghosts(1)], amount(where.size));
    return fill([...shown(sel, min ?? 1), ...ghosts(1)], amount([min ?? 1]));
  }
  if (where?.colour) {
    picture.tiles = where.colour.flatMap((colour, row) =>
      series(
        Array.from({ length: 3 }, () => ({ symbols: [], colour })),
        upright,
      ).map((tile) => ({
        ...tile,
        size: 30,
        x: -34 + ((tile.x + 34) * 30) / tile.size,
        y: (row - (where.colour!.length - 1) / 2) * 40,
      })),
    );
    return picture;
  }
  return fill(ghosts(Math.min(5, where?.size?.[0] ?? 3)), amount(where?.size));
}

/** A card and what must, or must not, lie near it. */
function condition(sel: Sel, points: string): Pictogram {
  const picture = blank(points);
  const self = look(sel);
  const [near] = sel.has ?? [];
  const places = sel.at ?? (sel.any ?? []).flatMap((part) => part.at ?? []);
  if (near) {
    const other = look(near.sel);
    const none = near.max === 0;
    const min = near.min ?? 1;
    const guest = none ? { ...other, kind: 'not' as const } : other;
    if (near.rel === 'around') {
      for (let i = 0; i < 9; i++) {
        const [dx, dy] = [(i % 3) - 1, Math.floor(i / 3) - 1];
        const at = { x: -36 + dx * 29, y: dy * 29 };
        if (i === 4) continue;
        const filled = none ? i === 2 : [1, 3, 5, 2, 6, 0, 7, 8].indexOf(i) < min;
        picture.tiles.push({ ...at, size: 28, ...(filled ? guest : { symbols: [], kind: 'hole' as const }) });
      }
      picture.tiles.push({ ...self, x: -36, y: 0, size: 34 });
      if (min > 1) picture.note = { x: 14, y: 40, text: `${min}+` };
      return picture;
    }
    if (near.rel === 'sides') {
      picture.tiles = series([guest, self, min > 1 ? guest : { symbols: [], kind: 'ghost' }], false);
      return picture;
    }
    if (near.rel === 'above' || near.rel === 'below') {
      picture.tiles = [self, guest].map((tile, i) => ({
        ...tile,
        x: -36,
        y: (near.rel === 'below') === (i === 0) ? -22 : 22,
        size: 44,
      }));
      if (!none) picture.contacts.push({ x: -36, y: 0, upright: true });
      return picture;
    }
    if (near.rel === 'col' || near.rel === 'line') {
      const upright = near.rel === 'col';
      picture.tiles = series([self, ...ghosts(1), guest], upright);
      picture.bracket = bracketOf(picture.tiles, upright);
      return picture;
    }
    picture.tiles = [
      { ...self, x: -62, y: 0, size: 44 },
      { ...guest, x: -18, y: 0, size: 44 },
    ];
    if (!none) picture.contacts.push({ x: -40, y: 0, upright: false });
    return picture;
  }
  if (places.includes('lineEnd')) {
    picture.tiles = series([self, ...ghosts(1), self], false);
    const half = picture.tiles[0]!.size / 2 + 3;
    picture.ends = [picture.tiles[0]!.x - half, picture.tiles[2]!.x + half];
    return picture;
  }
  if (places.length > 0) {
    const lit = (row: number): boolean =>
      (row === 0 && places.some((place) => place === 'topLine' || place === 'colTop')) ||
      (row === 2 && places.some((place) => place === 'bottomLine' || place === 'colBottom')) ||
      (row === 1 && places.includes('lineInner'));
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 3; i++)
        picture.tiles.push({
          symbols: lit(row) ? self.symbols : [],
          ...(lit(row) ? {} : { kind: 'hole' as const }),
          x: -62 + i * 28,
          y: (row - 1) * 28,
          size: 28,
        });
    return picture;
  }
  picture.tiles = [{ ...self, x: -34, y: 0, size: 48 }];
  return picture;
}

function draw(num: Num, points: string): Pictogram {
  if (typeof num === 'number') return blank(points);
  switch (num.op) {
    case 'cards':
      return condition(num.sel, points);
    case 'mul':
      return draw(num.of, points === '' || points === '1' ? String(num.by) : points);
    case 'cap': {
      const picture = draw(num.of, points);
      return { ...picture, note: { x: 58, y: 44, text: `≤ ${num.max}` } };
    }
    case 'steps': {
      const first = num.table.findIndex((value) => value > 0);
      const bars = num.table.slice(first).map((value, i, all) => ({
        points: value,
        count: i === all.length - 1 ? `${first + i}+` : String(first + i),
      }));
      const icon = draw(num.of, '').tiles[0];
      return { ...blank(''), steps: bars, tiles: icon && icon.symbols.length > 0 ? [{ ...icon, size: 24 }] : [] };
    }
    case 'sets': {
      const picture = blank(points);
      const n = num.of.length;
      const size = n > 3 ? 30 : n > 2 ? 34 : 42;
      const gap = n > 3 ? 0 : n > 2 ? 10 : 14;
      picture.tiles = num.of.map((sel, i) => ({ ...look(sel), size, y: 0, x: -34 + (i - (n - 1) / 2) * (size + gap) }));
      if (gap > 0)
        for (let i = 1; i < n; i++)
          picture.signs.push({ x: (picture.tiles[i - 1]!.x + picture.tiles[i]!.x) / 2, y: 0, sign: '+' });
      picture.arc = [picture.tiles[0]!.x, picture.tiles[n - 1]!.x];
      return picture;
    }
    case 'links':
      return {
        ...blank(points),
        tiles: [
          { ...look(num.a), x: -60, y: -14, size: 40 },
          { ...look(num.b), x: -20, y: -14, size: 40 },
          { ...look(num.a), x: -20, y: 26, size: 40 },
        ],
        contacts: [
          { x: -40, y: -14, upright: false },
          { x: -20, y: 6, upright: true },
        ],
      };
    case 'rel': {
      const near = look(num.b);
      return {
        ...blank(points),
        tiles: [
          { ...near, symbols: near.symbols.slice(0, 1), x: -65, y: -28, size: 28 },
          { ...near, symbols: near.symbols.slice(-1), x: -7, y: 0, size: 28 },
          { ...look(num.a), x: -36, y: 0, size: 34 },
        ],
      };
    }
    case 'lines':
      return strip(false, num.where, points);
    case 'cols':
      return strip(true, num.where, points);
    case 'longest':
    case 'shortest': {
      const upright = num.of === 'col';
      const colour = num.where?.colour?.[0];
      const cell = num.count
        ? look(num.count)
        : colour
          ? { symbols: [], colour }
          : { symbols: [], kind: 'ghost' as const };
      const tiles = series(
        Array.from({ length: num.op === 'shortest' ? 2 : 4 }, () => cell),
        upright,
      );
      return { ...blank(points), tiles, bracket: bracketOf(tiles, upright) };
    }
    case 'bestKinds': {
      const upright = num.of === 'col';
      const tiles = series(
        symbols.slice(0, 4).map((symbol) => ({ symbols: [symbol] })),
        upright,
      );
      return { ...blank(points), tiles, bracket: bracketOf(tiles, upright) };
    }
    case 'kinds': {
      const own = look(num.sel).symbols;
      const looks =
        num.by === 'colour'
          ? colours.map((colour) => ({ symbols: own, colour }))
          : symbols.slice(0, 4).map((symbol) => ({ symbols: [symbol] }));
      return { ...blank(points), tiles: series(looks, false), note: { x: -34, y: 36, text: '≠' } };
    }
    case 'blob':
      return {
        ...blank(points),
        tiles: [
          { ...look(num.sel), x: -56, y: -16, size: 32 },
          { ...look(num.sel), x: -24, y: -16, size: 32 },
          { ...look(num.sel), x: -24, y: 16, size: 32 },
        ],
        contacts: [
          { x: -40, y: -16, upright: false },
          { x: -24, y: 0, upright: true },
        ],
        frame: { x: -78, y: -38, width: 76, height: 76 },
      };
    case 'when': {
      const [most] = draw(num.a, '').tiles;
      const rest =
        typeof num.b === 'object' && num.b.op === 'max'
          ? num.b.of.flatMap((part) => draw(part, '').tiles.slice(0, 1))
          : [];
      return {
        ...blank(typeof num.then === 'number' ? String(num.then) : ''),
        tiles: [
          ...(most ? [{ ...most, x: -64, y: 0, size: 40 }] : []),
          ...rest.map((tile, i) => ({ ...tile, x: -22 + (i % 2) * 22, y: -22 + Math.floor(i / 2) * 22, size: 21 })),
        ],
        signs: [{ x: -39, y: 0, sign: '>' }],
      };
    }
    case 'sub': {
      if (typeof num.a === 'number') {
        const each = draw(num.b, '1');
        return {
          ...each,
          points: String(num.a),
          signs: [...each.signs, { x: 40, y: 38, sign: '−' }],
          note: { x: 58, y: 44, text: each.points },
        };
      }
      const [long] = [draw(num.a, points).tiles];
      const short = draw(num.b, points).tiles;
      return {
        ...blank(points),
        tiles: [...long.map((tile) => ({ ...tile, y: -20 })), ...short.map((tile) => ({ ...tile, y: 22 }))],
        signs: [{ x: -34, y: 2, sign: '−' }],
      };
    }
    case 'min': {
      const parts = num.of.map((part) => draw(part, '').tiles[0]).filter((tile) => tile !== undefined);
      return { ...blank(points), tiles: series(parts, false), note: { x: -34, y: 36, text: 'min' } };
    }
    case 'add':
    case 'max': {
      const parts = num.of.map((part) => draw(part, '').tiles[0]).filter((tile) => tile !== undefined);
      return { ...blank(points), tiles: series(parts, false) };
    }
  }
}

export const pictogramOf = (scores: Num): Pictogram => draw(scores, '1');

export type Glyph =
  | { kind: 'symbol'; symbol: CardSymbol }
  | { kind: 'colour'; colour: Colour }
  | { kind: 'line' }
  | { kind: 'column' };

/** At most three signs that stand for a card where it is folded small. */
export function glyphsOf(scores: Num): Glyph[] {
  const found: Glyph[] = [];
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'object' && part !== null)
      for (const [key, value] of Object.entries(part)) {
        if (key === 'symbol') for (const symbol of value as CardSymbol[]) found.push({ kind: 'symbol', symbol });
        else if (key === 'colour') for (const colour of value as Colour[]) found.push({ kind: 'colour', colour });
        else walk(value);
      }
  };
  walk(scores);
  const keys = new Set<string>();
  const distinct = found.filter((glyph) => {
    const key = JSON.stringify(glyph);
    return keys.has(key) ? false : keys.add(key);
  });
  if (distinct.length > 0) return distinct.slice(0, 3);
  return [{ kind: /"col(s|ours)?"/.test(JSON.stringify(scores)) ? 'column' : 'line' }];
}
