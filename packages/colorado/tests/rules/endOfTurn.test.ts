import { viewersOf } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { type ColoradoState, phaseOf } from '../../src/index.ts';
import {
  act,
  acting,
  type CardName,
  choicesOf,
  endTurn,
  forbids,
  id,
  only,
  region,
  rules,
} from '../helpers/positions.ts';
import {
  areaOf,
  discardOf,
  handOf,
  kindsOf,
  pileOf,
  playerOf,
  promptOf,
  refusal,
  typesOf,
  withSeed,
} from '../helpers/turns.ts';

const RED: CardName[] = ['red 1', 'red 2', 'red 3'];
const BLUE: CardName[] = ['blue 1', 'blue 2', 'blue 3'];
const THREE: CardName[] = ['grey 1', 'grey 2', 'grey 3'];
const turnIn = (colour: number, name: string) => ({ do: 'turnIn', colour, region: region(name) }) as const;

describe('A: complete families', () => {
  test('CO-EOT-01: every complete family must be turned in, one after another', () => {
    const area: CardName[] = [...RED, ...BLUE, 'green 1'];
    const { state } = endTurn({ players: [{ area, hand: THREE, ticked: ['V1'] }, { hand: THREE }] });
    expect(kindsOf(state, 0)).toEqual(['turnIn']);
    expect(forbids(state, 0, { do: 'decline' })).toBe('CO-R-14');
    expect(refusal(() => act(state, 0, { do: 'decline' }))).toBe('CO-R-14');
    act(state, 0, turnIn(4, 'L2'));
    expect(areaOf(state, 0)).toEqual([...RED, 'green 1']);
    expect(state.turn).toBe(1);
    expect(rules.deciders(state)).toEqual([0]);
    act(state, 0, turnIn(0, 'F1'));
    expect(areaOf(state, 0)).toEqual(['green 1']);
    expect(state.turn).toBe(2);
  });

  test('CO-EOT-01: all players who have one are asked at the same time', () => {
    const seated = (area: CardName[]) => ({ area, hand: THREE, ticked: ['V1'] });
    const { state } = endTurn({ players: [seated(RED), seated(['blue 1']), seated(BLUE)] });
    expect(rules.deciders(state)).toEqual([0, 2]);
    act(state, 2, turnIn(4, 'L2'));
    expect(state.turn).toBe(1);
    act(state, 0, turnIn(0, 'L2'));
    expect(state.turn).toBe(2);
  });

  test('CO-EOT-02: its three cards go to the discard, and no others', () => {
    const area: CardName[] = [...RED, 'green 1', 'blue 3'];
    const { state } = endTurn({
      players: [
        { area, hand: THREE, ticked: ['V1'] },
        { area: ['red 2'], hand: THREE },
      ],
    });
    const events = act(state, 0, turnIn(0, 'L2'));
    expect(only(events, 'turnedIn')).toMatchObject([{ seat: 0, colour: 0 }]);
    expect(discardOf(state)).toEqual(RED);
    expect(areaOf(state, 0)).toEqual(['green 1', 'blue 3']);
    expect(areaOf(state, 1)).toEqual(['red 2']);
    expect(handOf(state, 0)).toEqual(THREE);
  });

  test('CO-EOT-03: then the player discovers one region beside a discovered one', () => {
    const { state } = endTurn({ players: [{ area: RED, hand: THREE, ticked: ['V1'] }, { hand: THREE }] });
    expect(choicesOf(state, 0)).toEqual([turnIn(0, 'D2'), turnIn(0, 'L2'), turnIn(0, 'F1')]);
    expect(forbids(state, 0, turnIn(0, 'L3'))).toBe('CO-MAP-08');
    const before = playerOf(state, 0).ticks.slice();
    const events = act(state, 0, turnIn(0, 'F1'));
    expect(only(events, 'discovered')).toMatchObject([{ seat: 0, region: region('F1'), by: 'family' }]);
    before[region('F1')] = 1;
    expect(playerOf(state, 0).ticks).toEqual(before);
    expect(playerOf(state, 1).ticks.every((bits) => bits === 0)).toBe(true);
  });

  test('CO-EOT-04: then the box of the flag is ticked, with its medal if it is the last one', () => {
    const ticked = ['V2', 'L1'];
    const players = [{ area: RED, hand: THREE, ticked }, { hand: THREE }];
    const second = endTurn({ players }).state;
    const no = act(second, 0, turnIn(0, 'L3'));
    expect(typesOf(no).slice(0, 3)).toEqual(['turnedIn', 'discovered', 'tickedBox']);
    expect(only(no, 'wonMedal')).toEqual([]);
    expect(playerOf(second, 0).flags).toEqual([1, 0, 2, 0]);
    ticked.push('L2');
    const third = endTurn({ players }).state;
    const events = act(third, 0, turnIn(0, 'L3'));
    expect(typesOf(events).slice(0, 4)).toEqual(['turnedIn', 'discovered', 'tickedBox', 'wonMedal']);
    expect(only(events, 'tickedBox')).toMatchObject([{ seat: 0, zone: 'lake', box: 2 }]);
    expect(only(events, 'wonMedal')).toMatchObject([{ seat: 0, from: 'lake', points: 4, slot: 1 }]);
    expect(only(events, 'medalsTicked')).toMatchObject([{ zone: 'lake', medals: [4] }]);
    expect(playerOf(third, 0).medals).toEqual([{ from: 'lake', points: 4 }]);
  });

  test('CO-EOT-05: a family waits for the end of the turn, even if another action could use the region', () => {
    const state = acting(
      { players: [{ nuggets: 3, hand: ['red 3'], area: ['red 1', 'red 2'], ticked: ['V1'] }, {}] },
      'nuggets',
    );
    expect(forbids(state, 0, turnIn(0, 'L2'))).toBeUndefined(); // it is not complete yet
    act(state, 0, { do: 'buy', card: id('red 3') });
    expect(kindsOf(state, 0)).toEqual(['takeNugget']);
    for (const name of ['D2', 'L2', 'F1']) expect(forbids(state, 0, turnIn(0, name))).toBe('CO-EOT-05');
    expect(refusal(() => act(state, 0, turnIn(0, 'L2')))).toBe('CO-EOT-05');
    expect(areaOf(state, 0)).toEqual(RED);
    act(state, 0, { do: 'takeNugget' });
    expect(areaOf(state, 0)).toEqual(RED);
    expect(promptOf(state, 0)).toBeNull(); // seat 1 still acts
    act(state, 1, { do: 'takeNugget' });
    expect(promptOf(state, 0)).toBe('turnIn');
  });

  test('CO-EOT-05: nothing can be ticked any more in the turn in which a family discovered the region', () => {
    const { state } = endTurn({ players: [{ area: RED, hand: THREE, ticked: ['V1'] }, { hand: THREE }] });
    const events = act(state, 0, turnIn(0, 'L2'));
    expect(only(events, 'turnBegan')).toMatchObject([{ turn: 2 }]);
    expect(phaseOf(state)).toBe('call');
    expect(playerOf(state, 0).ticks[region('L2')]).toBe(1);
  });
});

