import type { Decision, Random } from '@cordillera/engine';
import {
  type Box,
  CAMP,
  NONE,
  type PlayerState,
  type SierraWestChoice,
  type SierraWestRules,
  type SierraWestState,
  type SierraWestTypes,
  type SierraWestView,
} from '@cordillera/sierra-west';
import type { Bot } from '../bot.ts';
import { searchWithinBudget } from '../search/searchWithinBudget.ts';
import { evaluatePlayer, turnsLeft } from './evaluation.ts';
import { choosePolicyMove, type PolicyStyle } from './policy.ts';
import { react } from './reactions.ts';

/** A planned turn: its choices, and a fingerprint of the expected position before each. */
interface Line {
  choices: SierraWestChoice[];
  signs: string[];
  value: number;
}

/** How many arrangements are examined further, and how often each is then tried with misjudged values. */
const FINALISTS = 2;
const TRIES = 6;
const NOISE = 1.5;
/** Above the number of choices in any turn. */
const MAX_LINE = 200;

/** The rest of the planned turn; null when there is none. */
export interface Memory {
  line: Line | null;
}

/** Trail hand: simulates every arrangement of its cards in several styles, and follows the best line. */
export const trailHand: Bot<SierraWestTypes, Memory> = {
  id: 'trail-hand',
  memory: () => ({ line: null }),
  choose({ rules, view, decision, random, memory }, budget = {}) {
    const { box } = rules as SierraWestRules;
    const seen = view as SierraWestView;
    if (decision.forward === 1) return decision.choices[0] as SierraWestChoice;
    if (decision.prompt === 'trapper' || decision.prompt === 'tracker')
      return react(rules.determinize(seen, random), decision);
    /** Makes the first choice of the line and stores the others. */
    const begin = (line: Line): SierraWestChoice => {
      if (memory) memory.line = { ...line, choices: line.choices.slice(1), signs: line.signs.slice(1) };
      return line.choices[0] as SierraWestChoice;
    };
    const line = memory?.line;
    if (line && line.choices.length > 0 && line.signs[0] === signOf(seen, decision)) return begin(line);
    const state = rules.determinize(seen, random);
    return searchWithinBudget(planLine(rules as SierraWestRules, box, state, decision, random), budget, begin);
  },
};

/** What must be as expected; otherwise the turn is planned again. */
function signOf(
  view: Pick<SierraWestView, 'players' | 'row' | 'market' | 'turn' | 'round'>,
  decision: Decision<SierraWestChoice>,
): string {
  const { basics, gold, tokens, bullets, fish, green, tan, frontiersmen, cabins } = view.players[
    decision.seat
  ] as SierraWestView['players'][0];
  return [
    decision.prompt,
    decision.forward,
    view.round,
    basics,
    gold,
    tokens,
    bullets,
    fish,
    green,
    tan,
    frontiersmen,
    cabins,
    view.row.length,
    view.market,
  ].join('/');
}

/** Yields the best line so far after each simulated one. */
function* planLine(
  rules: SierraWestRules,
  box: Box,
  state: SierraWestState,
  decision: Decision<SierraWestChoice>,
  random: Random,
): Generator<Line> {
  const { seat, prompt, choices, forward } = decision;
  const openings = prompt === 'plan' || prompt === 'planFour' ? choices.slice(0, forward) : [null];
  let found: Line | null = null;
  const ranked: { opening: SierraWestChoice | null; value: number }[] = [];
  for (const opening of openings) {
    let value = Number.NEGATIVE_INFINITY;
    for (const style of stylesOf(state, seat, 0)) {
      const line = playOut(rules, box, state, seat, opening, style, random);
      value = Math.max(value, line.value);
      found = better(found, line);
      yield found;
    }
    ranked.push({ opening, value });
  }
  ranked.sort((a, b) => b.value - a.value);
  for (const { opening } of ranked.slice(0, FINALISTS))
    for (let i = 0; i < TRIES; i++) {
      const styles = stylesOf(state, seat, NOISE);
      const style = styles[random.int(styles.length)] as PolicyStyle;
      found = better(found, playOut(rules, box, state, seat, opening, style, random));
      yield found;
    }
}

const better = (a: Line | null, b: Line): Line => (a === null || b.value > a.value ? b : a);

/** Combinations of the pioneer that walks first, the use of boots, and the cabin occupied before. */
function stylesOf(state: SierraWestState, seat: number, noise: number): PolicyStyle[] {
  const player = state.players[seat] as PlayerState;
  const styles: PolicyStyle[] = [
    { first: 'green', cabin: null, boots: 'climb', noise },
    { first: 'tan', cabin: null, boots: 'climb', noise },
    { first: 'green', cabin: null, boots: 'wagon', noise },
  ];
  player.cabins.forEach((tile, space) => {
    if (tile === NONE || (space < 3 ? player.tan : player.green) !== CAMP) return;
    styles.push({
      first: space < 3 ? 'green' : 'tan',
      cabin: space,
      boots: space % 2 === 0 ? 'climb' : 'wagon',
      noise,
    });
  });
  return styles;
}

/** Simulates this seat's turn to its end; other seats decline, because their answers are unknown. */
function playOut(
  rules: SierraWestRules,
  box: Box,
  from: SierraWestState,
  seat: number,
  opening: SierraWestChoice | null,
  style: PolicyStyle,
  random: Random,
): Line {
  const state = rules.clone(from);
  const line: Line = { choices: [], signs: [], value: 0 };
  for (let made = 0; made < MAX_LINE; made++) {
    const decider = rules.deciders(state)[0];
    if (decider === undefined) break;
    const decision = rules.decision(state, decider) as Decision<SierraWestChoice>;
    if (decider !== seat) {
      if (state.flow.lanes === null) break;
      rules.apply(state, decider, decision.choices[decision.forward - 1] as SierraWestChoice);
      continue;
    }
    const choice: SierraWestChoice =
      made === 0 && opening !== null ? opening : choosePolicyMove(box, state, decision, style, random);
    line.choices.push(choice);
    line.signs.push(signOf(state as unknown as SierraWestView, decision));
    // cards drawn after passing are for the next turn
    if (choice.do === 'pass') break;
    rules.apply(state, seat, choice);
  }
  line.value = evaluatePlayer(box, state, seat, turnsLeft(from, seat));
  return line;
}
