/** The direction of each arrow key, as x and y. */
const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Finds the nearest element in the direction of an arrow key. Undefined: not an arrow key. */
export function arrowTo(
  key: string,
  from: HTMLElement,
  candidates: Iterable<HTMLElement>,
): HTMLElement | null | undefined {
  const way = ways[key];
  if (!way) return undefined;
  const [dx, dy] = way;
  const here = middleOf(from);
  let best: HTMLElement | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate === from) continue;
    const { x, y } = middleOf(candidate);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along < 4 || aside > along * 2) continue;
    const distance = along + aside * 2;
    if (distance < shortest) {
      shortest = distance;
      best = candidate;
    }
  }
  return best;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
