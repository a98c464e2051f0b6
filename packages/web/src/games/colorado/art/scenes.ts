import { blobOutline, dense, type Point, path, smoothPath } from '../../../design/paper/outlines.ts';
import { randomBetween, seededRandom } from '../../../design/paper/random.ts';
import { COLOURS, type Colour } from './content.ts';
import { FAMILIES } from './families.ts';
import { CREAM, flat, put, tornBox } from './paper.ts';

/** Cards are drawn in 240 by 336. A scene ends at 222; faces with a name lift it. */
const BOTTOM = 222;
const EDGE = tornBox(1.5, 1.5, 237, 333, { seed: 'card', amp: 2.6 });
const INSIDE = tornBox(9, 9, 222, 318, { seed: 'card inside', amp: 2, step: 20 });

/** A colour between two others. */
function mix(a: string, b: string, share: number): string {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(a, at) + (part(b, at) - part(a, at)) * share))
    .map((n) => n.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A ridge of peaks across the card, with the cream edge of torn paper. */
function ridge(seed: string, base: number, height: number, bottom: number, fill: string, parts: number): string {
  const next = seededRandom(seed);
  const points = Array.from({ length: parts + 1 }, (_, i): Point => {
    const x = 7 + (226 * i) / parts + (i > 0 && i < parts ? randomBetween(next, -9, 9) : 0);
    return [x, base - height * (i % 2 ? randomBetween(next, 0.55, 1) : randomBetween(next, 0, 0.3))];
  });
  const crest = dense(points, 13).map(
    ([x, y]): Point => [x + randomBetween(next, -0.8, 0.8), y + randomBetween(next, -1, 1)],
  );
  const under: Point[] = [
    [235, bottom],
    [5, bottom],
  ];
  const edge = crest.map(([x, y]): Point => [x, y - 2.4]);
  return flat(path([...edge, ...under]), CREAM, 0.85) + flat(path([...crest, ...under]), fill);
}

function scene(colour: Colour): string {
  const { base, light, dark, sky } = FAMILIES[colour];
  const hills: Point[] = [
    [0, BOTTOM - 22],
    [60, BOTTOM - 30],
    [130, BOTTOM - 16],
    [190, BOTTOM - 26],
    [244, BOTTOM - 20],
  ];
  const air: Point[] = [
    [0, 92],
    [70, 80],
    [150, 100],
    [244, 84],
  ];
  const down = (points: Point[]): string => path([...smoothPath(points, 15), [244, BOTTOM], [0, BOTTOM]]);
  return (
    flat(`M4 4h232v${BOTTOM}H4z`, sky[0]) +
    flat(down(air), sky[1]) +
    flat(blobOutline(120, 128, 76, `sun ${colour}`, 1.4, 26), '#fff6e0', 0.75) +
    ridge(`far ${colour}`, BOTTOM - 40, 62, BOTTOM, mix(light, sky[1], 0.45), 7) +
    ridge(`near ${colour}`, BOTTOM - 16, 44, BOTTOM, base, 5) +
    flat(down(hills), dark) +
    flat(down(hills), `url(#co-pattern-${colour})`)
  );
}

/** The ground of a card of which only the top shows, in 96 by 72. */
function strip(colour: Colour): string {
  const { base, sky } = FAMILIES[colour];
  const hill = path([
    ...smoothPath(
      [
        [-4, 43],
        [29, 35],
        [58, 42],
        [101, 36],
      ],
      9,
    ),
    [101, 76],
    [-4, 76],
  ]);
  return (
    flat('M-1-1h98v74h-98z', sky[1]) +
    flat(blobOutline(61, 26, 26, `strip ${colour}`, 0.8), '#fff6e0', 0.8) +
    flat(hill, base) +
    flat(hill, `url(#co-pattern-${colour})`)
  );
}

const patterns = (): string =>
  COLOURS.map((colour) => {
    const { ink, pattern } = FAMILIES[colour];
    return `<pattern id="co-pattern-${colour}" width="12" height="12" patternUnits="userSpaceOnUse"><g color="${ink}" opacity=".42">${pattern}</g></pattern>`;
  }).join('');

function back(): string {
  const ridges: [number, number, string, number][] = [
    [268, 70, '#86a9a4', 7],
    [292, 58, '#4d8a8c', 5],
    [312, 40, '#2f6b70', 7],
  ];
  return (
    flat('M0 0h240v336H0z', '#27566b') +
    flat(blobOutline(120, 150, 124, 'back 2', 3, 30), '#2f6478') +
    flat(blobOutline(120, 150, 93, 'back 1', 3, 30), '#356e80') +
    put('compass', 120, 124, 150) +
    ridges.map(([base, height, fill, n], i) => ridge(`back ridge ${i}`, base, height, 340, fill, n)).join('') +
    `<path d="M6 330Q70 292 120 308t112-22" fill="none" stroke="${CREAM}" stroke-width="4" stroke-dasharray="11 9" stroke-linecap="round"/>`
  );
}

/** The paper of the cards for the sprite: edge, scenes of the six families, the back. */
export const cardSprite = (): string =>
  `${patterns()}<clipPath id="co-card-cut"><path d="${INSIDE}"/></clipPath>` +
  `<clipPath id="co-strip-cut"><path d="${tornBox(2.5, 2.5, 91, 74, { seed: 'strip', amp: 1.6, step: 18 })}"/></clipPath>` +
  '<clipPath id="co-pocket-cut"><path d="M-10-14h124v164h-124z"/></clipPath>' +
  `<path id="co-card-edge" d="${EDGE}"/>` +
  `<path id="co-strip-edge" d="${tornBox(0, 0, 96, 78, { seed: 'strip edge', amp: 2, step: 16 })}"/>` +
  COLOURS.map((colour) => `<g id="co-scene-${colour}">${scene(colour)}</g>`).join('') +
  COLOURS.map((colour) => `<g id="co-strip-${colour}">${strip(colour)}</g>`).join('') +
  `<g id="co-back">${back()}</g>`;
