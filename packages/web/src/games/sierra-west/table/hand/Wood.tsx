import type { Box } from '@cordillera/sierra-west';
import { memo, type ReactNode } from 'react';
import { tornPath, tornRect } from '../../art/tornPath.ts';
import { BODY, CARD_X, GREEN_Y, SHELF, spaceAt, TAN_Y } from './geometry.ts';

type Outline = [x: number, y: number][];

const [L, , R] = CARD_X;
const CARD = 280;
/** The colour border between the paths is one line over cards and board. */
const BORDER = 358;
const FOOT = BODY + 20;

const edge = (points: Outline, seed: string): string => tornPath(points, { seed, amp: 1.3, step: 13 });

/** A piece of the board over the cards: a pale edge, green above, tan below the border. */
function Piece({ outline, inner, seed }: { outline: Outline; inner: Outline; seed: string }): ReactNode {
  const x0 = inner[0]![0];
  const x1 = inner.at(-1)![0];
  const d = edge(outline, seed);
  return (
    <>
      <path className="wood-shade" d={d} />
      <path className="wood-edge" d={d} />
      <path className="wood-green" d={tornPath(inner, { seed: `${seed} inner`, amp: 1, step: 13 })} />
      <path className="wood-tan" d={`M${x0} ${BORDER}H${x1}V${FOOT}H${x0}z`} />
    </>
  );
}

function Upright({ side }: { side: 'left' | 'right' }): ReactNode {
  const top = 220;
  const [x0, x1] = side === 'left' ? [0, L + 4] : [R + 276, 900];
  const outline: Outline =
    side === 'left'
      ? [
          [x0, FOOT],
          [x0, top],
          [x0 + 50, top - 8],
          [x1 - 24, top + 22],
          [x1, top + 44],
          [x1, FOOT],
        ]
      : [
          [x0, FOOT],
          [x0, top + 44],
          [x0 + 24, top + 22],
          [x1 - 50, top - 8],
          [x1, top],
          [x1, FOOT],
        ];
  const inner = outline.map(([x, y], i): [number, number] => [
    x === x0 ? x + 4 : x === x1 ? x - 4 : x,
    i === 0 || i === outline.length - 1 ? BORDER + 2 : y + 4,
  ]);
  return <Piece outline={outline} inner={inner} seed={`upright ${side}`} />;
}

/** One tooth covers the middle column of an outer card. */
function Tooth({ card }: { card: number }): ReactNode {
  const [x0, x1, top, middle] = [card + 81, card + 199, 263, card + 140];
  return (
    <>
      <Piece
        outline={[
          [x0, FOOT],
          [x0, top + 18],
          [x0 + 22, top + 6],
          [middle, top - 10],
          [x1 - 22, top + 6],
          [x1, top + 18],
          [x1, FOOT],
        ]}
        inner={[
          [x0 + 4, BORDER + 2],
          [x0 + 4, top + 21],
          [x0 + 23, top + 10],
          [middle, top - 5],
          [x1 - 23, top + 10],
          [x1 - 4, top + 21],
          [x1 - 4, BORDER + 2],
        ]}
        seed={`tooth ${card}`}
      />
      <Tree x={middle - 22} y={top + 24} scale={0.8} />
      <Tree x={middle} y={top + 19} scale={1.1} />
      <Tree x={middle + 22} y={top + 25} scale={0.75} />
      <Trails from={x0} to={x1} />
    </>
  );
}

const Tree = ({ x, y, scale }: { x: number; y: number; scale: number }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0-17L8-3H4L10 7H-10L-4-3H-8z" fill="#3f6b45" />
    <path d="M0-17L8-3H4L10 7H0z" fill="#335a3a" />
    <path d="M-2 7h4v5h-4z" fill="#5b3a22" />
  </g>
);

function Trails({ from, to, only }: { from: number; to: number; only?: 'tan' }): ReactNode {
  return (['green', 'tan'] as const)
    .filter((path) => only === undefined || path === only)
    .map((path) => (
      <g key={path} className={`wood-trail-${path}`}>
        <path d={`M${from} ${path === 'green' ? GREEN_Y : TAN_Y}H${to}`} strokeWidth={13} />
        <path d={`M${from} ${path === 'green' ? GREEN_Y : TAN_Y}H${to}`} strokeWidth={4} strokeDasharray="8 6" />
      </g>
    ));
}

const post = (x: number, y: number, width: number): string =>
  `M${x - width / 2} ${y - 15}h${width - 12}l12 15-12 15h-${width - 12}z`;

