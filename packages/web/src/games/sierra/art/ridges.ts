import { dense, type Point, path, smoothPath } from '../../../design/paper/outlines.ts';
import { hashOf, randomBetween, seededRandom } from '../../../design/paper/random.ts';
import type { Colour } from './cards.ts';

/**
 * The outlines of mountain cards. A card is one column wide; every outline of a colour starts and ends at the
 * same height (the joints), so any two cards of that colour meet without a step.
 */
export const column = 120;
/** From one line of a landscape to the next: the peaks in front end just below the symbols behind. */
export const pitch = 96;
export const cardHeight = 150;
const joint = 50;
const slopeJoint = 84;

/** Reads points written as in SVG: "x,y x,y". */
const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    return [x!, y!];
  });

/** Four summits per colour: rounded hills, mesas, needles, volcanoes. */
const summits: Record<Colour, string[]> = {
  ochre: [
    '0,50 14,43 44,17 70,30 90,25 107,41 120,50',
    '0,50 12,44 30,30 48,33 78,13 104,36 120,50',
    '0,50 16,36 36,24 58,14 86,22 106,40 120,50',
    '0,50 14,42 28,22 50,25 66,36 88,20 106,36 120,50',
  ],
  crimson: [
    '0,50 9,46 13,31 21,29 26,11 62,9 68,25 84,27 90,40 111,44 120,50',
    '0,50 12,46 17,37 38,36 44,20 56,18 60,8 88,10 95,30 104,32 109,46 120,50',
    '0,50 10,44 16,22 40,20 45,32 66,33 71,14 96,13 102,34 112,45 120,50',
    '0,50 14,44 20,34 32,33 37,16 48,7 72,6 80,19 85,34 102,36 110,45 120,50',
  ],
  teal: [
    '0,50 11,42 18,37 37,5 47,23 53,17 66,36 83,15 97,35 108,40 120,50',
    '0,50 14,38 27,18 36,30 44,26 66,4 77,22 84,18 101,40 120,50',
    '0,50 9,43 22,26 32,34 50,12 58,22 72,8 86,30 94,27 108,42 120,50',
    '0,50 16,36 24,38 43,16 56,31 62,28 86,3 98,26 109,40 120,50',
  ],
  violet: [
    '0,50 20,45 34,35 44,21 50,8 55,11 61,7 67,20 78,34 94,43 120,50',
    '0,50 22,46 40,42 56,33 66,20 72,9 77,12 82,8 89,22 100,37 120,50',
    '0,50 14,44 24,33 31,20 36,22 42,18 50,32 64,38 76,30 84,17 91,18 99,34 108,44 120,50',
    '0,50 18,46 28,38 36,24 40,14 46,16 51,12 57,24 68,36 82,40 92,31 98,33 108,44 120,50',
  ],
};

/** The nearer slope in front of each summit; its joints lie lower. */
const slopes: Record<Colour, string[]> = {
  ochre: ['0,84 30,66 66,74 96,70 120,84', '0,84 34,76 62,64 92,76 120,84'],
  crimson: ['0,84 10,80 14,68 52,66 57,75 100,76 106,83 120,84', '0,84 18,82 22,72 60,72 65,62 98,63 104,80 120,84'],
  teal: ['0,84 22,66 34,76 58,60 74,74 88,66 104,80 120,84', '0,84 18,74 40,58 56,72 78,64 96,80 120,84'],
  violet: ['0,84 26,80 44,66 60,60 80,72 100,81 120,84', '0,84 20,76 40,64 58,70 84,64 104,78 120,84'],
};

/** The left end of a line, from its joint outwards and down into the mist; mirrored for the right end. */
const ends: Record<Colour, string> = {
  ochre: '0,50 -9,55 -17,66 -24,82 -30,100 -39,122 -52,150',
  crimson: '0,50 -7,51 -10,70 -18,73 -21,93 -30,97 -34,118 -46,124 -50,150',
  teal: '0,50 -9,64 -13,61 -21,86 -24,83 -33,108 -37,106 -46,132 -54,150',
  violet: '0,50 -6,60 -11,74 -17,90 -26,108 -40,128 -60,150',
};

export const outlines = [0, 1, 2, 3] as const;
export type Outline = (typeof outlines)[number];

/** Which of the four summits a card shows: always the same for the same card. */
export const outlineOf = (cardId: string): Outline => (hashOf(`${cardId}#`) % 4) as Outline;

const isSoft = (colour: Colour): boolean => colour === 'ochre' || colour === 'violet';
const wander = (points: readonly Point[], seed: string, across: number, down: number): Point[] => {
  const next = seededRandom(seed);
  return points.map(([x, y]): Point => {
    const free = x > 3 && x < column - 3;
    const [dx, dy] = [randomBetween(next, -across, across), randomBetween(next, -down, down)];
    return free ? [x + dx, y + dy] : [x, y];
  });
};

/** The crest of a card, from joint to joint. */
export function summit(colour: Colour, outline: Outline): Point[] {
  const raw = pointsOf(summits[colour][outline]!);
  return wander(isSoft(colour) ? smoothPath(raw, 7.5) : dense(raw, 13), `${colour}${outline}`, 0.7, 0.8);
}

function slope(colour: Colour, outline: Outline): Point[] {
  const raw = pointsOf(slopes[colour][outline % 2]!);
  return wander(isSoft(colour) ? smoothPath(raw, 11) : dense(raw, 17), `slope ${colour}${outline}`, 0.6, 0.7);
}

