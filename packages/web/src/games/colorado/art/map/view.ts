import type { CSSProperties } from 'react';
import type { Frame, RouteSheet, Spot } from '../content.ts';

/** Room round a part of the sheet for shadows; the torn edge of the land lies within its canvas. */
const MARGIN = 4;

const viewOf = ({ x, y, width, height }: Frame): Frame => ({
  x: x - MARGIN,
  y: y - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

export function viewBoxOf(frame: Frame): string {
  const { x, y, width, height } = viewOf(frame);
  return `${x} ${y} ${width} ${height}`;
}

export const ratioOf = (frame: Frame): string => {
  const { width, height } = viewOf(frame);
  return `${width} / ${height}`;
};

/** How wide the box of a node is: the largest touch area that does not overlap its neighbours. */
export const NODE_BOX = 62;

/** The box of a node round its middle, in shares of the drawing. */
export function placeOf(spot: Spot, frame: Frame): CSSProperties {
  const { x, y, width, height } = viewOf(frame);
  const share = (n: number): string => `${Math.round(n * 1e4) / 100}%`;
  return { left: share((spot.x - x) / width), top: share((spot.y - y) / height), width: share(NODE_BOX / width) };
}

/** The strip of kraft paper that the railway lies on: as high as its stations with their names need. */
export function railArea({ canvas, rail }: RouteSheet): Frame {
  const heights = rail.stages.map(({ y }) => y);
  const top = Math.min(...heights) - 37;
  return { ...canvas.rail, y: top, height: Math.max(...heights) + 57 - top };
}
