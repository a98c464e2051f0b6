/** Section 16.4: rulings on the map, the railway and discovery. */
import { describe, expect, test } from 'vitest';
import { CONTESTED, type ColoradoChoice } from '../../src/index.ts';
import { act, choicesOf, forbids, id, only, region, rules, type Seated, stage, station } from '../helpers/positions.ts';
import { sample } from '../helpers/sample.ts';
import {
  alone,
  DISCOVER,
  doing,
  eventTypes,
  FREE,
  family,
  finish,
  openRegionsOf,
  openStagesOf,
  openStationsOf,
  pointsOf,
  rulesWith,
  TICK,
  tick,
  tickedBy,
  turningIn,
} from '../helpers/sheets.ts';

const { sheet } = sample.content;
const everywhere = sheet.regions.map(({ id: name }) => name);
const RED = 0;
const GREEN = 1;

describe('the railway', () => {
  test('CO-R-38: the leftmost station needs no other, wherever it stands in the list', () => {
    const other = rulesWith(({ sheet: { rail } }) => {
      rail.stages.push(rail.stages.shift()!);
    });
    expect(openStationsOf(alone({}, TICK, other), 0, other)).toEqual(['r1']);
    expect(openStationsOf(alone({ ticked: everywhere }, TICK))).toEqual(['r1']);
  });

  test('CO-R-39: only a successor of the last ticked station is open, even where branches meet again', () => {
    const joined = alone({ stations: ['r1', 'r2', 'r3', 'r6'] }, TICK);
    expect(openStationsOf(joined)).toEqual(['r7', 'r9']);
    for (const name of ['r4', 'r5']) // r4 follows r1, and r5 is joined to r6
      expect(forbids(joined, 0, { do: 'tickStation', station: station(name) })).toBe('CO-RAIL-03');
    const end = alone({ ticked: ['V1'], stations: ['r1', 'r2', 'r3', 'r6', 'r7', 'r8', 'r11'] }, TICK);
    expect(openStationsOf(end)).toEqual([]);
    for (const name of ['r4', 'r5', 'r9', 'r10'])
      expect(forbids(end, 0, { do: 'tickStation', station: station(name) })).toBe('CO-RAIL-03');
  });
});

