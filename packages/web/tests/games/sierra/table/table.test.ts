import { createMatch, type Match } from '@cordillera/engine';
import { type SierraRules, type SierraTypes, sierra, speak } from '@cordillera/sierra';
import { describe, expect, test } from 'vitest';
import { spotOf } from '../../../../src/games/sierra/table/board/cells.ts';
import { gainsOf, withCard } from '../../../../src/games/sierra/table/board/placements.ts';
import { waitingText } from '../../../../src/games/sierra/table/hand/rest.ts';
import { GameHistory } from '../../../../src/games/sierra/table/log/gameHistory.ts';
import { modelOf, type TableModel } from '../../../../src/games/sierra/table/model.ts';
import { cardPlaysByGroup } from '../../../../src/games/sierra/table/round/cardPlays.ts';
import { sierraTableWords } from '../../../../src/games/sierra/table/sierraTableWords.ts';
import { sierraTable } from '../../../../src/games/sierra/table/tableGame.ts';
import { offscreenHints, zoomFor } from '../../../../src/table/shell/offscreenHints.ts';

const names = ['Ada', 'Noor', 'Mateo'];
const competitive = (): Match<SierraTypes> =>
  createMatch(sierra, {
    options: { mode: 'competitive' },
    seats: names.map((name) => ({ name })),
    seed: '0123456789abcdef0123456789abcdef',
  });

/** Every seat makes its last forward choice until a round is reached; `seat` is then asked. */
function playTo(match: Match<SierraTypes>, round: number, seat = 0): void {
  while (match.view('spectator').round < round || !match.deciders().includes(seat)) {
    const decision = match.decisions().find(({ forward }) => forward > 0)!;
    match.choose(decision.seat, decision.choices[decision.forward - 1]!);
  }
}

function tableOf(match: Match<SierraTypes>, viewer = 0, preview: Parameters<typeof modelOf>[0]['preview'] = null) {
  const { box } = match.rules as SierraRules;
  const groups = match.view('spectator').groups.map(({ members }) => members);
  const chronicle = new GameHistory(box, match.fork(0).view('spectator')).read(match.events(0, viewer), viewer);
  return modelOf({
    box,
    view: match.view(viewer),
    viewer,
    names,
    people: [viewer],
    chronicle,
    speaker: speak('en', box, names, groups),
    words: sierraTableWords.en,
    language: 'en',
    preview,
    livePoints: true,
  });
}

describe('the Notebook card chosen in this round', () => {
  test('counts in the running total and is listed with the kept ones, for its own group alone', () => {
    const match = competitive();
    playTo(match, 5);
    const cards = match.view(0).players[0]!.drawn!;
    const points = cards.map((card) => tableOf(match).groups[0]!.seats[0]!.drawn!.find((d) => d.card === card)!.points);
    const best = cards[points.indexOf(Math.max(...points))]!;
    const before = tableOf(match).groups[0]!.seats[0]!;
    expect(Math.max(...points)).toBeGreaterThan(0);
    match.choose(0, { do: 'keep', card: best });
    const after = tableOf(match).groups[0]!.seats[0]!;
    expect(after.total).toBe(before.total + Math.max(...points));
    expect(after.kept.filter(({ chosen }) => chosen).map(({ card }) => card)).toEqual([best]);
    const seenByNoor = tableOf(match, 1).groups[0]!.seats[0]!;
    expect(seenByNoor.total).toBe(before.total);
    expect(seenByNoor.kept.some(({ chosen }) => chosen)).toBe(false);
    // the points of the other cards replace the current choice, they are not added to it
    expect(after.drawn!.map((drawn) => drawn.points)).toEqual(before.drawn!.map((drawn) => drawn.points));
  });

  test('counts in the points of a place', () => {
    const match = competitive();
    const { box } = match.rules as SierraRules;
    const differences: number[] = [];
    for (const round of [2, 3, 4, 5, 6, 7]) {
      playTo(match, round);
      for (const card of match.view(0).players[0]!.drawn!) {
        const fork = match.fork(match.length);
        fork.choose(0, { do: 'keep', card });
        for (const lay of fork.decision(0)!.choices) {
          if (lay.do !== 'lay') continue;
          const gainIn = (at: typeof match): number =>
            gainsOf((choice) => at.preview(0, choice), lay.card, [lay]).get(`${lay.row}/${lay.column}`)!;
          const gain = gainIn(fork);
          differences.push(gain - gainIn(match));
          const laid = withCard(box, fork.view(0).groups[0]!.landscape, lay.card, lay);
          const seat = tableOf(fork, 0, laid).groups[0]!.seats[0]!;
          expect((seat.preview ?? seat.total) - seat.total).toBe(gain);
        }
      }
    }
    expect(differences.some((difference) => difference !== 0)).toBe(true);
  });
});

test('the points in a group’s panel add up to the total of each member', () => {
  const match = competitive();
  const addsUp = (table: TableModel): void => {
    for (const { seats, destination, waters, penalty } of table.groups)
      for (const { total, kept } of seats)
        expect(kept.reduce((sum, { points }) => sum + points, destination.points + waters + penalty)).toBe(total);
  };
  for (const round of [1, 3, 6, 8]) {
    playTo(match, round);
    addsUp(tableOf(match));
    match.choose(0, { do: 'keep', card: match.view(0).players[0]!.drawn![0]! });
    addsUp(tableOf(match));
  }
});

