import { createMatch, createRandom } from '@cordillera/engine';
import { type SierraRules, sierra } from '@cordillera/sierra';
import { describe, expect, test } from 'vitest';
import { GameHistory } from '../../../../src/games/sierra/table/log/gameHistory.ts';
import { pointsOf } from '../../../../src/games/sierra/table/round/points.ts';

describe('the points of the cards in the game history add up to the score, for every viewer', () => {
  test.each([
    ['team', 5],
    ['competitive', 3],
    ['cooperative', 2],
    ['solo', 1],
  ])('%s, %i seats', (mode, seats) => {
    const names = Array.from({ length: seats }, (_, i) => ({ name: `P${i}` }));
    const match = createMatch(sierra, { options: { mode }, seats: names, seed: '0123456789abcdef0123456789abcdef' });
    const { box } = match.rules as SierraRules;
    const random = createRandom('a watched game');
    const start = match.view('spectator');
    const before = pointsOf(box, start).map(({ total }) => total);
    const stories = (['spectator', 0] as const).map((viewer) => ({ viewer, story: new GameHistory(box, start) }));
    let round = 0;
    while (match.result() === null) {
      const [seat] = match.deciders();
      const { choices, forward } = match.decision(seat!)!;
      match.choose(seat!, choices[random.int(forward)]!);
      if (match.turns === round && match.result() === null) continue;
      round = match.turns;
      const score = match.score().seats.map(({ total }) => total);
      for (const { viewer, story } of stories) {
        const totals = [...before];
        for (const { gains } of story.read(match.events(0, viewer), viewer).entries)
          for (const { seat: by, points } of gains) totals[by]! += points;
        expect(totals).toEqual(score);
      }
      expect(pointsOf(box, match.view('spectator')).map(({ total }) => total)).toEqual(score);
    }
    expect(round).toBeGreaterThan(4);
  });
});
