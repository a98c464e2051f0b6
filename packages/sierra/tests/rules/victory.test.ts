import { describe, expect, test } from 'vitest';
import type { SierraResult, SierraState } from '../../src/index.ts';
import { cardDealer, landscapeOf } from '../helpers/landscapes.ts';
import { matchInRound1, playRandomly, seatGroups, startOf } from '../helpers/matches.ts';
import { plainNumbersPack, pointsCard } from '../helpers/packs.ts';

const numbers = plainNumbersPack();

/** A finished game of these groups with the given scores. */
function finished(groups: string, totals: number[]): SierraState {
  const state = startOf({ groups: seatGroups(groups), firstGame: true }, totals.length, 1, numbers);
  for (const group of state.groups) group.destination = 0; // 0 points on face A
  state.players.forEach((player, seat) => {
    player.kept = [pointsCard(numbers.box, totals[seat]!)];
  });
  state.over = true;
  return state;
}

function resultWith(groups: string, totals: number[]): SierraResult {
  const result = numbers.rules.result(finished(groups, totals))!;
  expect(result.totals).toEqual(totals);
  return result;
}

describe('individual victory', () => {
  test('SI-WIN-01: the highest score wins, no matter whose it is', () => {
    expect(resultWith('01 23', [50, 30, 49, 40]).winners).toEqual([0]);
    expect(resultWith('01 23', [30, 50, 49, 40]).winners).toEqual([1]);
    expect(resultWith('01 23 456', [30, 50, 49, 40, 1, 2, 51]).winners).toEqual([6]);
  });

  test('SI-WIN-01: the individual victory stands whether or not a group wins', () => {
    // with the bonus nothing is won by the group: the winner still wins
    expect(resultWith('01 23', [60, 10, 59, 58])).toMatchObject({ winners: [0], teamWinners: [] });
    // the companion would be ahead with the bonus: the winner stays the winner
    expect(resultWith('01 23', [60, 58, 20, 20])).toMatchObject({ winners: [0], teamWinners: [0, 1] });
  });

  test('SI-WIN-02: players of different groups who tie both win', () => {
    expect(resultWith('01 23', [60, 10, 20, 60]).winners).toEqual([0, 3]);
    expect(resultWith('01 234 56', [10, 60, 1, 60, 3, 60, 5]).winners).toEqual([1, 3, 5]);
  });

  test('SI-WIN-03: a tie between groups means no team victory and no bonus', () => {
    const result = resultWith('01 23', [60, 59, 60, 58]);
    expect(result.teamWinners).toEqual([]);
    expect(result.bonuses).toEqual([0, 0, 0, 0]);
    // even if a whole group shares the highest score with one outsider
    expect(resultWith('01 23', [60, 60, 60, 1])).toMatchObject({ winners: [0, 1, 2], teamWinners: [] });
  });

  test('SI-WIN-01: a tie inside one group is shared, and the team victory stays possible (SI-R-53, SI-R-54)', () => {
    expect(resultWith('01 23', [60, 60, 59, 1])).toMatchObject({
      winners: [0, 1],
      teamWinners: [0, 1],
      bonuses: [0, 0, 0, 0],
    });
    expect(resultWith('012 34', [60, 50, 60, 59, 1])).toMatchObject({
      winners: [0, 2],
      teamWinners: [0, 1, 2],
      bonuses: [0, 10, 0, 0, 0],
    });
  });
});

describe('team victory', () => {
  test('SI-TEAM-01: the companion in a duo gets 5 points, each companion in a trio 10, all others none', () => {
    expect(resultWith('01 234', [40, 60, 1, 2, 3]).bonuses).toEqual([5, 0, 0, 0, 0]);
    expect(resultWith('01 234', [40, 59, 1, 60, 3]).bonuses).toEqual([0, 0, 10, 0, 10]);
  });

  test('SI-TEAM-01: the bonus makes the difference, and exactly so', () => {
    // a duo: 45 + 5 against 49, then against 50
    expect(resultWith('01 23', [60, 45, 49, 1]).teamWinners).toEqual([0, 1]);
    expect(resultWith('01 23', [60, 45, 50, 1]).teamWinners).toEqual([]);
    // a trio: 40 + 10 against 49, then against 50
    expect(resultWith('01 234', [49, 1, 60, 40, 40]).teamWinners).toEqual([2, 3, 4]);
    expect(resultWith('01 234', [50, 1, 60, 40, 40]).teamWinners).toEqual([]);
  });

  test('SI-TEAM-02: all members must have more than every opponent of every other group', () => {
    // one companion of the trio stays behind one opponent
    expect(resultWith('012 34', [60, 52, 41, 1, 51]).teamWinners).toEqual([]);
    expect(resultWith('012 34', [60, 41, 52, 51, 1]).teamWinners).toEqual([]);
    expect(resultWith('012 34', [60, 52, 42, 1, 51]).teamWinners).toEqual([0, 1, 2]);
    // the opponent may sit in any other group
    expect(resultWith('01 23 45 67', [60, 50, 1, 1, 54, 1, 1, 1]).teamWinners).toEqual([0, 1]);
    expect(resultWith('01 23 45 67', [60, 50, 1, 1, 1, 1, 1, 55]).teamWinners).toEqual([]);
  });

  test('SI-TEAM-02: the team victory comes with the individual victory', () => {
    expect(resultWith('01 23', [45, 50, 49, 1])).toMatchObject({ winners: [1], teamWinners: [0, 1] });
  });

  test('SI-TEAM-02: only the group of the individual winner can have it', () => {
    // the other duo is better on the whole and has no winner
    expect(resultWith('01 23', [60, 10, 59, 59])).toMatchObject({ winners: [0], teamWinners: [] });
  });

  test('SI-TEAM-03: the bonus changes neither the individual victory nor the recorded scores', () => {
    const result = resultWith('012 34', [60, 58, 59, 20, 20]);
    expect(result.winners).toEqual([0]);
    expect(result.bonuses).toEqual([0, 10, 10, 0, 0]);
    expect(result.totals).toEqual([60, 58, 59, 20, 20]);
  });
});

