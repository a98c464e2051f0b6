import type { Presence } from '@cordillera/protocol';

/** A person without an open page is offline after this long. */
export const offlineAfterMs = 10_000;

/** Batch presence changes for this long. */
export const presenceBroadcastDelayMs = 300;

export interface Seen {
  presence: Presence;
  since: number;
}

/** A page in this process, or the name of another process: all pages of a person there count as one. */
type Place = object | string;

interface Pages {
  /** Whether the page is hidden or has not been touched for a while. */
  away: Map<Place, boolean>;
  seen: Seen;
  left: number;
}

/** Tracks which people at a table have a page open and look at it. */
export class PresenceTracker {
  readonly #people = new Map<string, Pages>();

  /** Records a page that was opened or whose `away` changed. True when the shown presence changes. */
  see(person: string, page: Place, away: boolean, now: number): boolean {
    let pages = this.#people.get(person);
    if (pages === undefined) {
      pages = { away: new Map(), seen: { presence: 'offline', since: now }, left: now };
      this.#people.set(person, pages);
    }
    pages.away.set(page, away);
    return this.#update(pages, now);
  }

  /** Records a closed page. True when it was the person's last: they may be offline in a while. */
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

  /** The report for other processes: which of these people have a page open here, and whether they look at it. */
  report(people: Iterable<string>): string {
    return [...new Set(people)]
      .flatMap((person) => {
        const here = [...(this.#people.get(person)?.away ?? [])].filter(([place]) => typeof place !== 'string');
        return here.length === 0 ? [] : `${person}:${here.every(([, away]) => away) ? 'away' : 'here'}`;
      })
      .join();
  }

  /**
   * Takes in another process's report; '' when nobody has a page open there. True when it closed a person's last page.
   */
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
