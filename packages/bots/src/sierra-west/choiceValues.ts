import {
  BASICS,
  type Box,
  type BoxCard,
  buildBlockedBy,
  canRise,
  countTiles,
  FISH,
  GREEN_START,
  iconOn,
  isClaimable,
  kitOf,
  lowestFace,
  type PathIcon,
  type Pioneer,
  type PlayerState,
  type Price,
  placeOf,
  type SierraWestChoice,
  type SierraWestState,
  spaceAt,
  specialOf,
  specialsAlong,
  summitBlockedBy,
} from '@cordillera/sierra-west';
import { BASIC, expectedMultiplier, multiplied, TOKEN, valueOfCabin, valueOfCards } from './evaluation.ts';

/** What a decision is evaluated with: the position, the deciding player, and how much of the game remains. */
export interface EvaluationContext {
  box: Box;
  state: SierraWestState;
  seat: number;
  player: PlayerState;
  turns: number;
  multiplier: number;
}

export type Of<Do extends SierraWestChoice['do']> = Extract<SierraWestChoice, { do: Do }>;

/** The value of the icon under a pioneer, less its price. */
export function valueOfUse(eye: EvaluationContext, { pioneer, cabin }: Of<'use'>): number {
  const { box, state, player, seat } = eye;
  const space = spaceAt(box, placeOf(player, pioneer));
  if (space === null) return 0;
  const icon = iconOn(box, state, player, space);
  const paid = cabin === 'T2' ? 0 : cabin === 'T1' ? space.paid - 1 : space.paid;
  const price = paid * BASIC;
  if (icon.icon === 'bearHazard') return (cabin === 'T2' ? TOKEN : 0) + valueOfPath(eye, pioneer) - price;
  return valueOfIcon(eye, icon, paid, seat) - price + (cabin === 'T1' ? -0.1 : 0);
}

