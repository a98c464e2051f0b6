import { type ElementCopy, elementAt, type Rect, rectAt, rectOf } from './dom.ts';
import type { TableAnimation } from './types.ts';

/** Something that moves, and how it lay before. */
export interface MovedElement {
  animation: TableAnimation;
  /** Where it, or what it comes from, lay before. */
  spot: Rect | null;
  /** Where it flies to, as that lay before: it may be covered or gone by now. */
  goal: Rect | null;
  /** The picture that moves in its place. */
  copy: ElementCopy | null;
}

const soft = 'cubic-bezier(.3, 0, .2, 1)';
const springy = 'cubic-bezier(.2, .9, .25, 1.05)';
const flightMs = 300;

interface AnimateInput {
  layer: HTMLElement;
  /** Whatever changed fades in instead. */
  still: boolean;
  /** What the names of the game's symbols begin with. */
  symbols: string;
}

/** Starts what moves, in `layer` or where it lies. */
export function animate(
  { animation, spot, goal, copy }: MovedElement,
  { layer, still, symbols }: AnimateInput,
): Animation[] {
  if (still) return fade(animation);
  if (animation.kind === 'fly') {
    const flown =
      animation.picture === 'itself' ? copy : spot && createPaperScrap(`${symbols}${animation.picture}`, spot);
    return flown ? [fly(flown, rectAt(animation.to) ?? goal, animation, layer)] : [];
  }
  const element = elementAt(animation.what);
  if (!element) return [];
  const { wait } = animation;
  switch (animation.kind) {
    case 'come':
      return spot ? animateFrom(element, spot, wait) : [];
    case 'hop':
      return drawnIn(element).map((part) =>
        part.animate([lifted(0), { ...lifted(-10), easing: 'ease-in' }, lifted(0)], {
          duration: 180,
          delay: wait,
          easing: 'ease-out',
        }),
      );
    case 'dip':
      return [element.animate([lifted(0), lifted(2), lifted(0)], { duration: 150, delay: wait })];
    case 'shake':
      return drawnIn(element).map((part) =>
        part.animate([0, -3, 3, -3, 2, 0].map(sideways), { duration: 240, delay: wait }),
      );
    case 'turn':
      return [
        element.animate(
          [
            { transform: 'perspective(600px) rotateY(-80deg)', opacity: 0.4 },
            { transform: 'none', opacity: 1 },
          ],
          {
            duration: 240,
            delay: wait,
            easing: springy,
            fill: 'backwards',
          },
        ),
      ];
    case 'ring':
      return drawnIn(element).map((part) =>
        part.animate([-14, 12, -8, 5, 0].map(turned), { duration: 300, delay: wait }),
      );
    case 'land':
      // Not seen before its copy has come.
      return drawnIn(element).map((part) =>
        part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 60, delay: wait, fill: 'backwards' }),
      );
    case 'appear':
      return [
        element.animate(
          [
            { opacity: 0, translate: '-12px 0' },
            { opacity: 1, translate: '0 0' },
          ],
          {
            duration: 240,
            delay: wait,
            easing: soft,
          },
        ),
      ];
    case 'roll':
      return copy ? roll(element, copy, wait, layer) : [];
  }
}

const lifted = (y: number): Keyframe => ({ translate: `0 ${y}px` });
const sideways = (x: number): Keyframe => ({ translate: `${x}px 0` });
const turned = (degrees: number): Keyframe => ({ rotate: `${degrees}deg` });

/** What is drawn of a thing moves in it, so that the thing itself can glide at the same time. */
function drawnIn(element: Element): Element[] {
  const drawing = element instanceof SVGElement ? element : element.querySelector('svg');
  return drawing ? [drawing] : [];
}

