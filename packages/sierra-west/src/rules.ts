import { createFlow, emitInto, previewOf, type Rules, type Seat } from '@cordillera/engine';
import { damage } from './actions/damage.ts';
import { payApplesStep, payStep } from './actions/goods.ts';
import { homestead } from './actions/homestead.ts';
import { build, claim, shovel } from './actions/shovel.ts';
import { again, repeat, summit } from './actions/summit.ts';
import { blockedChoices } from './blocked.ts';
import { surveyor } from './cabins/surveyor.ts';
import type { Box } from './content/box.ts';
import { determinize } from './determinize.ts';
import { advance, icon, pioneer } from './flow/pioneer.ts';
import { applyDraft, draftDecision, draftedPlan, plan } from './flow/plan.ts';
import { respond, trackerWindow, trap, trapperWindow } from './flow/reactions.ts';
import { endTurn, turn } from './flow/turn.ts';
import { appleSteps } from './modes/appleHill.ts';
import { boatSteps } from './modes/boatsAndBanjos.ts';
import { goldSteps } from './modes/goldRush.ts';
import { outSteps } from './modes/outlawsAndOutposts.ts';
import { piecesOf } from './pieces.ts';
import { pathsOf } from './preview.ts';
import { resultOf } from './scoring/result.ts';
import { scoreSheet } from './scoring/sheet.ts';
import { setup } from './setup.ts';
import { hastings, hastingsAct, hastingsEnd, hastingsMule } from './solo/hastings.ts';
import {
  cloneState,
  type SierraWestChoice,
  type SierraWestEvent,
  type SierraWestFrame,
  type SierraWestState,
  type SierraWestTypes,
} from './state.ts';
import { viewOf } from './view.ts';

/** The rules, with the unpacked card set they are bound to. */
export interface SierraWestRules extends Rules<SierraWestTypes> {
  box: Box;
}

/** The rules set no limit on turns (SW-R-102); random play stays far below this many choices per seat. */
const MAX_CHOICES_PER_SEAT = 500_000;

export function sierraWestRules(box: Box): SierraWestRules {
  const flow = createFlow<SierraWestState, SierraWestFrame, SierraWestChoice, SierraWestEvent>({
    turn,
    plan: plan(box),
    trapperWindow: trapperWindow(box),
    trap: trap(box),
    pioneer: pioneer(box),
    pay: payStep(box),
    payApples: payApplesStep(box),
    icon: icon(box),
    shovel: shovel(box),
    claim: claim(box),
    build: build(box),
    surveyor,
    advance,
    damage,
    summit: summit(box),
    repeat: repeat(box),
    again: again(box),
    homestead,
    trackerWindow,
    respond,
    ...appleSteps(box),
    ...boatSteps(),
    ...goldSteps(),
    ...outSteps(box),
    endTurn: endTurn(box),
    hastings: hastings(box),
    hastingsAct: hastingsAct(box),
    hastingsMule,
    hastingsEnd,
  });
  // a waiting player may prepare a plan, even while a window asks for an answer
  const decision: SierraWestRules['decision'] = (state, seat) => {
    const asked = flow.decision(state, seat);
    if (state.over || (asked !== null && state.flow.lanes === null)) return asked;
    const drafts = draftDecision(state, seat);
    if (asked === null || drafts === null) return asked ?? drafts;
    return { ...asked, choices: [...asked.choices, ...drafts.choices] };
  };
  const rules: SierraWestRules = {
    box,
    setup(input) {
      const { state, events } = setup(box, input);
      return { state, events: [...events, ...flow.start(state)] };
    },
    deciders: flow.deciders,
    decision,
    apply(state, seat, choice, watch) {
      if (!isDraft(choice)) return flow.apply(state, seat, choice, watch);
      const events: SierraWestEvent[] = [];
      applyDraft({ state, emit: emitInto(events, watch) }, seat, choice);
      return events;
    },
    clone: cloneState,
    view: (state, viewer) => viewOf(state, viewer),
    determinize: (view, random) => determinize(box, view, random),
    blocked: (state, seat) => blockedChoices(box, state, seat, decision(state, seat)),
    score: (state) => scoreSheet(box, state),
    preview: (state, seat, choice) => ({
      ...previewOf(rules, state, seat, choice),
      ...('cards' in choice && { paths: pathsOf(box, state, choice.cards) }),
    }),
    result: (state) => (state.over ? resultOf(box, state) : null),
    commutes,
    canUndoPast: (state, seat, other, choice) => isDraft(choice) || commutes(state, seat, other),
    pieces: (state) => piecesOf(state),
    turns: (state) => state.round,
    maxForwardChoices: ({ seats }) => MAX_CHOICES_PER_SEAT * seats,
    timeUp(state, seat) {
      if (!flow.deciders(state).includes(seat)) return null;
      if (state.flow.stack.at(-1)?.step === 'plan') {
        const drafted = draftedPlan(state, seat);
        if (drafted !== null) return drafted;
      }
      const choices = flow.decision(state, seat)?.choices ?? [];
      return (
        choices.find(({ do: what }) => what === 'pass' || what === 'decline' || what === 'stop') ?? choices[0] ?? null
      );
    },
  };
  return rules;
}

/** A draft affects only its owner (SW-PLAN-05). */
const isDraft = ({ do: what }: SierraWestChoice): boolean => what === 'draft' || what === 'undraft';

/** Answers in a window do not affect each other; only the active player depends on them (SW-R-63). */
const commutes = ({ active, flow: { lanes } }: SierraWestState, a: Seat, b: Seat): boolean =>
  lanes === null || (a !== active && b !== active);
