/** Chapter 10: what the icons of the sheet and of the Bounty Board give. */
import { describe, expect, test } from 'vitest';
import type { ColoradoState } from '../../src/index.ts';
import { act, box, choicesOf, forbids, id, ids, only, region, rules, stage } from '../helpers/positions.ts';
import { sample } from '../helpers/sample.ts';
import {
  alone,
  doing,
  eventTypes,
  FREE,
  finish,
  openRegionsOf,
  openStagesOf,
  openStationsOf,
  openTipiOf,
  pointsOf,
  rulesWith,
  TICK,
  TIPI,
  tick,
  tickedBy,
  tipiOf,
} from '../helpers/sheets.ts';

const { board, sheet } = sample.content;
const promptOf = (state: ColoradoState, who = 0) => rules.decision(state, who)?.prompt ?? null;

describe('Tipi', () => {
  test('CO-ICON-01: one box of the player’s own track is ticked, and the icon above it takes effect', () => {
    const state = alone({ ticked: ['V1'], tipi: [3, 2] }, TICK);
    tick(state, 0, 'V1.1');
    expect(openTipiOf(state)).toEqual([1, 4]);
    expect(act(state, 0, { do: 'tickTipi', box: 1 })).toEqual([{ type: 'tickedBox', seat: 0, zone: 'tipi', box: 1 }]);
    expect(tipiOf(state, 0)).toEqual([1, 2, 3]);
    expect(tipiOf(state, 1)).toEqual([]);
    expect(promptOf(state)).toBe('cards'); // above box 1
    expect(promptOf(state, 1)).toBe('free');
  });

  test.each(board.tipi.icons.map((icon, at) => [at, icon] as const))(
    'CO-ICON-01: above tipi box %i stands: %s',
    (at, icon) => {
      const before = [0, 1, 2, 3, 4, 5, 6].filter((each) => (at < 3 ? each > at && each <= 3 : each >= 3 && each < at));
      const state = alone({ ticked: ['V1'], tipi: before, hand: ['red 1'] }, TICK);
      tick(state, 0, 'V1.1');
      if (before.length > 0) act(state, 0, { do: 'tickTipi', box: at });
      expect(tipiOf(state, 0)).toEqual([...before, at].sort());
      expect(promptOf(state)).toBe(icon === 'none' ? null : icon);
    },
  );

  test('CO-ICON-02: the first box is the one in the centre, and nothing is asked', () => {
    const state = alone({ ticked: ['V1'] }, TICK);
    expect(only(tick(state, 0, 'V1.1'), 'tickedBox')).toEqual([{ type: 'tickedBox', seat: 0, zone: 'tipi', box: 3 }]);
    expect(tipiOf(state, 0)).toEqual([3]);
    // the rule that a refusal names
    const asked = alone({}, TIPI);
    expect(openTipiOf(asked)).toEqual([3]);
    for (const at of [0, 1, 2, 4, 5, 6]) expect(forbids(asked, 0, { do: 'tickTipi', box: at })).toBe('CO-ICON-02');
  });

  test('CO-ICON-02: on a track of five boxes the centre is the third', () => {
    const small = rulesWith((content) => content.board.tipi.icons.splice(1, 2));
    const state = alone({ ticked: ['V1'] }, TICK, small);
    expect(only(tick(state, 0, 'V1.1', small), 'tickedBox')).toMatchObject([{ box: 2 }]);
  });

  test.each([
    [[3], [2, 4]],
    [
      [3, 4],
      [2, 5],
    ],
    [
      [1, 2, 3, 4],
      [0, 5],
    ],
    [
      [2, 3, 4, 5],
      [1, 6],
    ],
  ])('CO-ICON-03: next to %j are %j, and the player chooses', (ticked, open) => {
    const state = alone({ ticked: ['V1'], tipi: ticked }, TICK);
    tick(state, 0, 'V1.1');
    expect(openTipiOf(state)).toEqual(open);
    for (const at of board.tipi.icons.keys())
      expect(forbids(state, 0, { do: 'tickTipi', box: at })).toBe(
        ticked.includes(at) || open.includes(at) ? undefined : 'CO-ICON-03',
      );
  });

  test.each([
    [[0, 1, 2, 3], 4],
    [[3, 4, 5, 6], 2],
  ])('CO-ICON-03: with one end ticked (%j) box %i follows by itself', (ticked, next) => {
    const state = alone({ ticked: ['V1'], tipi: ticked }, TICK);
    expect(only(tick(state, 0, 'V1.1'), 'tickedBox')).toMatchObject([{ box: next }]);
  });

  test.each([
    [0, [1, 2, 3]],
    [6, [3, 4, 5]],
  ])('CO-ICON-04: box %i is a goal box', (end, ticked) => {
    const state = alone({ ticked: ['V1'], tipi: ticked }, TICK);
    tick(state, 0, 'V1.1');
    const events = act(state, 0, { do: 'tickTipi', box: end });
    expect(only(events, 'wonMedal')).toEqual([{ type: 'wonMedal', seat: 0, from: 'tipi', points: 9, slot: 1 }]);
  });

  test('CO-ICON-04: the boxes between the ends are no goal boxes', () => {
    for (const [ticked, at] of [
      [[], 3],
      [[3], 2],
      [[3], 4],
      [[2, 3], 1],
      [[3, 4], 5],
    ] as const) {
      const state = alone({ ticked: ['V1'], tipi: [...ticked] }, TICK);
      const events = tick(state, 0, 'V1.1');
      if (ticked.length > 0) events.push(...act(state, 0, { do: 'tickTipi', box: at }));
      expect(eventTypes(events)).not.toContain('wonMedal');
      expect(eventTypes(events)).not.toContain('noMedalLeft');
    }
  });
});

