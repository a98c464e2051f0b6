import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@cordillera/engine';
import type { ClientView, TableSetup } from '@cordillera/protocol';
import { type RunningServer, ratesFor, startServer } from '@cordillera/server';
import { type Page, Visitor } from './players.ts';

/** A clock that advances only when a test says so. */
export class TestClock {
  #now = 1_800_000_000_000;
  #due: { at: number; action: () => void }[] = [];
  #waiting: { ms: number; done: () => void }[] = [];

  readonly now = (): number => this.#now;

  readonly setTimer = (ms: number, action: () => void): (() => void) => {
    const due = { at: this.#now + ms, action };
    this.#due.push(due);
    for (const { done } of this.#waiting.filter((each) => each.ms === ms)) done();
    this.#waiting = this.#waiting.filter((each) => each.ms !== ms);
    return () => {
      this.#due = this.#due.filter((each) => each !== due);
    };
  };

  /** Resolves when a timer of this delay has been set. */
  asked(ms: number): Promise<void> {
    return new Promise((done) => this.#waiting.push({ ms, done }));
  }

  /** Advances the time and runs all due timers. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.#due = this.#due.filter((each) => each !== next);
      this.#now = Math.max(this.#now, next.at);
      next.action();
    }
    this.#now = until;
  }
}

/** A server with its own clock and its own folder. */
export class TestHouse {
  readonly clock = new TestClock();
  /** The log. */
  readonly lines: object[] = [];
  readonly folder: string = mkdtempSync(join(tmpdir(), 'cordillera-server-'));
  server!: RunningServer;
  readonly #pages: Page[] = [];

  static async open(): Promise<TestHouse> {
    const house = new TestHouse();
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    this.server = await startServer({
      dataDir: this.folder,
      clock: this.clock,
      // no refill: its clock does not advance by itself
      rates: ratesFor(1_000_000),
      log: (line) => void this.lines.push(line),
    });
  }

  get url(): string {
    return this.server.url;
  }

  visitor(): Visitor {
    return new Visitor(this.url);
  }

  async page(visitor: Visitor, id: string, link?: string, known?: Iterable<ClientView>): Promise<Page> {
    const page = await visitor.open(id, link, known);
    this.#pages.push(page);
    return page;
  }

  /** A started game of these people, with a page each. */
  async table(plan: Partial<TableSetup> & Pick<TableSetup, 'game' | 'seats'>, names: readonly string[]) {
    const people = names.map(() => this.visitor());
    const table = await people[0]!.create(plan, names[0]);
    const free = plan.seats.flatMap((bot, seat) => (bot === null ? [seat] : []));
    for (const [i, person] of people.entries()) if (i > 0) await person.sit(table.me.links.play!, free[i]!, names[i]!);
    await people[0]!.start(table.id);
    const pages: Page[] = [];
    for (const person of people) pages.push(await this.page(person, table.id));
    return { id: table.id, links: table.me.links, people, pages };
  }

  /** A seeded random choice that advances the clock a little each time, to stay within rate limits. */
  pick(seed: number | string): (max: number) => number {
    const pick = chance(seed);
    return (max) => {
      this.clock.pass(200);
      return pick(max);
    };
  }

  /** The players who are asked make `count` random choices, one after the other. */
  async play(pages: readonly Page[], count: number): Promise<void> {
    const pick = this.pick(count);
    for (let made = 0; made < count; ) {
      for (const page of pages) {
        await page.settled();
        const { decision } = page;
        if (!decision || decision.forward === 0 || made === count) continue;
        const answer = await page.choose(decision.choices[pick(decision.forward)]!);
        if (answer.kind !== 'done') throw new Error(`a choice was refused: ${JSON.stringify(answer)}`);
        made++;
      }
    }
    for (const page of pages) await page.settled();
  }

  /** Restarts the server with the same data; these people continue with it. */
  async restart(...people: Visitor[]): Promise<void> {
    await this.server.close();
    await this.start();
    for (const person of people) person.base = this.url;
  }

  async close(): Promise<void> {
    for (const page of this.#pages) page.close();
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A seeded random choice. */
export const chance = (seed: number | string): ((max: number) => number) => {
  const random = createRandom(String(seed).padStart(32, '0'));
  return (max) => random.int(max);
};
