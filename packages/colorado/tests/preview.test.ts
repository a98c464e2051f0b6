/** The preview of a choice: the points it brings, what it opens, and whether it can be taken back. */
import { canonicalJson, createRandom, pick } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { ColoradoChoice, ColoradoState } from '../src/index.ts';
import { choicesOf, id, ids, position, region, rules, type Seated, stage, station } from './helpers/positions.ts';
import {
  alone,
  CARDS,
  DISCOVER,
  doing,
  FREE,
  family,
  NUGGETS,
  playRandomly,
  TICK,
  TIPI,
  turningIn,
} from './helpers/sheets.ts';

const preview = (state: ColoradoState, choice: ColoradoChoice, who = 0) => rules.preview(state, who, choice);

describe('ticks and medals', () => {
  test('CO-MAP-11: the last stage of a region brings its medal, and opens its Free card', () => {
    const state = alone({ ticked: ['L1', 'L1.1'], hand: ['red 1', 'blue 2'] }, TICK);
    expect(preview(state, { do: 'tickStage', stage: stage('L1.2') })).toEqual({
      points: 3,
      final: false,
      opens: [...ids('red 1', 'blue 2').map((card) => ({ do: 'place', card })), { do: 'decline' }],
    });
    expect(preview(alone({ ticked: ['L1'] }, TICK), { do: 'tickStage', stage: stage('L1.2') }).points).toBe(0);
  });

  test('CO-RAIL-06: the last station brings the medal of the railway', () => {
    const state = alone({ stations: ['r1', 'r4', 'r5', 'r6', 'r9', 'r10'] }, TICK);
    expect(preview(state, { do: 'tickStation', station: station('r11') })).toEqual({
      points: 10,
      final: false,
      opens: [{ do: 'decline' }],
    });
  });

  test('CO-MEDAL-05, CO-MEDAL-06: a goal box brings the medal of its zone that this player would win', () => {
    const seated: Seated = { ticked: ['V2'], saloon: 3 };
    const choice = { do: 'tickStage', stage: stage('V2.3') } as const;
    expect(
      [0, 1, 2, 3].map((saloon) => preview(alone(seated, TICK, rules, { taken: { saloon } }), choice).points),
    ).toEqual([8, 6, 4, 0]);
    const shared = doing({ players: [seated, { ...seated }] }, [TICK, TICK]);
    rules.apply(shared, 1, choice);
    expect(preview(shared, choice).points).toBe(8);
    const tipi = alone({ tipi: [1, 2, 3, 4, 5] }, TIPI);
    expect(choicesOf(tipi, 0).map((each) => preview(tipi, each).points)).toEqual([9, 9]);
  });

  test('CO-R-62: automatic effects count', () => {
    // the only tipi box that is left is a goal box
    const state = alone({ ticked: ['V1'], tipi: [0, 1, 2, 3, 4, 5] }, TICK);
    expect(preview(state, { do: 'tickStage', stage: stage('V1.1') })).toEqual({ points: 9, final: false, opens: [] });
  });

  test('CO-FIN-01: a flag brings the difference between two boxes, and the medal at the end of its zone', () => {
    const points = (ticked: string[], name: string) =>
      preview(alone({ ticked }, DISCOVER), { do: 'discover', region: region(name) }).points;
    expect(points(['V2'], 'D2')).toBe(1);
    expect(points(['V2', 'D2'], 'D3')).toBe(3 - 1);
    expect(points(['V2', 'D2', 'D3', 'L2'], 'D1')).toBe(10 - 3 + 5);
    expect(points(['V1', 'D2'], 'V2')).toBe(4);
    const families = turningIn({
      players: [
        { ticked: ['V2'], area: family('red') },
        { ticked: ['V1'], area: family('red') },
      ],
    });
    expect(preview(families, { do: 'turnIn', colour: 0, region: region('L1') })).toEqual({
      points: 1,
      final: false,
      opens: [],
    });
  });
});

