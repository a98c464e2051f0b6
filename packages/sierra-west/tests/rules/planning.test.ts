import { canSee, type Seat, type Viewer } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { Summit } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { distinct, sorted, upTo } from '../helpers/lists.ts';
import { act, can, choicesOf, declineAll, eventsOf, idleTurn, kinds, listed, promptOf, walk } from '../helpers/play.ts';
import { animalsShown, begin, copy, give, giveHand, type Scene, turnWith } from '../helpers/scenes.ts';
import { SEEDS } from '../helpers/seeds.ts';
import { nameOf, selfNaming } from '../helpers/selfNaming.ts';

/** The choices of a player besides preparing a plan. */
const choicesBesidesDrafts = (scene: Scene, seat: Seat): string[] =>
  kinds(scene, seat).filter((kind) => kind !== 'draft');

/** All ways to put three of these cards in a row. */
const ordersOf = (cards: number[]): number[][] =>
  cards.flatMap((a) => cards.flatMap((b) => cards.flatMap((c) => (a === b || a === c || b === c ? [] : [[a, b, c]]))));

describe('the turn', () => {
  test('SW-TURN-01: turns go clockwise from the starting player, round after round', () => {
    for (const seats of [2, 3, 4]) {
      const seed = SEEDS.find((each) => begin({ seats, seed: each, start: 'random' }).state.start === 1)!;
      const scene = begin({ seats, seed, start: 'random' });
      const order: Seat[] = [];
      for (let turn = 0; turn < 2 * seats; turn++) {
        order.push(scene.state.active);
        expect(scene.rules.deciders(scene.state)).toEqual([scene.state.active]);
        idleTurn(scene);
      }
      expect(order).toEqual(upTo(2 * seats).map((turn) => (turn + 1) % seats));
    }
  });

  test('SW-TURN-01: a turn is Planning, then Pioneering, then Passing', () => {
    const scene = begin({ seats: 3 });
    expect(promptOf(scene)).toBe('plan');
    expect(kinds(scene)).toEqual(['plan']);
    act(scene, 0, { do: 'plan' });
    expect(scene.state.active).toBe(0);
    expect(promptOf(scene)).toBe('pioneer');
    expect(kinds(scene)).not.toContain('plan');
    expect(playerOf(scene.state, 0).hand).toEqual([]);
    const passing = act(scene, 0, { do: 'pass' }).map(({ type }) => type);
    expect(passing).toEqual(['passed', 'drew', 'drewCards', 'turnBegan']);
    expect(playerOf(scene.state, 0).hand).toHaveLength(3);
    expect([scene.state.active, promptOf(scene)]).toEqual([1, 'plan']);
  });

  test('SW-TURN-02: only the active player acts; the others may at most prepare a plan', () => {
    const scene = turnWith({ seats: 3, green: ['boots2'] });
    // goods, cabins and the mule with which they could do much in a turn of their own
    for (const seat of [1, 2]) give(scene, seat, { basics: [5, 5, 5], gold: 5, tokens: 3, cabins: [0, 2, 4, 18] });
    scene.state.mule = 1;
    walk(scene, 'green', 1);
    expect(scene.rules.deciders(scene.state)).toEqual([0]);
    for (const seat of [1, 2]) {
      expect(kinds(scene, seat)).toEqual(['draft']);
      expect(scene.rules.decision(scene.state, seat)).toMatchObject({ prompt: 'draft', forward: 0 });
      expect(() => scene.rules.apply(scene.state, seat, { do: 'pass' })).toThrow();
    }
  });

  test('SW-TURN-02: the exceptions are Trapper and Tracker, and nothing else comes with them', () => {
    const trapping = animalsShown(['fox'], { seats: 3, before: ({ players }) => (players[1]!.basics = [1, 0, 0]) });
    expect(trapping.rules.deciders(trapping.state)).toEqual([1]);
    expect(choicesBesidesDrafts(trapping, 1)).toEqual(['decline', 'trap']);
    expect(choicesBesidesDrafts(trapping, 2)).toEqual([]);
    expect(choicesOf(trapping, 0)).toEqual([]);

    const tracking = turnWith({ seats: 3, summits: [{ action: 'homestead', cost: {}, track: 'wood' }] });
    tracking.state.mule = 0;
    act(tracking, 0, { do: 'summit', figure: 'mule', at: 0 });
    expect(tracking.rules.deciders(tracking.state)).toEqual([1, 2]);
    for (const seat of [1, 2]) expect(choicesBesidesDrafts(tracking, seat)).toEqual(['decline', 'track']);
    expect(choicesOf(tracking, 0)).toEqual([]);
    declineAll(tracking);
    expect(tracking.rules.deciders(tracking.state)).toEqual([0]);
  });
});

