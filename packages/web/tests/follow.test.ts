import { randomBot } from '@cordillera/bots';
import { createMatch, createRandom, loadPack } from '@cordillera/engine';
import { housePack, type SierraView, sierra, sierraFormat, unpack } from '@cordillera/sierra';
import { describe, expect, test } from 'vitest';
import { follow } from '../src/sierra/table/follow.ts';
import { pointsOf } from '../src/sierra/table/points.ts';

const box = unpack(loadPack(sierraFormat, housePack).content);

const visible = ({ groups, players, round }: SierraView) => ({
  round,
  landscapes: groups.map(({ landscape }) => landscape),
  faces: groups.map(({ face }) => face),
  kept: players.map(({ kept }) => kept),
});

describe('a spectator who follows the events sees the same table as the view shows', () => {
  test.each([
    ['team', 5],
    ['competitive', 3],
    ['cooperative', 2],
    ['solo', 1],
  ])('%s, %i seats', (mode, seats) => {
    const names = Array.from({ length: seats }, (_, i) => ({ name: `P${i}` }));
    const match = createMatch(sierra, { options: { mode }, seats: names, seed: '0123456789abcdef0123456789abcdef' });
    const random = createRandom('a watched game');
    let view = match.view('spectator');
    let seen = match.events(0, 'spectator').length;
    while (match.result() === null) {
      const [seat] = match.deciders();
      const decision = match.decisions().find((open) => open.seat === seat)!;
      match.choose(seat!, randomBot.choose({ rules: match.rules as never, view: null, decision, random }));
      const events = match.events(seen, 'spectator');
      seen += events.length;
      for (const event of events) view = follow(box, view, event);
      expect(visible(view)).toEqual(visible(match.view('spectator')));
      view = match.view('spectator');
      expect(pointsOf(box, view).map(({ total }) => total)).toEqual(match.score().seats.map(({ total }) => total));
    }
  });
});
