import type { Anchor } from './types.ts';

/** Where the middle of something is on the page, and how large it is. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
  element: Element;
}

/** The picture of something, to be moved in its place, and its size. */
export interface ElementCopy {
  picture: HTMLElement | SVGElement;
  rect: Rect;
}

export function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height, element };
}

/** Whether its middle can be seen: on a phone a place is scrolled under its edges. */
function isSeen(element: Element): boolean {
  const { x, y, width } = rectOf(element);
  if (width === 0 || x < 0 || x > innerWidth) return false;
  const sheet = element.closest('.place')?.getBoundingClientRect();
  return y >= Math.max(0, sheet?.top ?? 0) && y <= Math.min(innerHeight, sheet?.bottom ?? innerHeight);
}

/** What lies there, if it can be seen. */
export function elementAt(anchor: Anchor): Element | null {
  for (const selector of anchor)
    for (const element of document.querySelectorAll(selector)) if (isSeen(element)) return element;
  return null;
}

/** The same, as the place and the size of it. */
export function rectAt(anchor: Anchor): Rect | null {
  const element = elementAt(anchor);
  return element && rectOf(element);
}

/** Copies what is drawn of something, without what is said of it or makes it a thing to touch. */
export function copyElement(element: Element): ElementCopy | null {
  const drawn = element.matches('svg')
    ? (element as SVGElement)
    : element.querySelector<HTMLElement>('[data-drawn], svg');
  if (!drawn) return null;
  return { picture: drawn.cloneNode(true) as HTMLElement | SVGElement, rect: rectOf(drawn) };
}

/** A copy of the number that a counter shows. */
export function copyNumber(element: Element): ElementCopy | null {
  const number = element.querySelector('b');
  if (!number) return null;
  const { font, color } = getComputedStyle(number);
  const picture = document.createElement('span');
  Object.assign(picture.style, { font, color });
  picture.textContent = number.textContent;
  return { picture, rect: rectOf(number) };
}