describe('paths and flags', () => {
  test('CO-R-40: a path across a border opens a stage of a discovered region', () => {
    // V2's flag is joined to D2.3, which nothing else of these leads to
    expect(openStagesOf(alone({ ticked: ['V2', 'D2'] }, TICK))).toContain('D2.3');
    expect(openStagesOf(alone({ ticked: ['D2'] }, TICK))).not.toContain('D2.3');
    // L1.1 is joined to D3.2
    expect(openStagesOf(alone({ ticked: ['L1', 'L1.1', 'D3'] }, TICK))).toContain('D3.2');
    expect(forbids(alone({ ticked: ['L1', 'D3'] }, TICK), 0, { do: 'tickStage', stage: stage('D3.2') })).toBe(
      'CO-MAP-04',
    );
    // a ticked flag opens a stage of the region next to it
    expect(openStagesOf(alone({ ticked: ['V1', 'D2'] }, TICK))).toContain('V1.3');
    expect(openStagesOf(alone({ ticked: ['V1'] }, TICK))).not.toContain('V1.3');
  });

  test('CO-R-40: a path across a border opens nothing in an undiscovered region, and no flag', () => {
    const state = alone({ ticked: ['V2', 'L1', 'L1.1', 'L1.2'] }, TICK); // L1.2 is joined to D2.1
    expect(openStagesOf(state)).toEqual(['V2.1', 'V2.2', 'V2.3']);
    for (const name of ['D2.1', 'D2.3', 'D3.2'])
      expect(forbids(state, 0, { do: 'tickStage', stage: stage(name) })).toBe('CO-MAP-05');
    // V2.3 leads to the flag of L3, and D1.4 to that of F3: the flags wait for a discovery
    tick(state, 0, 'V2.3');
    expect(tickedBy(state, 0)).not.toContain('L3');
  });

  test('CO-R-40: a flag needs no path, only a discovered neighbour', () => {
    const joined = (a: string, b: string) =>
      sheet.paths.some(
        (pair) => pair.some((node) => node.startsWith(`${a}.`)) && pair.some((node) => node.startsWith(`${b}.`)),
      );
    const pathless = sheet.adjacent.filter(([a, b]) => !joined(a, b));
    expect(pathless.length).toBeGreaterThan(0);
    for (const [a, b] of pathless) expect(openRegionsOf(alone({ ticked: [a] }, DISCOVER))).toContain(b);
    // and with one, no tick at its end
    expect(openRegionsOf(alone({ ticked: ['V1'] }, DISCOVER))).toContain('D2'); // V1.3 is not ticked
  });

  test('CO-R-41: the other village can be discovered later, and advances the village track', () => {
    const far = alone({ ticked: ['V1'] }, DISCOVER);
    expect(openRegionsOf(far)).not.toContain('V2');
    expect(forbids(far, 0, { do: 'discover', region: region('V2') })).toBe('CO-MAP-08');
    const state = turningIn({ players: [{ ticked: ['V1', 'D2'], area: family('green') }, {}] });
    const events = act(state, 0, { do: 'turnIn', colour: GREEN, region: region('V2') });
    expect(only(events, 'tickedBox')).toEqual([{ type: 'tickedBox', seat: 0, zone: 'village', box: 1 }]);
    expect(state.players[0]!.flags[0]).toBe(2);
    expect(rules.score(state).seats[0]!.lines[0]).toMatchObject({ points: 4 });
    state.flow = { stack: [{ step: 'families' }], lanes: [[TICK], [FREE]] };
    expect(openStagesOf(state)).toEqual(expect.arrayContaining(['V2.1', 'V2.2', 'V2.3']));
  });

  test('CO-R-42: adjacency is the list of the sheet, both ways, and nothing else', () => {
    // neither paths, nor borders, nor a mountain that is missing from its own list make neighbours
    const edited = rulesWith(({ sheet: { adjacent, mountains } }) => {
      adjacent.splice(
        adjacent.findIndex(([a, b]) => a === 'V1' && b === 'D2'),
        1,
      );
      mountains.length = 0;
    });
    const from = (name: string) => openRegionsOf(alone({ ticked: [name] }, DISCOVER, edited), 0, edited);
    expect(from('V1')).toEqual(['L2', 'F1']); // though V1.3 is joined to the flag of D2
    expect(from('D2')).toEqual(['V2', 'L1', 'L2', 'F1', 'F2']);
    expect(from('F1')).toEqual(['V1', 'D2']); // still not L1
    const turned = rulesWith((content) => {
      content.sheet.adjacent = content.sheet.adjacent.map(([a, b]) => [b, a]);
    });
    for (const name of everywhere)
      expect(openRegionsOf(alone({ ticked: [name] }, DISCOVER, turned), 0, turned)).toEqual(
        openRegionsOf(alone({ ticked: [name] }, DISCOVER)),
      );
  });
});

