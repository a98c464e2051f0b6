import type { Decision, Random } from '@cordillera/engine';
import {
  BASICS,
  type Box,
  type BoxCard,
  basicsOf,
  GREY_CABIN,
  iconOn,
  isAtEnd,
  isTaken,
  kitOf,
  NONE,
  type Pioneer,
  type Price,
  playerOf,
  type SierraWestChoice,
  type SierraWestState,
  spaceAt,
} from '@cordillera/sierra-west';
import {
  type EvaluationContext,
  nextCard,
  type Of,
  valueOfAnswer,
  valueOfPath,
  valueOfSummit,
  valueOfUse,
  wagonGain,
} from './choiceValues.ts';
import { BASIC, expectedMultiplier, stepsToClaim, stepTowards, TOKEN, turnsLeft } from './evaluation.ts';

/** How a turn is played; the policy makes all other decisions by value. */
export interface PolicyStyle {
  /** Which pioneer walks first. */
  first: Pioneer;
  /** The cabin space to occupy before any pioneer walks; null for none. */
  cabin: number | null;
  /** The use of boots where both are possible. */
  boots: 'climb' | 'wagon';
  /** How far values are misjudged, in points. */
  noise: number;
}

/** The evaluation context with the style and a source of randomness. */
interface PolicyContext extends EvaluationContext {
  style: PolicyStyle;
  random: Random;
}

/** What the policy chooses for the deciding player. */
export function choosePolicyMove(
  box: Box,
  state: SierraWestState,
  { seat, prompt, choices, forward }: Decision<SierraWestChoice>,
  style: PolicyStyle,
  random: Random,
): SierraWestChoice {
  if (forward === 1) return choices[0] as SierraWestChoice;
  const player = playerOf(state, seat);
  const turns = turnsLeft(state, seat);
  const eye: PolicyContext = {
    box,
    state,
    seat,
    player,
    style,
    random,
    turns,
    multiplier: expectedMultiplier(box, player, turns),
  };
  const open = choices.length === forward ? choices : choices.slice(0, forward);
  return prompt === 'pioneer' ? walk(eye, open) : answer(eye, open);
}

const noise = ({ style, random }: PolicyContext): number =>
  style.noise === 0 ? 0 : (style.noise * random.int(1000)) / 1000;

/** The best of the choices by value, if it exceeds the minimum. */
function best<C extends SierraWestChoice>(
  eye: PolicyContext,
  choices: readonly C[],
  value: (choice: C) => number,
  least = Number.NEGATIVE_INFINITY,
): C | null {
  let found: C | null = null;
  let top = least;
  for (const choice of choices) {
    const points = value(choice) + noise(eye);
    if (points > top) {
      top = points;
      found = choice;
    }
  }
  return found;
}

const only = <Do extends SierraWestChoice['do']>(choices: readonly SierraWestChoice[], what: Do): Of<Do>[] =>
  choices.filter((choice): choice is Of<Do> => choice.do === what);

/** The Pioneering step, move by move. */
function walk(eye: PolicyContext, choices: readonly SierraWestChoice[]): SierraWestChoice {
  const { state, style } = eye;
  const cabins = only(choices, 'assign');
  if (style.cabin !== null) {
    const wanted = cabins.find(({ space }) => space === style.cabin);
    if (wanted) return wanted;
  }
  return (
    reachClaim(eye, choices) ??
    best(eye, only(choices, 'use'), (choice) => valueOfUse(eye, choice), 0.05) ??
    bootMove(eye, choices) ??
    cabinMove(eye, choices) ??
    sale(choices) ??
    step(choices, style.first) ??
    step(choices, style.first === 'green' ? 'tan' : 'green') ??
    summitMove(eye, choices) ??
    breakOut(eye, choices) ??
    mule(eye, choices) ??
    (state.lastRound !== null && eye.turns < 1 ? lastSale(choices) : null) ??
    (choices.at(-1) as SierraWestChoice)
  );
}

/**
 * Uses boots for the wagon when that is worth its price, otherwise towards a card. Tokens only where they complete
 * something.
 */
function bootMove(eye: PolicyContext, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const { state, player, style, box } = eye;
  const advances = only(choices, 'advance');
  const target = stepTowards(state, player.frontiersmen[0] as number);
  const wagon = best(
    eye,
    advances,
    (choice) => {
      const price = box.trail[player.wagon]?.price as Price;
      const cost =
        (price.any + price.basics[0] + price.basics[1] + price.basics[2]) * BASIC + (choice.token / 2) * TOKEN;
      return (
        wagonGain(eye) - cost - (choice.green + choice.tan) * (style.boots === 'climb' && target !== null ? 0.9 : 0.1)
      );
    },
    0.2,
  );
  if (wagon) return wagon;
  const climbs = only(choices, 'climb').filter(({ to }) => to === target);
  const free = climbs.find(({ boot }) => boot !== 'token');
  if (free) return free;
  return null;
}

