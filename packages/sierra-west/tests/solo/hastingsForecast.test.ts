import { describe, expect, it } from 'vitest';
import { BASE, NONE } from '../../src/geometry.ts';
import {
  forecastHastings,
  hastingsTrap,
  hastingsTurn,
  type PlanAction,
  type SierraWestEvent,
} from '../../src/index.ts';
import { faceUp } from '../helpers/goods.ts';
import { act, eventsOf, pass } from '../helpers/play.ts';
import { begin, copy, give, type Scene } from '../helpers/scenes.ts';
import { actionsIn, hastingsPlays, solo } from '../helpers/solo.ts';

/** Hastings's next turn with each of the cards that could be turned up. */
function everyNext(scene: Scene): PlanAction[][] {
  const { unseen } = forecastHastings(scene.rules.box, scene.state);
  return unseen.map((card) => {
    const tried = copy(scene);
    const { hastings } = tried.state;
    // when the pile is empty, the discarded cards become the pile
    hastings!.pile = unseen.filter((other) => other !== card).concat(card);
    hastings!.discard = [];
    return actionsIn(hastingsPlays(tried));
  });
}

/** Every chance is the share of turns in which the action is done. */
function mustFit(scene: Scene): void {
  const { actions, unseen } = forecastHastings(scene.rules.box, scene.state);
  const turns = everyNext(scene);
  expect(turns).toHaveLength(unseen.length);
  for (const { action, done } of actions)
    expect([action, done]).toEqual([action, turns.filter((turn) => turn.includes(action)).length / unseen.length]);
}

const PLANS: PlanAction[][] = [
  ['wagon', 'gold', 'move', 'furTrade'],
  ['homesteadFood', 'gold', 'move', 'wagon'],
  ['gold', 'homesteadStone', 'wagon', 'homesteadFood'],
];

describe('forecastHastings', () => {
  it.each(PLANS)('SW-SOLO-12, SW-SOLO-13: %s, %s, %s, %s: the chances are those of all unseen cards', (...actions) => {
    for (const mule of [NONE, 0, 1]) {
      const scene = solo({ actions });
      scene.state.mule = mule;
      mustFit(scene);
      const { actions: next, unseen } = forecastHastings(scene.rules.box, scene.rules.view(scene.state, 0));
      expect(unseen).toHaveLength(17);
      // three arrows of four on every card
      expect(next.reduce((sum, { marked }) => sum + marked, 0)).toBeCloseTo(3);
      if (mule === 1) expect(next.map(({ done }) => done)).toEqual([1, 1, 1, 1]);
      else if (!actions.includes('homesteadFood'))
        expect(next.map(({ done }) => done)).toEqual(next.map((n) => n.marked));
    }
  });

  it('SW-SOLO-15: cards already seen are excluded', () => {
    const scene = solo({ actions: ['wagon', 'gold', 'move', 'furTrade'] });
    Object.assign(scene.state.hastings!, {
      pile: [1, 2, 3],
      discard: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    });
    expect(forecastHastings(scene.rules.box, scene.state).unseen).toEqual([1, 2, 3]);
    mustFit(scene);
  });

  it('SW-R-111: with an empty pile the discarded cards come back, the active one excepted', () => {
    const scene = solo({ actions: ['wagon', 'gold', 'move', 'furTrade'] });
    const discard = Array.from({ length: 17 }, (_, i) => i + 1);
    Object.assign(scene.state.hastings!, { pile: [], discard });
    expect(forecastHastings(scene.rules.box, scene.state).unseen).toEqual(discard);
    mustFit(scene);
  });

  it('SW-SOLO-14: during its turn the card just turned up comes next', () => {
    const scene = solo({ actions: ['wagon'], next: { animals: ['fox'] }, animals: ['bear', undefined, 'bear'] });
    give(scene, 0, { basics: [1, 0, 0] });
    pass(scene);
    expect(scene.state.hastings!.shown).toBe(1);
    const { plan, unseen } = forecastHastings(scene.rules.box, scene.rules.view(scene.state, 0));
    expect(plan).toBe(1);
    expect(unseen).toHaveLength(16);
    expect(unseen).not.toContain(0);
  });
});

