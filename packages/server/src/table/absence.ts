import type { Seat } from '@cordillera/engine';
import type { Presence, Relief } from '@cordillera/protocol';
import type { Statement } from '../database/database.ts';
import { clearOffline, type Sitting, type StoredMatch, updateOffline } from '../store/matches.ts';
import type { Seen } from './presence.ts';

/** Whoever has been offline for so many minutes may be replaced, unless the operator says otherwise. */
export const goneAfterMinutes = 3;

/** A pause without an end waits for so many ms at least: whoever agreed to it may be away. */
const minPauseAbsenceMs = 24 * 3600_000;

/**
 * For how long somebody must have been offline before the others may let a stand-in play. Null: never, for a clock or the end
 * of the pause sees to it.
 */
export function absenceLimitMs({ state, pace, resumes }: StoredMatch, goneAfterMs: number): number | null {
  if (state === 'paused' && resumes === null) return Math.max(goneAfterMs, minPauseAbsenceMs);
  return state === 'playing' && pace.kind === 'free' ? goneAfterMs : null;
}

/** Somebody at a seat who has no page open, in no process. */
export interface Absence {
  since: number;
  /** The people who would let a stand-in play. */
  agreed: readonly string[];
}

/**
 * Since when people at a table are offline. It is kept in the database, so that it is known after a restart, in every
 * process, and when nobody has looked at the table meanwhile. A process that finds somebody offline, and has never seen
 * them, counts from that moment: nobody is ever taken to be gone for longer than they are.
 */
export class Absences {
  readonly #match: string;
  #sitting: readonly Sitting[] = [];
  readonly #since = new Map<string, number>();

  constructor(match: string) {
    this.#match = match;
  }

  /** What the database says. What this process has seen later is true all the same. */
  read(sitting: readonly Sitting[]): void {
    this.#sitting = sitting;
    for (const { person, offline } of sitting)
      if (offline !== null) this.#since.set(person, Math.max(offline, this.#since.get(person) ?? 0));
    for (const person of this.#since.keys())
      if (!sitting.some((each) => each.person === person)) this.#since.delete(person);
  }

  /** Looks who is offline now; what is to be written when that has changed. */
  record(seen: (person: string) => Seen | null, now: number): Statement[] {
    return [...new Set(this.#sitting.map(({ person }) => person))].flatMap((person) => {
      const known = this.#since.get(person);
      const present = seen(person);
      if (present && present.presence !== 'offline') {
        if (!this.#since.delete(person)) return [];
        this.#sitting = this.#sitting.map((each) => (each.person === person ? { ...each, agreed: [] } : each));
        return [clearOffline(this.#match, person)];
      }
      const since = Math.max(known ?? 0, present?.since ?? known ?? now);
      if (since === known) return [];
      this.#since.set(person, since);
      return [updateOffline(this.#match, person, since)];
    });
  }

  sitting(seat: Seat): Sitting | undefined {
    return this.#sitting.find((each) => each.seat === seat);
  }

  /** Null: they are here, or nobody sits there, or it is not known yet since when. */
  at(seat: Seat): Absence | null {
    const sitting = this.sitting(seat);
    const since = sitting && this.#since.get(sitting.person);
    return since === undefined ? null : { since, agreed: sitting!.agreed };
  }

  /** What everybody sees of it. */
  get shown(): object {
    return this.#sitting.map(({ agreed }) => agreed);
  }
}

/** What the question who may let a stand-in play needs of a table. */
export interface Company {
  people: ReadonlyMap<Seat, string>;
  host: string | null;
  presenceOf(person: string): Presence;
}

/**
 * Whose word lets a stand-in play for this person: the host's while they look on; otherwise that of most of those who do, or
 * have agreed. Nobody waits for a page that was left open.
 */
export function judgesOf(
  { people, host, presenceOf }: Company,
  gone: string,
  agreed: readonly string[],
): { judges: string[]; need: number } {
  const judges = [...new Set(people.values())].filter((person) => person !== gone && presenceOf(person) !== 'offline');
  const isHere = (person: string): boolean => presenceOf(person) === 'here';
  if (host !== null && judges.includes(host) && isHere(host)) return { judges: [host], need: 1 };
  const counted = judges.filter((person) => isHere(person) || agreed.includes(person));
  return { judges, need: Math.floor(counted.length / 2) + 1 };
}

/** What those who sit at the table are told about somebody who is offline. */
export function reliefFor(company: Company, seat: Seat, { since, agreed }: Absence, after: number): Relief {
  const { judges, need } = judgesOf(company, company.people.get(seat)!, agreed);
  const seatsOf = (persons: readonly string[]): Seat[] =>
    [...company.people].flatMap(([each, person]) => (persons.includes(person) ? [each] : []));
  const yes = agreed.filter((person) => judges.includes(person));
  return { from: since + after, judges: seatsOf(judges), yes: seatsOf(yes), missing: Math.max(0, need - yes.length) };
}
