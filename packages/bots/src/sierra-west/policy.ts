import type { Decision, Random } from '@cordillera/engine';
import {
  ANIMALS,
  BASICS,
  type Box,
  type BoxCard,
  buildForbids,
  FISH,
  GREEN_START,
  GREY_CABIN,
  iconOn,
  isAtEnd,
  kitOf,
  lowestFace,
  NONE,
  type PathIcon,
  type Pioneer,
  type PlayerState,
  type Price,
  playerOf,
  reachOf,
  type SierraWestChoice,
  type SierraWestState,
  SUMMIT,
  spaceAt,
  specialOf,
  summitForbids,
} from '@cordillera/sierra-west';
import { BASIC, cabinWorth, cardsWorth, expectedMultiplier, stepTowards, TOKEN, turnsLeft } from './worth.ts';

/** How a turn is played: what is not said here the policy decides by what things are worth. */
export interface Style {
  /** Who walks first. */
  first: Pioneer;
  /** Cabin space to be occupied before anybody walks; null for none. */
  cabin: number | null;
  /** What boots are for, where both are possible. */
  boots: 'climb' | 'wagon';
  /** How much values are misjudged, in points. */
  noise: number;
}

type Of<Do extends SierraWestChoice['do']> = Extract<SierraWestChoice, { do: Do }>;

/** Everything that one decision is made from. */
interface Eye {
  box: Box;
  state: SierraWestState;
  seat: number;
  player: PlayerState;
  style: Style;
  random: Random;
  turns: number;
  multiplier: number;
}