/** What covers the cards: uprights with the posts, teeth, and the low tooth over the foot of the middle card. */
export const Wood = memo(function Wood({ isLit }: { isLit: boolean }): ReactNode {
  const [x0, x1, top] = [L + CARD - 2, R + 2, 347];
  const low = edge(
    [
      [x0, FOOT],
      [x0, top + 4],
      [x0 + 20, top],
      [x1 - 20, top],
      [x1, top + 4],
      [x1, FOOT],
    ],
    'low tooth',
  );
  return (
    <svg className="camp-wood" viewBox="0 0 900 640" aria-hidden="true">
      <Upright side="left" />
      <Upright side="right" />
      <Tooth card={L} />
      <Tooth card={R} />
      <path className="wood-shade" d={low} />
      <path className="wood-edge" d={low} />
      <path className="wood-green" d={`M${x0 + 4} ${top + 7}l18-4h${x1 - x0 - 44}l18 4V${BORDER + 2}H${x0 + 4}z`} />
      <path className="wood-tan" d={`M${x0 + 4} ${BORDER}H${x1 - 4}V${FOOT}H${x0 + 4}z`} />
      <Trails from={x0} to={x1} only="tan" />
      <Trails from={92} to={L + 4} />
      <Trails from={R + 276} to={814} />
      {isLit && (
        <g className="wood-lit">
          <path d={`M92 ${GREEN_Y}H814M92 ${TAN_Y}H814`} />
        </g>
      )}
      {[
        [26, 258, 1.4],
        [50, 264, 1.8],
        [850, 264, 1.8],
        [874, 258, 1.3],
      ].map(([x, y, scale]) => (
        <Tree key={x} x={x!} y={y!} scale={scale!} />
      ))}
      {(['green', 'tan'] as const).map((path) => (
        <g key={path} className={`wood-post-${path}`}>
          <path d={post(52, path === 'green' ? GREEN_Y : TAN_Y, 84)} />
          <path d={post(848, path === 'green' ? GREEN_Y : TAN_Y, 84)} />
        </g>
      ))}
    </svg>
  );
});

const BODY_EDGE = tornPath(
  [
    [0, BODY + 4],
    [245, BODY - 2],
    [450, BODY + 3],
    [655, BODY - 2],
    [900, BODY + 4],
    [900, 638],
    [0, 638],
  ],
  { seed: 'camp', amp: 1.8, step: 15 },
);
const shelf = (x: number, width: number, seed: string, y = SHELF - 4, height = 136): string =>
  tornRect(x, y, width, height, { seed, amp: 1.4, step: 14 });

/** The camp below the cards, with the tolls of the paid spaces if there are paths above. */
export const CampGround = memo(function CampGround({ box }: { box?: Box }): ReactNode {
  return (
    <svg className="camp-ground" viewBox="0 0 900 640" aria-hidden="true">
      <path className="wood-shade" d={BODY_EDGE} />
      <path className="ground-sheet" d={BODY_EDGE} />
      <path className="ground-fold" d="M4 608q110-12 225-2t225-2 225 2 217-2v30H4z" />
      <path className="ground-camp" d={shelf(14, 98, 'camp shelf')} />
      <path className="ground-green" d={shelf(118, 306, 'green shelf')} />
      <path className="ground-tan" d={shelf(430, 88, 'tan shelf')} />
      <path className="ground-grey" d={shelf(524, 88, 'grey shelf')} />
      <path className="ground-desk" d={shelf(618, 94, 'tracker', SHELF - 4, 66)} />
      <path className="ground-desk" d={shelf(618, 94, 'trapper', SHELF + 66, 66)} />
      <path className="wood-shade" d={shelf(718, 168, 'goods')} />
      <path className="ground-goods" d={shelf(718, 168, 'goods')} />
      {box?.tan.map(({ paid }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path keeps its order
        <Toll key={i} x={spaceAt(box, 'tan', i + 1).x} n={paid} />
      ))}
    </svg>
  );
});

/** What using a space costs, on a tab over its plate. */
function Toll({ x, n }: { x: number; n: number }): ReactNode {
  const width = 18 + 28 * n;
  if (n === 0) return null;
  return (
    <>
      <path className="ground-toll" d={`M${x - width / 2 - 8} ${BODY + 34}l2-50q0-6 6-6h${width}q6 0 6 6l2 50z`} />
      {[...Array(n).keys()].map((i) => (
        <use key={i} href="#w-any" x={x + (i - (n - 1) / 2) * 32 - 15} y={BODY - 11} width={30} height={30} />
      ))}
    </>
  );
}
