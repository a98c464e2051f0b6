/** CO-R-66 of docs/rules/colorado.md: the choices made for a player whose time is up. */
import { createRandom } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { ColoradoChoice, ColoradoFrame, ColoradoState } from '../../src/index.ts';
import { act, type CardName, choicesOf, id, position, region, rules, stage, station } from '../helpers/positions.ts';
import { CARDS, doing, FREE, family, NUGGETS, randomStep, start, TICK, TIPI, turningIn } from '../helpers/sheets.ts';

const timeUp = (state: ColoradoState, seat = 0): ColoradoChoice | null => rules.timeUp!(state, seat);

describe('CO-R-66: declined when time is up', () => {
  const hand: CardName[] = ['red 1', 'red 2', 'green 1'];

  test('CO-R-66: a free card is declined, even if one could be placed', () => {
    const state = doing({ players: [{ hand }, {}] }, [FREE, FREE]);
    expect(choicesOf(state, 0)[0]).toEqual({ do: 'place', card: id('red 1') });
    expect(timeUp(state)).toEqual({ do: 'decline' });
  });

  test('CO-R-66: a Cards duo with nothing to draw is declined, even if a swap is possible', () => {
    const state = doing({ players: [{ hand }, {}], rest: 'nowhere' }, [CARDS, FREE]);
    expect(choicesOf(state, 0).map((choice) => choice.do)).toContain('swap');
    expect(timeUp(state)).toEqual({ do: 'decline' });
  });
});

describe('CO-R-66: otherwise the first choice when time is up', () => {
  test('CO-R-66: the first village is chosen, and nothing for a player who has chosen', () => {
    const { state } = start(3, 'CO-R-66');
    expect(timeUp(state, 2)).toEqual({ do: 'village', region: region('V1') });
    act(state, 2, { do: 'village', region: region('V2') });
    expect(timeUp(state, 2)).toBeNull();
  });

  test('CO-R-66: the call of the first seat with a card, for the first card that may be named', () => {
    const players = [{ hand: [] }, { area: ['red 1', 'red 2'] as CardName[] }, { hand: ['blue 1'] as CardName[] }];
    expect(timeUp(position({ players, caller: 1 }), 1)).toEqual({ do: 'call', target: 2, card: id('red 3') });
    expect(timeUp(position({ players, caller: 1 }), 2)).toBeNull();
  });

  test('CO-R-66: the first card to give', () => {
    const state = position({ players: [{}, { hand: ['green 1', 'red 2', 'red 3', 'blue 1'] }] });
    act(state, 0, { do: 'call', target: 1, card: id('red 1') });
    expect(timeUp(state, 1)).toEqual({ do: 'give', card: id('red 2') });
  });

  test.each<[string, ColoradoFrame, object, ColoradoChoice]>([
    ['a nugget', NUGGETS, { hand: ['red 1'] }, { do: 'takeNugget' }],
    ['three cards', CARDS, { hand: ['red 1', 'red 2', 'red 3'] }, { do: 'draw' }],
    ['the first open stage', TICK, { ticked: ['V1', 'V2'] }, { do: 'tickStage', stage: stage('V1.1') }],
    ['without one the first open station', TICK, { stations: ['r1'] }, { do: 'tickStation', station: station('r2') }],
    ['the leftmost open tipi box', TIPI, { tipi: [3, 4] }, { do: 'tickTipi', box: 2 }],
    [
      'the left action of a sealed game',
      { step: 'pick', duo: 'nuggets' },
      { hand: ['red 1'] },
      { do: 'pick', side: 'left' },
    ],
    ['the right one where it alone can be', { step: 'pick', duo: 'tick' }, {}, { do: 'pick', side: 'right' }],
  ])('CO-R-66: %s', (_name, frame, seated, choice) => {
    expect(timeUp(doing({ players: [seated, {}] }, [frame, FREE]))).toEqual(choice);
  });

  test('CO-R-66: the first family for the first open region', () => {
    const area = [...family('blue'), ...family('green')];
    const state = turningIn({ players: [{ area, ticked: ['V1'] }, {}] });
    const first = choicesOf(state, 0)[0];
    expect(first).toMatchObject({ do: 'turnIn', colour: 1 });
    expect(timeUp(state)).toEqual(first);
  });
});

test.each([{}, { sealed: true }])('CO-R-66: a table where all players run out of time continues: %o', (options) => {
  const { state } = start(3, 'CO-R-66', options);
  const random = createRandom('CO-R-66');
  for (let i = 0; i < 60; i++) randomStep(state, random);
  const { turn } = state;
  for (let i = 0; i < 60 && state.over === null; i++) {
    const seat = rules.deciders(state)[0]!;
    act(state, seat, timeUp(state, seat)!); // refuses what is not listed
  }
  expect(state.turn).toBeGreaterThan(turn);
});
