import type { Box } from '../content/box.ts';
import type { PlanAction, PlanCard, Side } from '../content/types.ts';
import { HASTINGS } from '../players.ts';
import type { IdleReason, SierraWestEvent, SierraWestState, SoloRule } from '../state.ts';
import type { SierraWestView } from '../view.ts';

/** The arrows that mark three of the four actions of a plan card are those of the next card (SW-SOLO-11). */
export interface HastingsForecast {
  /** The plan card whose actions come next, and the frontiersman it names (SW-SOLO-16). */
  plan: number;
  side: Side;
  /** Whether Hastings has the mule now, so that the unmarked action is done as well (SW-SOLO-13). */
  mule: boolean;
  /** The plan cards that may be turned up, ascending. */
  unseen: number[];
  /** From top to bottom. `marked`: the share of unseen cards that mark it; `done`: the share with which it is done. */
  actions: { action: PlanAction; marked: number; done: number }[];
}

type Seen = SierraWestView | SierraWestState;
type Plans = Pick<NonNullable<SierraWestState['hastings']>, 'active' | 'shown' | 'discard'>;

/** What Hastings can do in its next turn, with the chances from the plan cards that have not been seen. */
export function forecastHastings(box: Box, seen: Seen): HastingsForecast {
  const plans = seen.hastings as Plans;
  const plan = plans.shown ?? plans.active;
  const { actions, activeSide } = planCard(box, plan);
  const mule = seen.mule === HASTINGS;
  const unseen = unseenPlans(box, plans);
  const share = (counts: (arrows: readonly boolean[]) => boolean): number =>
    unseen.filter((card) => counts(planCard(box, card).arrows)).length / unseen.length;
  return {
    plan,
    side: activeSide,
    mule,
    unseen,
    actions: actions.map((action, at) => ({
      action,
      marked: share((arrows) => arrows[at] === true),
      done: share((arrows) => isDone(actions, arrows, at, mule)),
    })),
  };
}

/** SW-SOLO-12, SW-SOLO-13: marked, or the last one with a mule that Hastings has or gains by a marked action. */
const isDone = (actions: readonly PlanAction[], arrows: readonly boolean[], at: number, mule: boolean): boolean =>
  arrows[at] === true || mule || actions.some((action, i) => arrows[i] === true && action === 'homesteadFood');

const planCard = (box: Box, card: number): PlanCard => box.planCards[card] as PlanCard;

/** SW-SOLO-15, SW-R-111: when the pile is empty, the discarded cards come back, but never the active one. */
function unseenPlans(box: Box, { active, shown, discard }: Plans): number[] {
  const seen = new Set([active, ...(shown === null ? [] : [shown]), ...discard]);
  const pile = [...box.planCards.keys()].filter((card) => !seen.has(card));
  if (pile.length > 0) return pile;
  return (shown === null ? discard.slice() : [...discard, active]).sort((a, b) => a - b);
}

type ReportedEvent<Type extends SierraWestEvent['type']> = Extract<SierraWestEvent, { type: Type }>;

/** One of the four actions of Hastings's turn, and its result. */
export interface HastingsStep {
  action: PlanAction;
  /** From top to bottom on the plan card, from 0. */
  at: number;
  /** What made Hastings do it; null if Hastings skipped it (SW-SOLO-13). */
  by: ReportedEvent<'hastingsActs'>['by'] | null;
  /** Why it had no effect; null when it had one. */
  why: IdleReason | 'noArrow' | null;
  rule: SoloRule;
  /** What happened because of it, the answers of the human included. */
  events: SierraWestEvent[];
}

export interface HastingsTurn {
  /** The plan card that Hastings carried out, and the one whose arrows marked its actions. */
  plan: number;
  arrows: number;
  /** In the order of the card; while the turn is under way only what has been done. */
  steps: HastingsStep[];
}

/** A turn of Hastings is over with the next one, or with the game. */
const STEP_ENDS: readonly SierraWestEvent['type'][] = ['roundBegan', 'turnBegan', 'gameEnded'];

/** SW-SOLO-13 */
const leftOut = (actions: readonly PlanAction[], at: number): HastingsStep => ({
  action: actions[at] as PlanAction,
  at,
  by: null,
  why: 'noArrow',
  rule: 'SW-SOLO-13',
  events: [],
});

/** What Hastings did in its last turn among these events, and why; null when it has had none. */
export function hastingsTurn(box: Box, events: readonly SierraWestEvent[]): HastingsTurn | null {
  const start = events.findLastIndex(({ type }) => type === 'planTurned');
  if (start < 0) return null;
  const { card: arrows, beside: plan } = events[start] as ReportedEvent<'planTurned'>;
  const marked = planCard(box, arrows).arrows;
  const unmarked = marked.indexOf(false);
  const left = marked.flatMap((isMarked, at) => (isMarked ? [at] : []));
  const steps: HastingsStep[] = [];
  for (const event of events.slice(start + 1)) {
    if (STEP_ENDS.includes(event.type)) {
      if (steps.length < marked.length) steps.push(leftOut(planCard(box, plan).actions, unmarked));
      break;
    }
    if (event.type === 'hastingsActs') {
      const { action, by, idle, rule } = event;
      steps.push({ action, at: by === 'arrow' ? (left.shift() as number) : unmarked, by, why: idle, rule, events: [] });
    } else steps.at(-1)?.events.push(event);
  }
  return { plan, arrows, steps: steps.sort((a, b) => a.at - b.at) };
}
