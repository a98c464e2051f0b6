import { createRandom, type Decision, loadPack, type Rules, type Seat, type Viewer } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import {
  type ClientMessage,
  ClientView,
  type ServerMessage,
  type TableInfo,
  type TableSetup,
} from '@cordillera/protocol';
import {
  type AnswerOf,
  fillPath,
  type RequestArgs,
  type RouteName,
  requestOf,
  tableSocketPath,
} from '@cordillera/protocol/http';
import WebSocket from 'ws';

type Body = Record<string, unknown>;

/** A person with a browser: stores the cookie like one. */
export class Visitor {
  base: string;
  cookie = '';
  /** The origin of the requesting page; the server's own when null. */
  origin: string | null = null;

  constructor(base: string) {
    this.base = base;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        Origin: this.origin ?? this.base,
        ...(this.cookie && { Cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';', 1)[0]!;
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  }

  async text(path: string, headers: Record<string, string> = {}): Promise<string> {
    return (await fetch(`${this.base}${path}`, { headers })).text();
  }

  /** The body of a response that must not be a refusal. */
  async get<Answer = TableInfo>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Answer;
  }

  /** The body of a contract route's response, which must not be a refusal. */
  async call<Name extends RouteName>(name: Name, ...input: RequestArgs<Name>): Promise<AnswerOf<Name>> {
    const { method, path, headers, body } = requestOf(name, ...input);
    const answer = await this.ask(method, path, body, headers);
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as unknown as AnswerOf<Name>;
  }

  create(plan: Partial<TableSetup> & { game: string; seats: TableSetup['seats'] }, name = 'Anna') {
    return this.call('createTable', { body: { plan: { options: {}, ...plan }, name } });
  }

  sit(link: string, seat: Seat, name: string) {
    return this.call('sitDown', { link, body: { seat, name } });
  }

  /** Requests a seat in a running game, and the host accepts. */
  async join(link: string, seat: Seat, name: string, host: Visitor) {
    const { id } = await this.call('askToSit', { link, body: { seat, name } });
    const { asking = [] } = await host.call('readTable', { params: { id } });
    const asked = asking.find((each) => each.seat === seat && each.name === name)!;
    await host.call('answerAsking', { params: { id }, body: { asking: asked.id, yes: true } });
    return this.call('readTable', { params: { id } });
  }

  start(id: string, fill?: string) {
    return this.call('startGame', { params: { id }, body: { fill } });
  }

  /** Opens a table; `known` holds the views of a page that comes back. */
  async open(id: string, link?: string, known: Iterable<ClientView> = []): Promise<Page> {
    const path = fillPath(tableSocketPath, { id });
    const address = `${this.base.replace('http', 'ws')}${path}${link ? `?link=${link}` : ''}`;
    const socket = new WebSocket(address, { headers: { Origin: this.origin ?? this.base, Cookie: this.cookie } });
    const page = new Page(socket, known);
    await page.joined;
    return page;
  }
}

type Listener = (message: ServerMessage) => void;

/** A page that is connected to a table. */
export class Page {
  readonly socket: WebSocket;
  readonly views = new Map<Viewer, ClientView>();
  readonly messages: ServerMessage[] = [];
  /** The raw frames. */
  readonly frames: string[] = [];
  readonly joined: Promise<void>;
  readonly #listeners = new Set<Listener>();
  table!: TableInfo;
  #rules: Rules | null = null;
  #keys = 0;