test('the plays of a round list the other groups in the order of play, then the viewer’s own, with all points of the round', () => {
  const match = competitive();
  playTo(match, 3);
  const { box } = match.rules as SierraRules;
  const totals = () => match.score().seats.map(({ total }) => total);
  const before = totals();
  playTo(match, 4);
  const entries = new GameHistory(box, match.fork(0).view('spectator'))
    .read(match.events(0, 1), 1)
    .entries.filter(({ round }) => round === 3);
  const plays = cardPlaysByGroup(entries, (seat) => seat, 1);
  expect(plays.map(({ group }) => group)).toEqual([2, 0, 1]);
  for (const { group, laid, kept, gains } of plays) {
    expect(laid).toHaveLength(2);
    expect(kept).toHaveLength(1);
    expect(gains.reduce((sum, { points }) => sum + points, 0)).toBe(totals()[group]! - before[group]!);
  }
});

test('the cards of each group are shown in a beat of their own', () => {
  const match = competitive();
  playTo(match, 2);
  const laid = match.events(0, 0).filter(({ type }) => type === 'laid');
  expect(laid).toHaveLength(6);
  expect(new Set(laid.map((event) => sierraTable.beatOf(event)!.key)).size).toBe(3);
});

test('players who have finished see who plays the ninth round, and no other player does', () => {
  const match = createMatch(sierra, {
    options: {
      mode: 'team',
      groups: [
        [0, 1],
        [2, 3, 4],
      ],
    },
    seats: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => ({ name })),
    seed: '1'.padStart(32, '0'),
  });
  const waitingTextOf = (...people: number[]) =>
    waitingText(
      match.view('spectator'),
      people,
      match.seats.map(({ name }) => name),
      sierraTableWords.en,
    );
  const seen = new Map<number, (string | null)[]>();
  while (match.result() === null) {
    const { round, phase } = match.view('spectator');
    if (phase === 'decide')
      seen.set(round, [waitingTextOf(0), waitingTextOf(0, 1), waitingTextOf(2), waitingTextOf(1, 2)]);
    const decision = match.decisions().find(({ forward }) => forward > 0)!;
    match.choose(decision.seat, decision.choices[0]!);
  }
  const over = 'Your journey is over: Cleo, Dan and Eve play round 9.';
  expect([...seen.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(seen.get(8)).toEqual([null, null, null, null]);
  expect(seen.get(9)).toEqual([over, over, null, null]);
  expect(waitingTextOf(0)).toBeNull();
});

describe('a sheet with glowing places', () => {
  const frame = { width: 370, height: 330, top: 50 };
  const sizes = { comfortable: 44, least: 36 };
  const spots = (count: number, width: number) =>
    Array.from({ length: count }, (_, i) => ({ x: i * width, y: 100, width, height: width }));

  test('zooms until they are large enough for a finger', () => {
    expect(zoomFor(spots(3, 20), frame, sizes)).toBeCloseTo(2.2);
    expect(zoomFor(spots(3, 60), frame, sizes)).toBe(1);
  });

  test('zooms a little less when all of them fit then', () => {
    const zoom = zoomFor(spots(9, 30), frame, sizes);
    expect(zoom * 30).toBeGreaterThanOrEqual(36);
    expect(zoom * 30).toBeLessThan(44);
    expect(zoom * 9 * 30).toBeLessThanOrEqual(frame.width);
  });

  test('zooms fully when they cannot all fit', () => {
    expect(zoomFor(spots(14, 20), frame, sizes)).toBeCloseTo(2.2);
  });

  test('lists at its edges the points of the places beyond them, best first, and covers no visible place', () => {
    const place = { x: 0, y: 100, scale: 0.4 };
    const goals = [
      { spot: spotOf({ row: 0, column: 0 }, place), gain: 1 },
      { spot: spotOf({ row: 0, column: -2 }, place), gain: 2 },
      { spot: spotOf({ row: 1, column: -3 }, place), gain: 7 },
      { spot: spotOf({ row: 0, column: 12 }, place), gain: -1 },
    ];
    const signs = offscreenHints(goals, frame);
    expect(signs.map(({ side, gains }) => ({ side, gains }))).toEqual([
      { side: 'left', gains: [7, 2] },
      { side: 'right', gains: [-1] },
    ]);
    const seen = goals[0]!.spot;
    const left = signs[0]!;
    expect(left.y >= seen.y + seen.height || left.x >= seen.x + seen.width || left.y + 88 <= seen.y).toBe(true);
  });

  test('counts the places beyond its edges where points are not shown', () => {
    const [sign] = offscreenHints(
      [{ spot: spotOf({ row: 0, column: 40 }, { x: 0, y: 100, scale: 0.4 }), gain: null }],
      frame,
    );
    expect(sign).toMatchObject({ side: 'right', gains: [] });
    expect(sign!.goals).toHaveLength(1);
  });
});
