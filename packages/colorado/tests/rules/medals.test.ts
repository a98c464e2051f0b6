/** Chapter 12: medals. */
import { describe, expect, test } from 'vitest';
import type { ColoradoEvent, Contested } from '../../src/index.ts';
import { act, choicesOf, only, region, rules, type Seated } from '../helpers/positions.ts';
import { sample } from '../helpers/sample.ts';
import {
  alone,
  DISCOVER,
  doing,
  eventTypes,
  FREE,
  family,
  finish,
  medals,
  playRandomly,
  pointsOf,
  TICK,
  tick,
  tickedBy,
  turningIn,
} from '../helpers/sheets.ts';

const { board, sheet } = sample.content;

/** One tick short of a goal box: which stage or region leads there. */
const NEARLY: [zone: Contested, seated: Seated, reach: string][] = [
  ['tipi', { ticked: ['V1'], tipi: [0, 1, 2, 3, 4, 5] }, 'V1.1'],
  ['saloon', { ticked: ['V2'], saloon: 3 }, 'V2.3'],
  ['wanted', { ticked: ['V2'], wanted: 2 }, 'V2.1'],
];
/** The medals of a zone, highest first. */
const medalsOf = (zone: Contested): number[] =>
  zone === 'tipi' || zone === 'saloon' || zone === 'wanted' ? board[zone].medals : [board.flags[zone].medal as number];

const won = (events: ColoradoEvent[]) => only(events, 'wonMedal').map(({ seat, points }) => `${seat}: ${points}`);

describe('winning', () => {
  test('CO-MEDAL-01: medals come from complete regions, the end of the railway and goal boxes, and from nowhere else', () => {
    let seen = 0;
    playRandomly(4, 'medals', (state, events) => {
      for (const [i, event] of events.entries()) {
        if (event.type !== 'wonMedal') continue;
        seen++;
        const before = events[i - 1] as ColoradoEvent;
        const { from, seat } = event;
        if (typeof from === 'object') {
          const { id, stages } = sheet.regions[from.region]!;
          expect(before.type).toBe('tickedStage');
          const names = [id, ...stages.map((each) => each.id)];
          expect(tickedBy(state, seat).filter((name) => names.includes(name))).toEqual(names);
        } else if (from === 'rail') {
          expect(before).toMatchObject({ type: 'tickedStation', seat, station: sheet.rail.stages.length - 1 });
        } else {
          expect(before).toMatchObject({ type: 'tickedBox', seat, zone: from });
          const { box } = before as Extract<ColoradoEvent, { type: 'tickedBox' }>;
          const last = { tipi: 6, saloon: 3, wanted: 2, desert: 2, lake: 2, forest: 2 }[from];
          expect(from === 'tipi' && box === 0 ? last : box).toBe(last);
        }
      }
    });
    expect(seen).toBeGreaterThan(10);
  });

  test('CO-MEDAL-02: everybody can win the medal of their own sheet, in the same turn or later', () => {
    const seated: Seated = { ticked: ['L1', 'L1.1'], stations: ['r1', 'r4', 'r5', 'r6', 'r9', 'r10'] };
    const state = doing({ players: [seated, { ...seated }] }, [TICK, FREE]);
    tick(state, 0, 'L1.2');
    act(state, 0, { do: 'decline' });
    expect(eventTypes(finish(state))).not.toContain('medalsTicked');
    state.flow = { stack: [{ step: 'families' }], lanes: [[TICK], [TICK]] };
    expect(won(tick(state, 1, 'L1.2'))).toEqual(['1: 3']);
    expect(won(tick(state, 0, 'r11'))).toEqual(['0: 10']);
    act(state, 1, { do: 'decline' });
    act(state, 0, { do: 'decline' });
    state.flow = { stack: [{ step: 'families' }], lanes: [[FREE], [TICK]] };
    expect(won(tick(state, 1, 'r11'))).toEqual(['1: 10']);
    expect(state.taken.every((count) => count === 0)).toBe(true);
  });

  test.each(NEARLY)(
    'CO-MEDAL-03: a goal box of the %s zone wins the best medal that is left',
    (zone, seated, reach) => {
      for (const [taken, points] of medalsOf(zone).entries()) {
        const state = alone(seated, TICK, rules, { taken: { [zone]: taken } });
        const events = tick(state, 0, reach);
        expect(only(events, 'wonMedal')).toEqual([{ type: 'wonMedal', seat: 0, from: zone, points, slot: 1 }]);
        // and it is ticked then
        state.flow.lanes = [[FREE], [FREE]];
        expect(only(finish(state), 'medalsTicked')).toEqual([{ type: 'medalsTicked', zone, medals: [points] }]);
        const again = alone(seated, TICK, rules);
        again.taken = state.taken;
        expect(won(tick(again, 0, reach))).toEqual(
          taken + 1 < medalsOf(zone).length ? [`0: ${medalsOf(zone)[taken + 1]}`] : [],
        );
      }
    },
  );

  test.each(NEARLY)('CO-MEDAL-04: a %s medal of an earlier turn is gone for everybody', (zone, seated, reach) => {
    const [first, second] = medalsOf(zone);
    const state = doing({ players: [seated, { ...seated }] }, [TICK, FREE]);
    expect(won(tick(state, 0, reach))).toEqual([`0: ${first}`]);
    state.flow.lanes = [[FREE], [FREE]];
    finish(state);
    expect(state.turn).toBe(2);
    state.flow = { stack: [{ step: 'families' }], lanes: [[FREE], [TICK]] };
    expect(won(tick(state, 1, reach))).toEqual([`1: ${second}`]);
  });

  test.each(NEARLY)(
    'CO-MEDAL-05: every player who reaches the same %s medal in the same turn wins all its points',
    (zone, seated, reach) => {
      const [first] = medalsOf(zone);
      const state = doing({ players: [seated, { ...seated }, { ...seated }, {}] }, [TICK, TICK, TICK, FREE]);
      expect([2, 0, 1].flatMap((who) => won(tick(state, who, reach)))).toEqual([
        `2: ${first}`,
        `0: ${first}`,
        `1: ${first}`,
      ]);
      state.flow.lanes = [[FREE], [FREE], [FREE], [FREE]];
      expect(only(finish(state), 'medalsTicked')).toEqual([{ type: 'medalsTicked', zone, medals: [first] }]);
    },
  );

  test.each(NEARLY)('CO-MEDAL-06: with all %s medals ticked a goal box gives no points', (zone, seated, reach) => {
    const state = alone({ ...seated, medals: medals(2) }, TICK, rules, { taken: { [zone]: medalsOf(zone).length } });
    const events = tick(state, 0, reach);
    expect(only(events, 'noMedalLeft')).toEqual([{ type: 'noMedalLeft', seat: 0, zone }]);
    expect(won(events)).toEqual([]);
    expect(pointsOf(state, 0)).toEqual([2]);
    state.flow.lanes = [[FREE], [FREE]];
    expect(eventTypes(finish(state))).not.toContain('medalsTicked');
  });

  test('CO-MEDAL-06: the last medal is still shared in the turn in which it goes', () => {
    const seated: Seated = { ticked: ['V2'], saloon: 3 };
    const state = doing({ players: [seated, { ...seated }], taken: { saloon: 2 } }, [TICK, TICK]);
    expect([0, 1].flatMap((who) => won(tick(state, who, 'V2.3')))).toEqual(['0: 4', '1: 4']);
  });

  test.each([
    ['desert', ['V2', 'D2', 'D3', 'L2'], 'D1', 5],
    ['lake', ['V2', 'L1', 'L2', 'D2'], 'L3', 4],
    ['forest', ['V1', 'F1', 'F2', 'L3'], 'F3', 4],
  ] as const)(
    'CO-MEDAL-07: the medal of the %s zone goes to the first, and to all of the same turn',
    (zone, ticked, last, points) => {
      const seated: Seated = { ticked: [...ticked] };
      const choice = { do: 'discover', region: region(last) } as const;
      const state = doing({ players: [seated, { ...seated }, { ...seated }] }, [DISCOVER, DISCOVER, FREE]);
      expect(won(act(state, 1, choice))).toEqual([`1: ${points}`]);
      expect(won(act(state, 0, choice))).toEqual([`0: ${points}`]);
      expect(only(finish(state), 'medalsTicked')).toEqual([{ type: 'medalsTicked', zone, medals: [points] }]);
      // a turn later it is gone
      state.flow = { stack: [{ step: 'families' }], lanes: [[FREE], null, [DISCOVER]] };
      const events = act(state, 2, choice);
      expect(eventTypes(events)).toEqual(['discovered', 'tickedBox', 'noMedalLeft']);
      expect(pointsOf(state, 2)).toEqual([]);
    },
  );
});