  constructor(socket: WebSocket, known: Iterable<ClientView> = []) {
    this.socket = socket;
    for (const each of known) this.views.set(each.viewer, each);
    socket.setMaxListeners(0);
    socket.on('message', (data) => {
      this.frames.push(String(data));
      this.#hear(JSON.parse(String(data)));
    });
    socket.on('open', () => this.say({ kind: 'join', known: [...this.views.values()].map(({ cursor }) => cursor) }));
    this.joined = new Promise((done, fail) => {
      socket.on('error', fail);
      this.#listeners.add((message) => {
        if (message.kind === 'joined') done();
        if (message.kind === 'bye') fail(new Error(message.code));
      });
    });
    // an unawaited rejection is of no interest
    this.joined.catch(() => undefined);
  }

  say(message: ClientMessage | object): void {
    this.socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.messages.push(message);
    if (message.kind === 'joined') {
      this.table = message.table;
      for (const whole of message.views) {
        const known = this.views.get(whole.viewer);
        if (known) known.apply(whole);
        else this.views.set(whole.viewer, new ClientView(whole));
      }
    }
    if (message.kind === 'moved') {
      for (const news of message.news) this.views.get(news.viewer)!.apply(news);
    }
    if (message.kind === 'table') this.table = message.table;
    for (const listener of this.#listeners) listener(message);
  }

  /** Waits for a message that fits. */
  until<Found extends ServerMessage>(fits: (message: ServerMessage) => message is Found): Promise<Found>;
  until(fits: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  until(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    const found = new Promise<ServerMessage>((done, fail) => {
      const closed = (): void => {
        const bye = this.messages.find(({ kind }) => kind === 'bye');
        fail(new Error(`the socket was closed: ${bye?.kind === 'bye' ? bye.code : 'without a word'}`));
      };
      const listener: Listener = (message) => {
        if (!fits(message)) return;
        this.#listeners.delete(listener);
        this.socket.off('close', closed);
        done(message);
      };
      this.#listeners.add(listener);
      this.socket.on('close', closed);
    });
    // an unawaited rejection is of no interest
    found.catch(() => undefined);
    return found;
  }

  /** Resolves when the server has processed everything sent so far and its messages have arrived. */
  async settled(): Promise<void> {
    const pong = this.until(({ kind }) => kind === 'pong');
    this.say({ kind: 'ping' });
    await pong;
  }

  /** Sends a message with a key and waits for the answer. */
  async answerTo(message: Body): Promise<ServerMessage> {
    const key = message.key ?? `key-${this.#keys++}-${Math.random().toString(36).slice(2, 8)}`;
    const answer = this.until((each) => 'key' in each && each.key === key);
    this.say({ ...message, key });
    return answer;
  }

  get rules(): Rules {
    const { game: id, rulesVersion } = this.table;
    const game = gameById(id);
    this.#rules ??= game.rules(loadPack(game.format, game.house).content, rulesVersion);
    return this.#rules;
  }

  get seat(): Seat {
    return this.table.me.seats[0]!;
  }

  get mine(): ClientView {
    return this.views.get(this.seat)!;
  }

  /** How many events the first of its viewers has received. */
  get eventCount(): number {
    return this.views.values().next().value?.events.length ?? 0;
  }

  /** The state that the page derives from its view. */
  get state(): object {
    return this.rules.determinize(this.mine.view, createRandom('0'.repeat(32)));
  }

  get decision(): Decision<object> | null {
    return this.rules.decision(this.state, this.seat);
  }

  choose(choice: object): Promise<ServerMessage> {
    return this.answerTo({ kind: 'choose', seat: this.seat, own: this.mine.own, choice });
  }

  /** Plays until the game is over; `pick` selects among the choices that advance it. */
  async playOn(pick: (max: number) => number, stop: () => boolean = () => false): Promise<void> {
    while (this.table.state !== 'over' && !stop()) {
      const decision = this.decision;
      if (decision && decision.forward > 0) {
        const answer = await this.choose(decision.choices[pick(decision.forward)]!);
        if (answer.kind === 'refused' && answer.code !== 'too-late' && answer.code !== 'not-a-choice')
          throw new Error(`refused: ${answer.code}`);
      } else if (this.table.state !== ('over' as string))
        await this.until((message) => message.kind === 'moved' || message.kind === 'table');
    }
  }

  close(): void {
    this.socket.close();
  }
}

/** Lets these pages play, one choice at a time, until `stop`. */
export async function playTogether(pages: readonly Page[], pick: (max: number) => number, stop: () => boolean) {
  while (!stop()) {
    const page = pages.find(({ decision }) => decision && decision.forward > 0);
    if (page) await page.choose(page.decision!.choices[pick(page.decision!.forward)]!);
    else await Promise.race(pages.map((each) => each.until(({ kind }) => kind === 'moved' || kind === 'table')));
  }
}