describe('Saloon and Wanted', () => {
  test('CO-ICON-05: a Saloon ticks the next box of the player’s own track, and nothing else', () => {
    for (const saloon of [0, 1, 2]) {
      const state = alone({ ticked: ['V2'], saloon }, TICK);
      expect(tick(state, 0, 'V2.3')).toEqual([
        { type: 'tickedStage', seat: 0, stage: stage('V2.3') },
        { type: 'tickedBox', seat: 0, zone: 'saloon', box: saloon },
      ]);
      expect(state.players.map((player) => player.saloon)).toEqual([saloon + 1, 0]);
      expect(state.players[0]!.wanted).toBe(0);
      expect(promptOf(state)).toBeNull();
    }
  });

  test('CO-ICON-06: the last box of the saloon track is a goal box', () => {
    const state = alone({ ticked: ['V2'], saloon: board.saloon.boxes - 1 }, TICK);
    expect(only(tick(state, 0, 'V2.3'), 'wonMedal')).toEqual([
      { type: 'wonMedal', seat: 0, from: 'saloon', points: 8, slot: 1 },
    ]);
  });

  test('CO-ICON-07: a Wanted ticks the next box of the player’s own track, and the icon above it takes effect', () => {
    const prompts = board.wanted.icons.map((_, wanted) => {
      const state = alone({ ticked: ['V2'], wanted }, TICK);
      const events = tick(state, 0, 'V2.1');
      expect(only(events, 'tickedBox')).toEqual([{ type: 'tickedBox', seat: 0, zone: 'wanted', box: wanted }]);
      expect(state.players.map((player) => player.wanted)).toEqual([wanted + 1, 0]);
      expect(state.players[0]!.saloon).toBe(0);
      return promptOf(state);
    });
    expect(prompts).toEqual(['tick', 'discover', 'tick']);
    // a box with nothing above
    const bare = rulesWith((content) => {
      content.board.wanted.icons[0] = 'none';
    });
    const state = alone({ ticked: ['V2'] }, TICK, bare);
    tick(state, 0, 'V2.1', bare);
    expect(bare.decision(state, 0)).toBeNull();
  });

  test('CO-ICON-08: the last box of the wanted track is a goal box, and no other is', () => {
    for (const wanted of board.wanted.icons.keys()) {
      const state = alone({ ticked: ['V2'], wanted }, TICK);
      const isLast = wanted === board.wanted.icons.length - 1;
      expect(only(tick(state, 0, 'V2.1'), 'wonMedal')).toEqual(
        isLast ? [{ type: 'wonMedal', seat: 0, from: 'wanted', points: 7, slot: 1 }] : [],
      );
    }
  });

  test('CO-ICON-09: the second wanted box has a bonus', () => {
    expect(board.wanted.icons[1]).not.toBe('none');
    const state = alone({ ticked: ['V2'], wanted: 1 }, TICK);
    tick(state, 0, 'V2.1');
    expect(promptOf(state)).toBe('discover');
    expect(openRegionsOf(state)).toEqual(['D2', 'D3', 'L1', 'L3']);
  });
});