describe('the medal track', () => {
  test('CO-MEDAL-08: a medal is written at once into the next empty slot', () => {
    const state = alone({ ticked: ['L1', 'L1.1', 'V2'], medals: medals(8, 2), hand: ['blue 1'], saloon: 3 }, TICK);
    expect(only(tick(state, 0, 'L1.2'), 'wonMedal')).toMatchObject([{ points: 3, slot: 3 }]);
    expect(pointsOf(state, 0)).toEqual([8, 2, 3]); // phase II still runs
    expect(rules.score(state).seats[0]!.total).toBe(14); // with a lake's 1
    act(state, 0, choicesOf(state, 0)[0]!);
    expect(only(tick(state, 0, 'V2.3'), 'wonMedal')).toMatchObject([{ points: 8, slot: 4 }]);
    expect(pointsOf(state, 0)).toEqual([8, 2, 3, 8]);
  });

  test('CO-MEDAL-09: points in slot 7 trigger the end of the game', () => {
    const state = turningIn({ players: [{ medals: medals(1, 1, 1, 1, 1, 1, 1) }, {}] });
    expect(state.over).toBe('seventhMedal');
    expect(rules.result(state)).toMatchObject({ reason: 'seventhMedal', winners: [0] });
  });

  test('CO-MEDAL-09: six medals do not end the game, however many points they are worth', () => {
    const state = turningIn({
      players: [{ medals: medals(15, 15, 15, 15, 15, 15) }, { medals: medals(1, 2, 3, 4, 5, 6) }],
    });
    expect(state.over).toBeNull();
    expect(rules.result(state)).toBeNull();
    expect(state).toMatchObject({ turn: 2, caller: 1 });
    const families = turningIn({
      players: [{ area: family('red'), ticked: ['V1'], medals: medals(1, 1, 1, 1, 1, 1, 1) }, {}],
    });
    expect(families.over).toBeNull(); // step C comes after step A
  });
});
