import { createRandom } from '@cordillera/engine';
import { describe, expect, it } from 'vitest';
import { gainOf, lean, standingsOf, westStory } from '../src/index.ts';
import { newMatch } from './scenes.ts';

const played = (options: object, seats: number) => {
  const match = newMatch(options, seats, '5a'.repeat(16));
  const random = createRandom(`story ${seats}`);
  /** The score sheet after every choice that ended a turn. */
  const after: ReturnType<typeof standingsOf>[] = [];
  for (let n = 0; n < 4000 && match.deciders().length > 0; n++) {
    const seat = match.deciders()[0]!;
    const { choices, forward } = match.decision(seat)!;
    const choice = choices[lean(choices.slice(0, forward), random)]!;
    match.choose(seat, choice);
    if (choice.do === 'pass' && seats > 1) after.push(standingsOf(match.score()));
  }
  return { match, after };
};

describe('the story of a game', () => {
  it('SW-SCORE-01 to 07: the points of everybody after every turn, by source', () => {
    const { match, after } = played({ mode: 'outlaws-and-outposts' }, 3);
    const { before, turns } = westStory(match);
    // −3 for each of five animals and four cabin spaces
    expect(before.map(({ total }) => total)).toEqual([-27, -27, -27]);
    expect(turns.map(({ standings }) => standings)).toEqual(after);
    const { start } = match.copyState();
    turns.forEach(({ round, player, gained, standings }, i) => {
      expect([round, player]).toEqual([1 + Math.floor(i / 3), (start + i) % 3]);
      const last = turns[i - 1]?.standings ?? before;
      expect(gained).toEqual(standings.map((now, seat) => gainOf(last[seat]!, now)));
      for (const { total, sources } of [...gained, ...standings])
        expect(Object.values(sources).reduce((sum, points) => sum + points, 0)).toBe(total);
      for (const { sources } of gained) expect(Object.values(sources)).not.toContain(0);
    });
  });

  it('SW-SOLO-31: Hastings has turns and points of its own', () => {
    const { match } = played({ mode: 'gold-rush' }, 1);
    const { turns } = westStory(match);
    expect(turns.slice(0, 4).map(({ player }) => player)).toEqual([0, 1, 0, 1]);
    expect(turns.every(({ standings }) => standings.length === 2)).toBe(true);
    expect(turns.some(({ player, gained }) => player === 1 && gained[1]!.total > 0)).toBe(true);
    const end = standingsOf(match.score());
    if (match.result() !== null) expect(turns.at(-1)!.standings).toEqual(end);
  });
});
