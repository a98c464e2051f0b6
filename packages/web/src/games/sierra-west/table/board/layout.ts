import { BASE, COLUMN, COVERED_BY, type MountainView, PLACE_X, ROW } from '@cordillera/sierra-west';

/**
 * Where everything of the shared world lies, in design pixels. `wide`: a laptop of 1440 × 900; `narrow`: a phone of
 * 390 × 844; `flat`: a phone on its side, 844 × 390.
 */
export type Form = 'wide' | 'narrow' | 'flat';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface MountainLayout {
  width: number;
  height: number;
  /** The first card of the lowest row: its left edge, and where the highest row begins. */
  x0: number;
  top: number;
  card: { w: number; h: number };
  step: number;
  rowStep: number;
  base: Rect;
  /** The minimum height of a touch area. */
  touch: number;
  /** How large a frontiersman stands there. */
  figure: number;
}

export const mountainLayouts: Record<Form, MountainLayout> = {
  wide: {
    width: 634,
    height: 382,
    x0: 28,
    top: 2,
    card: { w: 96.6, h: 138 },
    step: 98,
    rowStep: 53,
    base: { x: 0, y: 352, w: 634, h: 32 },
    touch: 0,
    figure: 44,
  },
  narrow: {
    width: 390,
    height: 312,
    x0: 10,
    top: 6,
    card: { w: 61, h: 87 },
    step: 62,
    rowStep: 47,
    base: { x: 4, y: 281, w: 382, h: 31 },
    touch: 44,
    figure: 32,
  },
  flat: {
    width: 472,
    height: 258,
    x0: 64,
    top: 4,
    card: { w: 56, h: 80 },
    step: 58,
    rowStep: 41,
    base: { x: 6, y: 248, w: 460, h: 22 },
    touch: 44,
    figure: 30,
  },
};

/**
 * An upright phone closes up the sky over what is left of the mountain; single cards keep their room beside the fourth
 * row or above the third.
 */
export function lowered(layout: MountainLayout, mountain: readonly MountainView[]): MountainLayout {
  const highest = Math.max(1, ...mountain.map((card, position) => (card === null ? 1 : ROW[position]!)));
  const less = (highest === 4 ? 1 : Math.max(0, 4 - highest)) * layout.rowStep;
  const { height, top, base } = layout;
  return { ...layout, height: height - less, top: top - less, base: { ...base, y: base.y - less } };
}

/** SW-GEO-05: half a step further right with every row. */
export const cardAt = ({ x0, top, card, step, rowStep }: MountainLayout, position: number): Rect => ({
  x: x0 + (PLACE_X[position]! - 1) * step,
  y: top + (5 - ROW[position]!) * rowStep,
  ...card,
});

/** How much of a card is covered by the row above it. */
export type Cover = 'none' | 'left' | 'right' | 'both';

export function coverOf(mountain: readonly MountainView[], position: number): Cover {
  const column = COLUMN[position]!;
  const above = COVERED_BY[position]!.filter((other) => mountain[other] !== null);
  const left = above.some((other) => COLUMN[other] === column - 1);
  const right = above.some((other) => COLUMN[other] === column);
  return left && right ? 'both' : left ? 'left' : right ? 'right' : 'none';
}

/** The part of a card that nothing can lie on: all of it, or its lower edge. */
export function openPart(layout: MountainLayout, position: number, cover: Cover): Rect {
  const card = cardAt(layout, position);
  if (cover === 'none') return card;
  return { ...card, y: card.y + card.h - layout.rowStep, h: layout.rowStep };
}

/**
 * Where the n-th of several frontiersmen stands on a position: in the middle of the edge that can be seen, or at the
 * right shoulder of an open card, off its sign and its discs. The middle of the figure.
 */
export function standAt(layout: MountainLayout, position: number, cover: Cover, n: number, of: number): Point {
  const { base, figure, card, rowStep } = layout;
  if (position === BASE) return { x: base.x + base.w * 0.36 + n * figure * 0.8, y: base.y + base.h * 0.3 };
  const { x, y } = cardAt(layout, position);
  if (cover === 'none') return { x: x + card.w * 0.84 - n * figure * 0.42, y: y + card.h * 0.36 };
  return { x: x + card.w / 2 + (n - (of - 1) / 2) * figure * 0.62, y: y + card.h - rowStep / 2 - 2 };
}

export interface TrailLayout {
  width: number;
  height: number;
  /** The middle of every space, and the line they lie on. */
  spaces: readonly number[];
  line: number;
  radius: number;
  /** The middle of every slot of the row; its size, and where it begins. */
  slots: readonly number[];
  slot: { w: number; h: number; y: number };
  /** The Fish Market, under the trailhead. */
  market: Rect;
  /** Costs stand between two spaces, or under the line. */
  tickets: 'between' | 'under';
  wagon: { size: number; apart: number; y: number };
  canoe: { size: number; apart: number; y: number };
}

interface TrailSizes {
  width: number;
  height: number;
  pad: number;
  line: number;
  radius: number;
  /** From the line down to the row. */
  drop: number;
  slotWidth: number;
  /** The middle of the first slot, or at least the second space. */
  first: number;
  /** Free at the right of the last slot, and under the row. */
  right: number;
  below: number;
  tickets: TrailLayout['tickets'];
  wagon: { size: number; apart: number; up: number };
  canoe: { size: number; apart: number; down: number };
}