const peaksOf = (raw: readonly Point[]): Point[] =>
  raw.filter(([, y], i) => i > 0 && i < raw.length - 1 && y < raw[i - 1]![1] && y <= raw[i + 1]![1] && y < 31);

/** The path data of every layer of one card, in its own 120 by 150 box. */
export interface CardShape {
  body: string;
  /** Cream torn edge that shows above the crest. */
  deckle: string;
  slope: string;
  /** Shaded sides, right of each summit; empty for mesas. */
  shade: string;
  /** Snow on needles; empty elsewhere. */
  snow: string;
  /** The crest alone, slightly raised: drawn dotted on a card laid this round. */
  crest: string;
}

export function cardShape(colour: Colour, outline: Outline): CardShape {
  const ridge = summit(colour, outline);
  const raw = pointsOf(summits[colour][outline]!);
  const next = seededRandom(`deckle ${colour}${outline}`);
  const deckle = ridge.map(([x, y]): Point => {
    const rough = randomBetween(next, -0.9, 1.9);
    return [x, y - 2.6 - (x > 3 && x < column - 3 ? rough : 0)];
  });
  let shade = '';
  let snow = '';
  for (const [x, y] of peaksOf(raw)) {
    if (colour !== 'crimson') {
      const side: Point[] = [];
      let lowest = -1;
      for (const point of ridge) {
        if (point[0] < x - 0.5) continue;
        if (point[1] < lowest - 2.5) break;
        side.push(point);
        lowest = Math.max(lowest, point[1]);
      }
      const [ex, ey] = side[side.length - 1]!;
      const [w, h] = [ex - x, ey - y];
      shade += path([
        ...side,
        [ex - w * 0.12, ey + 14],
        [x + w * 0.42, ey + 2],
        [x + w * 0.3, y + h * 0.66],
        [x - w * 0.05, y + h * 0.52],
        [x + w * 0.1, y + h * 0.26],
      ]);
    }
    if (colour === 'teal' && y <= 19) {
      const cap = ridge.filter((p) => p[0] > x - 13 && p[0] < x + 13 && p[1] < y + 14);
      if (cap.length < 2) continue;
      const [left, right] = [cap[0]!, cap[cap.length - 1]!];
      const w = right[0] - left[0];
      const middle = (left[1] + right[1]) / 2;
      snow += path([
        ...cap,
        [left[0] + w * 0.78, right[1] - 1],
        [left[0] + w * 0.66, middle + 5],
        [left[0] + w * 0.5, middle - 2],
        [left[0] + w * 0.33, middle + 4],
        [left[0] + w * 0.2, left[1] - 2],
      ]);
    }
  }
  return {
    body: path([...ridge, [column, cardHeight], [0, cardHeight]]),
    deckle: path([...deckle, [column, joint + 10], [0, joint + 10]]),
    slope: path([...slope(colour, outline), [column, cardHeight], [0, cardHeight]]),
    shade,
    snow,
    crest: path(
      ridge.map(([x, y]): Point => [x, y - 3]),
      { closed: false },
    ),
  };
}

export interface EndShape {
  body: string;
  deckle: string;
  slope: string;
}

export function endShape(colour: Colour): EndShape {
  const next = seededRandom(`end ${colour}`);
  const fine = dense(pointsOf(ends[colour]), 11);
  const edge = fine.map(([x, y], i): Point => {
    const inner = i > 0 && i < fine.length - 1;
    return inner ? [x + randomBetween(next, -0.8, 0.8), y + randomBetween(next, -0.8, 0.8)] : [x, y];
  });
  const deckle = edge.map(
    ([x, y], i): Point => [x - (i ? 2.3 + randomBetween(next, -0.5, 1.3) : 0), y - (i < 3 ? 2.6 : 1.2)],
  );
  const front: Point[] = [
    [0.6, slopeJoint],
    ...edge.filter(([, y]) => y > 54).map(([x, y]): Point => [x * 0.62, slopeJoint + (y - joint) * 0.66]),
  ];
  const seam = 0.6; // a hair of overlap, so that no light shows between the end and its card
  return {
    body: path([...edge, [seam, cardHeight], [seam, joint]]),
    deckle: path([...deckle, [seam, cardHeight], [seam, joint - 2.6]]),
    slope: path([...front, [front[front.length - 1]![0], cardHeight], [seam, cardHeight]]),
  };
}

/** A strip of torn mist, as wide as the open columns it covers; two sheets of paper. */
export function mist(x: number, y: number, width: number, seed: string, height = 34): [far: string, near: string] {
  const strip = (dx: number, dy: number, w: number, key: string): string => {
    const next = seededRandom(`${seed} ${key}`);
    const n = Math.max(5, Math.floor(w / 26));
    const top: Point[] = [];
    for (let i = 0; i <= n; i++) {
      const t = i / n;
      const rise = Math.min(1, 3.2 * t, 3.2 * (1 - t));
      top.push([x + dx + w * t, y + dy + height * 0.66 - rise * (height * 0.3 + randomBetween(next, -6, 7))]);
    }
    const bottom: Point[] = [];
    for (let i = 1; i < n; i++) {
      const t = i / n;
      const fall = Math.min(1, 7 * t, 7 * (1 - t));
      bottom.push([
        x + dx + w * (1 - t),
        y + dy + height * 0.66 + fall * (height * 0.1 + randomBetween(next, -1.5, 2.5)),
      ]);
    }
    return path([...smoothPath(top, 7), ...bottom]);
  };
  return [strip(18, -7, width - 30, 'far'), strip(0, 2, width, 'near')];
}