/** What the player who decides would do here. */
export function follow(
  box: Box,
  state: SierraWestState,
  { seat, prompt, choices, forward }: Decision<SierraWestChoice>,
  style: Style,
  random: Random,
): SierraWestChoice {
  if (forward === 1) return choices[0] as SierraWestChoice;
  const player = playerOf(state, seat);
  const turns = turnsLeft(state, seat);
  const eye: Eye = {
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

const noise = ({ style, random }: Eye): number => (style.noise === 0 ? 0 : (style.noise * random.int(1000)) / 1000);

/** The best of the choices by value, if it is worth anything at all. */
function best<C extends SierraWestChoice>(
  eye: Eye,
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
function walk(eye: Eye, choices: readonly SierraWestChoice[]): SierraWestChoice {
  const { state, style } = eye;
  const cabins = only(choices, 'assign');
  if (style.cabin !== null) {
    const wanted = cabins.find(({ space }) => space === style.cabin);
    if (wanted) return wanted;
  }
  return (
    reachClaim(eye, choices) ??
    best(eye, only(choices, 'use'), (choice) => useWorth(eye, choice), 0.05) ??
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

/** What using the icon under a pioneer brings, less its price. */
function useWorth(eye: Eye, { pioneer, cabin }: Of<'use'>): number {
  const { box, state, player, seat } = eye;
  const space = spaceAt(box, pioneer === 'green' ? player.green : player.tan);
  if (space === null) return 0;
  const icon = iconOn(box, state, player, space);
  const paid = cabin === 'T2' ? 0 : cabin === 'T1' ? space.paid - 1 : space.paid;
  const price = paid * BASIC;
  if (icon.icon === 'bearHazard') return (cabin === 'T2' ? TOKEN : 0) + pathWorth(eye, pioneer) - price;
  return iconWorth(eye, icon, paid, seat) - price + (cabin === 'T1' ? -0.1 : 0);
}

function iconWorth(eye: Eye, icon: PathIcon, paid: number, seat: number): number {
  const { box, state, player } = eye;
  switch (icon.icon) {
    case 'gain':
      return icon.n * (icon.resource === 'gold' ? 1 : BASIC);
    case 'boots':
      return icon.n * 0.6;
    case 'shovel':
      return Math.max(claimWorth(eye), bestBuild(eye, paid));
    case 'mule':
      return state.mule === seat ? 0.1 : 1.5;
    case 'furTrade':
      return 0.1 + ANIMALS.reduce((sum, _, i) => sum + (player.animals & (1 << i) ? BASIC : 0), 0);
    case 'pairOfBoots':
      return TOKEN;
    case 'gainApples':
      return 0.3;
    case 'harvest': {
      let apples = 0;
      for (let slot = 0; slot < reachOf(box, state, player); slot++) {
        const { orchard } = specialOf(kitOf(box, state), state.row[slot] as number);
        apples += (orchard?.green ?? 0) + (orchard?.red ?? 0);
      }
      return Math.min(apples, 12 - (state.apples[0] as number) - (state.apples[1] as number)) * 0.45;
    }
    case 'pan': {
      let pieces = 0;
      for (let slot = 0; slot < reachOf(box, state, player); slot++) {
        const { river } = specialOf(kitOf(box, state), state.row[slot] as number);
        if ((river?.pieces.length ?? 0) > (state.taken[slot] as number)) pieces++;
      }
      return pieces * 0.9;
    }
    case 'paddle':
      return 0.5;
    case 'fish': {
      let fish = 0;
      for (let slot = 0; slot < player.canoe; slot++)
        fish += specialOf(kitOf(box, state), state.row[slot] as number).river?.fish.length ?? 0;
      return fish * 1.1 + 0.06;
    }
    case 'duelingBanjos':
      return hazardAhead(eye) ? 1.8 : -1;
    case 'banjoHazard':
      return 0;
    case 'mine': {
      let gold = 0;
      for (let slot = 0; slot < reachOf(box, state, player); slot++) {
        const { mine } = specialOf(kitOf(box, state), state.row[slot] as number);
        if (mine && (!mine.dark || state.lantern === seat)) gold += mine.gold;
      }
      return gold * 0.9;
    }
    case 'lantern':
      return state.lantern === seat ? 0.1 : 2.5;
    case 'dynamite':
      return state.dynamite === seat ? 0.1 : 2.2;
    case 'loadCart':
      return 3.5;
    case 'bullets':
      return Math.min(icon.n === 'full' ? 6 : icon.n, 6 - player.bullets) * 0.75 + 0.06;
    case 'sheriff':
      return state.sheriff === seat ? 0.1 : 2.5;
    case 'bearHazard':
      return 0;
  }
}

const nextCard = ({ claimed }: PlayerState, turns: number): number =>
  cardsWorth(claimed.length + 1, turns) - cardsWorth(claimed.length, turns);

const claimWorth = ({ state, player, turns }: Eye): number => (isOn(state, player) ? nextCard(player, turns) : -9);

/** The frontiersman stands on a card that can be claimed. */
const isOn = (state: SierraWestState, player: PlayerState): boolean => {
  const at = player.frontiersmen[0] as number;
  return at >= 0 && stepTowards(state, at) === null && state.mountain[at] !== NONE;
};

const buildWorth = (eye: Eye, market: number): number =>
  3 + cabinWorth(eye.box, eye.state.market[market] as number) * eye.turns - (eye.box.market[market] as number) * BASIC;

function bestBuild(eye: Eye, paid: number): number {
  let top = -9;
  for (let market = 0; market < eye.state.market.length; market++)
    if (buildForbids(eye.box, eye.state, eye.seat, market, paid) === null) top = Math.max(top, buildWorth(eye, market));
  return top;
}

/** A banjo hazard still lies before the green pioneer. */
function hazardAhead({ box, state, player }: Eye): boolean {
  for (let i = 0; i < box.green.length; i++) {
    const space = box.green[i];
    if (space && player.green <= GREEN_START + 1 + i && iconOn(box, state, player, space).icon === 'banjoHazard')
      return true;
  }
  return false;
}

/** What lies between here and the end is worth, the summit included, to somebody who must pay or suffer to go on. */
function pathWorth(eye: Eye, pioneer: Pioneer): number {
  const { box, state, player, seat } = eye;
  let place = pioneer === 'green' ? player.green : player.tan;
  let value = 0;
  for (place++; ; place++) {
    const space = spaceAt(box, place);
    if (space === null) break;
    const icon = iconOn(box, state, player, space);
    value += Math.max(0, iconWorth(eye, icon, space.paid, seat) - space.paid * BASIC) * 0.8;
  }
  let top = 0;
  for (let at = 0; at < 3; at++) {
    const card = kitOf(box, state).cards[player.plan[at] as number] as BoxCard;
    if (summitForbids(box, state, seat, card) === null) top = Math.max(top, summitWorth(eye, card));
  }
  return value + top;
}

/** Boots: the wagon when it is worth its price, else towards a card. Tokens only where they finish something. */
function bootMove(eye: Eye, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
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

/** A shovel stands under a pioneer and boots of any kind lead to a card: then tokens are well spent. */
function reachClaim(eye: Eye, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const { box, state, player } = eye;
  const space = state.turn.tanUsed ? null : spaceAt(box, player.tan);
  if (space === null || iconOn(box, state, player, space).icon !== 'shovel') return null;
  const target = stepTowards(state, player.frontiersmen[0] as number);
  const climbs = target === null ? [] : only(choices, 'climb').filter(({ to }) => to === target);
  if (climbs.length === 0 || basicsOf(player) < space.paid) return null;
  const steps = distance(eye);
  const free = state.turn.greenBoots + state.turn.tanBoots + state.turn.tokenBoots;
  const tokens = Math.max(0, Math.ceil((steps - free) / 2));
  if (tokens > player.tokens) return null;
  const gain = nextCard(player, eye.turns);
  if (gain - tokens * TOKEN - space.paid * BASIC < 0.5) return null;
  return climbs.find(({ boot }) => boot !== 'token') ?? (climbs[0] as SierraWestChoice);
}

const basicsOf = ({ basics }: PlayerState): number =>
  (basics[0] as number) + (basics[1] as number) + (basics[2] as number);

function distance({ state, player }: Eye): number {
  let at = player.frontiersmen[0] as number;
  for (let steps = 0; steps < 9; steps++) {
    const next = stepTowards(state, at);
    if (next === null) return steps;
    at = next;
  }
  return 9;
}

/** What one more step of the wagon brings at the end. */
function wagonGain({ box, player, state, turns }: Eye): number {
  if (player.wagon >= box.lastTrail) return 0;
  const now = expectedMultiplier(box, player, turns);
  const next = expectedMultiplier(box, { ...player, wagon: player.wagon + 1 }, turns);
  const points =
    player.tracks.reduce((sum, n) => sum + n, 0) + player.apples.reduce((sum, n) => sum + n, 0) + player.outlaws;
  return (
    (next - now) * (points + Math.min(6, turns * 0.6)) +
    Math.min(1, turns * 0.2) * (state.row.length > player.wagon ? 1 : 0.4)
  );
}

function cabinMove(eye: Eye, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const trade = only(choices, 'trade')[0];
  if (trade) return trade;
  // where going back or down pays is for the search to find out
  const leap = only(choices, 'backtrack')[0] ?? only(choices, 'shortcut')[0];
  return leap && eye.style.noise > 0 && eye.random.int(4) === 0 ? leap : null;
}

function sale(choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  return only(choices, 'sellFish').find(({ trout, bass, salmon }) => trout === 2 || bass === 2 || salmon === 2) ?? null;
}

/** When no turn is left, fish and stone are worth only what they are sold for. */
function lastSale(choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const sales = only(choices, 'sellFish').filter(({ trout, bass, salmon }) => trout + bass + salmon > 1);
  return sales.at(-1) ?? only(choices, 'blast')[0] ?? null;
}

/** Goes on along the path, as far as that brings anything. */
function step(choices: readonly SierraWestChoice[], pioneer: Pioneer): SierraWestChoice | null {
  return (
    choices.find((choice) => choice.do === 'step' && choice.pioneer === pioneer) ??
    choices.find((choice) => choice.do === 'enter' && choice.pioneer === pioneer) ??
    null
  );
}

const priceWorth = ({ basics, any, gold, bullets, fish, apples, anyApples }: Price): number =>
  (basics[0] + basics[1] + basics[2] + any) * BASIC +
  gold +
  bullets * 0.6 +
  (fish[0] + fish[1] + fish[2]) * 1.1 +
  (apples[0] + apples[1] + anyApples) * 0.15;

/** What a summit action brings, less its price. */
function summitWorth(eye: Eye, { summit, price }: BoxCard): number {
  const { state, seat, multiplier, player, box } = eye;
  const cost = priceWorth(price);
  switch (summit.action) {
    case 'homestead':
      return (
        multiplier +
        (summit.track === 'food' ? (state.mule === seat ? 0 : 1.3) : 1.1) -
        cost * (eye.turns < 1 ? 0.1 : 0.75)
      );
    case 'advanceWagon':
      return wagonGain(eye) - cost * (eye.turns < 1 ? 0.1 : 1);
    case 'appleHomestead':
      return multiplier + 2 - cost;
    case 'tradeApples':
      return (
        (summit.gain.gold ?? 0) +
        ((summit.gain.food ?? 0) + (summit.gain.wood ?? 0) + (summit.gain.stone ?? 0)) * BASIC -
        cost
      );
    case 'buyFish':
      return player.basics.some((n) => n > 3) ? 0.3 : -0.5;
    case 'buyCart':
      return player.carts.some((load) => load < 2) ? 0.4 - cost : 3.2 - cost;
    case 'sixShooter': {
      const face = lowestFace(box, state, seat);
      if (face === null || player.bullets === 0) return -3;
      const hit = Math.min(1, (7 - face + (state.sheriff === seat ? 1 : 0)) / 6);
      const success = 1 - (1 - hit) ** player.bullets;
      return success * (multiplier + 1) - (1 - success) * 3 - player.bullets * 0.3;
    }
    case 'rifle':
      return multiplier + 0.8 - cost;
  }
}

function summitMove(eye: Eye, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  return best(
    eye,
    only(choices, 'summit'),
    ({ at, figure }) => {
      const card = kitOf(eye.box, eye.state).cards[eye.player.plan[at] as number] as BoxCard;
      return summitWorth(eye, card) + (figure === 'mule' ? -0.05 : 0);
    },
    0.1,
  );
}

/** Takes damage to go on when that costs nothing, or when more lies ahead than is lost. */
function breakOut(eye: Eye, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const { player } = eye;
  const free = player.wagon === 0 && player.cabins.every((tile) => tile === NONE);
  return best(eye, only(choices, 'takeDamage'), ({ pioneer }) => pathWorth(eye, pioneer) - (free ? 0 : 3.2), 0.3);
}

/** The mule goes to the grey cabin when gold can pay what a waiting figure is short of. */
function mule(eye: Eye, choices: readonly SierraWestChoice[]): SierraWestChoice | null {
  const { box, state, player, seat } = eye;
  if (state.mule !== seat || player.gold === 0) return null;
  const waiting = isAtEnd(box, player.green) || isAtEnd(box, player.tan);
  const short = waiting || state.turn.mule === GREY_CABIN ? shortfall(eye) : null;
  if (short === null) return null;
  if (state.turn.mule === GREY_CABIN) return only(choices, 'changeGold').find(({ into }) => into === short) ?? null;
  return waiting ? (only(choices, 'muleToCabin')[0] ?? null) : null;
}

/** The basic that is missing for the best summit that gold could make possible; null when there is none. */
function shortfall(eye: Eye): (typeof BASICS)[number] | null {
  const { box, state, player, seat } = eye;
  let top = 0.3;
  let found: (typeof BASICS)[number] | null = null;
  for (let at = 0; at < 3; at++) {
    if (
      player.green === SUMMIT + at ||
      player.tan === SUMMIT + at ||
      (state.mule === seat && state.turn.mule === SUMMIT + at)
    )
      continue;
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
    const value = summitWorth(eye, card) - missing * (1 - BASIC * 0.75);
    if (value > top) {
      top = value;
      found = BASICS[kind < 0 ? 0 : kind] as (typeof BASICS)[number];
    }
  }
  return found;
}

/** Everything that an action asks on the way. */
function answer(eye: Eye, choices: readonly SierraWestChoice[]): SierraWestChoice {
  return best(eye, choices, (choice) => answerWorth(eye, choice)) as SierraWestChoice;
}

function answerWorth(eye: Eye, choice: SierraWestChoice): number {
  const { state, player, seat, box } = eye;
  switch (choice.do) {
    case 'pay': {
      // what is left should be even: named costs ask for all kinds
      let value = 0;
      for (let i = 0; i < 3; i++) value -= ((player.basics[i] as number) - choice[BASICS[i] as 'food'] - 1.5) ** 2;
      return value;
    }
    case 'payApples':
      return -Math.abs((state.apples[0] as number) - choice.green - ((state.apples[1] as number) - choice.red));
    case 'claim':
      return claimWorth(eye) + (choice.to === 'deck' ? 0.2 : 0);
    case 'build':
      return buildWorth(eye, choice.market);
    case 'homestead': {
      const track = BASICS.indexOf(choice.track);
      const space = player.tracks[track] as number;
      const locked =
        space >= 5 || (space === 4 && state.players.some((other, i) => i !== seat && other.tracks[track] === 5));
      return (locked ? 0 : eye.multiplier) + (track === 0 ? (state.mule === seat ? 0 : 1.4) : track === 1 ? TOKEN : 1);
    }
    case 'appleTrack':
      return (player.apples[choice.colour === 'green' ? 0 : 1] as number) >= box.appleTop
        ? 0
        : choice.colour === 'red'
          ? 2
          : furWorth(player);
    case 'again': {
      const frame = state.flow.stack.at(-1);
      const card = frame?.step === 'again' ? (kitOf(box, state).cards[frame.card] as BoxCard) : null;
      return card === null ? 0 : summitWorth(eye, card);
    }
    case 'stop':
      return state.flow.stack.at(-1)?.step === 'shoot' ? -3 : 0;
    case 'loseCabin':
      return -3 - cabinWorth(box, player.cabins[choice.space] as number) * eye.turns;
    case 'wagonBack':
      return -wagonGain({ ...eye, player: { ...player, wagon: player.wagon - 1 } }) - 0.5;
    case 'paddle': {
      // out to fish with little, home to sell with much
      const held = player.fish.reduce((sum, n) => sum + n, 0);
      return held >= 4 ? -choice.to : choice.to;
    }
    case 'takeFish': {
      const n = player.fish[FISH.indexOf(choice.fish)] as number;
      return n % 2 === 1 ? 1.5 : 1;
    }
    case 'takeCard':
      return choice.card === 'sheriff' ? (state.sheriff === seat ? 0 : 2.5) : state[choice.card] === seat ? 0 : 2.3;
    case 'takeBullets':
      return Math.min(2, 6 - player.bullets) * 0.75;
    case 'load':
      return choice.gold;
    case 'shoot': {
      const face = lowestFace(box, state, seat);
      return face === null ? -4 : 1;
    }
    default:
      return 0;
  }
}

const furWorth = ({ animals }: PlayerState): number => {
  let value = 0;
  for (let bits = animals; bits !== 0; bits &= bits - 1) value += BASIC;
  return value;
};
