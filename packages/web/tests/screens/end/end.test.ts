/// <reference types="vite/client" />
import { randomBot } from '@cordillera/bots';
import { createMatch, createRandom, type Language, loadPack, type Match, type ScoreLine } from '@cordillera/engine';
import { housePack, type SierraRules, type SierraTypes, sierra, sierraFormat, speak } from '@cordillera/sierra';
import { describe, expect, test } from 'vitest';
import specification from '../../../../../docs/rules/sierra.md?raw';
import { headlineOf } from '../../../src/games/sierra/end/headline.ts';
import { decisive, type Outcome, outcomeOf } from '../../../src/games/sierra/end/outcome.ts';
import { pictureOf } from '../../../src/games/sierra/end/pictureOf.ts';
import { type Reason, reasonsOf } from '../../../src/games/sierra/end/reasons.ts';
import { sierraScores } from '../../../src/games/sierra/end/scores.ts';
import { sierraEndWords } from '../../../src/games/sierra/end/sierraEndWords.ts';
import { nearest, ticks } from '../../../src/screens/end/chart.ts';
import { endWords } from '../../../src/screens/end/endWords.ts';
import { scoreHistoryOf } from '../../../src/screens/end/scoreHistory.ts';
import { barOf, sourcesOf } from '../../../src/screens/end/sources.ts';
import { arranged, compose, heightAmong, heightOf } from '../../../src/screens/end/summit.ts';
import { marginOf } from '../../../src/screens/end/victory.ts';
import { firstCell, nextCell } from '../../../src/table/scores/cellNavigation.ts';

const words = sierraEndWords.en;
const ruleIds = new Set(specification.match(/SI-[A-Z]+-\d+/g));

/** A game that bots have played to its end, or for `choices` choices. */
function played(options: object, seats: number, choices = Number.POSITIVE_INFINITY): Match<SierraTypes> {
  const match = createMatch(sierra, {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, ...(seat > 0 && { bot: 'random' }) })),
    seed: '0123456789abcdef0123456789abcdef',
  });
  const random = createRandom(JSON.stringify(options));
  while (match.result() === null && match.length < choices) {
    const [seat] = match.deciders();
    const decision = match.decisions().find((open) => open.seat === seat)!;
    match.choose(seat!, randomBot.choose({ rules: match.rules as never, view: null, decision, random }));
  }
  return match;
}

const tables: [name: string, options: object, seats: number][] = [
  ['team of 4', { mode: 'team' }, 4],
  ['team of 5', { mode: 'team' }, 5],
  ['team of 8', { mode: 'team', firstGame: true }, 8],
  ['competitive 2', { mode: 'competitive' }, 2],
  ['competitive 4', { mode: 'competitive' }, 4],
  ['cooperative 2', { mode: 'cooperative', stage: 2 }, 2],
  ['cooperative 3', { mode: 'cooperative', stage: 5 }, 3],
  ...Array.from({ length: 8 }, (_, i): [string, object, number] => [
    `solo, stage ${i + 1}`,
    { mode: 'solo', stage: i + 1 },
    1,
  ]),
];

