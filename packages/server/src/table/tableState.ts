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

/** The data of a table besides its match's log, as last read from the database or written there. */
export class TableState {
  readonly id: string;
  row: StoredMatch;
  game: Game;
  pack: Pack<object>;
  people: ReadonlyMap<Seat, string>;
  /** The open links. */
  links: readonly Link[] = [];
  /** The requests for a seat in a game that has begun. */
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
    // the table may be broadcast before the match has been read
    this.clocks = row.summary.clocks ?? this.clocks;
  }

  /** Sets the row, which may name another game or card set. */
  async setRow(database: Database, row: StoredMatch): Promise<void> {
    if (row.pack !== this.row.pack || row.game !== this.row.game) {
      this.game = gameOf(row.game);
      this.pack = await packOf(database, this.game, row.pack);
    }
    this.row = row;
  }

  /** Reads the people at the seats, the requests for seats and the open links. */
  async readPeople(database: Database): Promise<void> {
    const before = String([...this.people]);
    this.people = this.#peopleAt(await readSitting(database, this.id));
    this.links = await readLinks(database, this.id);
    this.asking = await readAsking(database, this.id);
    if (String([...this.people]) !== before) this.holders = await readHolders(database, this.id);
  }

  /** The part of the table, besides the game, that everybody sees. */
  get visible(): string {
    const { state, resumes, game, options, pace, host, next, seats, summary } = this.row;
    const shown = [state, resumes, game, options, pace, host, next, seats, { ...summary, waiting: [], turn: 0 }];
    return JSON.stringify([shown, [...this.people], this.links, this.asking, this.absences.shown]);
  }
}
