import { viewersOf } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { COLOURS, type ColoradoState, phaseOf } from '../../src/index.ts';
import {
  act,
  type CardName,
  choicesOf,
  endTurn,
  forbids,
  id,
  nameOf,
  only,
  position,
  rules,
  type Seated,
} from '../helpers/positions.ts';
import {
  areaOf,
  cardsTo,
  discardOf,
  eventsFor,
  everybody,
  handOf,
  matchAt,
  playerOf,
  promptOf,
  refusal,
  typesOf,
  withSeed,
} from '../helpers/turns.ts';

const OTHER: Seated = { hand: ['green 1', 'green 2', 'green 3'] };
/** Seat 0 calls; seat 1 has this hand. */
const asking = (hand: CardName[], own: Seated = OTHER) => position({ players: [own, { hand }, OTHER] });
const call = (state: ColoradoState, card: CardName, target = 1) =>
  act(state, 0, { do: 'call', target, card: id(card) });
const give = (state: ColoradoState, card: CardName) => act(state, 1, { do: 'give', card: id(card) });
const targets = (state: ColoradoState, caller = 0): Set<number> =>
  new Set(choicesOf(state, caller).flatMap((choice) => (choice.do === 'call' ? [choice.target] : [])));

describe('possible targets', () => {
  test('CO-R-01: a player without a card cannot be called while another has one', () => {
    const state = asking([]);
    expect(targets(state)).toEqual(new Set([2]));
    expect(choicesOf(state, 0)).toHaveLength(18);
    expect(forbids(state, 0, { do: 'call', target: 1, card: id('red 1') })).toBe('CO-R-01');
    expect(refusal(() => call(state, 'red 1'))).toBe('CO-R-01');
    expect(targets(asking(['red 1']))).toEqual(new Set([1, 2]));
  });

  test('CO-R-02: if no opponent has a card there is no call and no action; phase III follows', () => {
    // the turn of seat 0 ends; seat 1 would call, and no other player has a card
    const { state, events } = endTurn({
      players: [{}, { hand: ['red 1', 'red 2', 'red 3'] }, {}],
      rest: 'nowhere',
      turn: 4,
    });
    expect(only(events, 'nobodyToCall')).toMatchObject([{ caller: 1 }]);
    expect(typesOf(events.slice(events.findIndex(({ type }) => type === 'turnBegan')))).toEqual([
      'turnBegan',
      'nobodyToCall',
      'endOfTurn',
      'turnBegan',
    ]);
    expect(only(events, 'turnBegan')).toMatchObject([
      { turn: 5, caller: 1 },
      { turn: 6, caller: 2 },
    ]);
    expect(state.players.map(({ nuggets }) => nuggets)).toEqual([3, 3, 3]);
    // the next Caller can ask the one who holds the cards
    expect(rules.deciders(state)).toEqual([2]);
    expect(targets(state, 2)).toEqual(new Set([1]));
  });

  test('CO-R-12: with two players the only opponent is always the target', () => {
    for (const caller of [0, 1]) {
      const state = position({ players: [OTHER, OTHER], caller });
      expect(targets(state, caller)).toEqual(new Set([1 - caller]));
      expect(choicesOf(state, caller)).toHaveLength(18);
    }
  });

  test('CO-R-12: with two players a turn goes as with more', () => {
    const state = position({ players: [{ ...OTHER, area: ['red 2'] }, { hand: ['red 2', 'blue 1', 'grey 3'] }] });
    call(state, 'red 1');
    expect(cardsTo(state, 1, 'give')).toEqual(['red 2', 'blue 1']);
    give(state, 'red 2');
    expect(discardOf(state)).toEqual(['red 2']);
    everybody(state, { do: 'takeNugget' });
    expect(state.players.map(({ nuggets }) => nuggets)).toEqual([5, 4]);
    expect(state).toMatchObject({ turn: 2, caller: 1 });
  });

  test('CO-R-13: the Caller must call', () => {
    const state = asking(['red 1']);
    expect(choicesOf(state, 0).every((choice) => choice.do === 'call')).toBe(true);
    expect(forbids(state, 0, { do: 'decline' })).toBe('CO-R-13');
    expect(refusal(() => act(state, 0, { do: 'decline' }))).toBe('CO-R-13');
    // a player whose time is up calls too
    const match = matchAt(state);
    expect(typesOf(match.timeUp(0))[0]).toBe('called');
  });
});