/** Spends tokens when a shovel is under a pioneer and boots of any kind lead to a card. */
function reachClaim(eye: PolicyContext, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const { box, state, player } = eye;
  const space = state.turn.tanUsed ? null : spaceAt(box, player.tan);
  if (space === null || iconOn(box, state, player, space).icon !== 'shovel') return null;
  const target = stepTowards(state, player.frontiersmen[0] as number);
  const climbs = target === null ? [] : only(choices, 'climb').filter(({ to }) => to === target);
  if (climbs.length === 0 || basicsOf(player) < space.paid) return null;
  const steps = stepsToClaim(state, player.frontiersmen[0] as number);
  const free = state.turn.greenBoots + state.turn.tanBoots + state.turn.tokenBoots;
  const tokens = Math.max(0, Math.ceil((steps - free) / 2));
  if (tokens > player.tokens) return null;
  const gain = nextCard(player, eye.turns);
  if (gain - tokens * TOKEN - space.paid * BASIC < 0.5) return null;
  return climbs.find(({ boot }) => boot !== 'token') ?? (climbs[0] as SierraWestChoice);
}

function cabinMove(eye: PolicyContext, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const trade = only(choices, 'trade')[0];
  if (trade) return trade;
  // the search finds out where going back or down pays
  const leap = only(choices, 'backtrack')[0] ?? only(choices, 'shortcut')[0];
  return leap && eye.style.noise > 0 && eye.random.int(4) === 0 ? leap : null;
}

function sale(choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  return only(choices, 'sellFish').find(({ trout, bass, salmon }) => trout === 2 || bass === 2 || salmon === 2) ?? null;
}

/** When no turn is left, fish and stone are worth only what they sell for. */
function lastSale(choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const sales = only(choices, 'sellFish').filter(({ trout, bass, salmon }) => trout + bass + salmon > 1);
  return sales.at(-1) ?? only(choices, 'blast')[0] ?? null;
}

/** Continues along the path. */
function step(choices: readonly SierraWestChoice[], pioneer: Pioneer): SierraWestChoice | null {
  return (
    choices.find((choice) => choice.do === 'step' && choice.pioneer === pioneer) ??
    choices.find((choice) => choice.do === 'enter' && choice.pioneer === pioneer) ??
    null
  );
}

function summitMove(eye: PolicyContext, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  return best(
    eye,
    only(choices, 'summit'),
    ({ at, figure }) => {
      const card = kitOf(eye.box, eye.state).cards[eye.player.plan[at] as number] as BoxCard;
      return valueOfSummit(eye, card) + (figure === 'mule' ? -0.05 : 0);
    },
    0.1,
  );
}

/** Takes damage to continue when that costs nothing, or when more lies ahead than is lost. */
function breakOut(eye: PolicyContext, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const { player } = eye;
  const free = player.wagon === 0 && player.cabins.every((tile) => tile === NONE);
  return best(eye, only(choices, 'takeDamage'), ({ pioneer }) => valueOfPath(eye, pioneer) - (free ? 0 : 3.2), 0.3);
}

/** Sends the mule to the grey cabin when gold can pay for what a waiting figure lacks. */
function mule(eye: PolicyContext, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const { box, state, player, seat } = eye;
  if (state.mule !== seat || player.gold === 0) return null;
  const waiting = isAtEnd(box, player.green) || isAtEnd(box, player.tan);
  const short = waiting || state.turn.mule === GREY_CABIN ? shortfall(eye) : null;
  if (short === null) return null;
  if (state.turn.mule === GREY_CABIN) return only(choices, 'changeGold').find(({ into }) => into === short) ?? null;
  return waiting ? (only(choices, 'muleToCabin')[0] ?? null) : null;
}

/** The basic resource missing for the best summit that gold could make possible; null when there is none. */
function shortfall(eye: PolicyContext): (typeof BASICS)[number] | null {
  const { box, state, player, seat } = eye;
  let top = 0.3;
  let found: (typeof BASICS)[number] | null = null;
  for (let at = 0; at < 3; at++) {
    if (isTaken(state, seat, player, at)) continue;
    const card = kitOf(box, state).cards[player.plan[at] as number] as BoxCard;
    const { basics, any } = card.price;
    let missing = 0;
    let left = 0;
    let kind = -1;
    for (let i = 0; i < 3; i++) {
      const over = (player.basics[i] as number) - (basics[i] as number);
      if (over < 0) {
        missing -= over;
        kind = i;
      } else left += over;
    }
    missing += Math.max(0, any - left);
    if (missing === 0 || missing + card.price.gold > player.gold) continue;
    const value = valueOfSummit(eye, card) - missing * (1 - BASIC * 0.75);
    if (value > top) {
      top = value;
      found = BASICS[kind < 0 ? 0 : kind] as (typeof BASICS)[number];
    }
  }
  return found;
}

/** Answers a question that an action asks. */
function answer(eye: PolicyContext, choices: readonly SierraWestChoice[]): SierraWestChoice {
  return best(eye, choices, (choice) => valueOfAnswer(eye, choice)) as SierraWestChoice;
}