const trailSizes: Record<Form, (isRiver: boolean) => TrailSizes> = {
  wide: (isRiver) => ({
    width: 634,
    height: isRiver ? 184 : 176,
    pad: 36,
    line: 50,
    radius: 17,
    drop: 27,
    slotWidth: 84,
    first: 110,
    right: 9,
    below: isRiver ? 30 : 10,
    tickets: 'between',
    wagon: { size: 34, apart: 26, up: 27 },
    canoe: { size: 38, apart: 28, down: 12 },
  }),
  narrow: (isRiver) => ({
    width: 390,
    height: 196,
    pad: 24,
    line: 44,
    radius: 15,
    drop: 46,
    slotWidth: isRiver ? 51 : 54,
    first: isRiver ? 80 : 61,
    right: 6,
    below: isRiver ? 28 : 8,
    tickets: 'under',
    wagon: { size: 27, apart: 18, up: 21 },
    canoe: { size: 30, apart: 17, down: 10 },
  }),
  flat: (isRiver) => ({
    width: 472,
    height: isRiver ? 140 : 128,
    pad: 24,
    line: 44,
    radius: 15,
    drop: 22,
    slotWidth: 62,
    first: isRiver ? 92 : 65,
    right: 6,
    below: isRiver ? 24 : 8,
    tickets: 'between',
    wagon: { size: 27, apart: 18, up: 21 },
    canoe: { size: 28, apart: 17, down: 9 },
  }),
};

/** The trail over a row of six slots, with this number of spaces. */
export function trailLayout(form: Form, isRiver: boolean, spaceCount: number, slotCount = 6): TrailLayout {
  const sizes = trailSizes[form](isRiver);
  const { width, height, pad, line, radius, slotWidth } = sizes;
  const step = (width - 2 * pad) / (spaceCount - 1);
  const spaces = Array.from({ length: spaceCount }, (_, i) => pad + i * step);
  const y = line + sizes.drop;
  const h = height - y - sizes.below;
  const last = width - sizes.right - slotWidth / 2;
  const slots = Array.from({ length: slotCount }, (_, i) => sizes.first + (i * (last - sizes.first)) / (slotCount - 1));
  const marketRight = Math.min(pad + 28, sizes.first - slotWidth / 2 - 4);
  const marketLeft = Math.max(3, 2 * pad - marketRight);
  return {
    width,
    height,
    spaces,
    line,
    radius,
    slots,
    slot: { w: slotWidth, h, y },
    market: { x: marketLeft, y, w: marketRight - marketLeft, h },
    tickets: sizes.tickets,
    wagon: { size: sizes.wagon.size, apart: sizes.wagon.apart, y: line - sizes.wagon.up },
    canoe: { size: sizes.canoe.size, apart: sizes.canoe.apart, y: y + h + sizes.canoe.down },
  };
}

export const slotAt = ({ slots, slot }: TrailLayout, i: number): Rect => ({
  x: slots[i]! - slot.w / 2,
  y: slot.y,
  w: slot.w,
  h: slot.h,
});

export interface Rib {
  /** The space it hangs from, and the slot (from 1) that the space reaches. */
  space: number;
  slot: number;
  from: Point;
  to: Point;
}

/** A rib joins every space to the last slot that it reaches (SW-GEO-10); two spaces may share a slot. */
export function ribsOf(layout: TrailLayout, reaches: readonly number[]): Rib[] {
  const { spaces, slots, slot, line } = layout;
  return reaches.flatMap((reach, space): Rib[] => {
    const middle = slots[reach - 1];
    if (middle === undefined) return [];
    const x = spaces[space]!;
    const hook = slot.w * 0.4;
    return [
      {
        space,
        slot: reach,
        from: { x, y: line + 8 },
        to: { x: Math.max(middle - hook, Math.min(middle + hook, x)), y: slot.y + 4 },
      },
    ];
  });
}

/** The middle of the n-th of several wagons or canoes that share a place: closer together when they are many. */
export function beside(
  middle: number,
  n: number,
  of: number,
  { size, apart }: { size: number; apart: number },
): number {
  const step = Math.min(apart, (apart * 2) / Math.max(1, of - 1));
  const first = Math.max(size / 2, middle - ((of - 1) / 2) * step);
  return first + n * step;
}

/** The row of the mode's own place on a phone. In Boats & Banjos it lies along one river with a bend. */
export const rowPlace = {
  width: 390,
  /** In a straight line, slots 1 to 6. */
  straight: {
    height: 122,
    slots: Array.from({ length: 6 }, (_, i): Rect => ({ x: 6 + i * 64, y: 10, w: 58, h: 104 })),
  },
  /** The Fish Market is 0; after the third card the river turns back. */
  river: {
    height: 250,
    slots: [
      [6, 7],
      [102, 7],
      [198, 7],
      [294, 7],
      [294, 128],
      [198, 128],
      [102, 128],
    ].map(([x, y]): Rect => ({ x: x!, y: y!, w: 84, h: 84 })),
    corner: { x: 4, y: 128, w: 92, h: 84 } satisfies Rect,
    stream: 'M-12 106H356q32 0 32 60.500t-32 60.500H-12',
    canoe: { size: 42, apart: 30, down: 11 },
  },
} as const;