describe('the plan', () => {
  test('SW-PLAN-01: exactly three hand cards, one each left, middle and right, in any order', () => {
    const scene = begin();
    giveHand(scene, 0, [1, 4, 7]);
    const choices = choicesOf(scene, 0);
    expect(choices.map((choice) => (choice.do === 'plan' ? choice.cards : []))).toEqual(ordersOf([1, 4, 7]));
    expect(distinct(choices)).toBe(6);
    for (const cards of ordersOf([1, 4, 7])) {
      const each = copy(scene);
      act(each, 0, { do: 'plan', cards });
      expect(playerOf(each.state, 0)).toMatchObject({ plan: cards, hand: [] });
      expect(eventsOf(each, 'planned')).toMatchObject([{ player: 0, cards }]);
    }
  });

  test('SW-PLAN-02: L and R show their outer columns, M only its middle; all other icons are covered', () => {
    for (const [l, m, r] of ordersOf([0, 1, 2])) {
      const scene = selfNaming([l!, m!, r!]);
      const shown = (['green', 'tan'] as const).flatMap((pioneer) =>
        upTo(pioneer === 'green' ? 5 : 4).map((i) => {
          walk(scene, pioneer, i + 1);
          give(scene, 0, { basics: [2, 0, 0] });
          return nameOf(act(scene, 0, { do: 'use', pioneer }));
        }),
      );
      expect(shown.slice(0, 5)).toEqual([`${l}.GF`, `${l}.GL`, `${m}.MID`, `${r}.GF`, `${r}.GL`]);
      expect(shown.slice(5)).toEqual([`${l}.TF`, `${l}.TL`, `${r}.TF`, `${r}.TL`]);
    }
  });

  test('SW-PLAN-03: the summit actions of all three cards are available, that of M included', () => {
    const summits: Summit[] = [
      { action: 'homestead', cost: {}, track: 'food' },
      { action: 'homestead', cost: {}, track: 'wood' },
      { action: 'homestead', cost: {}, track: 'stone' },
    ];
    const scene = turnWith({ summits });
    scene.state.mule = 0;
    expect(listed(scene, 'summit')).toEqual(upTo(3).map((at) => ({ do: 'summit', figure: 'mule', at })));
    for (const at of upTo(3)) {
      const each = copy(scene);
      act(each, 0, { do: 'summit', figure: 'mule', at });
      expect(playerOf(each.state, 0).tracks).toEqual(upTo(3).map((track) => (track === at ? 1 : 0)));
      expect(eventsOf(each, 'summited')).toMatchObject([{ at, card: at }]);
    }
  });

  test('SW-PLAN-04: all players see the animals of L and R, but not that of M', () => {
    const scene = animalsShown(['fox', 'beaver', 'rabbit'], {
      seats: 3,
      before: ({ players }) => {
        players[1]!.basics = [1, 0, 0];
        players[2]!.basics = [0, 1, 0];
      },
    });
    for (const seat of [1, 2]) {
      const animals = new Set(listed(scene, 'trap', seat).map(({ animal }) => animal));
      expect([...animals].sort()).toEqual(['fox', 'rabbit']);
    }
    expect(eventsOf(scene, 'planned')).toEqual([{ type: 'planned', player: 0, cards: [0, 1, 2], barrier: true }]);
  });

  test('SW-PLAN-04: an animal that only M shows offers nothing to trap', () => {
    const before = (state: Scene['state']) => {
      state.players[1]!.basics = [1, 1, 1];
    };
    expect(animalsShown([undefined, 'beaver'], { before }).state.flow.lanes).toBeNull();
    expect(animalsShown(['beaver'], { before }).state.flow.lanes).not.toBeNull();
    expect(animalsShown([undefined, undefined, 'beaver'], { before }).state.flow.lanes).not.toBeNull();
  });

  test('SW-PLAN-04: the mule is not an animal', () => {
    const scene = animalsShown([], {
      before: ({ players }) => {
        players[1]!.basics = [1, 1, 1];
      },
      content: ({ starting }) => {
        for (const card of starting)
          for (const slot of ['GF', 'TF', 'GL', 'TL'] as const) card.path[slot] = { icon: 'mule' };
      },
    });
    expect(scene.state.flow.lanes).toBeNull();
    expect(kinds(scene, 1)).toEqual(['draft']);
  });

  test('SW-PLAN-05: a plan may be prepared while others play, changed and taken back, without others learning of it', () => {
    const scene = turnWith({ seats: 3 });
    const others: Viewer[] = [0, 2, 'spectator'];
    const views = () => others.map((viewer) => JSON.stringify(scene.rules.view(scene.state, viewer)));
    const before = views();
    const [first, second] = ordersOf(playerOf(scene.state, 1).hand);
    const played: ReturnType<typeof act>[] = [];
    played.push(act(scene, 1, { do: 'draft', cards: first }));
    expect(scene.rules.view(scene.state, 1).players[1]!.draft).toEqual({ cards: first, rest: null });
    expect(can(scene, 1, { do: 'draft', cards: first })).toBe(false);
    played.push(act(scene, 1, { do: 'draft', cards: second }));
    expect(scene.rules.view(scene.state, 1).players[1]!.draft).toEqual({ cards: second, rest: null });
    expect(views()).toEqual(before);
    played.push(act(scene, 1, { do: 'undraft' }));
    expect(scene.rules.view(scene.state, 1).players[1]!.draft).toBeNull();
    expect(views()).toEqual(before);
    for (const events of played) {
      expect(events).toHaveLength(1);
      for (const viewer of others) expect(canSee(viewer, events[0]!)).toBe(false);
    }
    expect(playerOf(scene.state, 1).hand).toHaveLength(3);
  });

  test('SW-PLAN-05: the prepared plan binds to nothing once the previous player has passed', () => {
    const scene = turnWith();
    const { hand } = playerOf(scene.state, 1);
    const [first, , , , , last] = ordersOf(hand);
    act(scene, 1, { do: 'draft', cards: first });
    act(scene, 0, { do: 'pass' });
    expect(kinds(scene, 1)).toEqual(['plan']);
    expect(listed(scene, 'plan', 1).map(({ cards }) => cards)).toEqual(ordersOf(hand));
    act(scene, 1, { do: 'plan', cards: last });
    expect(playerOf(scene.state, 1)).toMatchObject({ plan: last, draft: null });
  });

  test('SW-PLAN-05: a player who has laid out cards has none left to prepare with', () => {
    const scene = turnWith();
    expect(kinds(scene, 0)).not.toContain('draft');
    act(scene, 0, { do: 'pass' });
    expect(kinds(scene, 0)).toEqual(['draft']);
  });

  test('SW-PLAN-06: once revealed the arrangement is open and fixed for the turn', () => {
    const scene = turnWith({ seats: 3, green: ['food', 'food', 'food', 'food', 'food'] });
    for (const step of upTo(6)) {
      walk(scene, 'green', step);
      for (const kind of ['plan', 'draft', 'undraft']) expect(kinds(scene, 0)).not.toContain(kind);
      for (const viewer of [0, 1, 2, 'spectator'] as Viewer[])
        expect(scene.rules.view(scene.state, viewer).players[0]!.plan).toEqual([0, 1, 2]);
    }
  });
});

