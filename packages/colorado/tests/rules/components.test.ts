import { describe, expect, test } from 'vitest';
import type { ColoradoState } from '../../src/index.ts';
import { act, acting, box, choicesOf, endTurn, id, only, region, rules, stage } from '../helpers/positions.ts';
import { begin, newMatch, playerOf, refusal } from '../helpers/turns.ts';

const TABLES = [2, 3, 4];

describe('what is in the box', () => {
  test('CO-COMP-01: two, three or four may play; one and five may not', () => {
    for (const seats of TABLES) expect(newMatch(seats).deciders()).toHaveLength(seats);
    for (const seats of [1, 5]) expect(refusal(() => newMatch(seats))).toBe('bad-seat-count');
    expect(refusal(() => newMatch(0))).toBe('bad-seats');
  });

  test.each(TABLES)('CO-COMP-02: with %i players all 78 cards are in the game, each in one place', (seats) => {
    const { state } = begin({ seats });
    const held = state.players.reduce((sum, { hand }) => sum + hand.length + 1, 0);
    expect(held + state.pile.length).toBe(78);
    const cards = rules.pieces(state).filter(({ id }) => id.startsWith('card'));
    expect(cards).toHaveLength(78);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(78);
  });

  test('CO-COMP-03: four players have a Route Sheet each, and a line each on the Bounty Board', () => {
    const hand = ['red 1', 'red 2', 'red 3'] as const;
    const sheet = () => ({ hand: [...hand], ticked: ['V2'] });
    const state = acting({ players: [sheet(), sheet(), sheet(), sheet()] }, 'tick');
    const before = structuredClone(state.players);
    act(state, 2, { do: 'tickStage', stage: stage('V2.3') });
    expect(playerOf(state, 2)).toMatchObject({ saloon: 1 });
    expect(playerOf(state, 2).ticks).not.toEqual(before[2]!.ticks);
    for (const seat of [0, 1, 3]) expect(playerOf(state, seat)).toEqual(before[seat]);
  });

  test('CO-COMP-04: the Bounty Board is one for all: a medal that one player won is gone for the next', () => {
    const seated = (first: 'blue 1' | 'red 1') => ({
      hand: [first, 'green 2' as const, 'grey 3' as const],
      ticked: ['V2'],
      saloon: 3,
    });
    const state = acting({ players: [seated('blue 1'), seated('red 1')] }, 'tick');
    const won = act(state, 0, { do: 'tickStage', stage: stage('V2.3') });
    expect(only(won, 'wonMedal')).toMatchObject([{ seat: 0, from: 'saloon', points: 8 }]);
    act(state, 1, { do: 'tickStage', stage: stage('V2.1') }); // wanted, and another tick
    act(state, 1, { do: 'tickStation', station: 0 });
    act(state, 1, { do: 'takeNugget' });
    act(state, 1, { do: 'call', target: 0, card: id('blue 1') });
    const next = act(state, 1, { do: 'tickStage', stage: stage('V2.3') });
    expect(only(next, 'wonMedal')).toMatchObject([{ seat: 1, from: 'saloon', points: 6 }]);
  });

  test('CO-COMP-05: there is one Caller token, and it is with the Caller', () => {
    const tokens = (state: ColoradoState) => rules.pieces(state).filter(({ id }) => id === 'caller');
    const { state } = endTurn({ players: [{}, {}, {}], caller: 1 });
    expect(state.caller).toBe(2);
    expect(tokens(state)).toEqual([{ id: 'caller', place: 'player 2' }]);
    expect(tokens(begin({ firstCaller: 1 }).state)).toEqual([{ id: 'caller', place: 'player 1' }]);
  });

  test('CO-COMP-05: the 20 nuggets are enough for the beginning of any game', () => {
    for (const seats of TABLES) {
      const nuggets = begin({ seats }).state.players.reduce((sum, player) => sum + player.nuggets, 0);
      expect(nuggets).toBe(3 * seats);
      expect(nuggets).toBeLessThanOrEqual(20);
    }
  });

  test('CO-COMP-06: what is ticked stays ticked, and is never ticked again', () => {
    const ticked = { ticked: ['V2', 'V2.3'], saloon: 1, tipi: [3], wanted: 1, stations: ['r1'] };
    const hand = ['blue 1', 'green 2', 'grey 3'] as const;
    const state = acting(
      {
        players: [
          { hand: [...hand], ...ticked },
          { hand: [...hand], ...ticked },
        ],
      },
      'tick',
    );
    const marks = ({ ticks, stations, flags, tipi, saloon, wanted }: ColoradoState['players'][number]) =>
      structuredClone({ ticks, stations, flags, tipi, saloon, wanted });
    expect(choicesOf(state, 0)).not.toContainEqual({ do: 'tickStage', stage: stage('V2.3') });
    expect(choicesOf(state, 0)).not.toContainEqual({ do: 'tickStation', station: 0 });
    act(state, 0, { do: 'tickStage', stage: stage('V2.2') });
    act(state, 0, { do: 'decline' });
    act(state, 1, { do: 'tickStage', stage: stage('V2.2') });
    const before = state.players.map(marks);
    act(state, 1, { do: 'decline' });
    expect(state.turn).toBe(2);
    expect(state.players.map(marks)).toEqual(before);
    expect(before[0]!.ticks[region('V2')]).toBe(0b1101);
  });
});

