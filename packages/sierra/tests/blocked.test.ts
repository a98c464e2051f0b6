/** `blocked` names a rule that holds in this mode, and for a group of this size. */
import type { Seat } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { SierraChoice } from '../src/index.ts';
import {
  choicesOf,
  finishSeat,
  matchInRound1,
  only,
  playRandomly,
  refusal,
  roundOf,
  type SierraMatch,
  seatGroups,
} from './helpers/matches.ts';
import { packWithStage } from './helpers/packs.ts';

/** Blind cards, and limits that leave some without a legal cell. */
const hard = packWithStage([
  { rule: 'blind', n: 1 },
  { rule: 'maxLines', n: 3 },
  { rule: 'maxLength', n: 4 },
]).pack;

const TABLES = {
  'a team duo': { options: { mode: 'team', groups: seatGroups('234 01') }, seats: 5 },
  'a team trio': { options: { mode: 'team', groups: seatGroups('34 012') }, seats: 5 },
  'one alone': { options: { mode: 'solo' }, seats: 1 },
  'a cooperative duo': { options: { mode: 'cooperative' }, seats: 2 },
  'a cooperative trio': { options: { mode: 'cooperative' }, seats: 3 },
  'a competitive player': { options: { mode: 'competitive' }, seats: 3 },
} as const;
type Name = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Name[];

/** Round 1; tests look at the group of seat 0, who holds the Role card if there is one. */
const begin = (name: Name): SierraMatch => matchInRound1(TABLES[name].options, TABLES[name].seats, name);

/** The member of the group of seat 0 who lays. */
const layerOf = (name: Name): Seat => (name === 'one alone' || name === 'a competitive player' ? 0 : 1);

const handOf = (match: SierraMatch, seat: Seat): number[] => match.view(seat).players[seat]!.hand!;

/** The rules named for choices of this seat with its own hand, each once. */
function rulesFor(match: SierraMatch, seat: Seat, kind: 'lay' | 'discard'): string[] {
  const hand = handOf(match, seat);
  const found = match.blocked(seat).filter(({ choice }) => choice.do === kind && hand.includes(choice.card));
  return [...new Set(found.map(({ rule }) => rule))];
}

function layAll(match: SierraMatch, seat: Seat): void {
  const [lay] = only(choicesOf(match, seat), 'lay');
  if (lay === undefined) return;
  match.choose(seat, lay);
  layAll(match, seat);
}

test.each<[rule: string, Name]>([
  ['SI-TURN-05', 'a team duo'],
  ['SI-TRIO-03', 'a team trio'],
  ['SI-SOLO-03', 'one alone'],
  ['SI-TURN-05', 'a cooperative duo'],
  ['SI-TRIO-03', 'a cooperative trio'],
  ['SI-VS-04', 'a competitive player'],
])('%s: %s: no card more than the round asks for', (rule, name) => {
  const match = begin(name);
  const seat = layerOf(name);
  expect(rulesFor(match, seat, 'lay')).not.toContain(rule);
  layAll(match, seat);
  expect(rulesFor(match, seat, 'lay')).toEqual([rule]);
});

describe('only a player of a team trio chooses a card to discard', () => {
  const rules: [rule: string, Name][] = [
    ['SI-DUO-02', 'a team duo'],
    ['SI-COOP-03', 'a cooperative duo'],
    ['SI-COOP-03', 'a cooperative trio'],
    ['SI-VS-04', 'a competitive player'],
  ];

  test.each([...rules, ['SI-SOLO-03', 'one alone'] as const])('%s: %s', (rule, name) => {
    expect(rulesFor(begin(name), layerOf(name), 'discard')).toEqual([rule]);
  });

  test.each(rules)('%s: %s, when ready: no longer being ready would not help', (rule, name) => {
    const match = begin(name);
    const seat = layerOf(name);
    finishSeat(match, seat);
    expect(roundOf(match)).toBe(1);
    expect(rulesFor(match, seat, 'discard')).toEqual([rule]);
    expect(rulesFor(match, seat, 'lay')).toEqual(['SI-R-29']);
  });

  test('SI-R-29: a ready player of a team trio must take readiness back first', () => {
    const match = begin('a team trio');
    finishSeat(match, 1);
    expect(rulesFor(match, 1, 'discard')).toEqual(['SI-R-29']);
  });
});

test.each<Name>(['a team duo', 'a team trio', 'a cooperative duo', 'a cooperative trio'])(
  'SI-R-25: the Role holder of %s takes back no card of a companion',
  (name) => {
    const match = begin(name);
    const [lay] = only(choicesOf(match, 1), 'lay');
    match.choose(1, lay!);
    const takeBack = { do: 'takeBack', card: lay!.card } as const;
    expect(refusal(() => match.choose(0, takeBack))).toEqual({ code: 'blocked', rule: 'SI-R-25' });
  },
);

describe('in three rounds every rule named concerns the mode and the group', () => {
  /** The modes and group sizes that the rules of each family concern; all others concern every game. */
  const concerns: [rules: RegExp, (mode: string, size: number) => boolean][] = [
    [/^SI-DUO-/, (mode, size) => mode === 'team' && size === 2],
    [/^SI-TRIO-03/, (_mode, size) => size === 3],
    [/^SI-TRIO-04/, (mode, size) => mode === 'team' && size === 3],
    [/^SI-TURN-05/, (_mode, size) => size === 2],
    [/^SI-TURN-03|^SI-R-25/, (_mode, size) => size > 1],
    [/^SI-R-2[34]/, (_mode, size) => size === 3],
    [/^SI-SOLO-/, (mode) => mode === 'solo'],
    [/^SI-COOP-/, (mode) => mode === 'cooperative'],
    [/^SI-VS-/, (mode) => mode === 'competitive'],
    [/^SI-R-7/, (mode) => mode === 'solo' || mode === 'cooperative'],
  ];

  test.each(NAMES)('%s', (name) => {
    const { options, seats } = TABLES[name];
    const match = matchInRound1(options, seats, name, hard);
    const named = new Set<string>();
    playRandomly(match, () => {
      for (let seat = 0; seat < seats; seat++) {
        const { groups, players } = match.view('spectator');
        const size = groups[players[seat]!.group]!.members.length;
        for (const { choice, rule } of match.blocked(seat) as { choice: SierraChoice; rule: string }[]) {
          if (named.has(`${size} ${rule}`)) continue;
          named.add(`${size} ${rule}`);
          for (const [rules, holds] of concerns)
            if (rules.test(rule))
              expect(holds(options.mode, size), `${rule} for ${choice.do}, ${size} members`).toBe(true);
        }
      }
      return roundOf(match) === 4;
    });
    expect(named.size).toBeGreaterThan(8);
  });
});