describe('B: new cards', () => {
  test.each([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
    [5, 5],
  ])('CO-EOT-06: a hand of %i cards becomes one of %i', (size, after) => {
    const hand: CardName[] = (['red 1', 'red 1', 'green 1', 'green 1', 'grey 1'] as CardName[]).slice(0, size);
    const pile: CardName[] = ['blue 1', 'blue 2', 'blue 3', 'orange 1'];
    const { state, events } = endTurn({ players: [{ hand }, { hand: THREE }], pile });
    expect(handOf(state, 0)).toEqual([...hand, ...pile.slice(0, after - size)]);
    expect(pileOf(state)[0]).toBe(pile[after - size]);
    expect(only(events, 'drew').map(({ seat, count }) => [seat, count])).toEqual(
      after > size ? [[0, after - size]] : [],
    );
  });

  test('CO-EOT-06: all players draw, and only in phase III', () => {
    const state = acting({ players: [{ hand: ['red 1'] }, {}, { hand: ['red 1', 'red 2'] }] }, 'nuggets');
    act(state, 0, { do: 'takeNugget' });
    act(state, 2, { do: 'takeNugget' });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([1, 0, 2]);
    act(state, 1, { do: 'takeNugget' });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
  });

  /** The cards that seat 0 drew, and the cards left to draw. */
  const drawnAndLeft = (state: ColoradoState) => [...handOf(state, 0), ...pileOf(state)].sort();

  test('CO-EOT-07: an empty pile is rebuilt from the discard in phase II', () => {
    const discard: CardName[] = ['red 1', 'red 2', 'green 3', 'blue 2', 'orange 1'];
    const state = acting({ players: [{}, {}], pile: [], discard, rest: 'nowhere' }, 'cards');
    const events = act(state, 0, { do: 'draw' });
    expect(typesOf(events)).toEqual(['reshuffled', 'drew', 'drewCards']);
    expect(only(events, 'reshuffled')).toMatchObject([{ size: 5 }]);
    expect(discardOf(state)).toEqual([]);
    expect(state.pile).toHaveLength(2);
    expect(drawnAndLeft(state)).toEqual(discard.toSorted());
  });

  test('CO-EOT-07: an empty pile is rebuilt in phase III, in the middle of a draw', () => {
    const discard: CardName[] = ['red 1', 'red 2', 'green 3', 'blue 2', 'orange 1'];
    const { state, events } = endTurn({ players: [{}, { hand: THREE }], pile: ['purple 1'], discard, rest: 'nowhere' });
    expect(only(events, 'reshuffled')).toMatchObject([{ size: 5 }]);
    expect(handOf(state, 0)).toHaveLength(3);
    expect(handOf(state, 0)).toContain('purple 1');
    expect(discardOf(state)).toEqual([]);
    expect(drawnAndLeft(state)).toEqual([...discard, 'purple 1'].sort());
  });

  test('CO-EOT-07: the rebuilt pile is shuffled: another seed gives another order, which is hidden', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const state = withSeed(acting({ players: [{}, {}], pile: [], rest: 'discard' }, 'cards'), `luck ${i}`);
      const events = act(state, 0, { do: 'draw' });
      orders.add(state.pile.join());
      expect(state.pile).not.toEqual(state.pile.slice().sort((a, b) => a - b));
      expect(Object.keys(only(events, 'reshuffled')[0]!).sort()).toEqual(['barrier', 'size', 'type']);
      for (const viewer of viewersOf(2)) expect(rules.view(state, viewer)).not.toHaveProperty('pile');
    }
    expect(orders.size).toBe(12);
  });
});