describe('hastingsTurn', () => {
  const turnOf = (scene: Scene, events: SierraWestEvent[]) => hastingsTurn(scene.rules.box, events)!;

  it('SW-SOLO-12, SW-SOLO-13: three marked actions are done, and one is left out', () => {
    const scene = solo({ actions: ['wagon', 'move', 'gold', 'shovel'], arrows: [true, false, true, true] });
    const { plan, arrows, steps } = turnOf(scene, hastingsPlays(scene));
    expect([plan, arrows]).toEqual([0, 1]);
    expect(steps.map(({ action, at, by, why, rule }) => [action, at, by, why, rule])).toEqual([
      ['wagon', 0, 'arrow', null, 'SW-SOLO-17'],
      ['move', 1, null, 'noArrow', 'SW-SOLO-13'],
      ['gold', 2, 'arrow', null, 'SW-SOLO-24'],
      ['shovel', 3, 'arrow', null, 'SW-SOLO-20'],
    ]);
    expect(steps.map(({ events }) => events[0]?.type)).toEqual(['wagonMoved', undefined, 'gained', 'built']);
  });

  it('SW-SOLO-13: with the mule the fourth is done as well, last', () => {
    const scene = solo({
      actions: ['homesteadFood', 'gold', 'wagon', 'homesteadStone'],
      arrows: [true, false, true, true],
    });
    const events = hastingsPlays(scene);
    expect(actionsIn(events)).toEqual(['homesteadFood', 'wagon', 'homesteadStone', 'gold']);
    expect(turnOf(scene, events).steps.map(({ action, by, rule }) => [action, by, rule])).toEqual([
      ['homesteadFood', 'arrow', 'SW-SOLO-18'],
      ['gold', 'mule', 'SW-SOLO-24'],
      ['wagon', 'arrow', 'SW-SOLO-17'],
      ['homesteadStone', 'arrow', 'SW-SOLO-18'],
    ]);
  });

  it('SW-SOLO-17, SW-SOLO-19, SW-SOLO-23: actions that change nothing say why', () => {
    const scene = solo({ actions: ['wagon', 'move', 'furTrade'] });
    give(scene, 1, { wagon: scene.rules.box.lastTrail });
    const first = turnOf(copy(scene), hastingsPlays(copy(scene)));
    expect(first.steps.map(({ why, rule }) => [why, rule])).toEqual([
      ['lastSpace', 'SW-SOLO-17'],
      [null, 'SW-SOLO-19'],
      ['noFurs', 'SW-SOLO-23'],
      ['noArrow', 'SW-SOLO-13'],
    ]);
    // its left frontiersman stands where it would go
    give(scene, 1, { frontiersmen: [18, BASE] });
    expect(turnOf(scene, hastingsPlays(scene)).steps[1]).toMatchObject({ why: 'alreadyThere', rule: 'SW-SOLO-19' });
  });

  it('SW-R-114, SW-R-115: no card to go to, no cabin to build', () => {
    const scene = solo({ actions: ['move', 'shovel', 'gold'] });
    scene.state.mountain.fill(NONE);
    Object.assign(scene.state, { market: [NONE, NONE, NONE, NONE], cabinStack: [], cabinDiscard: [] });
    give(scene, 0, { frontiersmen: [BASE] });
    expect(
      turnOf(scene, hastingsPlays(scene))
        .steps.slice(0, 2)
        .map(({ why, rule }) => [why, rule]),
    ).toEqual([
      ['noCard', 'SW-R-114'],
      ['noCabin', 'SW-R-115'],
    ]);
  });

  it('SW-SOLO-22: a claim; SW-SOLO-18, SW-TRACK-03: an answer belongs to the action before it', () => {
    const scene = solo({ actions: ['move', 'shovel', 'homesteadStone'] });
    const events = [...act(scene, 0, { do: 'pass' })];
    while (scene.state.flow.lanes !== null) {
      const isTracker = scene.rules.decision(scene.state, 0)!.prompt === 'tracker';
      events.push(...act(scene, 0, { do: isTracker ? 'track' : 'decline' }));
    }
    const { steps } = turnOf(scene, events);
    expect(steps[1]!.rule).toBe('SW-SOLO-22');
    expect(steps[1]!.events[0]!.type).toBe('claimed');
    expect(steps[2]!.events.map(({ type }) => type)).toContain('tracked');
  });

  it.each([
    ['apple-hill', 'SW-SOLO-25'],
    ['boats-and-banjos', 'SW-SOLO-26'],
    ['gold-rush', 'SW-SOLO-28'],
    ['outlaws-and-outposts', 'SW-SOLO-29'],
  ] as const)('the mode action of %s follows %s', (mode, rule) => {
    const scene = solo({ mode, actions: ['mode', 'gold', 'wagon'] });
    expect(turnOf(scene, hastingsPlays(scene)).steps[0]).toMatchObject({ action: 'mode', rule, by: 'arrow' });
  });

  it('only its last turn counts, and there is none before the first', () => {
    const scene = begin({ seats: 1 });
    expect(hastingsTurn(scene.rules.box, scene.events)).toBeNull();
    const two = solo({ actions: ['gold', 'gold', 'gold'] });
    const events = [...hastingsPlays(two)];
    act(two, 0, { do: 'plan' });
    events.push(...hastingsPlays(two));
    expect(turnOf(two, events)).toMatchObject({ plan: 1, arrows: 17 });
    expect(turnOf(two, events).steps).toHaveLength(4);
  });
});

