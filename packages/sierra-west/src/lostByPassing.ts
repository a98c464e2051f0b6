import { createRandom, type Seat } from '@cordillera/engine';
import type { Box, Space } from './content/box.ts';
import type { PathIcon } from './content/types.ts';
import { determinize } from './determinize.ts';
import { iconOn, isAtEnd, placeOf, spaceAt } from './paths.ts';
import { type Figure, PIONEERS, type Pioneer } from './places.ts';
import { playerOf } from './players.ts';
import { type SierraWestRules, sierraWestRules } from './rules.ts';
import { scoreOf } from './scoring/sheet.ts';
import type { SierraWestChoice, SierraWestState } from './state.ts';
import type { SierraWestView } from './view.ts';

/** A benefit that costs nothing and is lost by passing (SW-PASS-02). */
export type LostByPassing =
  /** Boots that lie ready (SW-BOOT-01). */
  | { kind: 'boots'; boots: number }
  /** A cabin that would take two of them (SW-CABIN-G1, SW-CABIN-G2). */
  | { kind: 'trade'; cabin: 'G1' | 'G2' }
  /** A free icon under a pioneer, or further on its path. */
  | { kind: 'icon'; pioneer: Pioneer; place: number; icon: PathIcon }
  /** A summit action that can be paid, for a figure that has nothing else to do (SW-SUMMIT-01, SW-SUMMIT-02). */
  | { kind: 'summit'; figure: Figure; at: number; card: number }
  /** Only in the last turn: goods that could become points. */
  | { kind: 'exchange'; choice: SierraWestChoice };

/** The maximum number of consecutive questions followed to see what an icon or a summit action brings. */
const MAX_DEPTH = 3;

/** What this player would lose by passing now; empty when they lose nothing or cannot pass. */
export function lostByPassing(box: Box, position: SierraWestState | SierraWestView, seat: Seat): LostByPassing[] {
  const rules = sierraWestRules(box);
  const state = 'streams' in position ? position : determinize(box, position, createRandom('left when passing'));
  const decision = rules.decision(state, seat);
  if (decision?.prompt !== 'pioneer') return [];
  const isLast = state.round === state.lastRound;
  const left: LostByPassing[] = bootsLost(state, decision.choices, isLast);
  const summits = new Map<number, LostByPassing>();
  addLostSummits(rules, state, seat, decision.choices, summits);
  for (const pioneer of PIONEERS) walk(rules, state, seat, pioneer, isLast, left, summits);
  left.push(...summits.values());
  if (isLast) left.push(...exchanges(rules, state, seat, decision.choices));
  return left;
}

function bootsLost({ turn }: SierraWestState, choices: readonly SierraWestChoice[], isLast: boolean): LostByPassing[] {
  const left: LostByPassing[] = [];
  const boots = turn.greenBoots + turn.tanBoots + turn.tokenBoots;
  if (boots > 0 && (!isLast || canSpend(choices, turn.tokenBoots))) left.push({ kind: 'boots', boots });
  for (const choice of choices) if (choice.do === 'trade') left.push({ kind: 'trade', cabin: choice.cabin });
  return left;
}

/** The boots at hand are enough for the wagon. In the last turn nothing else that boots do can bring a point. */
const canSpend = (choices: readonly SierraWestChoice[], opened: number): boolean =>
  choices.some((choice) => choice.do === 'advance' && choice.token <= opened);

/** Follows a pioneer to the end of its path, or to a mandatory icon that it cannot pass for nothing. */
function walk(
  rules: SierraWestRules,
  from: SierraWestState,
  seat: Seat,
  pioneer: Pioneer,
  isLast: boolean,
  left: LostByPassing[],
  summits: Map<number, LostByPassing>,
): void {
  const { box } = rules;
  const state = rules.clone(from);
  const player = playerOf(state, seat);
  const start = player[pioneer];
  for (;;) {
    const choices = rules.decision(state, seat)?.choices ?? [];
    const place = placeOf(player, pioneer);
    const space = spaceAt(box, place);
    const free = space === null ? undefined : freeUse(choices, pioneer, space);
    if (space !== null) {
      const icon = iconOn(box, state, player, space);
      const boots = pioneer === 'green' ? state.turn.greenBoots : state.turn.tanBoots;
      const isReady = place !== start && boots > 0 && (!isLast || canSpend(choices, 0));
      if (isReady || (free !== undefined && brings(rules, state, seat, free)))
        left.push({ kind: 'icon', pioneer, place, icon: { ...icon } });
    } else if (isAtEnd(box, place)) addLostSummits(rules, state, seat, choices, summits, pioneer);
    const move =
      choices.find(({ do: what, ...choice }) => isMove(what) && 'pioneer' in choice && choice.pioneer === pioneer) ??
      free;
    if (move === undefined) return;
    rules.apply(state, seat, move);
    // a mandatory icon asks something, so what lies behind it is not free
    if (rules.decision(state, seat)?.prompt !== 'pioneer') return;
  }
}