describe("the rulebook's example", () => {
  // Audrey and Pierre are a duo; Claude, David and Salomé a trio
  const example = plainNumbersPack(({ destinations }) => {
    destinations[0]!.faces.A.scores = 7;
    destinations[1]!.faces.A.scores = 8;
  });
  const notebooks = [
    [8, 10, 13, 12],
    [12, 16, 5, 6],
    [10, 20, 9],
    [14, 15, 18],
    [12, 6, 14],
  ];

  function exampleState(): SierraState {
    const state = startOf({ groups: seatGroups('01 234'), firstGame: true }, 5, 1, example);
    const deal = cardDealer(example.box);
    state.groups[0]!.destination = 0;
    state.groups[1]!.destination = 1;
    state.groups[0]!.landscape = landscapeOf(
      `Or Or Om Ow Ob
       Tm Tb Tr Th Tx Tm
       . Cm Cb Cw Cx .`,
      { deal },
    );
    state.groups[1]!.landscape = landscapeOf(
      `Vr Vr Vm Vw Vw
       Tm Tb Tr Th Tx Tm
       . Om Ob Ow Ox .
       . . Cr Cm Cm .`,
      { deal },
    );
    state.players.forEach((player, seat) => {
      player.kept = notebooks[seat]!.map((points) => pointsCard(example.box, points));
    });
    state.over = true;
    return state;
  }

  test('SI-EX-01: David has the individual victory with 62', () => {
    const result = example.rules.result(exampleState())!;
    expect(result.totals).toEqual([55, 51, 54, 62, 47]);
    expect(result.winners).toEqual([3]);
  });

  test('SI-EX-02: 64, 62 and 57 exceed 55 and 51: the trio has the team victory, David keeps his own', () => {
    const result = example.rules.result(exampleState())!;
    expect(result.bonuses).toEqual([0, 0, 10, 0, 10]);
    expect(result.totals.map((total, seat) => total + result.bonuses[seat]!)).toEqual([55, 51, 64, 62, 57]);
    expect(result.teamWinners).toEqual([2, 3, 4]);
    expect(result.winners).toEqual([3]);
  });

  test('SI-EX-02: with two points less Salomé would only draw level with Audrey, and the team would not win', () => {
    const state = exampleState();
    state.players[4]!.kept = [12, 6, 12].map((points) => pointsCard(example.box, points));
    expect(example.rules.result(state)).toMatchObject({ winners: [3], teamWinners: [] });
  });

  /** The rounds in which each seat of the example's table holds the Role card. */
  function heldRounds(): number[][] {
    const table = matchInRound1({ groups: seatGroups('01 234') }, 5);
    playRandomly(table);
    const held: number[][] = [[], [], [], [], []];
    let round = 0;
    for (const event of table.events(0, 'spectator')) {
      if (event.type === 'roundBegan') round = event.round;
      if (event.type === 'roleHeld') held[event.seat]!.push(round);
    }
    return held;
  }

  test('SI-EX-03: the Role card of a trio goes 1, 4, 7 — 2, 5, 8 — 3, 6, 9', () => {
    expect(heldRounds().slice(2)).toEqual([
      [1, 4, 7],
      [2, 5, 8],
      [3, 6, 9],
    ]);
  });

  test('SI-EX-04: the Role card of a duo goes to one member in odd, to the other in even rounds', () => {
    expect(heldRounds().slice(0, 2)).toEqual([
      [1, 3, 5, 7],
      [2, 4, 6, 8],
    ]);
  });
});
