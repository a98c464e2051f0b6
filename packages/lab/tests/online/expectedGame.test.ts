import { createMatch, type Seat } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { Database } from '@cordillera/server';
import { expect, test } from 'vitest';
import { ExpectedGame } from '../../src/online/expectedGame.ts';
import { plans } from '../../src/online/plans.ts';

const seed = '0123456789abcdef0123456789abcdef';
const namesOf = (seats: number) => Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}` }));

/** A database in which every table is this one. */
const holding = ({ game, options, seats }: (typeof plans)[number]): Database => ({
  kind: 'sqlite',
  now: Date.now,
  read: async <Row extends object>() => [
    {
      game,
      options: JSON.stringify(options),
      seats: JSON.stringify(namesOf(seats)),
      seed,
      version: gameById(game).version,
    } as unknown as Row,
  ],
  write: async () => [],
  forget: async () => undefined,
  close: async () => undefined,
});

test.each(plans)('the expected game of $game knows the view of each of $seats players', async (plan) => {
  const script = await ExpectedGame.read(holding(plan), 'a table');
  const match = createMatch(gameById(plan.game), { options: plan.options, seats: namesOf(plan.seats), seed });
  const right = (seat: Seat) => script.shows(seat, match.view(seat));
  for (let made = 0; made < 60 && !script.isOver; made++) {
    const { seat, own, choice } = script.next();
    expect(own).toBe(match.choices().filter((each) => each.seat === seat).length);
    match.choose(seat, choice);
    // the expected game does not know this choice yet, so the view of the seat differs
    expect(right(seat)).toBe(false);
    script.follow(seat, choice);
    expect(match.seats.map((_, each) => right(each))).not.toContain(false);
  }
  expect(script.shows(0, match.view(1))).toBe(false);
});

test('a table that is not in the database is refused', async () => {
  const empty = { ...holding(plans[0]!), read: async () => [] };
  await expect(ExpectedGame.read(empty, 'nowhere')).rejects.toThrow('the table nowhere is not in the database');
});
