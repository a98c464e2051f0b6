/** Chapter 9: regions, their stages and the paths between them; which regions may be discovered. */
import { createRandom } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/index.ts';
import { act, box, choicesOf, forbids, only, region, rules, stage } from '../helpers/positions.ts';
import { sample } from '../helpers/sample.ts';
import {
  alone,
  DISCOVER,
  eventTypes,
  family,
  finish,
  medals,
  openRegionsOf,
  openStagesOf,
  openStationsOf,
  start,
  TICK,
  tick,
  tickedBy,
  turningIn,
} from '../helpers/sheets.ts';

const { sheet, board } = sample.content;
const regionIds = sheet.regions.map(({ id }) => id);
const without = <T>(list: readonly T[], ...gone: T[]): T[] => list.filter((each) => !gone.includes(each));

/** CO-MAP-04 and 05 once more, from the lists of the sheet alone. */
function openByPaths(ticked: readonly string[]): string[] {
  const nodes = new Set(ticked.map((name) => sheet.regions.find(({ id }) => id === name)?.flag.id ?? name));
  const isJoined = (stageId: string): boolean =>
    sheet.paths.some(([a, b]) => (a === stageId && nodes.has(b)) || (b === stageId && nodes.has(a)));
  return sheet.regions
    .filter(({ flag }) => nodes.has(flag.id))
    .flatMap(({ stages }) => stages.map(({ id }) => id))
    .filter((id) => !nodes.has(id) && isJoined(id));
}

const neighboursOf = (name: string): string[] =>
  regionIds.filter((other) =>
    sheet.adjacent.some((pair) => pair.includes(name) && pair.includes(other) && other !== name),
  );

