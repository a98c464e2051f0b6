import type { CSSProperties } from 'react';
import type { Point, Rect } from './layout.ts';

/** Puts an element of class `at` there, in design pixels. */
export const at = ({ x, y, w, h }: Rect): CSSProperties =>
  ({ '--x': x, '--y': y, '--w': w, '--h': h }) as CSSProperties;

/** The same for a figure round its middle. */
export const round = ({ x, y }: Point, size: number): CSSProperties =>
  at({ x: x - size / 2, y: y - size / 2, w: size, h: size });