describe.each(tables)('%s', (_, options, seats) => {
  const match = played(options, seats);
  const outcome = outcomeOf(
    match,
    match.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
  );
  const { box } = match.rules as SierraRules;
  const result = match.result()!;

  test('the score history goes round by round from the first to the last, and ends with the result', () => {
    const story = scoreHistoryOf(match);
    const rounds = Math.max(...outcome.view.groups.map((group) => group.rounds));
    expect(story.map(({ round }) => round)).toEqual(Array.from({ length: rounds }, (_, i) => i + 1));
    expect(story.at(-1)!.totals).toEqual(result.totals);
    // a player without further rounds gets no more points
    for (const group of outcome.view.groups)
      for (const { round, totals } of story)
        if (round >= group.rounds) for (const seat of group.members) expect(totals[seat]).toBe(result.totals[seat]);
  });

  test('every column of the score sheet adds up to its score, in every language', () => {
    for (const language of ['en', 'fr', 'pl'] as Language[]) {
      const speaker = speak(language, box, outcome.names);
      const sheet = sierraScores(
        {
          sheet: match.score(),
          names: outcome.names,
          groups: outcome.groups,
          best: { seats: decisive(outcome), label: 'best' },
          bonuses: result.bonuses,
        },
        speaker,
        sierraEndWords[language].sheet,
        language,
      );
      expect(sheet.columns.map(({ seat }) => seat).sort()).toEqual(outcome.names.map((_, seat) => seat));
      sheet.columns.forEach(({ seat }, column) => {
        const points = sheet.rows.map(({ cells }) => cells[column]?.points ?? 0);
        const own = (sheet.own?.rows ?? []).map(({ cells }) => cells[column]?.points ?? 0);
        const ownSum = own.reduce((sum, each) => sum + each, 0);
        expect(ownSum).toBe(sheet.own?.sums[column] ?? 0);
        expect(points.reduce((sum, each) => sum + each) + ownSum).toBe(result.totals[seat]);
        expect(sheet.totals.points[column]).toBe(result.totals[seat]);
      });
      for (const { label, cells } of sheet.rows) {
        expect(label).not.toBe('');
        for (const cell of cells)
          if (cell) expect(cell.parts.reduce((sum, { points }) => sum + points, 0)).toBe(cell.points);
      }
      const framed = sheet.groups.reduce((sum, { columns }) => sum + columns, 0);
      expect(framed).toBe(outcome.mode === 'team' ? seats : 0);
    }
  });

  test('the reasons name rules that exist, and headline and picture have words', () => {
    for (const language of ['en', 'fr', 'pl'] as Language[]) {
      const reasons = reasonsOf(outcome, sierraEndWords[language].reason, language);
      expect(reasons.length).toBeGreaterThan(0);
      for (const { text, rule } of reasons) {
        expect(ruleIds).toContain(rule);
        expect(text).not.toMatch(/undefined|NaN|Infinity/);
      }
      const { title, note } = headlineOf(
        outcome,
        speak(language, box, outcome.names),
        sierraEndWords[language],
        endWords[language].victory,
        language,
      );
      expect(`${title} ${note}`).not.toMatch(/undefined|NaN|Infinity/);
      expect(title).not.toBe('');
    }
    const picture = pictureOf(outcome, words);
    expect(picture.people.map(({ total }) => total)).toEqual(result.totals);
    expect(picture.goals.filter(({ reached }) => reached)).toHaveLength(result.suns ?? 0);
  });
});

test('the points a stage gives, scores by symbols and takes away have their own rows', () => {
  const { box } = sierra.rules(loadPack(sierraFormat, housePack).content) as SierraRules;
  const card = box.notebook[0]!.id;
  const lines: ScoreLine[] = [
    { source: 'destination', params: { card: `${box.destinations[0]!.id}-A` }, points: 5 },
    { source: 'destination', params: { card: `${box.destinations[0]!.id}-B` }, points: 3 },
    { source: 'symbol', params: { symbol: 'bird' }, points: 4 },
    { source: 'symbol', params: { symbol: 'river' }, points: 2 },
    { source: 'given', params: { card }, points: 6 },
    { source: 'notebook', params: { card }, points: 7 },
    { source: 'penalty', points: -3 },
  ];
  const seats = [lines, lines].map((own) => ({ lines: own, total: 24 }));
  const { rows, own } = sierraScores(
    { sheet: { seats }, names: ['Ada', 'Ben'], groups: [[1, 0]] },
    speak('en', box, ['Ada', 'Ben']),
    words.sheet,
    'en',
  );
  const name = box.notebook[0]!.name.en;
  expect(rows.map(({ label, cells }) => [label, cells[1]!.points])).toEqual([
    ['Destination', 8],
    ['Birds and rivers', 6],
    [`${name} (from the stage)`, 6],
    ['Stage penalty', -3],
  ]);
  expect(own!.sums).toEqual([7, 7]);
  expect(own!.rows.map(({ cells }) => cells[1]!.parts)).toEqual([[{ name, points: 7 }]]);
});

test('the score history of an unfinished game has only the finished rounds', () => {
  const match = played({ mode: 'team' }, 5, 60);
  const round = match.rules.turns(match.copyState());
  expect(round).toBeGreaterThan(2);
  expect(scoreHistoryOf(match).map((part) => part.round)).toEqual(Array.from({ length: round - 1 }, (_, i) => i + 1));
});