/** From where it lay before. What has stayed the same element glides by its style. */
function animateFrom(element: Element, from: Rect, wait: number): Animation[] {
  if (from.element === element) return [];
  const to = rectOf(element);
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < 1) return [];
  const scale = Math.min(1, Math.max(0.3, from.width / to.width));
  return [
    element.animate(
      [
        { translate: `${x}px ${y}px`, scale },
        { translate: '0 0', scale: 1 },
      ],
      {
        duration: 240,
        delay: wait,
        easing: soft,
        fill: 'backwards',
      },
    ),
  ];
}

/** The old number stays until `wait`, then it rolls up and away, and the new one after it. */
function roll(counter: Element, { picture, rect }: ElementCopy, wait: number, layer: HTMLElement): Animation[] {
  const number = counter.querySelector('b');
  if (!number || number.textContent === picture.textContent) return [];
  const timing = { duration: 180, delay: wait, easing: springy, fill: 'backwards' } as const;
  return [
    inLayer(
      { picture, rect },
      layer,
      [
        { translate: at(rect, rect), opacity: 1 },
        { translate: at({ x: rect.x, y: rect.y - rect.height * 0.7 }, rect), opacity: 0 },
      ],
      timing,
    ),
    number.animate(
      [
        { translate: '0 70%', opacity: 0 },
        { translate: '0 0', opacity: 1 },
      ],
      timing,
    ),
  ];
}

/** Its corner, when its middle is there. */
const at = ({ x, y }: { x: number; y: number }, { width, height }: Rect): string =>
  `${x - width / 2}px ${y - height / 2}px`;

/** Moves a picture over the table; then it is gone. */
function inLayer(
  { picture, rect }: ElementCopy,
  layer: HTMLElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  picture.classList.add('flown');
  picture.style.width = `${rect.width}px`;
  picture.style.height = `${rect.height}px`;
  layer.append(picture);
  const animation = picture.animate(frames, timing);
  const gone = (): void => picture.remove();
  animation.finished.then(gone, gone);
  return animation;
}

const svg = 'http://www.w3.org/2000/svg';

/** A scrap of paper with a sign. */
function createPaperScrap(symbol: string, at: Rect): ElementCopy {
  const picture = document.createElement('span');
  picture.className = 'flown-scrap';
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', '0 0 48 48');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `#${symbol}`);
  drawing.append(use);
  picture.append(drawing);
  return { picture, rect: { ...at, width: 34, height: 34 } };
}

/** Across the table, getting as small as where it goes; where that cannot be seen, it fades on its way up. */
function fly(
  flown: ElementCopy,
  to: Rect | null,
  { picture, wait }: TableAnimation & { kind: 'fly' },
  layer: HTMLElement,
): Animation {
  const { rect } = flown;
  const isScrap = picture !== 'itself';
  const near = to !== null && Math.hypot(to.x - rect.x, to.y - rect.y) < 12;
  const start = near ? { x: rect.x, y: rect.y + 8 } : rect;
  const end = to && !near ? to : { x: rect.x, y: rect.y - 34 };
  const high = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 16 };
  const size = to && !isScrap ? Math.min(1, Math.max(0.25, to.width / rect.width)) : 1;
  return inLayer(
    flown,
    layer,
    [
      { translate: at(start, rect), opacity: isScrap ? 0 : 1, scale: isScrap ? 0.6 : 1, rotate: '0deg' },
      { translate: at(start, rect), opacity: 1, scale: isScrap ? 1.1 : 1, rotate: '-6deg', offset: 0.16 },
      { translate: at(high, rect), opacity: 1, scale: (1 + size) / 2, rotate: '3deg', offset: 0.56 },
      { translate: at(end, rect), opacity: to ? 1 : 0, scale: size, rotate: '0deg', offset: 0.92 },
      { translate: at(end, rect), opacity: 0, scale: size * 0.8, rotate: '0deg' },
    ],
    { duration: flightMs, delay: wait, easing: soft, fill: 'both' },
  );
}

/** Without motion: what came or changed fades in where it is. */
function fade(animation: TableAnimation): Animation[] {
  const element = elementAt('to' in animation ? animation.to : animation.what);
  return element ? [element.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 110 })] : [];
}
