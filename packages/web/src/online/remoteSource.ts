import {
  type Blocked,
  CordilleraError,
  createRandom,
  type Decision,
  type GameTypes,
  newSeed,
  type Random,
  type Rules,
  type ScoreSheet,
  type Seat,
  type SeatInfo,
  type Viewer,
} from '@cordillera/engine';
import {
  type ClientMessage,
  isPlayed,
  KnownView,
  patched,
  type SeenStep,
  type ServerMessage,
  type TableInfo,
} from '@cordillera/protocol';
import type { Wish, Wishes } from '../store/records.ts';
import type { TableGame } from '../table/game.ts';
import type { News, Picture, TableSource } from '../table/source.ts';
import { refusalOf } from './refusal.ts';
import type { Said } from './talk.ts';
import { isMove, type Move } from './unsent.ts';

type Joined = Extract<ServerMessage, { kind: 'joined' }>;

/** Something that was sent and not answered yet; it is sent again when the connection comes back. */
interface Sent {
  message: ClientMessage & { key: string };
  /** It was sent once more. */
  again: boolean;
  /** How many events had been told to whoever made it. */
  told: number;
  done(answer: ServerMessage): void;
  failed(error: Error): void;
}

export interface RemoteSourceInput<T extends GameTypes> {
  rules: Rules<T>;
  joined: Joined;
  send(message: ClientMessage): void;
  close(): void;
  /** Moves of an earlier page that nobody has answered: they are sent again. */
  unsent?: readonly Move[];
  /** The moves that wait for the server's answer. */
  onSending?: (moves: readonly Move[]) => void;
  /** A move was refused because the game had gone on; so many events had been told when it was made. */
  onLate?: (told: number) => void;
  standingAnswer?: TableGame<T>['standingAnswer'];
}

/** Pictures are kept for so many of the last events. */
const pictured = 200;

/** Nobody makes the same one for the same moment of a seat. Short, because the server keeps it. */
const newKey = (): string => (Number.parseInt(newSeed().slice(0, 12), 16) % 36 ** 6).toString(36).padStart(6, '0');

/**
 * A match that is played on a server. What can be worked out from one's own view is worked out here, by the rules, in a
 * world that looks the same from this seat: choices, why-not, previews and scores are there at once.
 */
export class RemoteSource<T extends GameTypes = GameTypes> implements TableSource<T> {
  readonly rules: Rules<T>;
  readonly people: readonly Seat[];
  readonly seedHash: string;
  readonly start: T['View'];
  readonly #send: (message: ClientMessage) => void;
  readonly #close: () => void;
  readonly #onSending: RemoteSourceInput<T>['onSending'];
  readonly #onLate: RemoteSourceInput<T>['onLate'];
  readonly #standingAnswer: TableGame<T>['standingAnswer'];
  readonly #known = new Map<Viewer, KnownView>();
  /** What was seen at the last events, by their number. */
  readonly #pictures = new Map<Viewer, Map<number, SeenStep>>();
  /** Counts how often a viewer was told all at once. */
  readonly #leaps = new Map<Viewer, number>();
  readonly #worlds = new WeakMap<object, T['State']>();
  readonly #random: Random = createRandom(newSeed());
  readonly #sent = new Map<string, Sent>();
  readonly #listeners = new Set<(news: News) => void>();
  #table: TableInfo;
  #wishes: Wishes = {};

  constructor({ rules, joined, send, close, unsent = [], ...input }: RemoteSourceInput<T>) {
    this.rules = rules;
    this.#send = send;
    this.#close = close;
    this.#onSending = input.onSending;
    this.#onLate = input.onLate;
    this.#standingAnswer = input.standingAnswer;
    this.#table = joined.table;
    this.people = joined.table.me.seats;
    this.seedHash = joined.table.seedHash;
    this.start = joined.start as T['View'];
    for (const whole of joined.views) {
      this.#known.set(whole.viewer, new KnownView(whole));
      this.#pictures.set(whole.viewer, new Map());
    }
    // nobody waits for the answer any more
    const nothing = (): void => undefined;
    for (const message of unsent) {
      const told = this.#known.get(message.seat)?.events.length ?? 0;
      this.#sent.set(message.key, { message, again: true, told, done: nothing, failed: nothing });
    }
    if (unsent.length > 0) this.#onSending?.(this.unsent);
  }