describe('Free card', () => {
  const seated = { ticked: ['L1', 'L1.1'], nuggets: 0, area: ['red 3'] as const, hand: ['red 3', 'grey 3'] as const };

  test('CO-ICON-10: one card of the hand is placed without paying, unless a card like it lies there', () => {
    const state = alone({ ...seated, area: [...seated.area], hand: [...seated.hand, 'grey 3'] }, TICK);
    tick(state, 0, 'L1.2');
    expect(choicesOf(state, 0)).toEqual([{ do: 'place', card: id('grey 3') }, { do: 'decline' }]);
    expect(forbids(state, 0, { do: 'place', card: id('red 3') })).toBe('CO-ACT-07');
    act(state, 0, { do: 'place', card: id('grey 3') });
    expect(state.players[0]).toMatchObject({ nuggets: 0, hand: ids('red 3', 'grey 3') });
    expect(state.players[0]!.area).toBe((1 << id('red 3')) | (1 << id('grey 3')));
  });

  test.each([
    ['red 1', 'nuggets'],
    ['purple 2', 'cards'],
    ['orange 3', 'tick'],
  ] as const)('CO-ICON-11: after %s one of its actions is carried out', (card, prompt) => {
    const state = alone({ ticked: ['L1', 'L1.1'], hand: [card] }, TICK);
    tick(state, 0, 'L1.2');
    act(state, 0, { do: 'place', card: id(card) });
    expect(promptOf(state)).toBe(prompt);
    expect(promptOf(state, 1)).toBe('free'); // no effect on others
  });
});

describe('Discovery', () => {
  test('CO-ICON-12: the region is discovered at once, in phase II, with its box on the Bounty Board', () => {
    const state = alone({ ticked: ['V2'], stations: ['r1', 'r2'] }, TICK);
    tick(state, 0, 'r3');
    expect(choicesOf(state, 0)).toEqual(
      ['D2', 'D3', 'L1', 'L3'].map((name) => ({ do: 'discover', region: region(name) })),
    );
    expect(forbids(state, 0, { do: 'discover', region: region('V1') })).toBe('CO-MAP-08');
    expect(act(state, 0, { do: 'discover', region: region('L3') })).toEqual([
      { type: 'discovered', seat: 0, region: region('L3'), by: 'icon' },
      { type: 'tickedBox', seat: 0, zone: 'lake', box: 0 },
    ]);
    expect(tickedBy(state, 0)).toEqual(['V2', 'L3']);
    expect(promptOf(state, 1)).toBe('free'); // phase II still runs
  });

  test('CO-ICON-12: with a single region open it is taken by itself', () => {
    const state = alone(
      { ticked: ['V1', 'V2', 'D1', 'D2', 'D3', 'L1', 'L2', 'L3', 'F1', 'F2'], stations: ['r1', 'r2'] },
      TICK,
    );
    expect(only(tick(state, 0, 'r3'), 'discovered')).toEqual([
      { type: 'discovered', seat: 0, region: region('F3'), by: 'icon' },
    ]);
  });
});

describe('duos and medals', () => {
  test('CO-ICON-13: a Nuggets icon in a stage offers both actions of the duo', () => {
    const state = alone({ ticked: ['V1'], hand: ['red 1', 'blue 3'], nuggets: 2 }, TICK);
    tick(state, 0, 'V1.2');
    expect(choicesOf(state, 0)).toEqual([{ do: 'takeNugget' }, { do: 'buy', card: id('red 1') }]);
  });

  test('CO-ICON-13: a Cards icon in a station or above a box offers both actions of the duo', () => {
    const both = [{ do: 'draw' }, { do: 'swap', discard: ids('red 1', 'red 2'), card: id('blue 3') }];
    const rail = alone({ stations: ['r1', 'r4'], hand: ['red 1', 'red 2', 'blue 3'] }, TICK);
    tick(rail, 0, 'r5');
    expect(choicesOf(rail, 0)).toEqual(both);
    const above = alone({ ticked: ['V1'], tipi: [2, 3], hand: ['red 1', 'red 2', 'blue 3'] }, TICK);
    tick(above, 0, 'V1.1');
    act(above, 0, { do: 'tickTipi', box: 1 });
    expect(choicesOf(above, 0)).toEqual(both);
  });

  test('CO-ICON-13: a Tick icon above a box offers both actions of the duo', () => {
    const state = alone({ ticked: ['V1'] }, TICK);
    tick(state, 0, 'V1.1');
    expect(openStagesOf(state)).toEqual(['V1.2', 'V1.3']);
    expect(openStationsOf(state)).toEqual(['r1']);
  });

  test('CO-ICON-14: a medal is points for the player who wins it', () => {
    const state = doing({ players: [{ stations: ['r1', 'r4', 'r5', 'r6', 'r7', 'r8'] }, {}] }, [TICK, FREE]);
    tick(state, 0, 'r11');
    expect(pointsOf(state, 0)).toEqual([sheet.rail.medal]);
    expect(rules.score(state).seats.map(({ total }) => total)).toEqual([10, 0]);
    act(state, 0, { do: 'decline' }); // the Free card of r11
    finish(state);
    expect(pointsOf(state, 0)).toEqual([10]);
    expect(pointsOf(state, 1)).toEqual([]);
    expect(box.railMedal).toBe(10);
  });
});