/** The facts of a made-up end. */
const ended = (facts: Partial<Omit<Outcome, 'result'>> & { result: Partial<Outcome['result']> }): Outcome =>
  ({
    mode: 'team',
    names: ['You', 'Noor', 'Iris', 'Léa', 'Tomek'],
    groups: [
      [0, 1],
      [2, 3, 4],
    ],
    me: 0,
    campaign: null,
    ...facts,
    result: {
      reason: 'lastRound',
      winners: [],
      teamWinners: [],
      bonuses: [0, 0, 0, 0, 0],
      suns: null,
      ...facts.result,
    },
  }) as Outcome;

const rulesOf = (outcome: Outcome): Reason['rule'][] => reasonsOf(outcome, words.reason, 'en').map(({ rule }) => rule);
const textsOf = (outcome: Outcome): string[] => reasonsOf(outcome, words.reason, 'en').map(({ text }) => text);
const titleOf = (outcome: Outcome): string =>
  headlineOf(outcome, speakerOf(outcome), words, endWords.en.victory, 'en').title;
const noteOf = (outcome: Outcome): string =>
  headlineOf(outcome, speakerOf(outcome), words, endWords.en.victory, 'en').note;
const speakerOf = ({ names, groups }: Outcome) => speak('en', {} as never, names, groups);

describe('the headline for the person', () => {
  const victory = ended({
    result: { winners: [0], teamWinners: [0, 1], totals: [61, 53, 55, 53, 52], bonuses: [0, 5, 0, 0, 0] },
  });

  test('tells a person who wins with the group, with the deciding sum', () => {
    expect(titleOf(victory)).toBe('You win, and your group wins too');
    expect(noteOf(victory)).toBe('With the bonus Noor gets to 58, ahead of 55');
    expect(textsOf(victory)).toEqual([
      '61 is the highest score: you win.',
      '61 and 53 + 5 beat 55, 53 and 52: the group wins as a team.',
    ]);
    expect(rulesOf(victory)).toEqual(['SI-WIN-01', 'SI-TEAM-02']);
  });

  test('describes the same end for a companion of the winner, an opponent, several people and spectators', () => {
    expect(titleOf({ ...victory, me: 1 })).toBe('Your group wins, led by You');
    expect(noteOf({ ...victory, me: 1 })).toBe('With the bonus you get to 58, ahead of 55');
    expect(titleOf({ ...victory, me: 2 })).toBe('You wins, and the whole group too');
    expect(titleOf({ ...victory, me: null })).toBe('You wins, and the whole group too');
  });

  test('announces no team victory for an equal or lower score', () => {
    const equal = ended({ result: { winners: [0], totals: [61, 50, 55, 53, 52], bonuses: [0, 5, 0, 0, 0] } });
    expect(rulesOf(equal)).toEqual(['SI-WIN-01', 'SI-R-56']);
    const lower = ended({ result: { winners: [0], totals: [61, 49, 55, 53, 52], bonuses: [0, 5, 0, 0, 0] } });
    expect(textsOf(lower)[1]).toBe('49 + 5 does not beat 55: the group does not win as a team.');
    expect(rulesOf(lower)).toEqual(['SI-WIN-01', 'SI-TEAM-02']);
    expect(titleOf(lower)).toBe('You win');
  });

  test('shared victories: in one group, in two, among three, and where everybody plays alone', () => {
    const shared = (winners: number[], totals: number[]): Outcome => ended({ result: { winners, totals } });
    const together = ended({ result: { winners: [0, 1], teamWinners: [0, 1], totals: [61, 61, 55, 53, 52] } });
    expect(rulesOf(together)).toEqual(['SI-R-53', 'SI-TEAM-02']);
    expect(titleOf(together)).toBe('You share the win with Noor, and your group wins too');
    expect(rulesOf(shared([0, 2], [61, 53, 61, 53, 52]))).toEqual(['SI-WIN-02', 'SI-WIN-03']);
    expect(titleOf(shared([0, 2], [61, 53, 61, 53, 52]))).toBe('You share the win with Iris');
    expect(rulesOf(shared([0, 1, 2], [61, 61, 61, 53, 52]))).toEqual(['SI-R-55', 'SI-WIN-03']);
    const alone = { mode: 'competitive' as const, groups: [[0], [1]], names: ['You', 'Noor'] };
    expect(rulesOf(ended({ ...alone, result: { winners: [0, 1], totals: [90, 90] } }))).toEqual(['SI-R-59']);
    const best = ended({ ...alone, result: { winners: [0], totals: [91, 90], bonuses: [0, 0] } });
    expect(rulesOf(best)).toEqual(['SI-VS-06']);
    expect(noteOf(best)).toBe('91 points; Noor follows with 90');
    expect(noteOf({ ...best, me: 1 })).toBe('91 points; you have 90');
    expect(noteOf({ ...best, me: null })).toBe('You wins with 91 points.');
  });

  test('suns: none, some, all, and one point too few', () => {
    const stage = (score: number, suns: number, mode: 'solo' | 'cooperative' = 'solo'): Outcome =>
      ended({
        mode,
        groups: [[0]],
        campaign: { stage: 1, goals: [97, 108, 120], suns, score },
        result: { totals: [score], winners: suns > 0 ? [0] : [], suns },
      });
    expect([0, 1, 2, 3].map((suns) => titleOf(stage([90, 100, 110, 125][suns]!, suns)))).toEqual(words.headline.suns);
    expect(noteOf(stage(90, 0))).toBe('90 points; 8 more for the first sun');
    expect(noteOf(stage(101, 1))).toBe('101 points; 8 more for the next sun');
    expect(noteOf(stage(125, 3))).toBe('125 points; the highest goal was 120');
    expect(rulesOf(stage(97, 0))).toEqual(['SI-R-65']);
    expect(rulesOf(stage(101, 1))).toEqual(['SI-SOLO-05']);
    expect(rulesOf(stage(101, 1, 'cooperative'))).toEqual(['SI-COOP-06', 'SI-COOP-07']);
    expect(textsOf(stage(101, 1))).toEqual(['101 is more than 97, but not more than 108: 1 sun.']);
  });
});

