import {
  type ColoradoChoice,
  type ColoradoFrame,
  type ColoradoRules,
  type ColoradoState,
  completeFamilies,
  openRegions,
  type PlayerState,
} from '@cordillera/colorado';
import { type EvaluationTables, evaluatePlayer, objectiveOf, valueOfKeeping } from './evaluation.ts';

/** The first choice of a player's turn, and the value it leads to. */
export interface Line {
  /** Null when there was nothing to choose. */
  first: ColoradoChoice | null;
  /** See `objectiveOf`. */
  value: number;
  /** The evaluation of the player's position after it. */
  points: number;
}

/** A position in the middle of a chain, with one player only: other players' choices do not affect it (CO-R-46). */
interface Node {
  state: ColoradoState;
  first: ColoradoChoice | null;
  value: number;
  /** How many cards are drawn at the end of the chain, still unknown. */
  drawn: number;
}

/** How many positions are kept at each step of a chain. */
const WIDTH = 5;
const DRAW = 3;

/** The expected points of an effect that is not carried out yet. */
const PENDING: Partial<Record<ColoradoFrame['step'], number>> = { tipi: 1.8, free: 1.6, discover: 4, turnIn: 4 };
const PENDING_DUO = { tick: 2.2, nuggets: 0.8, cards: 1.6 } as const;

export const pendingIn = (frame: ColoradoFrame): number =>
  frame.step === 'duo' ? PENDING_DUO[frame.duo] : (PENDING[frame.step] ?? 0);

/** The state with this player only, at this step of its turn. */
export const alone = (state: ColoradoState, player: PlayerState, frame: ColoradoFrame): ColoradoState => ({
  ...state,
  caller: 0,
  players: [player],
  // drawing ends a line, so all that matters is whether it is possible
  pile: state.pile.length > 0 || state.discard.some((copies) => copies > 0) ? [0] : [],
  discard: NO_DISCARD,
  flow: { stack: [], lanes: [[frame]] },
});

const NO_DISCARD = Array.from({ length: 18 }, () => 0);

/**
 * Searches the chain of the state's only player to its end, and through the end of the turn, where families are turned
 * in. Keeps the best positions at each step.
 */
export function bestLine(rules: ColoradoRules, scene: EvaluationTables, from: ColoradoState, width = WIDTH): Line {
  const { box } = rules;
  let best: Node | null = null;
  let edge: Node[] = [{ state: from, first: null, value: 0, drawn: 0 }];
  const take = (node: Node): void => {
    if (best === null || node.value > best.value) best = node;
  };
  while (edge.length > 0) {
    const next: Node[] = [];
    for (const { state, first, drawn } of edge)
      for (const choice of worthTrying(state, rules.decision(state, 0)?.choices ?? [])) {
        const after = rules.clone(state);
        const node = { state: after, first: first ?? choice, value: 0, drawn };
        if (choice.do === 'draw') {
          node.drawn = DRAW;
          after.flow.lanes = null;
        } else {
          rules.apply(after, 0, choice);
        }
        const player = after.players[0] as PlayerState;
        if (after.flow.lanes === null && completeFamilies(player).length > 0 && openRegions(box, player).length > 0)
          after.flow.lanes = [[{ step: 'turnIn' }]];
        const frame = after.flow.lanes?.[0]?.at(-1);
        node.value = objectiveOf(scene, player, node.drawn, frame === undefined ? 0 : pendingIn(frame));
        if (frame === undefined) take(node);
        else next.push(node);
      }
    edge = mostPromising(next, width);
  }
  const end: Node = best ?? { state: from, first: null, value: objectiveOf(scene, from.players[0]!), drawn: 0 };
  return { first: end.first, value: end.value, points: evaluatePlayer(scene, end.state.players[0]!, end.drawn) };
}

/** The best nodes; of two with the same value, which are probably the same position, only one. */
function mostPromising(nodes: Node[], width: number): Node[] {
  nodes.sort((a, b) => b.value - a.value);
  const best: Node[] = [];
  for (const node of nodes) {
    if (node.value !== best.at(-1)?.value) best.push(node);
    if (best.length === width) break;
  }
  return best;
}

/** Of the swaps that place the same card, keeps the one that costs least. */
function worthTrying({ players }: ColoradoState, choices: readonly ColoradoChoice[]): readonly ColoradoChoice[] {
  if (!choices.some(({ do: what }) => what === 'swap')) return choices;
  const player = players[0] as PlayerState;
  const cheapest = new Map<number, { choice: ColoradoChoice; price: number }>();
  const worthwhile: ColoradoChoice[] = [];
  for (const choice of choices) {
    if (choice.do !== 'swap') {
      worthwhile.push(choice);
      continue;
    }
    const [a, b] = choice.discard;
    const price = valueOfKeeping(player, a) + valueOfKeeping(player, b) - (a === b ? 0.5 : 0);
    if (price < (cheapest.get(choice.card)?.price ?? Number.POSITIVE_INFINITY))
      cheapest.set(choice.card, { choice, price });
  }
  for (const { choice } of cheapest.values()) worthwhile.push(choice);
  return worthwhile;
}