describe('cards', () => {
  test('CO-DUO-02: buying a card opens its duo and brings no points', () => {
    const state = alone({ ticked: ['V1'], hand: ['blue 1', 'grey 1', 'grey 3'], nuggets: 3 }, NUGGETS);
    expect(preview(state, { do: 'buy', card: id('blue 1') })).toEqual({
      points: 0,
      final: false,
      opens: [
        { do: 'tickStage', stage: stage('V1.1') },
        { do: 'tickStage', stage: stage('V1.2') },
        { do: 'tickStation', station: station('r1') },
      ],
    });
    expect(preview(state, { do: 'buy', card: id('grey 1') }).opens).toEqual([{ do: 'draw' }]);
    expect(preview(state, { do: 'takeNugget' })).toEqual({ points: 0, final: false, opens: [] });
  });

  test('CO-SET-06: drawing shows no card', () => {
    const state = alone({ hand: ['red 1'] }, CARDS);
    expect(preview(state, { do: 'draw' })).toEqual({ points: 0, final: true, opens: [] });
    const swap = alone({ hand: ['red 1', 'red 2', 'blue 3'] }, CARDS);
    const [, choice] = choicesOf(swap, 0) as [ColoradoChoice, ColoradoChoice];
    expect(preview(swap, choice)).toMatchObject({ points: 0, final: false });
  });

  test('CO-SET-06: a call reveals nothing about the hand of its target', () => {
    const hands = [
      ['red 1', 'red 2', 'red 3'],
      ['red 2', 'blue 1', 'blue 2'],
      ['grey 2', 'grey 3', 'blue 3'],
    ] as const;
    const previews = hands.map((hand) => {
      const state = position({ players: [{ area: ['green 1'] }, { hand: [...hand] }] });
      return choicesOf(state, 0).map((choice) => preview(state, choice));
    });
    expect(previews[1]).toEqual(previews[0]);
    expect(previews[2]).toEqual(previews[0]);
    for (const each of previews[0]!) expect(each).toEqual({ points: 0, final: true, opens: [] });
  });

  test('CO-TURN-01: the choice that ends a phase cannot be taken back, and the preview shows nothing after it', () => {
    const state = doing({ players: [{ ticked: ['L1', 'L1.1'], area: family('red') }, {}] }, [TICK]);
    expect(preview(state, { do: 'tickStage', stage: stage('L1.2') }).final).toBe(false);
    const last = doing({ players: [{ ticked: ['V1'], area: family('red') }, {}] }, [FREE]);
    expect(preview(last, { do: 'decline' })).toEqual({ points: 0, final: true, opens: [] });
    // a region completed with the very last choice still counts
    const medal = doing({ players: [{ ticked: ['D3', 'D3.1', 'D3.2', 'D3.4'] }, {}] }, [TICK]);
    expect(preview(medal, { do: 'tickStage', stage: stage('D3.3') })).toEqual({ points: 11, final: true, opens: [] });
  });
});

test.each([2, 3, 4])('CO-FIN-03: a preview shows the points that the choice brings, %i players', (seats) => {
  const random = createRandom(`preview ${seats}`);
  const seen: Record<string, number> = {};
  playRandomly(seats, `preview ${seats}`, (state) => {
    if (rules.deciders(state).length === 0) return;
    const who = pick(random, rules.deciders(state));
    const now = choicesOf(state, who);
    const choice = pick(random, now);
    const text = canonicalJson(state);
    const previews = preview(state, choice, who);
    expect(canonicalJson(state)).toBe(text);
    const after = rules.clone(state);
    const events = rules.apply(after, who, choice);
    const total = (of: ColoradoState) => rules.score(of).seats[who]!.total;
    expect(previews.points).toBe(total(after) - total(state));
    expect(previews.final).toBe(events.some(({ barrier }) => barrier !== undefined));
    const listed = new Set(now.map((each) => canonicalJson(each)));
    const opens = previews.final ? [] : choicesOf(after, who).filter((each) => !listed.has(canonicalJson(each)));
    expect(previews.opens).toEqual(opens);
    if (previews.points > 0) seen[choice.do] = (seen[choice.do] ?? 0) + 1;
  });
  expect(Object.keys(seen).length).toBeGreaterThan(1);
});
