/** Records games that are played through real sockets, one step after the other: every byte that the server sends. */
import { setImmediate as nextTick } from 'node:timers/promises';
import { createRandom, pick, type Seat } from '@cordillera/engine';
import type { TableInfo, TableSetup } from '@cordillera/protocol';
import { vi } from 'vitest';
import { BotPool } from '../../src/bots/botPool.ts';
import type { LiveTable } from '../../src/table/liveTable.ts';
import { chance, TestHouse } from './house.ts';
import type { Page, Visitor } from './players.ts';

/**
 * Bots that answer only when the script says so, so that their speed does not matter. They choose at random with a
 * fixed seed.
 */
class ScriptedBots {
  readonly #asked = new Map<Seat, (choice: object) => void>();

  /** Replaces the method of the server's bots. */
  ask(...[, , seat]: Parameters<BotPool['ask']>): Promise<object> {
    return new Promise((done) => this.#asked.set(seat, done));
  }

  async answer(seat: Seat, table: LiveTable): Promise<void> {
    await until(() => this.#asked.has(seat));
    const { seq } = table.match!;
    const { choices, forward } = table.match!.decision(seat)!;
    const done = this.#asked.get(seat)!;
    this.#asked.delete(seat);
    done(pick(createRandom(`bot ${seat} ${seq}`), choices.slice(0, forward)));
    await until(() => table.match!.seq > seq);
  }
}

const isAsked = ({ decision }: Page): boolean => decision !== null && decision.forward > 0;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await nextTick();
}

/** The recorded messages, separately for each client, in the order in which they came. */
class Tape {
  readonly #parts = new Map<string, string[]>();
  /** Generated values and their names on the tape. */
  readonly #names = new Map<string, string>();

  call(name: string, called: string): void {
    this.#names.set(name, called);
  }

  note(client: string, ...lines: string[]): void {
    this.#parts.set(client, [...(this.#parts.get(client) ?? []), ...lines]);
  }