describe('regions', () => {
  test('CO-MAP-01: the sheet has regions of four kinds and one railway, and each kind has its own zone', () => {
    expect(new Set(sheet.regions.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(sheet.rail.stages.length).toBeGreaterThan(1);
    for (const { id, kind } of sheet.regions) {
      const state = alone({ ticked: neighboursOf(id) }, DISCOVER);
      const before = state.players[0]!.flags.slice();
      const events = act(state, 0, { do: 'discover', region: region(id) });
      expect(only(events, 'tickedBox').map(({ zone }) => zone)).toEqual([kind]);
      const grown = state.players[0]!.flags.map((count, i) => count - before[i]!);
      expect(grown, id).toEqual(KINDS.map((each) => (each === kind ? 1 : 0)));
    }
  });

  test.each(sheet.regions)('CO-MAP-02: $id is its flag, its stages and the paths between them', ({ id, stages }) => {
    // from the flag alone every stage can be reached one after the other, each only along a path
    const state = alone({ ticked: [id], stations: ['r1'], tipi: [0, 1, 2, 3, 4, 5, 6], saloon: 4, wanted: 3 }, TICK);
    const ticked = [id];
    for (let i = 0; i < stages.length; i++) {
      state.flow.lanes![0] = [TICK];
      const open = openStagesOf(state);
      expect(open).toEqual(openByPaths(ticked));
      expect(stages.map((each) => each.id)).toEqual(expect.arrayContaining(open));
      const next = open.at(-1) as string;
      tick(state, 0, next);
      ticked.push(next);
    }
    expect(tickedBy(state, 0)).toEqual([id, ...stages.map((each) => each.id)]);
    expect(state.players[0]!.medals).toHaveLength(1);
  });

  test('CO-MAP-03: a region is discovered when its flag is ticked, and not before', () => {
    const state = alone({ ticked: ['V1'] }, DISCOVER);
    expect(forbids(state, 0, { do: 'discover', region: region('F3') })).toBe('CO-MAP-08');
    act(state, 0, { do: 'discover', region: region('D2') });
    expect(tickedBy(state, 0)).toEqual(['V1', 'D2']);
    // its stages are open, one at the end of a path from its flag, its neighbours too; it cannot be discovered again
    state.flow.lanes![0] = [TICK];
    expect(openStagesOf(state)).toEqual(['V1.1', 'V1.2', 'V1.3', 'D2.1', 'D2.4']);
    state.flow.lanes![0] = [DISCOVER];
    expect(openRegionsOf(state)).toEqual(['V2', 'L1', 'L2', 'F1', 'F2']);
  });
});

describe('stages', () => {
  test('CO-MAP-04: a stage is open where a path joins it to the ticked flag or to a ticked stage', () => {
    const state = alone({ ticked: ['F1'] }, TICK);
    expect(openStagesOf(state)).toEqual(['F1.1']); // the only one that is joined to the flag
    expect(forbids(state, 0, { do: 'tickStage', stage: stage('F1.2') })).toBe('CO-MAP-04');
    expect(forbids(state, 0, { do: 'tickStage', stage: stage('F1.4') })).toBe('CO-MAP-04');
    expect(forbids(state, 0, { do: 'tickStage', stage: stage('F1.1') })).toBeUndefined();
    expect(() => tick(state, 0, 'F1.4')).toThrow(/CO-MAP-04/);
    expect(openStagesOf(alone({ ticked: ['F1', 'F1.1'] }, TICK))).toEqual(['F1.2', 'F1.3']);
    expect(openStagesOf(alone({ ticked: ['F1', 'F1.1', 'F1.3'] }, TICK))).toEqual(['F1.2', 'F1.4']);
  });

  test('CO-MAP-04, CO-MAP-05: the open stages follow from the paths for any ticks', () => {
    const random = createRandom('paths');
    const all = sheet.regions.flatMap(({ id, stages }) => [id, ...stages.map((each) => each.id)]);
    for (let i = 0; i < 150; i++) {
      const ticked = all.filter(() => random.int(3) === 0);
      const state = alone({ ticked }, TICK);
      const open = openByPaths(ticked);
      expect(openStagesOf(state)).toEqual(open);
      for (const { id, stages } of sheet.regions)
        for (const { id: name } of stages) {
          const isFree = ticked.includes(name) || open.includes(name);
          const rule = isFree ? undefined : ticked.includes(id) ? 'CO-MAP-04' : 'CO-MAP-05';
          expect(forbids(state, 0, { do: 'tickStage', stage: stage(name) }), `${name} of ${ticked}`).toBe(rule);
        }
    }
  });

  test('CO-MAP-05: no stage of an undiscovered region is open, even at the end of a path', () => {
    const state = alone({ ticked: ['V1', 'V1.1'] }, TICK); // a path leads from V1.1 to F1.1
    expect(openStagesOf(state)).toEqual(['V1.2', 'V1.3']);
    expect(forbids(state, 0, { do: 'tickStage', stage: stage('F1.1') })).toBe('CO-MAP-05');
    expect(openStagesOf(alone({ ticked: ['V1', 'V1.1', 'F1'] }, TICK))).toContain('F1.1');
  });

  test('CO-MAP-06: the icon of a stage takes effect at once, for the player who ticked it', () => {
    const state = alone({ ticked: ['V1'], nuggets: 0 }, TICK);
    tick(state, 0, 'V1.2');
    expect(rules.decision(state, 0)!.prompt).toBe('nuggets');
    expect(rules.decision(state, 1)!.prompt).toBe('free'); // as before
    act(state, 0, { do: 'takeNugget' });
    expect(state.players.map(({ nuggets }) => nuggets)).toEqual([1, 3]);
    expect(rules.decision(state, 0)).toBeNull();
  });

  test('CO-MAP-07: an empty stage gives nothing, but the region is not complete without it', () => {
    const waiting = alone({ ticked: ['D3', 'D3.1', 'D3.3', 'D3.4'], tipi: [0, 1, 2, 3, 4, 5, 6] }, TICK);
    expect(eventTypes(tick(waiting, 0, 'D3.2'))).toContain('wonMedal');

    const state = alone({ ticked: ['D3', 'D3.1'] }, TICK);
    expect(tick(state, 0, 'D3.3')).toEqual([{ type: 'tickedStage', seat: 0, stage: stage('D3.3') }]);
    expect(rules.decision(state, 0)).toBeNull();

    const last = alone({ ticked: ['D3', 'D3.1', 'D3.2', 'D3.4'], saloon: 4 }, TICK);
    expect(last.players[0]!.medals).toEqual([]); // three stages of four
    expect(only(tick(last, 0, 'D3.3'), 'wonMedal')).toMatchObject([{ from: { region: region('D3') }, points: 11 }]);
  });

  test.each(sheet.regions)(
    'CO-MAP-11: $id is complete with its flag and all its stages, and wins $medal at once',
    (each) => {
      const names = each.stages.map(({ id }) => id);
      for (const last of names) {
        // whatever else is ticked elsewhere does not count for this region
        const state = alone({ ticked: [each.id, ...without(names, last)], stations: ['r1'] }, TICK);
        expect(state.players[0]!.medals).toEqual([]);
        const events = tick(state, 0, last);
        expect(eventTypes(events).slice(0, 2)).toEqual(['tickedStage', 'wonMedal']);
        expect(only(events, 'wonMedal')).toEqual([
          { type: 'wonMedal', seat: 0, from: { region: region(each.id) }, points: each.medal, slot: 1 },
        ]);
        expect(state.players[1]!.medals).toEqual([]);
        // with any other stage missing: nothing
        for (const missing of without(names, last)) {
          const short = alone({ ticked: [each.id, ...without(names, last, missing)], stations: ['r1'] }, TICK);
          if (openStagesOf(short).includes(last))
            expect(eventTypes(tick(short, 0, last)), `${last} without ${missing}`).not.toContain('wonMedal');
        }
      }
    },
  );

  test('CO-MAP-11: the flag alone completes nothing, and a complete region wins once', () => {
    const state = alone({ ticked: ['V2'] }, DISCOVER);
    expect(eventTypes(act(state, 0, { do: 'discover', region: region('L1') }))).not.toContain('wonMedal');
    const after = alone({ ticked: ['L1', 'L1.1', 'V2'], hand: ['red 1'] }, TICK);
    tick(after, 0, 'L1.2');
    act(after, 0, { do: 'decline' });
    expect(after.players[0]!.medals).toEqual([{ from: { region: region('L1') }, points: 3 }]);
    finish(after);
    expect(after.players[0]!.medals).toHaveLength(1);
  });
});

describe('discovering', () => {
  test.each(regionIds)('CO-MAP-08: from %s alone exactly its neighbours may be discovered', (id) => {
    const state = alone({ ticked: [id] }, DISCOVER);
    expect(openRegionsOf(state)).toEqual(neighboursOf(id));
    for (const other of without(regionIds, id, ...neighboursOf(id)))
      expect(forbids(state, 0, { do: 'discover', region: region(other) })).toMatch(/^CO-MAP-0[89]$/);
    expect(forbids(state, 0, { do: 'discover', region: region(id) })).toBeUndefined(); // not a thing to try
  });

  test('CO-MAP-08: one discovered neighbour is enough, and a discovered region is never offered', () => {
    const state = alone({ ticked: ['V1', 'D2', 'L2'] }, DISCOVER);
    expect(openRegionsOf(state)).toEqual(['V2', 'D1', 'L1', 'F1', 'F2']);
    expect(forbids(state, 0, { do: 'discover', region: region('L3') })).toBe('CO-MAP-09');
    expect(forbids(state, 0, { do: 'discover', region: region('D3') })).toBe('CO-MAP-08');
    const events = act(state, 0, { do: 'discover', region: region('D1') });
    expect(events.slice(0, 2)).toEqual([
      { type: 'discovered', seat: 0, region: region('D1'), by: 'icon' },
      { type: 'tickedBox', seat: 0, zone: 'desert', box: 1 },
    ]);
    expect(tickedBy(state, 0)).toEqual(['V1', 'D1', 'D2', 'L2']);
    expect(tickedBy(state, 1)).toEqual([]);
  });

  test('CO-MAP-08: the regions of other players open nothing', () => {
    const state = turningIn({ players: [{ ticked: ['V1'], area: family('red') }, { ticked: ['V2', 'D3'] }] });
    expect(openRegionsOf(state)).toEqual(['D2', 'L2', 'F1']);
  });

  test.each(sheet.mountains.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))(
    'CO-MAP-09: from %s a player cannot cross the mountain to %s',
    (from, to) => {
      const state = alone({ ticked: [from] }, DISCOVER);
      expect(openRegionsOf(state)).not.toContain(to);
      expect(forbids(state, 0, { do: 'discover', region: region(to) })).toBe('CO-MAP-09');
      const families = turningIn({ players: [{ ticked: [from], area: family('grey') }, {}] });
      expect(openRegionsOf(families)).not.toContain(to);
      expect(forbids(families, 0, { do: 'turnIn', colour: 2, region: region(to) })).toBe('CO-MAP-09');
      // round the mountain
      const [other] = without(neighboursOf(to), from);
      expect(openRegionsOf(alone({ ticked: [from, other!] }, DISCOVER))).toContain(to);
    },
  );

  test('CO-MAP-10: a complete family discovers at the end of a turn', () => {
    const state = turningIn({ players: [{ ticked: ['V1'], area: family('orange') }, {}] });
    expect(choicesOf(state, 0)).toEqual(
      ['D2', 'L2', 'F1'].map((name) => ({ do: 'turnIn', colour: 5, region: region(name) })),
    );
    const events = act(state, 0, { do: 'turnIn', colour: 5, region: region('L2') });
    expect(only(events, 'discovered')).toEqual([{ type: 'discovered', seat: 0, region: region('L2'), by: 'family' }]);
    // two cards of a colour do not
    const two = turningIn({ players: [{ ticked: ['V1'], area: ['red 1', 'red 2', 'blue 3'] }, {}] });
    expect(rules.decision(two, 0)).toBeNull();
    expect(rules.decision(two, 1)!.prompt).toBe('call');
  });

  test.each([
    ['r3', { stations: ['r1', 'r2'] }],
    ['r10', { stations: ['r1', 'r2', 'r3', 'r6', 'r9'] }],
  ])('CO-MAP-10: the Discovery icon of station %s discovers at once', (name, seated) => {
    const state = alone({ ...seated, ticked: ['V1'] }, TICK);
    tick(state, 0, name);
    expect(rules.decision(state, 0)!.prompt).toBe('discover');
    expect(openRegionsOf(state)).toEqual(['D2', 'L2', 'F1']);
    const events = act(state, 0, { do: 'discover', region: region('F1') });
    expect(only(events, 'discovered')).toEqual([{ type: 'discovered', seat: 0, region: region('F1'), by: 'icon' }]);
  });

  test('CO-MAP-10: the Discovery above the Bounty Board works too, and there is none in a region', () => {
    const state = alone({ ticked: ['V2'], wanted: 1 }, TICK);
    tick(state, 0, 'V2.1');
    expect(rules.decision(state, 0)!.prompt).toBe('discover');
    expect(box.stages.map(({ icon }) => icon)).not.toContain('discover');
    expect([...board.tipi.icons, ...board.wanted.icons].filter((icon) => icon === 'discover')).toHaveLength(1);
  });
});

describe('kinds', () => {
  test.each([
    ['V1', ['V1.1', 'V1.2'], ['D2', 'L2', 'F1']],
    ['V2', ['V2.1', 'V2.2', 'V2.3'], ['D2', 'D3', 'L1', 'L3']],
  ])('CO-MAP-12: %s is one of two starts', (village, stages, neighbours) => {
    const { state } = start(2, 'villages');
    expect(choicesOf(state, 0)).toEqual(['V1', 'V2'].map((name) => ({ do: 'village', region: region(name) })));
    expect(forbids(state, 0, { do: 'village', region: region('D2') })).toBe('CO-SET-10');
    for (const who of [0, 1]) act(state, who, { do: 'village', region: region(village) });
    expect(tickedBy(state, 0)).toEqual([village]);
    state.flow.stack = [{ step: 'families' }];
    state.flow.lanes = [[TICK], [DISCOVER]];
    expect(openStagesOf(state, 0)).toEqual(stages);
    expect(openStationsOf(state, 0)).toEqual(['r1']);
    expect(openRegionsOf(state, 1)).toEqual(neighbours);
  });

  test('CO-MAP-12: apart from that a village is a region like the others', () => {
    const state = alone({ ticked: ['V1', 'D2', 'V2', 'V2.1', 'V2.2'], medals: medals(1, 1) }, TICK);
    expect(only(tick(state, 0, 'V2.3'), 'wonMedal')).toMatchObject([{ points: 4, slot: 3 }]);
  });

  test('CO-MAP-13: deserts are large and worth most, lakes are all actions and worth least', () => {
    const of = (kind: string) => sheet.regions.filter((each) => each.kind === kind);
    const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
    const medal = (kind: string) => mean(of(kind).map((each) => each.medal));
    const size = (kind: string) => mean(of(kind).map(({ stages }) => stages.length));
    const icons = (kind: string) =>
      mean(of(kind).flatMap(({ stages }) => stages.map(({ icon }) => Number(icon !== 'none'))));
    expect(medal('desert')).toBeGreaterThan(medal('forest'));
    expect(medal('forest')).toBeGreaterThan(medal('lake'));
    expect(size('desert')).toBeGreaterThan(size('forest'));
    expect(size('forest')).toBeGreaterThan(size('lake'));
    expect(icons('lake')).toBe(1);
    expect(icons('forest')).toBeGreaterThan(icons('desert'));
  });
});
