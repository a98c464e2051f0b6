import type { Mark } from './types.ts';

/** Where the middle of something is on the page, and how large it is. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  element: Element;
}

/** The picture of something, to be moved in its place, and its size. */
export interface Copy {
  picture: HTMLElement | SVGElement;
  spot: Spot;
}

export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height, element };
}

/** Whether its middle can be seen: on a phone a place is scrolled under its edges. */
function isSeen(element: Element): boolean {
  const { x, y, width } = spotOf(element);
  if (width === 0 || x < 0 || x > innerWidth) return false;
  const sheet = element.closest('.place')?.getBoundingClientRect();
  return y >= Math.max(0, sheet?.top ?? 0) && y <= Math.min(innerHeight, sheet?.bottom ?? innerHeight);
}

/** What lies there, if it can be seen. */
export function elementAt(mark: Mark): Element | null {
  for (const selector of mark)
    for (const element of document.querySelectorAll(selector)) if (isSeen(element)) return element;
  return null;
}

/** The same, as the place and the size of it. */
export function spotAt(mark: Mark): Spot | null {
  const element = elementAt(mark);
  return element && spotOf(element);
}

/** Copies what is drawn of something, without what is said of it or makes it a thing to touch. */
export function copyOf(element: Element): Copy | null {
  const drawn = element.matches('svg')
    ? (element as SVGElement)
    : element.querySelector<HTMLElement>('[data-drawn], svg');
  if (!drawn) return null;
  return { picture: drawn.cloneNode(true) as HTMLElement | SVGElement, spot: spotOf(drawn) };
}

/** A copy of the number that a counter shows. */
export function numberIn(element: Element): Copy | null {
  const number = element.querySelector('b');
  if (!number) return null;
  const { font, color } = getComputedStyle(number);
  const picture = document.createElement('span');
  Object.assign(picture.style, { font, color });
  picture.textContent = number.textContent;
  return { picture, spot: spotOf(number) };
}
