/** Databases as a server of some version left them; recorded/README.md says what may be done with them. */
import type { Seat } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { ClientMessage, TableInfo } from '@cordillera/protocol';
import { type RunningServer, ratesFor, startServer } from '@cordillera/server';
import type { Place } from './databases.ts';
import { chance } from './house.ts';
import { type Page, Visitor } from './players.ts';

/** What a player's page showed when the server stopped. */
export interface RecordedPage {
  cookie: string;
  seat: Seat;
  /** How many events the page had received, and how many log entries were its seat's. */
  events: number;
  own: number;
  /** The number of choices; 0 when the seat had nothing to decide. */
  choices: number;
  /** An acknowledged move. */
  sent: ClientMessage | null;
  /** A move that the page had made but not sent. */
  unsent: ClientMessage | null;
}

export interface RecordedTable {
  id: string;
  game: string;
  state: TableInfo['state'];
  names: string[];
  links: { play?: string; watch?: string };
  chat: string[];
  pages: RecordedPage[];
}

/** A recorded database: its tables, and what people saw. */
export interface Recording {
  tables: Record<string, RecordedTable>;
  /** The cookie of the person who hosts all tables. */
  host: string;
  hostTables: number;
}

type Move = Extract<ClientMessage, { kind: 'choose' }>;

/** The next choice of a seat as its page would send it; null when it has nothing to decide. */
function nextMove(page: Page, key: string, pick: (max: number) => number): Move | null {
  const { decision } = page;
  if (!decision || decision.forward === 0) return null;
  const choice = decision.choices[pick(decision.forward)] as Record<string, unknown>;
  return { kind: 'choose', key, seat: page.seat, own: page.mine.own, choice };
}

class Recorder {
  readonly #server: RunningServer;
  readonly #pages: Page[] = [];
  readonly host: Visitor;

  constructor(server: RunningServer) {
    this.#server = server;
    this.host = new Visitor(server.url);
  }