describe('C: the end, or the next turn', () => {
  const medals = (n: number) => Array.from({ length: n }, () => ({ from: 'rail' as const, points: 2 }));

  test('CO-EOT-08: points in slot 7 end the game; the token stays', () => {
    const { state, events } = endTurn({ players: [{}, { medals: medals(7) }, {}], caller: 1 });
    expect(only(events, 'gameEnded')).toMatchObject([{ reason: 'seventhMedal', totals: [0, 14, 0] }]);
    expect(only(events, 'turnBegan')).toEqual([]);
    expect(state.caller).toBe(1);
    expect(state.turn).toBe(1);
    expect(rules.deciders(state)).toEqual([]);
    expect(rules.result(state)).toMatchObject({ reason: 'seventhMedal', winners: [1] });
  });

  test('CO-EOT-08: steps A and B come before', () => {
    const { state } = endTurn({ players: [{ area: RED, ticked: ['V1'] }, { medals: medals(7) }] });
    expect(rules.result(state)).toBeNull();
    const events = act(state, 0, turnIn(0, 'L2'));
    expect(typesOf(events)).toEqual(
      expect.arrayContaining(['turnedIn', 'discovered', 'tickedBox', 'drew', 'drewCards', 'gameEnded']),
    );
    expect(typesOf(events).at(-1)).toBe('gameEnded');
    expect(state.players.map(({ hand }) => hand.length)).toEqual([3, 3]);
  });

  test('CO-EOT-09: with six medals at most the token goes left and a new turn begins', () => {
    const { state, events } = endTurn({
      players: [{ medals: medals(6) }, { medals: medals(6) }, {}],
      caller: 1,
      turn: 4,
    });
    expect(only(events, 'gameEnded')).toEqual([]);
    expect(only(events, 'turnBegan')).toMatchObject([{ turn: 5, caller: 2 }]);
    expect(rules.result(state)).toBeNull();
    expect(promptOf(state, 2)).toBe('call');
  });
});