describe('the aim', () => {
  test('CO-AIM-01: points come from medals of the own sheet, from medals of the Bounty Board and from regions', () => {
    const hand = ['red 1', 'red 2', 'red 3'] as const;
    const state = acting(
      {
        players: [
          { hand: [...hand], area: ['grey 1', 'grey 2', 'grey 3'], ticked: ['V2', 'V2.1', 'V2.2'], saloon: 3 },
          { hand: [...hand], ticked: ['V2'] },
        ],
      },
      'tick',
      [0],
    );
    const total = () => rules.score(state).seats[0]!.total;
    expect(total()).toBe(0);
    act(state, 0, { do: 'tickStage', stage: stage('V2.3') });
    const sources = rules.score(state).seats[0]!.lines.filter(({ points }) => points > 0);
    expect(sources).toEqual([
      { source: 'medal', params: { from: 'region', region: region('V2') }, points: box.regions[region('V2')]!.medal },
      { source: 'medal', params: { from: 'saloon' }, points: 8 },
    ]);
    const medals = total();
    act(state, 0, { do: 'turnIn', colour: 2, region: region('D3') });
    expect(total()).toBe(medals + box.values[1]![0]!);
    expect(rules.score(state).seats[0]!.lines).toContainEqual({
      source: 'flags',
      params: { zone: 'desert', boxes: 1 },
      points: box.values[1]![0],
    });
  });

  test('CO-AIM-01: cards, nuggets and ticks that complete nothing bring no points', () => {
    const state = acting({ players: [{ hand: ['red 1'], ticked: ['V2'] }, {}] }, 'tick');
    const { total } = rules.score(state).seats[0]!;
    act(state, 0, { do: 'tickStage', stage: stage('V2.3') });
    playerOf(state, 0).nuggets = 12;
    playerOf(state, 0).hand.push(id('orange 3'));
    expect(rules.score(state).seats[0]!.total).toBe(total);
  });

  test('CO-AIM-02: the most points win, not the most medals', () => {
    const ones = Array.from({ length: 7 }, () => ({ from: 'rail' as const, points: 1 }));
    const { state } = endTurn({ players: [{ medals: ones }, { medals: [{ from: 'tipi', points: 9 }] }, {}] });
    expect(rules.result(state)).toMatchObject({ winners: [1], totals: [7, 9, 0], places: [2, 1, 3] });
  });
});
