import type { Seat } from '@cordillera/engine';
import type { Presence, Relief } from '@cordillera/protocol';
import type { Statement } from '../database/database.ts';
import { clearOffline, type Sitting, type StoredMatch, updateOffline } from '../store/matches.ts';
import type { Seen } from './presence.ts';

/** The default of the operator's GONE_MINUTES. */
export const goneAfterMinutes = 3;

/** A pause without an end grants at least this much absence: the players who agreed to it may be away. */
const minPauseAbsenceMs = 24 * 3600_000;

/**
 * How long a player must have been offline before the others may let a stand-in play. Null: never, because a clock or
 * the end of the pause handles it.
 */
export function absenceLimitMs({ state, pace, resumes }: StoredMatch, goneAfterMs: number): number | null {
  if (state === 'paused' && resumes === null) return Math.max(goneAfterMs, minPauseAbsenceMs);
  return state === 'playing' && pace.kind === 'free' ? goneAfterMs : null;
}

/** The absence of a player who has no page open in any process. */
export interface Absence {
  since: number;
  /** The people who have agreed to a stand-in. */
  agreed: readonly string[];
}

/**
 * Since when players are offline. Stored in the database, so that it survives a restart and is known to every process,
 * also while nobody has the table open. A process that finds a player offline whom it has never seen counts from that
 * moment, so no absence is overstated.
 */
export class Absences {
  readonly #match: string;
  #sitting: readonly Sitting[] = [];
  readonly #since = new Map<string, number>();

  constructor(match: string) {
    this.#match = match;
  }

  /** Takes in what the database knows; keeps what this process has seen later. */
  read(sitting: readonly Sitting[]): void {
    this.#sitting = sitting;
    for (const { person, offline } of sitting)
      if (offline !== null) this.#since.set(person, Math.max(offline, this.#since.get(person) ?? 0));
    for (const person of this.#since.keys())
      if (!sitting.some((each) => each.person === person)) this.#since.delete(person);
  }

  /** Updates who is offline now; returns the statements that store the changes. */
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

  /** Null for a player who is online, for a seat without a person, and while the start of the absence is unknown. */
  at(seat: Seat): Absence | null {
    const sitting = this.sitting(seat);
    const since = sitting && this.#since.get(sitting.person);
    return since === undefined ? null : { since, agreed: sitting!.agreed };
  }

  /** The part that everybody sees. */
  get shown(): object {
    return this.#sitting.map(({ agreed }) => agreed);
  }
}

/** What deciding about a stand-in needs to know of a table. */
export interface Company {
  people: ReadonlyMap<Seat, string>;
  host: string | null;
  presenceOf(person: string): Presence;
}

/**
 * Who may let a stand-in play for the absent person, and how many of them must agree: the host alone while looking at
 * the table; otherwise a majority of the players who look at it or have agreed already. A page that was left open
 * blocks nobody.
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

/** What the other players see about an absent one. */
export function reliefFor(company: Company, seat: Seat, { since, agreed }: Absence, after: number): Relief {
  const { judges, need } = judgesOf(company, company.people.get(seat)!, agreed);
  const seatsOf = (persons: readonly string[]): Seat[] =>
    [...company.people].flatMap(([each, person]) => (persons.includes(person) ? [each] : []));
  const yes = agreed.filter((person) => judges.includes(person));
  return { from: since + after, judges: seatsOf(judges), yes: seatsOf(yes), missing: Math.max(0, need - yes.length) };
}
