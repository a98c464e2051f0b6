import { createFlow, previewOf, type Rules, type Seat } from '@cordillera/engine';
import { blockedChoices } from './blocked.ts';
import type { Box } from './content/box.ts';
import { determinize } from './determinize.ts';
import { actions, pick, showPicks } from './flow/actions.ts';
import { call, giveStep, turn } from './flow/call.ts';
import { discoverStep, duo, free, tipi } from './flow/chain.ts';
import { check, families, LAST_TURN, refill, turnIn } from './flow/endOfTurn.ts';
import { showVillages, village, villages } from './flow/villages.ts';
import { piecesOf } from './pieces.ts';
import { resultOf } from './scoring/result.ts';
import { scoreSheet } from './scoring/sheet.ts';
import { setup } from './setup.ts';
import {
  type ColoradoChoice,
  type ColoradoEvent,
  type ColoradoFrame,
  type ColoradoState,
  type ColoradoTypes,
  cloneState,
} from './state.ts';
import { viewOf } from './view.ts';

/** The rules, with the unpacked card set they are bound to. */
export interface ColoradoRules extends Rules<ColoradoTypes> {
  box: Box;
}

export function coloradoRules(box: Box): ColoradoRules {
  const flow = createFlow<ColoradoState, ColoradoFrame, ColoradoChoice, ColoradoEvent>({
    villages,
    village: village(box),
    showVillages: showVillages(box),
    turn,
    call,
    give: giveStep,
    actions: actions(box),
    pick: pick(box),
    showPicks,
    duo: duo(box),
    tipi: tipi(box),
    free: free(box),
    discover: discoverStep(box),
    families: families(box),
    turnIn: turnIn(box),
    refill,
    check: check(box),
  });
  const rules: ColoradoRules = {
    box,
    setup(input) {
      const { state, events } = setup(box, input);
      return { state, events: [...events, ...flow.start(state)] };
    },
    deciders: flow.deciders,
    decision: flow.decision,
    apply: flow.apply,
    clone: cloneState,
    view: viewOf,
    determinize: (view, random) => determinize(box, view, random),
    blocked: (state, seat) => blockedChoices(box, state, seat, flow.decision(state, seat)),
    score: (state) => scoreSheet(box, state),
    preview: (state, seat, choice) => previewOf(rules, state, seat, choice),
    result: (state) => (state.over === null ? null : resultOf(box, state, state.over)),
    commutes,
    canUndoPast: ({ flow: { lanes } }, seat, other) => lanes !== null && seat !== other,
    pieces: piecesOf,
    turns: ({ turn: turns }) => turns,
    maxForwardChoices: ({ seats }) => {
      const nodes = box.stages.length + box.regions.length + box.stations.length;
      const boxes = Object.values(box.tracks).reduce((sum, { icons }) => sum + icons.length, 0);
      // each node and box is ticked once; in a turn no player places the same card twice
      return seats * (1 + nodes + boxes) + LAST_TURN * (2 + seats * (2 + 2 * 18));
    },
    timeUp(state, seat) {
      if (!flow.deciders(state).includes(seat)) return null;
      const choices = flow.decision(state, seat)?.choices ?? [];
      return choices.find(({ do: what }) => what === 'decline') ?? choices[0] ?? null;
    },
  };
  return rules;
}

/** The maximum number of cards that two players can draw with one choice each. */
const TWO_DRAWS = 6;

/** CO-R-46, 63: players depend on each other only through the pile, once it runs low. */
const commutes = ({ flow: { lanes }, pile }: ColoradoState, a: Seat, b: Seat): boolean =>
  a !== b && lanes !== null && pile.length >= TWO_DRAWS;