function valueOfIcon(eye: EvaluationContext, icon: PathIcon, paid: number, seat: number): number {
  const { box, state, player } = eye;
  switch (icon.icon) {
    case 'gain':
      return icon.n * (icon.resource === 'gold' ? 1 : BASIC);
    case 'boots':
      return icon.n * 0.6;
    case 'shovel':
      return Math.max(valueOfClaim(eye), bestBuild(eye, paid));
    case 'mule':
      return state.mule === seat ? 0.1 : 1.5;
    case 'furTrade':
      return 0.1 + valueOfFurTrade(player);
    case 'pairOfBoots':
      return TOKEN;
    case 'gainApples':
      return 0.3;
    case 'harvest': {
      let apples = 0;
      for (const { orchard } of specialsAlong(box, state, player))
        apples += (orchard?.green ?? 0) + (orchard?.red ?? 0);
      return Math.min(apples, 12 - (state.apples[0] as number) - (state.apples[1] as number)) * 0.45;
    }
    case 'pan': {
      let pieces = 0;
      specialsAlong(box, state, player).forEach(({ river }, slot) => {
        if ((river?.pieces.length ?? 0) > (state.taken[slot] as number)) pieces++;
      });
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
      return hazardCost(eye) ? 1.8 : -1;
    case 'banjoHazard':
      return 0;
    case 'mine': {
      let gold = 0;
      for (const { mine } of specialsAlong(box, state, player))
        if (mine && (!mine.dark || state.lantern === seat)) gold += mine.gold;
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

export const nextCard = ({ claimed }: PlayerState, turns: number): number =>
  valueOfCards(claimed.length + 1, turns) - valueOfCards(claimed.length, turns);

const valueOfClaim = ({ state, player, turns }: EvaluationContext): number =>
  isClaimable(state, player.frontiersmen[0] as number) ? nextCard(player, turns) : -9;

const valueOfBuild = (eye: EvaluationContext, market: number): number =>
  3 +
  valueOfCabin(eye.box, eye.state.market[market] as number) * eye.turns -
  (eye.box.market[market] as number) * BASIC;

function bestBuild(eye: EvaluationContext, paid: number): number {
  let top = -9;
  for (let market = 0; market < eye.state.market.length; market++)
    if (buildBlockedBy(eye.box, eye.state, eye.seat, market, paid) === null)
      top = Math.max(top, valueOfBuild(eye, market));
  return top;
}

/** Whether a banjo hazard lies ahead of the green pioneer. */
function hazardCost({ box, state, player }: EvaluationContext): boolean {
  for (let i = 0; i < box.green.length; i++) {
    const space = box.green[i];
    if (space && player.green <= GREEN_START + 1 + i && iconOn(box, state, player, space).icon === 'banjoHazard')
      return true;
  }
  return false;
}

/** The value of the remaining path, including the summit, to a player who must pay or take damage to continue. */
export function valueOfPath(eye: EvaluationContext, pioneer: Pioneer): number {
  const { box, state, player, seat } = eye;
  let place = placeOf(player, pioneer);
  let value = 0;
  for (place++; ; place++) {
    const space = spaceAt(box, place);
    if (space === null) break;
    const icon = iconOn(box, state, player, space);
    value += Math.max(0, valueOfIcon(eye, icon, space.paid, seat) - space.paid * BASIC) * 0.8;
  }
  let top = 0;
  for (let at = 0; at < 3; at++) {
    const card = kitOf(box, state).cards[player.plan[at] as number] as BoxCard;
    if (summitBlockedBy(box, state, seat, card) === null) top = Math.max(top, valueOfSummit(eye, card));
  }
  return value + top;
}

/** The points that one more step of the wagon brings at the end. */
export function wagonGain({ box, player, state, turns }: EvaluationContext): number {
  if (player.wagon >= box.lastTrail) return 0;
  const now = expectedMultiplier(box, player, turns);
  const next = expectedMultiplier(box, { ...player, wagon: player.wagon + 1 }, turns);
  return (
    (next - now) * (multiplied(player) + Math.min(6, turns * 0.6)) +
    Math.min(1, turns * 0.2) * (state.row.length > player.wagon ? 1 : 0.4)
  );
}

const costOfPrice = ({ basics, any, gold, bullets, fish, apples, anyApples }: Price): number =>
  (basics[0] + basics[1] + basics[2] + any) * BASIC +
  gold +
  bullets * 0.6 +
  (fish[0] + fish[1] + fish[2]) * 1.1 +
  (apples[0] + apples[1] + anyApples) * 0.15;

/** The value of a summit action, less its price. */
export function valueOfSummit(eye: EvaluationContext, { summit, price }: BoxCard): number {
  const { state, seat, multiplier, player, box } = eye;
  const cost = costOfPrice(price);
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

export function valueOfAnswer(eye: EvaluationContext, choice: SierraWestChoice): number {
  const { state, player, seat, box } = eye;
  switch (choice.do) {
    case 'pay': {
      // a balanced remainder is best, because named costs need all kinds
      let value = 0;
      for (let i = 0; i < 3; i++) value -= ((player.basics[i] as number) - choice[BASICS[i] as 'food'] - 1.5) ** 2;
      return value;
    }
    case 'payApples':
      return -Math.abs((state.apples[0] as number) - choice.green - ((state.apples[1] as number) - choice.red));
    case 'claim':
      return valueOfClaim(eye) + (choice.to === 'deck' ? 0.2 : 0);
    case 'build':
      return valueOfBuild(eye, choice.market);
    case 'homestead': {
      const track = BASICS.indexOf(choice.track);
      return (
        (canRise(state, seat, track) ? eye.multiplier : 0) +
        (track === 0 ? (state.mule === seat ? 0 : 1.4) : track === 1 ? TOKEN : 1)
      );
    }
    case 'appleTrack':
      return (player.apples[choice.colour === 'green' ? 0 : 1] as number) >= box.appleTop
        ? 0
        : choice.colour === 'red'
          ? 2
          : valueOfFurTrade(player);
    case 'again': {
      const frame = state.flow.stack.at(-1);
      const card = frame?.step === 'again' ? (kitOf(box, state).cards[frame.card] as BoxCard) : null;
      return card === null ? 0 : valueOfSummit(eye, card);
    }
    case 'stop':
      return state.flow.stack.at(-1)?.step === 'shoot' ? -3 : 0;
    case 'loseCabin':
      return -3 - valueOfCabin(box, player.cabins[choice.space] as number) * eye.turns;
    case 'wagonBack':
      return -wagonGain({ ...eye, player: { ...player, wagon: player.wagon - 1 } }) - 0.5;
    case 'paddle': {
      // go out to fish with few, come home to sell with many
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

const valueOfFurTrade = ({ animals }: PlayerState): number => countTiles(animals) * BASIC;
