import {
  createMatch,
  createRandom,
  isSameJson,
  type Random,
  type Rules,
  type Seat,
  type SeatInfo,
} from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { Database } from '@cordillera/server';
import { CommandError } from '../cli/command.ts';

/**
 * The course of a game, computed from its seed: players who follow it need not think, and their views can be checked.
 */
export class ExpectedGame {
  readonly #rules: Rules;
  readonly #state: object;
  readonly #random: Random;
  /** How many choices each seat has made. */
  readonly #own: number[];

  private constructor(rules: Rules, state: object, seats: number, random: Random) {
    this.#rules = rules;
    this.#state = state;
    this.#own = Array(seats).fill(0);
    this.#random = random;
  }

  /** Reads the seed from the database, because a server sends it to no client. */
  static async read(database: Database, id: string): Promise<ExpectedGame> {
    const [row] = await database.read<Record<'game' | 'options' | 'seats' | 'seed', string> & { version: number }>(
      'SELECT game, options, seats, seed, rules_version AS version FROM match WHERE id = $1',
      id,
    );
    if (!row) throw new CommandError(`the table ${id} is not in the database`);
    const seats = JSON.parse(row.seats) as SeatInfo[];
    const match = createMatch(gameById(row.game), {
      options: JSON.parse(row.options),
      seats,
      seed: row.seed,
      rulesVersion: row.version,
    });
    return new ExpectedGame(match.rules as Rules, match.copyState(), seats.length, createRandom(`script ${id}`));
  }

  get isOver(): boolean {
    return this.#rules.deciders(this.#state).length === 0;
  }

  /** A random seat the game waits for, and a random forward choice of it. */
  next(): { seat: Seat; own: number; choice: object } {
    const deciders = this.#rules.deciders(this.#state);
    const seat = deciders[this.#random.int(deciders.length)]!;
    const { choices, forward } = this.#rules.decision(this.#state, seat)!;
    return { seat, own: this.#own[seat]!, choice: choices[this.#random.int(forward)]! };
  }

  /** Applies a choice that was made. */
  follow(seat: Seat, choice: object): void {
    this.#rules.apply(this.#state, seat, choice);
    this.#own[seat]!++;
  }

  /** Whether this is the view that the seat must have now. */
  shows(seat: Seat, view: object): boolean {
    return isSameJson(this.#rules.view(this.#state, seat), view);
  }
}
