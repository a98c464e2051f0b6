/** A finger swipes once it has moved this far and `minSwipeRatio` times as far across as down. */
const dragThresholdPx = 10;
const minSwipeRatio = 1.4;
/** Beyond this part of the width, or above this speed in px per ms, the next panel comes. */
const snapFraction = 0.4;
const flingPxPerMs = 0.5;

export type Way = -1 | 0 | 1;

/** The direction of a swipe; 0 when the finger scrolls instead, undefined while it is too early to say. */
export function wayOf(across: number, down: number): Way | undefined {
  if (Math.hypot(across, down) < dragThresholdPx) return undefined;
  if (Math.abs(across) < Math.abs(down) * minSwipeRatio) return 0;
  return across < 0 ? 1 : -1;
}

/** The panel to show when the finger is lifted: 0 the same, 1 the next, −1 the previous. */
export function snap(across: number, width: number, speed: number): Way {
  const to: Way = across < 0 ? 1 : -1;
  if (Math.abs(across) >= width * snapFraction) return to;
  return Math.abs(speed) >= flingPxPerMs && Math.sign(speed) === Math.sign(across) ? to : 0;
}
