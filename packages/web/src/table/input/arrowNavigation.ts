/** Which way an arrow key points, as across and down. */
const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads from here: the nearest of these in its direction. Undefined: it is no arrow key. */
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
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate === from) continue;
    const { x, y } = middleOf(candidate);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along < 4 || aside > along * 2) continue;
    const far = along + aside * 2;
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
