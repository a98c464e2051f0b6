import type { Seat } from '@cordillera/engine';

/** Somebody who has the link open and looks at a seat; without a name as long as they have not given one. */
interface SeatPreview {
  seat: Seat;
  name: string;
}

/**
 * Who is about to sit down, and where. It keeps no seat: whoever sits down first has it. A page in this process, and the
 * first of another process at each seat.
 */
export class SeatPreviews {
  readonly #here = new Map<object, SeatPreview>();
  readonly #there = new Map<string, readonly SeatPreview[]>();

  set(page: object, seat: Seat, name: string): void {
    // whoever goes to another seat is behind those who were there before
    if (this.#here.get(page)?.seat !== seat) this.#here.delete(page);
    this.#here.set(page, { seat, name });
  }

  /** True when it had picked a seat. */
  delete(page: object): boolean {
    return this.#here.delete(page);
  }

  has(page: object): boolean {
    return this.#here.has(page);
  }

  /** The name of whoever is about to sit down there, '' for somebody; null when nobody is. */
  at(seat: Seat): string | null {
    const all = [...this.#here.values(), ...[...this.#there.values()].flat()];
    return all.find((pick) => pick.seat === seat)?.name ?? null;
  }

  /** For other processes: of each seat the first here. No name, however odd, breaks what it is told in. */
  report(): string {
    const first = new Map([...this.#here.values()].toReversed().map(({ seat, name }) => [seat, name]));
    return [...first].map(([seat, name]) => `${seat}:${encodeURIComponent(name)}`).join();
  }

  /** What another process says; it replaces what it said before. */
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
