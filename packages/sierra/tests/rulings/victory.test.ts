/** Rulings 12.5 of docs/rules/sierra.md: who wins. */
import { describe, expect, test } from 'vitest';
import type { SierraResult } from '../../src/index.ts';
import { agreeOnFaces, matchOf, stateOf } from '../helpers/matches.ts';
import { plainNumbersPack, pointsCard } from '../helpers/packs.ts';

/** Every face is worth nothing and every Notebook card a number, so that scores can be chosen. */
const from = plainNumbersPack(({ destinations }) => {
  for (const { faces } of destinations) for (const face of [faces.A, faces.B]) face.scores = 0;
});

/** The result of a finished game with these scores by seat; landscapes are empty. */
function resultWith(options: object, scores: number[]): SierraResult {
  const match = matchOf(options, scores.length, 1, from.pack);
  agreeOnFaces(match);
  const state = stateOf(match);
  scores.forEach((score, seat) => {
    state.players[seat]!.kept = [pointsCard(from.box, score)];
  });
  state.over = true;
  const result = from.rules.result(state)!;
  expect(result.totals).toEqual(scores);
  return result;
}

const duos = (...scores: number[]) =>
  resultWith({ groups: [[0, 1], [2, 3], [4, 5]].slice(0, scores.length / 2) }, scores); // biome-ignore format: short
/** The duo 0, 1 against the trio 2, 3, 4. */
const withTrio = (...scores: number[]) => resultWith({ groups: [[0, 1], [2, 3, 4]] }, scores); // biome-ignore format: short

describe('individual and team victory', () => {
  test('SI-R-53: a top score shared inside one group: all share it, and a team victory remains possible', () => {
    expect(duos(50, 50, 49, 10)).toMatchObject({ winners: [0, 1], teamWinners: [0, 1] });
    expect(withTrio(20, 30, 50, 50, 25)).toMatchObject({ winners: [2, 3], teamWinners: [2, 3, 4] });
    expect(withTrio(20, 30, 50, 50, 50)).toMatchObject({ winners: [2, 3, 4], teamWinners: [2, 3, 4] });
    // possible, not certain: the third member is too far behind
    expect(withTrio(20, 30, 50, 50, 20)).toMatchObject({ winners: [2, 3], teamWinners: [] });
  });

  test('SI-R-54: players who share the victory need no bonus; a third member of a trio gets 10 once', () => {
    expect(duos(50, 50, 49, 10).bonuses).toEqual([0, 0, 0, 0]);
    expect(withTrio(20, 30, 50, 50, 25).bonuses).toEqual([0, 0, 0, 0, 10]);
    expect(withTrio(20, 30, 50, 50, 50).bonuses).toEqual([0, 0, 0, 0, 0]);
    // 10 and not 20, although there are two winners: 21 + 10 beats 30, 20 + 10 does not
    expect(withTrio(20, 30, 50, 50, 21).teamWinners).toEqual([2, 3, 4]);
    expect(withTrio(20, 30, 50, 50, 20).teamWinners).toEqual([]);
  });

  test('SI-R-55: a tie of players of at least two groups: all win, no team victory, no bonus', () => {
    const none = (seats: number) => Array.from({ length: seats }, () => 0);
    expect(duos(50, 49, 50, 49)).toMatchObject({ winners: [0, 2], teamWinners: [], bonuses: none(4) });
    expect(duos(50, 50, 50, 10)).toMatchObject({ winners: [0, 1, 2], teamWinners: [], bonuses: none(4) });
    expect(duos(50, 1, 50, 1, 50, 1)).toMatchObject({ winners: [0, 2, 4], teamWinners: [], bonuses: none(6) });
    expect(withTrio(50, 1, 50, 50, 50)).toMatchObject({ winners: [0, 2, 3, 4], teamWinners: [], bonuses: none(5) });
  });

  test('SI-R-56: more is strict, for each companion against each opponent', () => {
    expect(duos(60, 45, 50, 10).teamWinners).toEqual([]); // 45 + 5 is only equal
    expect(duos(60, 46, 50, 10).teamWinners).toEqual([0, 1]);
    expect(duos(60, 46, 10, 10, 51, 10).teamWinners).toEqual([]); // one opponent of three duos is enough
    expect(withTrio(50, 10, 60, 41, 40).teamWinners).toEqual([]); // one companion of two is enough
    expect(withTrio(50, 10, 60, 41, 41).teamWinners).toEqual([2, 3, 4]);
  });

  test("SI-R-57: the bonus follows the size of the winner's group, not of the opponents'", () => {
    expect(withTrio(60, 40, 10, 20, 30).bonuses).toEqual([0, 5, 0, 0, 0]);
    expect(withTrio(10, 20, 60, 40, 30).bonuses).toEqual([0, 0, 0, 10, 10]);
    // 45 + 5 against 50: a bonus of 10 would have made a team victory
    expect(withTrio(60, 45, 50, 20, 30).teamWinners).toEqual([]);
    expect(duos(60, 40, 10, 20).bonuses).toEqual([0, 5, 0, 0]);
  });

  test('SI-R-58: without team victory the winner wins alone, and the bonus is no part of the score', () => {
    const missed = withTrio(50, 10, 60, 57, 30);
    expect(missed).toMatchObject({ winners: [2], teamWinners: [], totals: [50, 10, 60, 57, 30] });
    // nor does it make a companion the winner, whether the team victory is reached or not
    const reached = withTrio(50, 10, 60, 57, 45);
    expect(reached).toMatchObject({ winners: [2], teamWinners: [2, 3, 4], totals: [50, 10, 60, 57, 45] });
  });
});

describe('competitive', () => {
  test('SI-R-59: a tie is a shared victory', () => {
    const mode = { mode: 'competitive' };
    expect(resultWith(mode, [40, 40])).toMatchObject({ winners: [0, 1], teamWinners: [], bonuses: [0, 0] });
    expect(resultWith(mode, [40, 12, 40])).toMatchObject({ winners: [0, 2], teamWinners: [] });
    expect(resultWith(mode, [40, 41, 40, 41])).toMatchObject({ winners: [1, 3], teamWinners: [] });
    // no Notebook cards, river or anything else breaks it; a single best player wins alone
    expect(resultWith(mode, [40, 41, 40])).toMatchObject({ winners: [1], teamWinners: [], bonuses: [0, 0, 0] });
  });
});
