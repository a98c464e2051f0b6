import {
  type ColoradoChoice,
  type ColoradoRules,
  type ColoradoState,
  DUOS,
  type Duo,
  duoOf,
  type Identity,
  isAlike,
  isInArea,
  type PlayerState,
} from '@cordillera/colorado';
import { alone, bestLine } from './chain.ts';
import { type EvaluationTables, evaluatePlayer, evaluationTablesOf, objectiveOf, type Rival } from './evaluation.ts';

type Call = Extract<ColoradoChoice, { do: 'call' }>;
type Gift = Extract<ColoradoChoice, { do: 'give' }>;

/** Others' chains are searched with fewer positions, because their hands are only guessed. */
const THEIR_WIDTH = 3;
/** Points that a player loses with a card taken from the hand. */
const CARD_LOST = 0.6;
/** How far a target answers against the Caller's interest rather than at random. */
const HOSTILE_ANSWER_SHARE = 0.7;

/** The player after receiving the given card as the Caller (CO-CALL-09 to 11). */
function received(player: PlayerState, card: Identity): PlayerState {
  return isInArea(player, card)
    ? { ...player, nuggets: player.nuggets + 1 }
    : { ...player, area: player.area | (1 << card) };
}

function without(player: PlayerState, card: Identity): PlayerState {
  const hand = player.hand.slice();
  hand.splice(hand.indexOf(card), 1);
  return { ...player, hand };
}

/** The other players' expected values after all have acted with this duo, in guessed hands. */
function rivalsAfter(rules: ColoradoRules, world: ColoradoState, seat: number, duo: Duo): (Rival & { seat: number })[] {
  return world.players.flatMap((player, other) => {
    if (other === seat) return [];
    const scene = evaluationTablesOf(rules.box, world, other);
    const { points } = bestLine(rules, scene, alone(world, player, { step: 'duo', duo, side: null }), THEIR_WIDTH);
    return [{ seat: other, worth: points, total: evaluatePlayer({ ...scene, turns: 0 }, player) + 1.5 }];
  });
}

/** The call with the best expected answers, over guessed worlds that differ only in the hands of others. */
export function bestCall(
  rules: ColoradoRules,
  worlds: readonly ColoradoState[],
  seat: number,
  calls: readonly Call[],
): Call {
  const world = worlds[0]!;
  const own = world.players[seat]!;
  const scenes = evaluationTablesByDuo(rules, worlds.slice(0, 2), seat);
  const values = new Map<Identity, number>();
  const gain = (card: Identity): number => {
    let value = values.get(card);
    if (value === undefined) {
      const duo = duoOf(card);
      value = bestLine(rules, scenes[duo], alone(world, received(own, card), { step: 'duo', duo, side: null })).value;
      values.set(card, value);
    }
    return value;
  };
  let best = calls[0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    let sum = 0;
    for (const { players } of worlds) sum += valueOfAnswer(players[call.target]!.hand, call.card, gain);
    const value = sum / worlds.length + loss(scenes.tick, own, call.target > seat ? call.target - 1 : call.target);
    if (value > top) {
      top = value;
      best = call;
    }
  }
  return best;
}

/** The evaluation tables of this player after all others have acted, for each duo. */
function evaluationTablesByDuo(
  rules: ColoradoRules,
  worlds: readonly ColoradoState[],
  seat: number,
): Record<Duo, EvaluationTables> {
  const scene = evaluationTablesOf(rules.box, worlds[0]!, seat);
  const after = (duo: Duo): EvaluationTables => {
    const guesses = worlds.map((world) => rivalsAfter(rules, world, seat, duo));
    const rivals = guesses[0]!.map(({ total }, i) => ({
      total,
      worth: guesses.reduce((sum, guess) => sum + guess[i]!.worth, 0) / guesses.length,
    }));
    return { ...scene, rivals };
  };
  return Object.fromEntries(DUOS.map((duo) => [duo, after(duo)])) as Record<Duo, EvaluationTables>;
}

/** The gain from this rival's loss of a card, larger for a close rival. */
function loss(scene: EvaluationTables, own: PlayerState, rival: number): number {
  const poorer = scene.rivals.map((other, i) => (i === rival ? { ...other, worth: other.worth - CARD_LOST } : other));
  return objectiveOf({ ...scene, rivals: poorer }, own) - objectiveOf(scene, own);
}

/** The value of the answer from a possible hand of the target (CO-CALL-04 to 07). */
function valueOfAnswer(hand: readonly Identity[], card: Identity, gain: (card: Identity) => number): number {
  if (hand.includes(card)) return gain(card);
  let [alike, least, sum] = [0, Number.POSITIVE_INFINITY, 0];
  let all = 0;
  for (const held of hand) {
    const value = gain(held);
    all += value;
    if (!isAlike(held, card)) continue;
    alike++;
    sum += value;
    least = Math.min(least, value);
  }
  return alike === 0 ? all / hand.length : HOSTILE_ANSWER_SHARE * least + ((1 - HOSTILE_ANSWER_SHARE) * sum) / alike;
}

/** The gift that leaves the giver best off: the Caller gets the card, and everyone its duo. */
export function bestGift(
  rules: ColoradoRules,
  worlds: readonly ColoradoState[],
  seat: number,
  gifts: readonly Gift[],
): Gift {
  let best = gifts[0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (const gift of gifts) {
    const duo = duoOf(gift.card);
    let value = 0;
    for (const world of worlds) {
      const players = world.players.map((player, other) =>
        other === world.caller ? received(player, gift.card) : other === seat ? without(player, gift.card) : player,
      );
      const after = { ...world, players };
      const scene = { ...evaluationTablesOf(rules.box, after, seat), rivals: rivalsAfter(rules, after, seat, duo) };
      value += bestLine(rules, scene, alone(after, players[seat]!, { step: 'duo', duo, side: null })).value;
    }
    if (value > top) {
      top = value;
      best = gift;
    }
  }
  return best;
}