describe('SW-SOLO-08 to 10, SW-SOLO-41: the trapper does what hastingsTrap predicts', () => {
  const CARDS = [0, 1, 2];
  it.each([
    ['not lit', false, {}, 'bear', { lit: false, animal: null, rule: 'SW-SOLO-08' }],
    ['lit', true, {}, 'bear', { lit: true, animal: 'bear', rule: 'SW-SOLO-08' }],
    [
      'lit by the mule',
      false,
      { trapperMule: true, mule: true },
      'bear',
      { lit: true, animal: 'bear', rule: 'SW-SOLO-41' },
    ],
    ['no animal', true, {}, undefined, { lit: true, animal: null, rule: 'SW-SOLO-09' }],
    ['trapped already', true, { bear: true }, 'bear', { lit: true, animal: null, rule: 'SW-SOLO-09' }],
    ['the mode’s animal', true, {}, 'deer', { lit: true, animal: null, rule: 'SW-SOLO-10' }],
  ] as const)('%s', (_, highlighted, hastings, animal, expected) => {
    for (const side of ['left', 'right'] as const) {
      const shown = side === 'left' ? [animal] : [undefined, undefined, animal];
      const scene = solo({ active: { trapper: { side, highlighted } }, hastings, animals: shown });
      const { rules, state } = scene;
      const trap = hastingsTrap(rules.box, rules.view(state, 0), CARDS);
      expect(trap).toEqual({ plan: 0, side, ...expected });
      hastingsPlays(scene);
      expect(eventsOf(scene, 'hastingsTrapped').map((event) => event.animal)).toEqual(trap.animal ? [trap.animal] : []);
    }
  });

  it('before the plan is known the trapper looks for any animal', () => {
    const scene = solo({ active: { trapper: { side: 'left', highlighted: true } } });
    give(scene, 1, { animals: faceUp('fox') });
    expect(hastingsTrap(scene.rules.box, scene.state)).toMatchObject({ lit: true, animal: null, rule: 'SW-SOLO-08' });
  });
});
