import { type Box, isSpecial, SPECIAL_CARDS } from '../content/box.ts';
import type { WestContext } from '../flow/steps.ts';
import { BASE, COVERED_BY, COVERS, isUncovered, NONE, nearTo, stillFaceDown, TOP_DOWN } from '../geometry.ts';
import { modeRules } from '../modes/index.ts';
import type { PlayerState, SierraWestEvent, SierraWestState } from '../state.ts';
import type { MountainView, SierraWestView } from '../view.ts';

/** SW-CLAIM-01: a basic card with nothing on it, which is therefore face-up. */
export function isClaimable(state: SierraWestState, position: number): boolean {
  if (position === BASE) return false;
  const card = state.mountain[position] as number;
  return card !== NONE && !isSpecial(card) && isUncovered(state.mountain, position);
}

/** SW-MTN-01, SW-MTN-02: the positions that one boot reaches from here. */
export function stepsFrom(state: SierraWestState, position: number): number[] {
  return nearTo(position).filter((next) => canStepOn(state, next));
}

/** SW-MTN-04: the base, and every position that still holds a card. */
export const canStepOn = ({ mountain }: SierraWestState, position: number): boolean =>
  position === BASE || mountain[position] !== NONE;

/** SW-CLAIM-02: all frontiersmen on this card go to the base. */
function sendDown(state: SierraWestState, position: number): [player: number, frontiersman: number][] {
  const displaced: [number, number][] = [];
  for (let index = 0; index < state.players.length; index++) {
    const { frontiersmen } = state.players[index] as PlayerState;
    for (let i = 0; i < frontiersmen.length; i++) {
      if (frontiersmen[i] !== position) continue;
      frontiersmen[i] = BASE;
      displaced.push([index, i]);
    }
  }
  return displaced;
}

/** SW-CLAIM-07: other players gain a token for each of their frontiersmen. */
function compensate(context: WestContext, displaced: readonly [player: number, frontiersman: number][]): void {
  const { state } = context;
  for (const [index, frontiersman] of displaced) {
    context.emit({ type: 'displaced', player: index, frontiersman });
    if (index === state.active) continue; // SW-R-45
    (state.players[index] as PlayerState).tokens++;
    context.emit({ type: 'gained', player: index, goods: { tokens: 1 }, by: 'displaced' });
  }
}

/** Takes a card off the mountain. What this uncovers is turned up by an event of its own, and lies face-down until then. */
function lift({ mountain }: SierraWestState, position: number): void {
  mountain[position] = NONE;
  for (const below of COVERS[position] as readonly number[]) {
    const card = mountain[below] as number;
    if (card > NONE && !isSpecial(card) && isUncovered(mountain, below)) mountain[below] = stillFaceDown(card);
  }
}

/** Takes a card off the mountain, announces it, and turns up or moves what lay under it (SW-CLAIM-04 to 08). */
export function removeCard(box: Box, context: WestContext, position: number, event: SierraWestEvent): void {
  const { state } = context;
  // together with the card, so that no view shows a frontiersman on an empty position
  const displaced = sendDown(state, position);
  lift(state, position);
  context.emit(event);
  compensate(context, displaced);
  uncover(box, context, COVERS[position] as readonly number[]);
}

function uncover(box: Box, context: WestContext, below: readonly number[]): void {
  const { state } = context;
  const { specialsStay } = modeRules(state.mode);
  const waiting = new Set(below);
  while (waiting.size > 0) {
    const position = TOP_DOWN.find((candidate) => waiting.has(candidate)) as number;
    waiting.delete(position);
    const card = state.mountain[position] as number;
    if (card === NONE || !isUncovered(state.mountain, position)) continue;
    if (card < NONE) {
      state.mountain[position] = stillFaceDown(card);
      context.emit({ type: 'turnedUp', position, card: stillFaceDown(card), barrier: true });
    } else if (!specialsStay) {
      moveToRow(box, context, position);
      for (const next of COVERS[position] as readonly number[]) waiting.add(next);
    }
  }
}

/** Positions that taking a card frees, as far as card backs show: highest row first, then left to right. */
export interface Freed {
  /** Basic cards that are turned up. */
  turned: number[];
  /** Specials that leave for the row, in the order of their slots. */
  leaving: number[];
}

/** What a claim of the card at this position would turn up or send to the row (SW-CLAIM-04 to 08); card backs show enough. */
export function freedBy({ mode, mountain }: Pick<SierraWestView, 'mode' | 'mountain'>, position: number): Freed {
  const specialsStay = modeRules(mode).specialsStay === true;
  const left: MountainView[] = mountain.slice();
  const freed: Freed = { turned: [], leaving: [] };
  const take = (at: number): readonly number[] => {
    left[at] = null;
    return COVERS[at] as readonly number[];
  };
  const waiting = new Set(take(position));
  while (waiting.size > 0) {
    const next = TOP_DOWN.find((candidate) => waiting.has(candidate)) as number;
    waiting.delete(next);
    const card = left[next] as MountainView;
    if (card === null || (COVERED_BY[next] as readonly number[]).some((above) => left[above] !== null)) continue;
    if (card === 'basic') freed.turned.push(next);
    else if (card === 'special' && !specialsStay) {
      freed.leaving.push(next);
      for (const below of take(next)) waiting.add(below);
    }
  }
  return freed;
}

/** SW-CLAIM-06: to the leftmost empty slot; the sixth special triggers the end (SW-END-01). */
function moveToRow(box: Box, context: WestContext, position: number): void {
  const { state } = context;
  const card = state.mountain[position] as number;
  compensate(context, sendDown(state, position));
  lift(state, position);
  state.row.push(card);
  context.emit({ type: 'specialEntered', card, slot: state.row.length, position, barrier: true });
  modeRules(state.mode).entered?.(box, context, state.row.length);
  if (state.row.length === SPECIAL_CARDS) {
    // SW-R-98; solo has no extra round (SW-SOLO-30)
    state.lastRound = state.hastings === null ? state.round + 1 : state.round;
    context.emit({ type: 'endTriggered', player: state.active });
  }
}

/** An outpost that is empty goes to the row, and what it covered is turned up (SW-OUT-06, SW-OUT-08). */
export function moveSpecial(box: Box, context: WestContext, position: number): void {
  moveToRow(box, context, position);
  uncover(box, context, COVERS[position] as readonly number[]);
}