describe('possible cards', () => {
  test('CO-R-05: a card of the same colour or value in the area forbids nothing', () => {
    const state = asking(['red 3'], { area: ['red 1', 'blue 3'] });
    expect(choicesOf(state, 0)).toContainEqual({ do: 'call', target: 1, card: id('red 3') });
    expect(forbids(state, 0, { do: 'call', target: 1, card: id('red 3') })).toBeUndefined();
    call(state, 'red 3');
    expect(areaOf(state, 0)).toEqual(['red 1', 'red 3', 'blue 3']);
  });

  test('CO-R-06: there is always a card to ask for, even with two of each family in the area', () => {
    const area = COLOURS.flatMap((colour): CardName[] => [`${colour} 1`, `${colour} 3`]);
    const state = asking(['red 1'], { area });
    const called = choicesOf(state, 0).flatMap((choice) =>
      choice.do === 'call' && choice.target === 1 ? [nameOf(choice.card)] : [],
    );
    expect(called).toEqual(COLOURS.map((colour) => `${colour} 2`));
  });

  test('CO-R-06: after a turn no family is left in any area', () => {
    const area: CardName[] = ['red 1', 'red 2', 'red 3', 'grey 1', 'grey 2', 'grey 3', 'blue 2', 'blue 3'];
    const { state } = endTurn({
      players: [
        { area, ticked: ['V1'] },
        { area, ticked: ['V1'] },
      ],
    });
    for (const seat of [0, 1]) while (promptOf(state, seat) === 'turnIn') act(state, seat, choicesOf(state, seat)[0]!);
    expect(phaseOf(state)).toBe('call');
    for (const seat of [0, 1]) expect(areaOf(state, seat)).toEqual(['blue 2', 'blue 3']);
  });

  test('CO-R-07: the Caller may ask for a card of the own hand', () => {
    const state = asking(['red 2', 'grey 3'], { hand: ['red 1', 'red 1'] });
    expect(choicesOf(state, 0)).toContainEqual({ do: 'call', target: 1, card: id('red 1') });
    call(state, 'red 1');
    expect(cardsTo(state, 1, 'give')).toEqual(['red 2']);
    expect(handOf(state, 0)).toEqual(['red 1', 'red 1']);
  });

  test('CO-R-07: the Caller may ask for a card that everybody sees elsewhere', () => {
    const state = position({
      players: [{}, { hand: ['red 2', 'grey 3'], area: ['red 3'] }, { hand: ['grey 1'], area: ['red 3'] }],
      discard: ['red 3', 'red 3'],
    });
    expect(choicesOf(state, 0)).toContainEqual({ do: 'call', target: 1, card: id('red 3') });
    call(state, 'red 3');
    expect(cardsTo(state, 1, 'give')).toEqual(['red 2', 'grey 3']);
  });
});

describe('the given card', () => {
  test('CO-R-03: of several copies exactly one is given', () => {
    const state = asking(['red 1', 'red 1', 'red 1', 'blue 2']);
    const events = call(state, 'red 1');
    expect(only(events, 'gave')).toHaveLength(1);
    expect(handOf(state, 1)).toEqual(['red 1', 'red 1', 'blue 2']);
    expect(areaOf(state, 0)).toEqual(['red 1']);
  });

  test('CO-R-04: a target who holds the card itself cannot give one that is merely like it', () => {
    const state = asking(['red 1', 'red 2', 'blue 1']);
    call(state, 'red 1');
    expect(handOf(state, 1)).toEqual(['red 2', 'blue 1']);
    for (const card of ['red 2', 'blue 1'] as const) expect(refusal(() => give(state, card))).toBe('not-a-choice');
    expect(areaOf(state, 0)).toEqual(['red 1']);
  });

  test.each<[CardName[]]>([[['red 2', 'grey 3']], [['red 2', 'red 2', 'grey 3']], [['red 2']]])(
    'CO-R-08: with one candidate, as in %j, the one who was called is asked all the same',
    (hand) => {
      const state = asking(hand);
      const events = call(state, 'red 1');
      expect(only(events, 'gave')).toEqual([]);
      expect(phaseOf(state)).toBe('give');
      expect(choicesOf(state, 1)).toEqual([{ do: 'give', card: id('red 2') }]);
      expect(handOf(state, 1)).toEqual(hand);
      give(state, 'red 2');
      expect(areaOf(state, 0)).toEqual(['red 2']);
    },
  );

  test('CO-R-09: chance takes each card of the hand with equal probability, so duplicates weigh more', () => {
    const base = asking(['grey 3', 'grey 3', 'grey 3', 'purple 2']);
    const games = 600;
    let twins = 0;
    for (let i = 0; i < games; i++) {
      const state = withSeed(base, `luck ${i}`);
      call(state, 'red 1');
      if (areaOf(state, 0)[0] === 'grey 3') twins++;
    }
    // 3 of 4, with a spread of 11
    expect(twins).toBeGreaterThan(400);
    expect(twins).toBeLessThan(500);
  });

  test('CO-R-09: the random card depends on the seed: the same seed takes the same card', () => {
    const base = asking(['grey 3', 'purple 2', 'orange 2', 'blue 2', 'blue 3']);
    const taken = (seed: string) => {
      const state = withSeed(base, seed);
      call(state, 'red 1');
      return areaOf(state, 0)[0];
    };
    for (const seed of ['one', 'two', 'three']) expect(taken(seed)).toBe(taken(seed));
    expect(new Set(Array.from({ length: 20 }, (_, i) => taken(`luck ${i}`))).size).toBeGreaterThan(2);
  });
});

