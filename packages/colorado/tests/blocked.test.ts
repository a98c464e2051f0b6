/** Every choice that a player could reasonably try is either listed, or blocked with a rule. */
import { readFileSync } from 'node:fs';
import { canonicalJson } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { ColoradoChoice, ColoradoState } from '../src/index.ts';
import { act, choicesOf, forbids, id, position, region, rules, stage, station } from './helpers/positions.ts';
import { sample } from './helpers/sample.ts';
import {
  CARDS,
  DISCOVER,
  doing,
  FREE,
  family,
  NUGGETS,
  playRandomly,
  start,
  TICK,
  TIPI,
  tickedBy,
  tipiOf,
  turningIn,
} from './helpers/sheets.ts';

const { sheet, board } = sample.content;
const ruleIds = new Set(readFileSync('docs/rules/colorado.md', 'utf8').match(/\bCO-[A-Z]+-\d+/g));
const numbers = (length: number): number[] => [...Array(length).keys()];

/** The choices that a player at this prompt might try, from the table of chapter 19 and the position. */
function tries(state: ColoradoState, who: number, prompt: string): ColoradoChoice[] {
  const player = state.players[who]!;
  const hand = [...new Set(player.hand)];
  const ticked = tickedBy(state, who);
  const regions = numbers(sheet.regions.length).filter((each) => !ticked.includes(sheet.regions[each]!.id));
  const decline: ColoradoChoice = { do: 'decline' };
  switch (prompt) {
    case 'village':
      return numbers(sheet.regions.length).map((each) => ({ do: 'village', region: each }));
    case 'call':
      return [
        ...numbers(state.players.length)
          .filter((target) => target !== who)
          .flatMap((target) => numbers(18).map((card): ColoradoChoice => ({ do: 'call', target, card }))),
        decline,
      ];
    case 'give':
      return hand.map((card) => ({ do: 'give', card }));
    case 'pick':
      return [
        { do: 'pick', side: 'left' },
        { do: 'pick', side: 'right' },
      ];
    case 'nuggets':
      return [{ do: 'takeNugget' }, ...hand.map((card): ColoradoChoice => ({ do: 'buy', card })), decline];
    case 'cards':
      return [{ do: 'draw' }, decline];
    case 'tick': {
      const stages = sheet.regions.flatMap((each) => each.stages.map((stop) => stop.id));
      return [
        ...stages.flatMap((name, each): ColoradoChoice[] =>
          ticked.includes(name) ? [] : [{ do: 'tickStage', stage: each }],
        ),
        ...numbers(sheet.rail.stages.length)
          .filter((each) => !player.stations.includes(each))
          .map((each): ColoradoChoice => ({ do: 'tickStation', station: each })),
        decline,
      ];
    }
    case 'tipi':
      return numbers(board.tipi.icons.length)
        .filter((box) => !tipiOf(state, who).includes(box))
        .map((box) => ({ do: 'tickTipi', box }));
    case 'free':
      return [...hand.map((card): ColoradoChoice => ({ do: 'place', card })), decline];
    case 'discover':
      return [...regions.map((each): ColoradoChoice => ({ do: 'discover', region: each })), decline];
    case 'turnIn': {
      const colours = numbers(6).filter((colour) => ((player.area >> (3 * colour)) & 7) === 7);
      return [
        ...colours.flatMap((colour) => regions.map((each): ColoradoChoice => ({ do: 'turnIn', colour, region: each }))),
        decline,
      ];
    }
    default:
      throw new Error(`what could be tried at "${prompt}"?`);
  }
}

describe('random games', () => {
  test.each([
    [2, {}],
    [3, {}],
    [4, {}],
    [2, { sealed: true }],
    [4, { sealed: true }],
  ])(
    'CO-R-13, CO-R-14, CO-R-15, CO-R-65: %i players, %j: every choice is listed or blocked, and never both',
    (seats, options) => {
      const prompts = new Set<string>();
      let steps = 0;
      playRandomly(
        seats,
        `blocked ${seats}`,
        (state) => {
          if (steps++ % 2 > 0) return;
          for (const who of rules.deciders(state)) {
            const { prompt, choices } = rules.decision(state, who)!;
            prompts.add(prompt);
            const listed = new Set(choices.map((choice) => canonicalJson(choice)));
            const blocked = rules.blocked(state, who);
            const distinct = new Set(blocked.map(({ choice }) => canonicalJson(choice)));
            if (distinct.size !== blocked.length) expect(blocked).toEqual('each choice blocked once');
            for (const { choice, rule } of blocked) {
              if (listed.has(canonicalJson(choice))) expect(choice).toEqual(`not listed and forbidden by ${rule}`);
              if (!ruleIds.has(rule)) expect(rule).toBe('a rule of the book');
            }
            for (const choice of tries(state, who, prompt)) {
              const text = canonicalJson(choice);
              if (!listed.has(text) && !distinct.has(text)) expect(`${prompt}: ${text}`).toBe('listed or forbidden');
            }
          }
        },
        options,
      );
      expect(prompts.size).toBeGreaterThanOrEqual(10);
    },
  );
});

