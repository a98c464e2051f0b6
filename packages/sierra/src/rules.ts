import { createFlow, previewOf, type Rules, type Seat } from '@cordillera/engine';
import { blockedChoices } from './blocked.ts';
import { type Box, rulesOf } from './content/box.ts';
import { determinize } from './determinize.ts';
import { deal } from './flow/deal.ts';
import { decide, ready } from './flow/decide.ts';
import { end } from './flow/end.ts';
import { agreed, chooseFaces, face, layFronts, timeUpFace } from './flow/faces.ts';
import { pass } from './flow/pass.ts';
import { reveal } from './flow/reveal.ts';
import { piecesOf } from './pieces.ts';
import { isCampaign } from './roundDuties.ts';
import { resultOf } from './scoring/result.ts';
import { scoreSheet } from './scoring/sheet.ts';
import { setup } from './setup.ts';
import {
  cloneState,
  type SierraChoice,
  type SierraEvent,
  type SierraFrame,
  type SierraState,
  type SierraTypes,
} from './state.ts';
import { viewOf } from './view.ts';

/** Sierra's rules, with the unpacked card set they are bound to. */
export interface SierraRules extends Rules<SierraTypes> {
  box: Box;
}

export function sierraRules(box: Box): SierraRules {
  const flow = createFlow<SierraState, SierraFrame, SierraChoice, SierraEvent>({
    chooseFaces,
    face,
    agreed,
    layFronts,
    deal: deal(box),
    decide: decide(box),
    ready,
    reveal: reveal(box),
    pass: pass(box),
    end: end(box),
  });
  const rules: SierraRules = {
    box,
    setup(input) {
      const { state, events } = setup(box, input);
      return { state, events: [...events, ...flow.start(state)] };
    },
    deciders: flow.deciders,
    decision: flow.decision,
    apply: flow.apply,
    clone: cloneState,
    view: (state, viewer) => viewOf(box, state, viewer),
    determinize: (view, random) => determinize(box, view, random),
    blocked: (state, seat) => blockedChoices(box, state, seat),
    score: (state, viewer) => scoreSheet(box, state, viewer),
    preview: (state, seat, choice) => previewOf(rules, state, seat, choice),
    result: (state) => (state.over ? resultOf(box, state) : null),
    commutes: areInOtherGroups,
    canUndoPast: areInOtherGroups,
    // SI-R-26: companions see each other's cards.
    sharesView: ({ players }, a, b) => players[a]!.group === players[b]!.group,
    pieces: (state) => piecesOf(box, state),
    turns: (state) => state.round,
    // per round a seat keeps, lays twice, discards, gets ready, and once more after SI-R-72
    maxForwardChoices: ({ options, seats }) =>
      seats * (2 + 6 * (3 + rulesOf(box, isCampaign(options.mode) ? options.stage : null).rounds)),
    timeUp(state, seat) {
      if (!flow.deciders(state).includes(seat)) return null;
      return state.round === 0 ? timeUpFace(state, seat) : (flow.decision(state, seat)?.choices[0] ?? null);
    },
  };
  return rules;
}

/** A draft affects only its own group. */
const areInOtherGroups = ({ players }: SierraState, a: Seat, b: Seat): boolean =>
  players[a]?.group !== players[b]?.group;
