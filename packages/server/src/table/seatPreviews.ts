import type { Seat } from '@cordillera/engine';

/** A guest's look at a seat; the name is '' until they enter one. */
interface SeatPreview {
  seat: Seat;
  name: string;
}

/**
 * Who is looking at which free seat. A preview reserves nothing: the first to sit down gets the seat. Holds each page
 * of this process, and for each seat the first of another process.
 */
export class SeatPreviews {
  readonly #here = new Map<object, SeatPreview>();
  readonly #there = new Map<string, readonly SeatPreview[]>();

  set(page: object, seat: Seat, name: string): void {
    // a guest who changes seats queues behind those who were there before
    if (this.#here.get(page)?.seat !== seat) this.#here.delete(page);
    this.#here.set(page, { seat, name });
  }

  /** True when the page had a preview. */
  delete(page: object): boolean {
    return this.#here.delete(page);
  }

  has(page: object): boolean {
    return this.#here.has(page);
  }

  /** The name of the first guest at this seat, '' if unnamed; null when there is none. */
  at(seat: Seat): string | null {
    const all = [...this.#here.values(), ...[...this.#there.values()].flat()];
    return all.find((pick) => pick.seat === seat)?.name ?? null;
  }

  /**
   * The report for other processes: the first guest here at each seat, with the name encoded so that it cannot break
   * the format.
   */
  report(): string {
    const first = new Map([...this.#here.values()].toReversed().map(({ seat, name }) => [seat, name]));
    return [...first].map(([seat, name]) => `${seat}:${encodeURIComponent(name)}`).join();
  }

  /** Replaces the earlier report of another process. */
  applyReport(process: string, report: string): void {
    if (report === '') this.#there.delete(process);
    else
      this.#there.set(
        process,
        report.split(',').map((each) => {
          const [seat, name = ''] = each.split(':');
          return { seat: Number(seat), name: decodeURIComponent(name) };
        }),
      );
  }
}