describe('words', () => {
  /**
   * Every text of a catalogue with its path; functions are asked for one, two and five of something, as text: some take
   * names.
   */
  function texts(part: unknown, path = ''): [path: string, text: string][] {
    if (typeof part === 'string') return [[path, part]];
    if (typeof part === 'function') return ['1', '2', '5'].map((n) => [`${path}(${n})`, part(n, n, n, n)]);
    return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
  }

  test.each(['fr', 'pl'] as Language[])('in %s have the same keys as English, and none is empty', (language) => {
    const own = texts(sierraEndWords[language]);
    expect(own.map(([path]) => path)).toEqual(texts(words).map(([path]) => path));
    for (const [path, text] of own) expect(text.trim(), path).not.toMatch(/^$|undefined|NaN/);
  });

  test('Polish counts in three forms', () => {
    expect([1, 2, 5, 22].map(sierraEndWords.pl.card.points)).toEqual(['1 punkt', '2 punkty', '5 punktów', '22 punkty']);
  });
});

describe('the summit picture', () => {
  const people = [50, 54, 64, 45, 68].map((total, seat) => ({ seat, total, flag: total === 68 }));
  const sheet = { people, goals: [], hasLabels: false, width: 800, height: 400, rem: 16 };

  test('has the best in the middle and no mountain off the sheet', () => {
    expect(arranged(people).map(({ total }) => total)).toEqual([45, 54, 68, 64, 50]);
    for (const width of [320, 800, 2000])
      for (const { x, top } of compose({ ...sheet, width }).peaks) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(top).toBeGreaterThan(60);
      }
  });

  test('keeps close scores close, and the order of heights is that of the scores', () => {
    const { peaks } = compose(sheet);
    const byHeight = [...peaks].sort((a, b) => a.top - b.top);
    expect(byHeight.map(({ total }) => total)).toEqual([68, 64, 54, 50, 45]);
    expect(heightOf(60, [60, 61])).toBeGreaterThan(0.9);
    expect(heightOf(61, [61, 61])).toBe(1);
  });

  test('a summit is above a goal exactly when it was exceeded', () => {
    const goals = [97, 108, 120];
    for (const score of [20, 90, 97, 98, 108, 115, 121, 160]) {
      const height = heightAmong(goals, score);
      for (const goal of goals) expect(height(score) > height(goal)).toBe(score > goal);
      expect(height(score)).toBeGreaterThanOrEqual(0);
      expect(height(score)).toBeLessThanOrEqual(1);
    }
  });
});