describe('advanced planning', () => {
  test('SW-VAR-01: all players always draw four cards', () => {
    const scene = begin({ seats: 3, advancedPlanning: true });
    expect(scene.state.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
    for (let turn = 0; turn < 12; turn++) {
      const seat = scene.state.active;
      idleTurn(scene);
      expect(playerOf(scene.state, seat).hand).toHaveLength(4);
    }
  });

  test('SW-VAR-01: without the variant they draw three', () => {
    const scene = begin({ seats: 3 });
    for (let turn = 0; turn < 12; turn++) {
      const seat = scene.state.active;
      idleTurn(scene);
      expect(playerOf(scene.state, seat).hand).toHaveLength(3);
    }
  });

  const four = (): Scene => {
    const scene = begin({ advancedPlanning: true });
    giveHand(scene, 0, [0, 1, 2, 3]);
    return scene;
  };

  test('SW-VAR-02: any three of four are played, and the fourth goes to the deck or the discard pile', () => {
    const scene = four();
    const wanted = ordersOf([0, 1, 2, 3]).flatMap((cards) =>
      ['deck', 'discard'].map((rest) => ({ do: 'plan', cards, rest })),
    );
    expect(choicesOf(scene, 0)).toHaveLength(48);
    expect(choicesOf(scene, 0)).toEqual(expect.arrayContaining(wanted));
    giveHand(scene, 1, [9, 10, 11, 12]);
    expect(listed(scene, 'draft', 1)).toHaveLength(48);
  });

  test('SW-VAR-02: to the deck it goes face-down, on top: it is drawn next, and others do not learn what it is', () => {
    const scene = four();
    const other = four();
    act(scene, 0, { do: 'plan', cards: [3, 0, 2], rest: 'deck' });
    const { deck, discard, plan, hand } = playerOf(scene.state, 0);
    expect([plan, hand, discard]).toEqual([[3, 0, 2], [], []]);
    expect(deck.at(-1)).toBe(1);
    expect(eventsOf(scene, 'putAside')).toEqual([{ type: 'putAside', player: 0, to: 'deck', card: null }]);

    giveHand(other, 0, [0, 2, 3, 5]);
    act(other, 0, { do: 'plan', cards: [3, 0, 2], rest: 'deck' });
    expect(other.events).toEqual(scene.events);
    for (const viewer of [1, 'spectator'] as Viewer[])
      expect(other.rules.view(other.state, viewer)).toEqual(scene.rules.view(scene.state, viewer));

    act(scene, 0, { do: 'pass' });
    expect(playerOf(scene.state, 0).hand).toContain(1);
  });

  test('SW-VAR-02: to the discard pile it goes face-up, on top', () => {
    const scene = four();
    const before = playerOf(scene.state, 0).deck.slice();
    playerOf(scene.state, 0).discard = [before.shift()!];
    playerOf(scene.state, 0).deck = before.slice();
    act(scene, 0, { do: 'plan', cards: [3, 0, 2], rest: 'discard' });
    const { deck, discard } = playerOf(scene.state, 0);
    expect(deck).toEqual(before);
    expect(discard.at(-1)).toBe(1);
    expect(discard).toHaveLength(2);
    expect(eventsOf(scene, 'putAside')).toMatchObject([{ player: 0, to: 'discard', card: 1 }]);
    expect(scene.rules.view(scene.state, 'spectator').players[0]!.discard).toEqual(discard);
  });

  test('SW-VAR-02: nothing else changes: three cards make the paths and go to the discard pile at passing', () => {
    const scene = four();
    const all = sorted([...playerOf(scene.state, 0).hand, ...playerOf(scene.state, 0).deck]);
    act(scene, 0, { do: 'plan', cards: [3, 0, 2], rest: 'deck' });
    walk(scene, 'green', 6);
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'pass' });
    const { hand, deck, discard, plan } = playerOf(scene.state, 0);
    expect([hand.length, plan]).toEqual([4, []]);
    expect(discard).toEqual([3, 0, 2]);
    expect(sorted([...hand, ...deck, ...discard])).toEqual(all);
  });

  test('SW-VAR-02: without the variant there is no fourth card to put away', () => {
    for (const choice of choicesOf(begin(), 0)) expect(choice).not.toHaveProperty('rest');
  });
});