  /**
   * A table of these people, the host first, who have made `moves` choices. `before` runs at the end and returns the
   * pages of those who stay.
   */
  async table(
    plan: { game: string; options: Record<string, unknown>; seats: (string | null)[]; pace?: object; pack?: string },
    names: string[],
    moves: number,
    before: (people: Visitor[], pages: Page[], table: TableInfo) => Promise<Page[]> = async (_, pages) => pages,
  ): Promise<RecordedTable> {
    const guests = names.slice(1).map(() => new Visitor(this.#server.url));
    const people = [this.host, ...guests];
    const made = await this.host.create(plan as never, names[0]);
    const free = plan.seats.flatMap((bot, seat) => (bot === null ? [seat] : []));
    for (const [i, guest] of guests.entries()) await guest.sit(made.me.links.play!, free[i + 1]!, names[i + 1]!);
    if (moves > 0) await this.host.start(made.id);
    const all: Page[] = [];
    for (const person of people) all.push(await person.open(made.id));
    this.#pages.push(...all);
    const pick = chance(`${plan.game}${moves}`.replace(/\W/g, ''));
    const sent = await this.#play(all, moves, pick);
    const pages = await before(people, all, made);
    for (const page of pages) await page.settled();
    const over = pages[0]!.table.state !== 'playing';
    return {
      id: made.id,
      game: plan.game,
      state: pages[0]!.table.state,
      names: pages[0]!.table.seats.map(({ name }) => name),
      links: made.me.links,
      chat: pages[0]!.messages.flatMap((each) => (each.kind === 'chat' && each.line.text ? [each.line.text] : [])),
      pages: pages.flatMap((page) => {
        if (page.table.state === 'open' || page.table.me.seats.length === 0) return [];
        const { decision } = page;
        const unsent = over ? null : nextMove(page, `unsent-${page.seat}`, pick);
        return {
          cookie: people[all.indexOf(page)]!.cookie,
          seat: page.seat,
          events: page.mine.events.length,
          own: page.mine.own,
          choices: over ? 0 : (decision?.choices.length ?? 0),
          sent: sent.get(page) ?? null,
          unsent,
        };
      }),
    };
  }

  /** The people choose one after the other; returns the last move of each. */
  async #play(pages: readonly Page[], moves: number, pick: (max: number) => number): Promise<Map<Page, Move>> {
    const sent = new Map<Page, Move>();
    for (let made = 0; made < moves && pages[0]!.table.state !== 'over'; ) {
      for (const page of pages) {
        await page.settled();
        if (made >= moves || page.table.state === 'over') continue;
        const move = nextMove(page, `sent-${made}-${page.seat}`.padEnd(8, '0'), pick);
        if (move === null) continue;
        const answer = await page.answerTo({ ...move });
        if (answer.kind === 'refused' && answer.code !== 'too-late') throw new Error(`refused: ${answer.code}`);
        if (answer.kind === 'done') {
          sent.set(page, move);
          made++;
        }
      }
    }
    return sent;
  }

  close(): void {
    for (const page of this.#pages) page.close();
  }
}

/** Plays on a new server at this place, with tables in every state, and stops it. */
export async function record(place: Place): Promise<Recording> {
  const server = await startServer({ ...place, rates: ratesFor(1_000_000), log: () => undefined });
  const recorder = new Recorder(server);
  const { host } = recorder;
  const say = (page: Page, text: string, key: string) =>
    page.answerTo({ kind: 'say', key, seat: page.seat, to: 'table', text });
  const tables: Record<string, RecordedTable> = {};

  tables.sierraWithBots = await recorder.table(
    { game: 'sierra', options: { mode: 'team' }, seats: [null, null, 'greenhorn', 'greenhorn'] },
    ['Hélène', 'Łukasz'],
    15,
    async (_people, pages) => {
      const [helene, lukasz] = pages;
      await say(helene!, 'Bonsoir !', 'say-helene');
      await say(lukasz!, 'Dobry wieczór', 'say-lukasz');
      return pages;
    },
  );
  tables.westPaused = await recorder.table(
    {
      game: 'sierra-west',
      options: { mode: 'gold-rush' },
      seats: [null, null],
      pace: { kind: 'bank', seconds: 86_400, more: 60 },
    },
    ['Hélène', 'Ben'],
    60,
    async (_people, pages) => {
      const [helene, ben] = pages;
      await helene!.answerTo({ kind: 'propose', key: 'propose', seat: helene!.seat, proposal: { what: 'pause' } });
      await ben!.answerTo({ kind: 'vote', key: 'vote-ben', seat: ben!.seat, proposal: 1, yes: true });
      return pages;
    },
  );
  tables.westAtPlay = await recorder.table(
    { game: 'sierra-west', options: { mode: 'boats-and-banjos' }, seats: [null, null, null] },
    ['Hélène', 'Cleo', 'Dan'],
    90,
  );
  tables.coloradoAsked = await recorder.table(
    { game: 'colorado', options: { sealed: true }, seats: [null, null, null] },
    ['Hélène', 'Cleo', 'Eve'],
    40,
    async (_people, pages) => {
      const [helene] = pages;
      await helene!.answerTo({
        kind: 'propose',
        key: 'propose',
        seat: helene!.seat,
        proposal: { what: 'takeBack', seat: helene!.seat },
      });
      return pages;
    },
  );
  tables.coloradoLeft = await recorder.table(
    { game: 'colorado', options: {}, seats: [null, null] },
    ['Hélène', 'Fay'],
    30,
    async ([, fay], [helene], { id }) => {
      await fay!.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
      return [helene!];
    },
  );
  tables.coloradoOver = await recorder.table(
    { game: 'colorado', options: {}, seats: [null, null] },
    ['Hélène', 'Gus'],
    5_000,
  );
  const files = structuredClone(gameById('sierra').house.files) as {
    'stages.json': { stages: { suns: { solo: number[] } }[] };
  };
  files['stages.json'].stages[0]!.suns.solo[0]! -= 1;
  const { hash } = await host.call('sendPack', { body: { game: 'sierra', id: 'other suns', files } });
  tables.openWithOwnCards = await recorder.table(
    { game: 'sierra', options: { mode: 'competitive' }, seats: [null, null], pack: hash },
    ['Hélène'],
    0,
  );

  const mine = await host.call('listTables');
  recorder.close();
  await server.close();
  return { tables, host: host.cookie, hostTables: mine.length };
}