test('the chart has round numbers on its axis, from the least value to the greatest, at most nine steps', () => {
  expect(ticks(0, 68)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
  expect(ticks(0, 1)).toEqual([0, 1]);
  expect(ticks(-27, 34)).toEqual([-30, -20, -10, 0, 10, 20, 30, 40]);
  expect(ticks(-9, -3)).toEqual([-10, -8, -6, -4, -2, 0, 2]);
  for (let greatest = 1; greatest < 2000; greatest += 7)
    for (const least of [0, -1, -30, -400]) {
      const all = ticks(least, greatest);
      expect(all[0]).toBeLessThanOrEqual(least);
      expect(all).toContain(0);
      expect(all.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect(all.length).toBeLessThanOrEqual(10);
    }
  expect([-50, 10, 49, 51, 300].map((x) => nearest(x, 0, 100, 3))).toEqual([0, 0, 1, 1, 2]);
});

test('bars of sources stack gains up from 0 and losses down, and each round adds up to its total', () => {
  const line = (source: string, points: number) => ({ source, points });
  const story = [
    { round: 1, totals: [-2], lines: [[line('gold', 1), line('tracks', 0), line('empty', -3), line('gold', 0)]] },
    { round: 2, totals: [4], lines: [[line('gold', 2), line('tracks', 0), line('empty', -3), line('gold', 5)]] },
  ];
  const sources = sourcesOf(story, 0, ({ source }) => source);
  expect(sources).toEqual([
    { name: 'gold', colour: 0, points: [1, 7] },
    { name: 'empty', colour: 2, points: [-3, -3] },
  ]);
  expect(barOf(sources, 1)).toEqual([
    { source: 0, from: 0, to: 7 },
    { source: 1, from: 0, to: -3 },
  ]);
  story.forEach(({ totals }, round) => {
    expect(barOf(sources, round).reduce((sum, { from, to }) => sum + to - from, 0)).toBe(totals[0]);
  });
});

test('a source of points has the same colour for every player', () => {
  const line = (source: string) => ({ source, points: 1 });
  const story = [
    { round: 1, totals: [1, 1], lines: [[line('lakes')], [line('forests')]] },
    {
      round: 2,
      totals: [2, 2],
      lines: [
        [line('forests'), line('lakes')],
        [line('rail'), line('lakes')],
      ],
    },
  ];
  const colours = [0, 1].map((seat) => {
    const sources = sourcesOf(story, seat, ({ source }) => source);
    return Object.fromEntries(sources.map(({ name, colour }) => [name, colour]));
  });
  expect(colours).toEqual([
    { forests: 0, lakes: 1 },
    { forests: 0, lakes: 1, rail: 2 },
  ]);
});

test('arrow keys skip empty cells and stop at the edge of the score sheet', () => {
  const cell = {};
  const rows = [{ cells: [cell, cell, cell] }, { cells: [cell, null, cell] }, { cells: [null, null, null] }];
  expect(nextCell(rows, { row: 1, column: 0 }, 'ArrowRight')).toEqual({ row: 1, column: 2 });
  expect(nextCell(rows, { row: 0, column: 1 }, 'ArrowDown')).toBeNull();
  expect(nextCell(rows, { row: 0, column: 0 }, 'ArrowUp')).toBeNull();
  expect(nextCell(rows, { row: 0, column: 0 }, 'Enter')).toBeNull();
  expect(firstCell([{ cells: [null, null] }, { cells: [null, cell] }])).toEqual({ row: 1, column: 1 });
});

test.each(['en', 'fr', 'pl'] as const)('negative points have a typographic minus (%s)', (language) => {
  const words = endWords[language].victory;
  const margins = [
    marginOf({ names: ['Ada', 'Hastings'], totals: [-17, 162], winners: [1], me: 0 }, words),
    marginOf({ names: ['Ada', 'Hastings'], totals: [-3, -17], winners: [0], me: 0 }, words),
  ].join(' ');
  expect(margins.match(/−(3|17)/g)).toEqual(['−17', '−3', '−17']);
  expect(margins).not.toContain('-');
});