  get text(): string {
    let text = [...this.#parts].map(([client, lines]) => `# ${client}\n${lines.join('\n')}\n`).join('\n');
    for (const [name, called] of this.#names) text = text.replaceAll(name, called);
    // the link whose code sorts first in the database is listed first: put them into a fixed order
    return text.replace(/"links":\{("watch":"[^"]*"),("play":"[^"]*")\}/g, '"links":{$2,$1}');
  }
}

/** A game with its people, and the steps of a script. */
class Script {
  readonly tape = new Tape();
  readonly house: TestHouse;
  readonly #bots: ScriptedBots;
  readonly #names = new Map<Visitor, string>();
  readonly #open = new Map<Page, string>();
  readonly #pick: (max: number) => number;
  #table!: LiveTable;
  #keys = 0;
  id = '';

  constructor(house: TestHouse, bots: ScriptedBots, seed: string) {
    this.house = house;
    this.#bots = bots;
    this.#pick = chance(seed);
  }

  visitor(name: string): Visitor {
    const visitor = this.house.visitor();
    this.#names.set(visitor, name);
    return visitor;
  }

  /** Sends an HTTP request and records it with its response. */
  async ask<Answer = TableInfo>(visitor: Visitor, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await visitor.ask(method, path, body);
    this.tape.note(
      `${this.#names.get(visitor)} by HTTP`,
      `${method} ${path}${body ? ` ${JSON.stringify(body)}` : ''}`,
      `${answer.status} ${JSON.stringify(answer.body)}`,
    );
    await this.quiet();
    return answer.body as Answer;
  }

  async sitDown(id: string): Promise<void> {
    this.id = id;
    this.#table = await this.house.server.tables.open(id);
    this.tape.call(id, '<table>');
  }

  async open(visitor: Visitor, as: string, link?: string, before?: Page): Promise<Page> {
    const page = await this.house.page(visitor, this.id, link, before?.views.values());
    this.#open.set(page, as);
    await this.pass(300);
    return page;
  }

  async close(page: Page): Promise<void> {
    const { size } = this.#table.audience.subscribers;
    this.#keep(page);
    page.close();
    await until(() => this.#table.audience.subscribers.size < size);
  }

  /** Restarts the server on the same data. */
  async restart(...people: Visitor[]): Promise<void> {
    await this.house.server.close();
    await until(() => [...this.#open.keys()].every(({ socket }) => socket.readyState === socket.CLOSED));
    for (const page of [...this.#open.keys()]) this.#keep(page);
    await this.house.start();
    for (const person of people) person.base = this.house.url;
    this.#table = await this.house.server.tables.open(this.id);
  }

  /** Records the messages of a page, except those of the helper that checks whether all have arrived. */
  #keep(page: Page): void {
    this.tape.note(this.#open.get(page)!, ...page.frames.filter((frame) => frame !== '{"kind":"pong"}'));
    this.#open.delete(page);
  }

  /** Advances the clock until all due work is done. */
  async pass(ms: number): Promise<void> {
    this.house.clock.pass(ms);
    await this.quiet();
  }

  /** Lets the clock of a seat run out, so that a stand-in plays for it. */
  async timeRunsOut(seat: Seat): Promise<void> {
    this.house.clock.pass(this.#table.row.deadline! - this.house.clock.now());
    await until(() => this.#table.seats[seat]!.standIn !== undefined);
    await this.quiet();
  }

  /** Lets bots choose for as long as the game waits for them, until every page has received it. */
  async quiet(): Promise<void> {
    if (!this.#table) return;
    for (;;) {
      await this.#table.runExclusive(async () => undefined);
      const { match, row } = this.#table;
      if (match === null || row.state !== 'playing') break;
      const bot = match.deciders().find((seat) => {
        const { bot, standIn } = match.seats[seat]!;
        return (bot ?? standIn) !== undefined;
      });
      if (bot === undefined) break;
      await this.#bots.answer(bot, this.#table);
    }
    for (const page of this.#open.keys()) await page.settled();
  }

  /** Sends a message that is answered; the answer is recorded. */
  async say(page: Page, message: object): Promise<{ kind: string }> {
    const answer = await page.answerTo({ ...message, key: `key-${this.#keys++}`.padEnd(8, '-') });
    await this.pass(200);
    return answer;
  }

  async choose(page: Page): Promise<void> {
    const { choices, forward } = page.decision!;
    const choice = choices[this.#pick(forward)]!;
    const answer = await this.say(page, { kind: 'choose', seat: page.seat, own: page.mine.own, choice });
    if (answer.kind !== 'done') throw new Error(`a choice was refused: ${JSON.stringify(answer)}`);
  }

  /** The first of these pages that is asked chooses, repeatedly; returns the last one that chose. */
  async play(pages: readonly Page[], count: number, enough: (last: Page) => boolean = () => false): Promise<Page> {
    let last = pages[0]!;
    for (let made = 0; made < count && pages[0]!.table.state === 'playing'; made++) {
      const page = pages.find(isAsked);
      if (!page) throw new Error('nobody here is asked');
      await this.choose(page);
      last = page;
      if (enough(last)) break;
    }
    return last;
  }

  end(): string {
    for (const page of [...this.#open.keys()]) this.#keep(page);
    return this.tape.text;
  }
}

/** Anna and Bert play with bots, and a guest watches; returns everything the server sent. */
export async function record(plan: TableSetup, isPlayedOut: boolean): Promise<string> {
  const bots = new ScriptedBots();
  const asking = vi.spyOn(BotPool.prototype, 'ask').mockImplementation((...question) => bots.ask(...question));
  // the deck is always shuffled alike
  const drawing = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes) new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).fill(7);
    return bytes;
  });
  const house = await TestHouse.open();
  try {
    const script = new Script(house, bots, plan.game.replace(/\W/g, ''));
    await perform(script, plan, isPlayedOut);
    return script.end();
  } finally {
    await house.close();
    drawing.mockRestore();
    asking.mockRestore();
  }
}

async function perform(script: Script, plan: TableSetup, isPlayedOut: boolean): Promise<void> {
  const { tape } = script;
  const [anna, bert, watcher] = [script.visitor('Anna'), script.visitor('Bert'), script.visitor('a watcher')];

  // the table is made, and people sit down
  const { id, me } = await script.ask(anna, 'POST', '/api/tables', { plan, name: 'Anna' });
  const { play, watch } = me.links;
  tape.call(play!, '<link to play>');
  tape.call(watch!, '<link to watch>');
  await script.sitDown(id);
  await script.ask(bert, 'GET', `/api/links/${play}`);
  await script.ask(bert, 'POST', `/api/links/${play}/sit`, { seat: 1, name: 'Bert' });
  await script.ask(bert, 'POST', `/api/links/${play}/sit`, { seat: 0, name: 'Bert' });
  const waiting = await script.open(bert, 'Bert before the game');
  await script.ask(bert, 'POST', `/api/tables/${id}/start`, {});
  await script.ask(anna, 'PUT', `/api/tables/${id}`, { plan: { ...plan, options: { ...plan.options } } });
  await script.ask(anna, 'POST', `/api/tables/${id}/start`, {});
  await script.close(waiting);
  await script.ask(watcher, 'GET', `/api/links/${watch}`);

  const [annas, berts] = [await script.open(anna, 'Anna'), await script.open(bert, 'Bert')];
  await script.open(watcher, 'a watcher', watch);
  const pages = [annas, berts];
  await script.play(pages, 12);

  // chat
  await script.say(annas, { kind: 'say', seat: 0, to: 'table', text: 'Bonjour à tous' });
  await script.say(berts, { kind: 'say', seat: 1, to: 'group', text: 'Only for us' });
  await script.say(berts, { kind: 'react', seat: 1, sticker: 'bravo' });
  await script.ask(watcher, 'GET', `/api/tables/${id}?link=${watch}`);

  // an undo, and requests that are refused
  const undoer = await script.play(pages, 60, ({ mine }) => mine.canUndo);
  const { seat } = undoer;
  await script.say(undoer, { kind: 'undo', seat, own: undoer.mine.own });
  await script.say(undoer, { kind: 'choose', seat, own: undoer.mine.own + 5, choice: { do: 'something' } });
  await script.say(undoer, { kind: 'choose', seat, own: undoer.mine.own, choice: { do: 'something' } });
  await script.say(annas, { kind: 'choose', seat: 1, own: 0, choice: { do: 'something' } });
  await script.say(berts, { kind: 'vote', seat: 1, proposal: 7, yes: true });

  // a pause and its end
  await script.say(annas, { kind: 'propose', seat: 0, proposal: { what: 'pause' } });
  await script.say(berts, { kind: 'vote', seat: 1, proposal: 1, yes: false });
  await script.say(berts, { kind: 'propose', seat: 1, proposal: { what: 'pause' } });
  await script.say(annas, { kind: 'vote', seat: 0, proposal: 2, yes: true });
  await script.ask(bert, 'GET', '/api/tables');
  await script.say(annas, { kind: 'choose', seat: 0, own: annas.mine.own, choice: { do: 'something' } });
  await script.say(annas, { kind: 'propose', seat: 0, proposal: { what: 'resume' } });
  await script.say(berts, { kind: 'vote', seat: 1, proposal: 3, yes: true });

  // a take-back by agreement
  const chooser = await script.play(pages, 5);
  const other = pages.find((page) => page !== chooser)!;
  const takeBack = { what: 'takeBack', seat: chooser.seat };
  await script.say(chooser, { kind: 'propose', seat: chooser.seat, proposal: takeBack });
  await script.say(other, { kind: 'vote', seat: other.seat, proposal: 4, yes: true });

  // bert leaves, a stand-in plays, and he comes back
  await script.close(berts);
  await script.pass(10_000);
  await script.pass(300);
  await script.ask(anna, 'POST', `/api/tables/${id}/stand-in`, { seat: 1 });
  while (isAsked(annas)) await script.play([annas], 1);
  if (plan.pace.kind === 'free') {
    await script.pass(180_000);
    await script.ask(anna, 'POST', `/api/tables/${id}/stand-in`, { seat: 1 });
  } else await script.timeRunsOut(1);
  await script.play([annas], 6);
  await script.ask(bert, 'POST', `/api/tables/${id}/return`, { seat: 1 });
  const again = await script.open(bert, 'Bert again', undefined, berts);
  const both = [annas, again];
  await script.play(both, 10);
  await script.say(annas, { kind: 'story', viewer: 0, since: 0 });
  await script.say(again, { kind: 'story', viewer: 1, since: 10 });

  await script.ask(anna, 'GET', '/api/tables');
  await script.ask(bert, 'GET', `/api/tables/${id}`);
  await script.ask(anna, 'GET', `/api/tables/${id}/mine`);
  await script.ask(anna, 'GET', `/api/tables/${id}/match`);

  // another server continues from the stored data
  await script.restart(anna, bert, watcher);
  const anew = [await script.open(anna, 'Anna later'), await script.open(bert, 'Bert later')];
  await script.open(watcher, 'a watcher later', watch);
  await script.play(anew, isPlayedOut ? 2_000 : 10);
  if (!isPlayedOut) return;
  await script.ask(bert, 'GET', '/api/tables');
  await script.ask(watcher, 'GET', `/api/tables/${id}/match?link=${watch}`);
  const next = await script.ask(anna, 'POST', `/api/tables/${id}/rematch`, {});
  tape.call(next.id, '<next table>');
  for (const [kind, code] of Object.entries(next.me.links)) tape.call(code!, `<next link to ${kind}>`);
}
