import type { Presence } from '@cordillera/protocol';

/** Whoever has had no page open for so many ms is offline. */
export const offlineAfterMs = 10_000;

/** Presence changes are told together, after so many ms. */
export const presenceBroadcastDelayMs = 300;

export interface Seen {
  presence: Presence;
  /** Since when. */
  since: number;
}

/** A page in this process, or the name of another process: there, all pages of a person count as one. */
type Place = object | string;

interface Pages {
  /** Whether nobody looks at the page: it is hidden, or nothing has been touched for a while. */
  away: Map<Place, boolean>;
  seen: Seen;
  /** When the last page was closed. */
  left: number;
}

/** Who of the people at a table has a page open, and looks at it. */
export class PresenceTracker {
  readonly #people = new Map<string, Pages>();

  /** A page was opened, or says whether somebody looks at it. True when that changed how its person is shown. */
  see(person: string, page: Place, away: boolean, now: number): boolean {
    let pages = this.#people.get(person);
    if (pages === undefined) {
      pages = { away: new Map(), seen: { presence: 'offline', since: now }, left: now };
      this.#people.set(person, pages);
    }
    pages.away.set(page, away);
    return this.#update(pages, now);
  }

  /** A page was closed. True when it was the last one: then its person may be offline in a while. */
  close(person: string, page: Place, now: number): boolean {
    const pages = this.#people.get(person);
    if (!pages?.away.delete(page)) return false;
    if (pages.away.size > 0) {
      this.#update(pages, now);
      return false;
    }
    pages.left = now;
    return true;
  }

  /** What is told to other processes: of these people those with a page here, and whether they look at it. */
  report(people: Iterable<string>): string {
    return [...new Set(people)]
      .flatMap((person) => {
        const here = [...(this.#people.get(person)?.away ?? [])].filter(([place]) => typeof place !== 'string');
        return here.length === 0 ? [] : `${person}:${here.every(([, away]) => away) ? 'away' : 'here'}`;
      })
      .join();
  }

  /** Another process says who has a page there; '' when nobody has. True when the last page of somebody was closed. */
  applyReport(process: string, report: string, now: number): boolean {
    const there = new Map(report === '' ? [] : report.split(',').map((each) => each.split(':') as [string, string]));
    for (const [person, how] of there) this.see(person, process, how === 'away', now);
    const gone = [...this.#people.keys()].filter((person) => !there.has(person) && this.close(person, process, now));
    return gone.length > 0;
  }

  of(person: string, now: number): Seen | null {
    const pages = this.#people.get(person);
    if (pages === undefined) return null;
    this.#update(pages, now);
    return pages.seen;
  }

  #update(pages: Pages, now: number): boolean {
    const presence = presenceOf(pages, now);
    if (presence === pages.seen.presence) return false;
    pages.seen = { presence, since: presence === 'offline' ? pages.left : now };
    return true;
  }
}

function presenceOf({ away, seen, left }: Pages, now: number): Presence {
  const pages = [...away.values()];
  if (pages.includes(false)) return 'here';
  if (pages.length > 0) return 'away';
  return now - left >= offlineAfterMs ? 'offline' : seen.presence;
}