describe('the rule that a blocked choice names', () => {
  test('CO-SET-10: for a start that is no village', () => {
    const { state } = start(2, 'villages');
    for (const { id: name, kind } of sheet.regions)
      expect(forbids(state, 0, { do: 'village', region: region(name) })).toBe(
        kind === 'village' ? undefined : 'CO-SET-10',
      );
  });

  test('CO-CALL-03, CO-R-01, CO-R-13: for calls', () => {
    const state = position({ players: [{ area: ['red 2'] }, { hand: ['blue 1'] }, {}] });
    expect(forbids(state, 0, { do: 'call', target: 1, card: id('red 2') })).toBe('CO-CALL-03');
    expect(forbids(state, 0, { do: 'call', target: 1, card: id('red 3') })).toBeUndefined();
    expect(forbids(state, 0, { do: 'call', target: 2, card: id('red 3') })).toBe('CO-R-01');
    expect(forbids(state, 0, { do: 'decline' })).toBe('CO-R-13');
    expect(rules.blocked(state, 1)).toEqual([]); // seat 1 has no decision
  });

  test('CO-CALL-05: for gifts', () => {
    const state = position({ players: [{}, { hand: ['blue 1', 'grey 2', 'red 3'] }] });
    act(state, 0, { do: 'call', target: 1, card: id('blue 2') });
    expect(rules.blocked(state, 1)).toEqual([{ choice: { do: 'give', card: id('red 3') }, rule: 'CO-CALL-05' }]);
  });

  test('CO-R-20, CO-ACT-07, CO-R-15: for purchases', () => {
    const state = doing({ players: [{ nuggets: 2, area: ['red 1'], hand: ['red 1', 'blue 2', 'grey 3'] }, {}] }, [
      NUGGETS,
      FREE,
    ]);
    expect(choicesOf(state, 0)).toEqual([{ do: 'takeNugget' }, { do: 'buy', card: id('blue 2') }]);
    expect(rules.blocked(state, 0)).toEqual([
      { choice: { do: 'buy', card: id('red 1') }, rule: 'CO-ACT-07' },
      { choice: { do: 'buy', card: id('grey 3') }, rule: 'CO-R-20' },
      { choice: { do: 'decline' }, rule: 'CO-R-15' },
    ]);
  });

  test('CO-DUO-04: two colours cannot be swapped, whichever card would be placed', () => {
    const hand = ['red 1', 'red 2', 'blue 3', 'grey 1'] as const;
    const state = doing({ players: [{ area: ['blue 3'], hand: [...hand] }, {}] }, [CARDS, FREE]);
    for (const [a, b] of [
      ['red 1', 'blue 3'],
      ['red 2', 'grey 1'],
      ['blue 3', 'grey 1'],
    ] as const)
      for (const card of hand)
        if (card !== a && card !== b) {
          const discard = [id(a), id(b)].sort((x, y) => x - y) as [number, number];
          expect(forbids(state, 0, { do: 'swap', discard, card: id(card) }), `${a} ${b} ${card}`).toBe('CO-DUO-04');
        }
    const two = doing({ players: [{ hand: ['red 1', 'blue 3'] }, {}] }, [CARDS, FREE]);
    const discard = [id('red 1'), id('blue 3')].sort((x, y) => x - y) as [number, number];
    expect(forbids(two, 0, { do: 'swap', discard, card: discard[0] })).toBe('CO-DUO-04');
  });

  test('CO-DUO-04, CO-R-18, CO-R-16, CO-ACT-07: for the Cards duo', () => {
    const state = doing({ players: [{ area: ['blue 3'], hand: ['red 1', 'red 2', 'blue 3'] }, {}] }, [CARDS, FREE]);
    const swap = (discard: [number, number], card: number): ColoradoChoice => ({ do: 'swap', discard, card });
    expect(forbids(state, 0, swap([id('red 1'), id('red 2')], id('blue 3')))).toBe('CO-ACT-07');
    expect(forbids(state, 0, swap([id('red 1'), id('blue 3')], id('red 2')))).toBe('CO-DUO-04');
    expect(forbids(state, 0, { do: 'decline' })).toBe('CO-R-15');
    const few = doing({ players: [{ hand: ['red 1', 'red 2'] }, {}], rest: 'nowhere' }, [CARDS, FREE]);
    expect(forbids(few, 0, swap([id('red 1'), id('red 2')], id('red 1')))).toBe('CO-R-18');
    expect(forbids(few, 0, { do: 'draw' })).toBe('CO-R-16');
    expect(choicesOf(few, 0)).toEqual([{ do: 'decline' }]);
  });

  test('CO-MAP-04, CO-MAP-05, CO-RAIL-02, CO-RAIL-03, CO-R-14: for ticks', () => {
    const state = doing({ players: [{ ticked: ['V1'], stations: ['r1', 'r2'] }, {}] }, [TICK, FREE]);
    expect(forbids(state, 0, { do: 'tickStage', stage: stage('V1.3') })).toBe('CO-MAP-04');
    expect(forbids(state, 0, { do: 'tickStage', stage: stage('D2.1') })).toBe('CO-MAP-05');
    expect(forbids(state, 0, { do: 'tickStation', station: station('r6') })).toBe('CO-RAIL-02');
    expect(forbids(state, 0, { do: 'tickStation', station: station('r4') })).toBe('CO-RAIL-03');
    expect(forbids(state, 0, { do: 'decline' })).toBe('CO-R-14');
  });

  test('CO-ICON-02, CO-ICON-03: for tipi boxes', () => {
    expect(forbids(doing({ players: [{}, {}] }, [TIPI, FREE]), 0, { do: 'tickTipi', box: 2 })).toBe('CO-ICON-02');
    const state = doing({ players: [{ tipi: [3] }, {}] }, [TIPI, FREE]);
    expect(forbids(state, 0, { do: 'tickTipi', box: 1 })).toBe('CO-ICON-03');
    expect(forbids(state, 0, { do: 'tickTipi', box: 2 })).toBeUndefined();
  });

  test('CO-MAP-08, CO-MAP-09, CO-CARD-06, CO-R-14: for discoveries', () => {
    const icon = doing({ players: [{ ticked: ['F2'] }, {}] }, [DISCOVER, FREE]);
    expect(forbids(icon, 0, { do: 'discover', region: region('F3') })).toBe('CO-MAP-09');
    expect(forbids(icon, 0, { do: 'discover', region: region('V1') })).toBe('CO-MAP-08');
    expect(forbids(icon, 0, { do: 'decline' })).toBe('CO-R-14');
    const families = turningIn({ players: [{ ticked: ['F2'], area: [...family('red'), 'blue 1', 'blue 2'] }, {}] });
    expect(forbids(families, 0, { do: 'turnIn', colour: 0, region: region('F3') })).toBe('CO-MAP-09');
    expect(forbids(families, 0, { do: 'turnIn', colour: 4, region: region('D2') })).toBe('CO-CARD-06');
    expect(forbids(families, 0, { do: 'decline' })).toBe('CO-R-14');
  });

  test('CO-EOT-05: for a family that is turned in before the end of the turn', () => {
    const state = doing({ players: [{ ticked: ['V1'], area: family('red') }, {}] }, [TICK, FREE]);
    for (const name of ['D2', 'L2', 'F1'])
      expect(forbids(state, 0, { do: 'turnIn', colour: 0, region: region(name) })).toBe('CO-EOT-05');
  });

  test.each([
    ['nuggets', 'left', { do: 'buy', card: id('red 1') }, { do: 'takeNugget' }],
    ['nuggets', 'right', { do: 'takeNugget' }, { do: 'buy', card: id('red 1') }],
    ['cards', 'left', { do: 'swap', discard: [id('red 1'), id('red 2')], card: id('blue 1') }, { do: 'draw' }],
    ['cards', 'right', { do: 'draw' }, { do: 'swap', discard: [id('red 1'), id('red 2')], card: id('blue 1') }],
    ['tick', 'left', { do: 'tickStation', station: station('r1') }, { do: 'tickStage', stage: stage('V1.1') }],
    ['tick', 'right', { do: 'tickStage', stage: stage('V1.1') }, { do: 'tickStation', station: station('r1') }],
  ] as const)('CO-R-65: for the action that was not picked: %s, %s', (duo, side, other, own) => {
    const players = [{ ticked: ['V1'], hand: [...(['red 1', 'red 2', 'blue 1'] as const)] }, {}];
    const state = doing({ players, sealed: true }, [{ step: 'duo', duo, side }, FREE]);
    expect(forbids(state, 0, other as ColoradoChoice)).toBe('CO-R-65');
    expect(forbids(state, 0, own as ColoradoChoice)).toBeUndefined();
    expect(choicesOf(state, 0)).toContainEqual(own);
  });
});