const isMove = (what: SierraWestChoice['do']): boolean => what === 'enter' || what === 'step';

/** A use of the icon for which nothing is paid, with the help of a cabin or without. */
const freeUse = (
  choices: readonly SierraWestChoice[],
  figure: Pioneer,
  { paid }: Space,
): SierraWestChoice | undefined =>
  choices.find(
    (choice) =>
      choice.do === 'use' &&
      choice.pioneer === figure &&
      (choice.cabin === undefined ? paid === 0 : choice.cabin === 'T2' || paid === 1),
  );

function addLostSummits(
  rules: SierraWestRules,
  state: SierraWestState,
  seat: Seat,
  choices: readonly SierraWestChoice[],
  summits: Map<number, LostByPassing>,
  only?: Pioneer,
): void {
  const { plan } = playerOf(state, seat);
  for (const choice of choices) {
    if (choice.do !== 'summit' || summits.has(choice.at)) continue;
    const { figure, at } = choice;
    if (only !== undefined && figure !== only) continue;
    const card = plan[at] as number;
    // a shot may miss, and then it costs something (SW-OUT-19)
    if (rules.box.kits[state.mode].cards[card]?.summit.action === 'sixShooter') continue;
    if (brings(rules, state, seat, choice)) summits.set(at, { kind: 'summit', figure, at, card });
  }
}

/** Whether a choice, and the best answers to what it asks, leave the player with more of something. */
function brings(rules: SierraWestRules, state: SierraWestState, seat: Seat, choice: SierraWestChoice): boolean {
  const before = wealthOf(rules.box, state, seat);
  const isBetter = (after: SierraWestState): boolean => {
    const now = wealthOf(rules.box, after, seat);
    return (now[0] as number) >= (before[0] as number) && now.some((n, i) => n > (before[i] as number));
  };
  const leads = (position: SierraWestState, next: SierraWestChoice, depth: number): boolean => {
    const after = rules.clone(position);
    rules.apply(after, seat, next);
    const asked = rules.decision(after, seat);
    const isDone = asked === null || asked.forward === 0 || asked.prompt === 'pioneer';
    if (isDone || depth === 0) return isBetter(after);
    return asked.choices.slice(0, asked.forward).some((answer) => leads(after, answer, depth - 1));
  };
  return leads(state, choice, MAX_DEPTH);
}

/** Points first, then all goods and pieces of value that the player owns. */
function wealthOf(box: Box, state: SierraWestState, seat: Seat): number[] {
  const { basics, gold, tokens, fish, bullets, outlaws, carts, tracks, wagon } = playerOf(state, seat);
  const held = [state.mule, state.lantern, state.dynamite, state.sheriff].map((holder) => (holder === seat ? 1 : 0));
  const total = scoreOf(box, state, seat).total;
  return [total, ...basics, gold, tokens, ...fish, bullets, outlaws, carts.length, ...tracks, wagon, ...held];
}

/** The best trade of each kind, by points. */
function exchanges(
  rules: SierraWestRules,
  state: SierraWestState,
  seat: Seat,
  choices: readonly SierraWestChoice[],
): LostByPassing[] {
  return (['sellFish', 'blast'] as const).flatMap((kind): LostByPassing[] => {
    let best: SierraWestChoice | null = null;
    let max = 0;
    for (const choice of choices) {
      if (choice.do !== kind) continue;
      const { points } = rules.preview(state, seat, choice);
      if (points <= max) continue;
      max = points;
      best = choice;
    }
    return best === null ? [] : [{ kind: 'exchange', choice: best }];
  });
}