describe('families', () => {
  test('CO-R-43: with nothing left to discover the three cards are discarded without a question', () => {
    const state = doing({ players: [{ ticked: everywhere, area: [...family('red'), 'blue 1'] }, {}] }, [FREE]);
    const before = state.players[0]!.flags.slice();
    const events = finish(state);
    expect(only(events, 'turnedIn')).toEqual([{ type: 'turnedIn', seat: 0, colour: RED }]);
    expect(eventTypes(events)).not.toContain('discovered');
    expect(eventTypes(events)).not.toContain('tickedBox');
    expect(state.players[0]).toMatchObject({ area: 1 << id('blue 1'), flags: before, medals: [] });
    expect(family('red').map((card) => state.discard[id(card)])).toEqual([1, 1, 1]);
    expect(rules.decision(state, 1)!.prompt).toBe('call');
  });

  test('CO-R-43: a second family is discarded likewise once the last region is discovered', () => {
    const ticked = everywhere.filter((name) => name !== 'F3');
    const state = turningIn({ players: [{ ticked, area: [...family('red'), ...family('grey')] }, {}] });
    const events = act(state, 0, { do: 'turnIn', colour: 2, region: region('F3') });
    expect(only(events, 'turnedIn').map(({ colour }) => colour)).toEqual([2, RED]);
    expect(only(events, 'discovered')).toHaveLength(1);
    expect(state.players[0]!.area).toBe(0);
  });

  test('CO-R-44: several families go one after another, in the player’s order; the second may build on the first', () => {
    const state = turningIn({ players: [{ ticked: ['V1'], area: [...family('red'), ...family('green')] }, {}] });
    expect(choicesOf(state, 0)).toEqual(
      [RED, GREEN].flatMap((colour) =>
        ['D2', 'L2', 'F1'].map((name) => ({ do: 'turnIn', colour, region: region(name) })),
      ),
    );
    act(state, 0, { do: 'turnIn', colour: GREEN, region: region('D2') });
    expect(choicesOf(state, 0)).toEqual(
      ['V2', 'L1', 'L2', 'F1', 'F2'].map((name) => ({ do: 'turnIn', colour: RED, region: region(name) })),
    );
    expect(forbids(state, 0, { do: 'turnIn', colour: GREEN, region: region('V2') })).toBe('CO-CARD-06');
    act(state, 0, { do: 'turnIn', colour: RED, region: region('F2') });
    expect(tickedBy(state, 0)).toEqual(['V1', 'D2', 'F2']);
    expect(state.players[0]!.area).toBe(0);
    expect(rules.decision(state, 1)!.prompt).toBe('call');
  });

  test('CO-R-45: with a full flag zone the flag is ticked, without a box and without a medal', () => {
    const short = rulesWith(({ board }) => {
      board.flags.desert.values = [1, 3];
    });
    const ticked = ['V2', 'L2', 'D2', 'D3'];
    const state = alone({ ticked }, DISCOVER, short);
    const events = act(state, 0, { do: 'discover', region: region('D1') }, short);
    expect(events).toEqual([{ type: 'discovered', seat: 0, region: region('D1'), by: 'icon' }]);
    expect(tickedBy(state, 0)).toContain('D1');
    expect(state.players[0]!.medals).toEqual([]);
    expect(state.players[0]!.flags).toEqual([1, 2, 1, 0]);
    expect(short.score(state).seats[0]!.total).toBe(0 + 3 + 1);
    // the box before was the goal box
    const early = alone({ ticked: ['V2', 'D3'] }, DISCOVER, short);
    expect(eventTypes(act(early, 0, { do: 'discover', region: region('D2') }, short))).toContain('wonMedal');
  });

  test('CO-R-47: no box of a flag zone starts anything', () => {
    for (const { id: last, kind } of sheet.regions) {
      const same = sheet.regions.filter((each) => each.kind === kind && each.id !== last);
      for (let before = 0; before <= same.length; before++) {
        const ticked = [
          ...sheet.regions.filter((each) => each.kind !== kind).map(({ id: name }) => name),
          ...same.slice(0, before).map(({ id: name }) => name),
        ];
        const state = turningIn({
          players: [
            { ticked, area: family('blue') },
            { area: [...family('blue')], ticked: ['V1'] },
          ],
        });
        const events = act(state, 0, { do: 'turnIn', colour: 4, region: region(last) });
        expect(eventTypes(events).filter((type) => type !== 'wonMedal')).toEqual([
          'turnedIn',
          'discovered',
          'tickedBox',
        ]);
        expect(rules.decision(state, 0)).toBeNull();
      }
    }
  });
});

describe('independence', () => {
  const seated: Seated = { ticked: ['V1'], tipi: [0, 1, 2, 3, 4, 5], hand: ['grey 1'], nuggets: 2 };
  const script: [number, ColoradoChoice][] = [
    [0, { do: 'tickStage', stage: stage('V1.1') }],
    [1, { do: 'tickStage', stage: stage('V1.2') }],
    [1, { do: 'takeNugget' }],
    [2, { do: 'tickStage', stage: stage('V1.1') }],
  ];

  test.each([[[0, 1, 2, 3]], [[3, 0, 1, 2]], [[1, 3, 2, 0]], [[1, 2, 3, 0]]])(
    'CO-R-46: the actions of one player change nothing for another, in the order %j',
    (order) => {
      const state = doing({ players: [seated, { ...seated }, { ...seated }] }, [TICK, TICK, TICK]);
      for (const i of order) {
        const [who, choice] = script[i]!;
        const others = [0, 1, 2].filter((each) => each !== who);
        const before = others.map((each) => JSON.stringify([state.players[each], rules.decision(state, each)]));
        if (i === order.at(-1)) break; // phase III follows
        act(state, who, choice);
        expect(others.map((each) => JSON.stringify([state.players[each], rules.decision(state, each)]))).toEqual(
          before,
        );
      }
      const [who, choice] = script[order.at(-1)!]!;
      act(state, who, choice);
      expect([0, 1, 2].map((each) => pointsOf(state, each))).toEqual([[9], [], [9]]);
      expect(state.players.map(({ nuggets }) => nuggets)).toEqual([2, 3, 2]);
      expect(state.taken).toEqual(CONTESTED.map((zone) => (zone === 'tipi' ? 1 : 0)));
    },
  );
});
