import type { Game, Pack, Seat } from '@cordillera/engine';
import type { Database } from '../database/database.ts';
import { gameOf, packOf } from '../games.ts';
import { RefusalError } from '../refusalError.ts';
import { type Asking, readAsking } from '../store/asking.ts';
import {
  type Holder,
  type Link,
  readHolders,
  readLinks,
  readMatch,
  readSitting,
  type Sitting,
  type StoredMatch,
} from '../store/matches.ts';
import type { SeatClock } from '../store/seatClock.ts';
import { Absences } from './absence.ts';

/** What is known of a table besides the log of its match, as it was last read from the database or written there. */
export class TableState {
  readonly id: string;
  row: StoredMatch;
  game: Game;
  pack: Pack<object>;
  /** The person at each seat. */
  people: ReadonlyMap<Seat, string>;
  /** The links that open the table. */
  links: readonly Link[] = [];
  /** Who would like to sit down in a game that has begun. */
  asking: readonly Asking[] = [];
  holders: readonly Holder[] = [];
  clocks: readonly SeatClock[] = [];
  readonly absences: Absences;

  constructor(row: StoredMatch, sitting: readonly Sitting[], pack: Pack<object>) {
    this.id = row.id;
    this.row = row;
    this.game = gameOf(row.game);
    this.pack = pack;
    this.absences = new Absences(row.id);
    this.people = this.#peopleAt(sitting);
  }

  static async load(database: Database, id: string): Promise<TableState> {
    const row = await readMatch(database, id);
    if (!row) throw new RefusalError('no-table');
    const [sitting, pack] = await Promise.all([
      readSitting(database, id),
      packOf(database, gameOf(row.game), row.pack),
    ]);
    const state = new TableState(row, sitting, pack);
    state.links = await readLinks(database, id);
    state.asking = await readAsking(database, id);
    state.holders = await readHolders(database, id);
    return state;
  }

  #peopleAt(sitting: readonly Sitting[]): Map<Seat, string> {
    this.absences.read(sitting);
    return new Map(sitting.map(({ seat, person }) => [seat, person]));
  }

  seatsOf(person: string): Seat[] {
    const seats: Seat[] = [];
    for (const [seat, other] of this.people) if (other === person) seats.push(seat);
    return seats;
  }

  async readRow(database: Database): Promise<void> {
    const row = await readMatch(database, this.id);
    if (!row) throw new RefusalError('no-table');
    await this.setRow(database, row);
    // somebody may be told of the table before the rest has been read
    this.clocks = row.summary.clocks ?? this.clocks;
  }

  /** The table has this row from now on: perhaps that of another game, or with other cards. */
  async setRow(database: Database, row: StoredMatch): Promise<void> {
    if (row.pack !== this.row.pack || row.game !== this.row.game) {
      this.game = gameOf(row.game);
      this.pack = await packOf(database, this.game, row.pack);
    }
    this.row = row;
  }

  /** Reads who sits where, who would like to, and which links open the table. */
  async readPeople(database: Database): Promise<void> {
    const before = String([...this.people]);
    this.people = this.#peopleAt(await readSitting(database, this.id));
    this.links = await readLinks(database, this.id);
    this.asking = await readAsking(database, this.id);
    if (String([...this.people]) !== before) this.holders = await readHolders(database, this.id);
  }

  /** What everybody sees of the table besides the game. */
  get visible(): string {
    const { state, resumes, game, options, pace, host, next, seats, summary } = this.row;
    const shown = [state, resumes, game, options, pace, host, next, seats, { ...summary, waiting: [], turn: 0 }];
    return JSON.stringify([shown, [...this.people], this.links, this.asking, this.absences.shown]);
  }
}
