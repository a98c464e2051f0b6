import type { ColoradoIconName } from './ColoradoIcon.tsx';
import type { Colour, Duo } from './content.ts';

/** The tones of a family, from its paper to its deepest ink; the text that its ground carries; the sky behind it. */
interface Family {
  base: string;
  light: string;
  dark: string;
  ink: string;
  on: string;
  sky: readonly [high: string, low: string];
  /** Its pattern, which says the family without colour, in a square of 12. */
  pattern: string;
}

const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;

export const FAMILIES: Record<Colour, Family> = {
  red: {
    base: '#b5392f',
    light: '#d0604f',
    dark: '#922820',
    ink: '#6e1a17',
    on: '#fff6e4',
    sky: ['#f6dcc0', '#f0c4a4'],
    pattern: line('M0 9l6-6 6 6', 1.8),
  },
  green: {
    base: '#579d60',
    light: '#7db57c',
    dark: '#37733f',
    ink: '#1f4f2c',
    on: '#0f1f0c',
    sky: ['#e6efd6', '#d3e4c0'],
    pattern: '<g fill="currentColor"><circle cx="3" cy="3" r="1.7"/><circle cx="9" cy="9" r="1.7"/></g>',
  },
  grey: {
    base: '#98a2aa',
    light: '#c2cacf',
    dark: '#75808a',
    ink: '#46515b',
    on: '#20130a',
    sky: ['#e6ebec', '#d3dbde'],
    pattern: line('M-2 14L14-2M-2 2L2-2M10 14l4-4', 1.8),
  },
  purple: {
    base: '#4d3278',
    light: '#735a9e',
    dark: '#3a2460',
    ink: '#271544',
    on: '#fff6e4',
    sky: ['#e7dced', '#d5c5e2'],
    pattern: line('M6 1l5 5-5 5-5-5z', 1.6),
  },
  blue: {
    base: '#2f74a6',
    light: '#65a3cc',
    dark: '#225a86',
    ink: '#153f61',
    on: '#fff6e4',
    sky: ['#dcebf2', '#c3dcea'],
    pattern: line('M3 0v12M9 0v12', 1.8),
  },
  orange: {
    base: '#e59a3a',
    light: '#f3bf74',
    dark: '#c67a1e',
    ink: '#8a4f0c',
    on: '#20130a',
    sky: ['#fbe8c8', '#f6d5a0'],
    pattern: line('M2 3h5M7 9h5', 2.2),
  },
};

/** The pictures of a duo's two actions. */
export const HALVES: Record<Duo, readonly [left: ColoradoIconName, right: ColoradoIconName]> = {
  nuggets: ['take-nugget', 'buy-card'],
  cards: ['draw-three', 'swap-cards'],
  tick: ['tick-stage', 'tick-rail'],
};