  /** What is sent first when the connection stands again. */
  hello(): ClientMessage[] {
    for (const sent of this.#sent.values()) sent.again = true;
    return [
      { kind: 'join', known: [...this.#known.values()].map(({ known }) => known) },
      ...[...this.#sent.values()].map(({ message }) => message),
    ];
  }

  hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'joined':
        this.#table = message.table;
        for (const whole of message.views) this.#leap(whole);
        this.#changed();
        break;
      case 'moved':
        if (message.entry.player)
          this.#table = {
            ...this.#table,
            seats: this.#table.seats.with(message.entry.seat, {
              ...this.#table.seats[message.entry.seat]!,
              ...message.entry.player,
            }),
          };
        for (const news of message.news) {
          const known = this.#known.get(news.viewer);
          if ('view' in news) this.#leap(news);
          else if (known) this.#picture(news.viewer, known.events.length, known.hear(news) ?? []);
        }
        this.#changed();
        break;
      case 'table':
        this.#hearTable(message.table);
        break;
      case 'done':
      case 'story':
        this.#answered(message.key)?.done(message);
        break;
      case 'refused':
        this.#refused(message);
        break;
    }
  }

  /** Whoever comes and goes changes nothing at the table. */
  #hearTable(table: TableInfo): void {
    const isSame = playersOf(table) === playersOf(this.#table);
    this.#table = table;
    if (!isSame) this.#tell({ kind: 'changed' });
  }

  #refused({ key, code, params }: Extract<ServerMessage, { kind: 'refused' }>): void {
    const sent = this.#answered(key);
    if (!sent) return;
    const isLate = isMove(sent.message) && (sent.again || code === 'too-late');
    if (isLate) this.#onLate?.(sent.told);
    sent.failed(isLate ? refusalOf('too-late', {}) : refusalOf(code, params));
  }

  /** What was told all at once is not told step by step. */
  #leap(whole: ConstructorParameters<typeof KnownView>[0]): void {
    const { viewer } = whole;
    const known = this.#known.get(viewer);
    const was = known?.known;
    if (known) known.hear(whole);
    else {
      this.#known.set(viewer, new KnownView(whole));
      this.#pictures.set(viewer, new Map());
    }
    const isNews = was?.told !== whole.told + whole.events.length || was.revision !== whole.revision;
    if (isNews) this.#leaps.set(viewer, (this.#leaps.get(viewer) ?? 0) + 1);
  }

  #picture(viewer: Viewer, first: number, steps: readonly SeenStep[]): void {
    const pictures = this.#pictures.get(viewer)!;
    for (const [i, step] of steps.entries()) {
      pictures.set(first + i, step);
      pictures.delete(first + i - pictured);
    }
  }

  #answered(key: string): Sent | undefined {
    const sent = this.#sent.get(key);
    this.#sent.delete(key);
    if (sent && isMove(sent.message)) this.#onSending?.(this.unsent);
    return sent;
  }

  #changed(): void {
    this.#tell({ kind: 'changed' });
    const bots = this.deciders().filter((seat) => {
      const { bot, standIn } = this.seats[seat]!;
      return isPlayed(this.seats) && (bot !== undefined || standIn !== undefined);
    });
    this.#tell({ kind: 'thinking', seats: bots });
    this.#answerAsWished();
  }

  get table(): TableInfo {
    return this.#table;
  }

  get seats(): readonly SeatInfo[] {
    return this.#table.seats;
  }

  get turns(): number {
    return this.rules.turns(this.#world(this.#first));
  }

  /** Whose eyes see what everybody sees, at least. */
  get #first(): Viewer {
    return this.people[0] ?? 'spectator';
  }

  #knownTo(viewer: Viewer): KnownView {
    const known = this.#known.get(viewer);
    if (!known) throw new CordilleraError('bad-seat', { seat: String(viewer), seats: this.seats.length });
    return known;
  }

  /** A world that this viewer cannot tell from the real one. */
  #world(viewer: Viewer): T['State'] {
    const { view } = this.#knownTo(viewer);
    let world = this.#worlds.get(view);
    if (world === undefined) {
      world = this.rules.determinize(view, this.#random);
      this.#worlds.set(view, world);
    }
    return world;
  }

  view(viewer: Viewer): T['View'] {
    // what everybody sees is the same in every world that looks the same from here
    if (viewer === 'spectator' && !this.#known.has(viewer)) return this.rules.view(this.#world(this.#first), viewer);
    return this.#knownTo(viewer).view;
  }

  deciders(): readonly Seat[] {
    return this.rules.deciders(this.#world(this.#first));
  }

  decision(seat: Seat): Decision<T['Choice']> | null {
    return this.#isMine(seat) ? this.rules.decision(this.#world(seat), seat) : null;
  }

  #isMine(seat: Seat): boolean {
    return this.people.includes(seat) && this.#table.state === 'playing';
  }

  blocked(seat: Seat): Blocked<T['Choice']>[] {
    return this.rules.blocked(this.#world(seat), seat);
  }

  events(since: number, viewer: Viewer): T['Event'][] {
    return this.#knownTo(viewer).events.slice(since);
  }

  pictures(since: number, viewer: Viewer): Picture<T>[] {
    const pictures = this.#pictures.get(viewer)!;
    const { events } = this.#knownTo(viewer);
    return events.slice(since).flatMap((_, i) => pictures.get(since + i) ?? []);
  }

  async story(since: number, viewer: Viewer): Promise<Picture<T>[]> {
    const answer = await this.#ask({ kind: 'story', viewer, since });
    if (answer.kind !== 'story') return [];
    let view: unknown = answer.first;
    return answer.steps.map(({ event, patch }, i) => {
      view = patched(view, patch);
      return { event, view: view as T['View'], told: answer.told + i + 1 };
    });
  }

  revision(viewer: Viewer): number {
    return this.#knownTo(viewer).revision + (this.#leaps.get(viewer) ?? 0);
  }

  score(viewer: Viewer = this.#first): ScoreSheet {
    return this.rules.score(this.#world(this.#known.has(viewer) ? viewer : this.#first), viewer);
  }

  preview(seat: Seat, choice: T['Choice']): T['Preview'] {
    return this.rules.preview(this.#world(seat), seat, choice);
  }

  result(): T['Result'] | null {
    return this.rules.result(this.#world(this.#first));
  }

  canUndo(seat: Seat): boolean {
    return this.#isMine(seat) && this.#knownTo(seat).canUndo;
  }

  async choose(seat: Seat, choice: T['Choice']): Promise<void> {
    if (this.#isWaiting(seat)) return;
    await this.#ask({ kind: 'choose', seat, own: this.#knownTo(seat).own, choice: choice as Record<string, unknown> });
  }

  async undo(seat: Seat): Promise<void> {
    if (this.#isWaiting(seat)) return;
    await this.#ask({ kind: 'undo', seat, own: this.#knownTo(seat).own });
  }

  /** Whoever taps twice, or goes on before the answer is there, means the table as it was: that is not sent. */
  #isWaiting(seat: Seat): boolean {
    return [...this.#sent.values()].some(({ message }) => isMove(message) && message.seat === seat);
  }

  /** Asks the server, and waits for its answer however long the network is away. */
  #ask(question: Unkeyed<Extract<ClientMessage, { key: string }>>): Promise<ServerMessage> {
    const message = { ...question, key: newKey() } as Sent['message'];
    return new Promise((done, failed) => {
      const told = this.#known.get(this.#first)?.events.length ?? 0;
      this.#sent.set(message.key, { message, again: false, told, done, failed });
      if (isMove(message)) this.#onSending?.(this.unsent);
      this.#send(message);
    });
  }

  /** Says something at the table that is no move; again after a reconnection until the server has heard it. */
  async tell(message: Unkeyed<Said>): Promise<void> {
    await this.#ask(message as Unkeyed<Extract<ClientMessage, { key: string }>>);
  }

  /** Whether a move that was made here has not reached the server yet. */
  get isSending(): boolean {
    return this.unsent.length > 0;
  }

  /** The moves that were made here and have not been answered yet. */
  get unsent(): Move[] {
    return [...this.#sent.values()].flatMap(({ message }) => (isMove(message) ? [message] : []));
  }

  get wishes(): Wishes {
    return this.#wishes;
  }

  wish(seat: Seat, wish: Wish): void {
    this.#wishes = { ...this.#wishes, [seat]: wish };
    this.#answerAsWished();
  }

  /** Answers for people here who do not want to be asked. */
  #answerAsWished(): void {
    if (this.isSending) return;
    for (const seat of this.people) {
      const wish = this.#wishes[seat];
      const decision = wish && this.decision(seat);
      const choice = decision ? this.#standingAnswer?.(wish, decision, this.view(seat)) : null;
      // what came too late is asked again by the table
      if (choice) this.choose(seat, choice).catch(() => undefined);
    }
  }

  /** Whoever is not here goes on without us. */
  goOn(): void {}

  close(): void {
    this.#close();
  }

  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}

/** Who plays where, and whether the game goes on. */
const playersOf = ({ seats, state }: TableInfo): string =>
  JSON.stringify([state, seats.map(({ name, bot, open, standIn }) => [name, bot, open, standIn])]);

type Unkeyed<Message> = Message extends unknown ? Omit<Message, 'key'> : never;
