/** A finger that has gone so far, and so much more across than down, swipes; in px. */
const dragThresholdPx = 10;
const steep = 1.4;
/** So much of the width, or so fast in px per ms, and the next place comes. */
const enough = 0.4;
const fast = 0.5;

export type Way = -1 | 0 | 1;

/** Where a finger goes that has moved this far: sideways, or it scrolls; undefined: too early to say. */
export function wayOf(across: number, down: number): Way | undefined {
  if (Math.hypot(across, down) < dragThresholdPx) return undefined;
  if (Math.abs(across) < Math.abs(down) * steep) return 0;
  return across < 0 ? 1 : -1;
}

/** Which place is seen when the finger is lifted: 0 the same, 1 the next, −1 the one before. */
export function snap(across: number, width: number, speed: number): Way {
  const to: Way = across < 0 ? 1 : -1;
  if (Math.abs(across) >= width * enough) return to;
  return Math.abs(speed) >= fast && Math.sign(speed) === Math.sign(across) ? to : 0;
}