describe('public information and consequences', () => {
  test.each<['exact' | 'match' | 'random', CardName[], CardName]>([
    ['exact', ['red 1', 'grey 3'], 'red 1'],
    ['match', ['red 2', 'grey 3'], 'red 2'],
    ['random', ['grey 3', 'grey 3'], 'grey 3'],
  ])('CO-R-10: everybody sees the given card and that the case was "%s"', (answer, hand, gift) => {
    const state = asking(hand);
    const events = call(state, 'red 1');
    if (answer === 'match') events.push(...give(state, gift));
    for (const viewer of viewersOf(3)) {
      expect(only(eventsFor(viewer, events), 'gave')).toMatchObject([{ seat: 1, to: 0, card: id(gift), answer }]);
      expect(rules.view(state, viewer).players[0]!.area).toEqual([id(gift)]);
      expect(rules.view(state, viewer).given).toBe(id(gift));
    }
  });

  test('CO-R-10: which other cards could have been given stays hidden', () => {
    const seen = (hand: CardName[]) => {
      const state = asking(hand);
      const observed: unknown[] = [];
      const look = (events: ReturnType<typeof act>) => {
        for (const viewer of [0, 2, 'spectator'] as const)
          observed.push([
            eventsFor(viewer, events),
            rules.view(state, viewer),
            viewer === 'spectator' ? [] : [choicesOf(state, viewer), rules.blocked(state, viewer)],
            rules.deciders(state),
          ]);
      };
      look(call(state, 'red 1'));
      look(give(state, 'red 2'));
      return observed;
    };
    const alone = seen(['red 2', 'grey 3', 'grey 3', 'grey 3']);
    expect(seen(['red 2', 'red 3', 'blue 1', 'grey 1'])).toEqual(alone);
    expect(JSON.stringify(alone)).not.toContain('"do":"give"');
  });

  test('CO-R-10: only the target sees the cards to choose from', () => {
    const state = asking(['red 2', 'blue 1', 'grey 3']);
    call(state, 'red 1');
    expect(promptOf(state, 1)).toBe('give');
    for (const seat of [0, 2]) {
      expect(rules.decision(state, seat)).toBeNull();
      expect(rules.blocked(state, seat)).toEqual([]);
    }
  });

  test('CO-R-11: a card placed in the area of the Caller brings no second action', () => {
    const state = asking(['red 1', 'grey 3', 'grey 2']);
    call(state, 'red 1');
    expect(areaOf(state, 0)).toEqual(['red 1']);
    expect(state.flow.lanes).toEqual(Array(3).fill([{ step: 'duo', duo: 'nuggets', side: null }]));
    act(state, 0, { do: 'takeNugget' });
    expect(promptOf(state, 0)).toBeNull();
    expect(playerOf(state, 0).nuggets).toBe(4);
    expect(rules.deciders(state)).toEqual([1, 2]);
  });

  test('CO-R-10: neither a call nor a gift can be taken back', () => {
    const exact = matchAt(asking(['red 1']));
    exact.choose(0, { do: 'call', target: 1, card: id('red 1') });
    expect(exact.canUndo(0)).toBe(false);
    const like = matchAt(asking(['red 2', 'blue 1']));
    like.choose(0, { do: 'call', target: 1, card: id('red 1') });
    expect(like.canUndo(0)).toBe(false);
    like.choose(1, { do: 'give', card: id('red 2') });
    expect(like.canUndo(0)).toBe(false);
    expect(like.canUndo(1)).toBe(false);
    expect(refusal(() => like.undo(1))).toBe('cannot-undo');
  });
});
