import {
  CordilleraError,
  createMatch,
  type Game,
  isSameJson,
  type LogEntry,
  type Match,
  type Pack,
  restoreMatch,
  type Seat,
  type SeatInfo,
  type Viewer,
  type Watch,
} from '@cordillera/engine';
import {
  isWhole,
  limits,
  type Moved,
  type ServerMessage,
  type Sticker,
  type TableInfo,
  type ViewNews,
  type WholeView,
} from '@cordillera/protocol';
import { type Database, Duplicate, type Statement, Unsure } from '../database/database.ts';
import { gameOf, packOf } from '../games.ts';
import { Refused } from '../refused.ts';
import type { StoredLine } from '../store/chat.ts';
import { appending, hasEntry, readEntries, type StoredEntry } from '../store/entries.ts';
import {
  followingLog,
  keepingSnapshot,
  type Link,
  readLinks,
  readMatch,
  readSeats,
  readSnapshot,
  type StoredMatch,
  updatingMatch,
} from '../store/matches.ts';
import { asTold, Chat, everybody, groupCircle } from './chat.ts';
import { clocksAfter, clocksResumed, clocksStopped, deadlineOf, firstClocks, type SeatClock } from './clock.ts';
import { infoFor, type Seen } from './info.ts';
import { type Known, knownTo, Telling, wholeView } from './news.ts';
import { Picks } from './picks.ts';
import { offlineAfter, PresenceBook, presenceRest } from './presence.ts';
import { mostTries, Proposals, type ProposalTable } from './proposals.ts';
import { rowAfter, timedSeats, timesOf } from './row.ts';
import { type Story, storyOf } from './story.ts';

/** So many entries after a snapshot comes the next one. */
const snapshotEvery = 40;

/** Whether a choice moves the game on: whoever only makes such choices ends it. */
const isForward = (match: Match, seat: Seat, choice: object | null): boolean => {
  const { choices, forward } = match.decision(seat) ?? { choices: [], forward: 0 };
  return choice !== null && choices.slice(0, forward).some((listed) => isSameJson(listed, choice));
};

const ownIn = (own: readonly number[], viewer: Viewer): number => (viewer === 'spectator' ? 0 : own[viewer]!);

/** Somebody who looks at a table: a socket. */
export interface Onlooker {
  /** Who it is; null for somebody the server does not know. */
  readonly person: string | null;
  /** The link that opened the table for it; null for whoever sits here, and for the host. */
  readonly link: string | null;
  readonly viewers: readonly Viewer[];
  send(message: ServerMessage): void;
  /** Says why, and closes. */
  dismiss(code: Refused['code'], again: boolean): void;
}

/** What a table tells the house it stands in. */
export interface House {
  readonly database: Database;
  now(): number;
  /** Does something after so many ms, unless it is called off before. */
  later(ms: number, deed: () => void): () => void;
  /** Something was written: others may want to know, and somebody may be waited for. */
  changed(table: LiveTable, from: number): void;
  /** Who looks at a table here has changed: other processes show it too. */
  present(table: LiveTable): void;
  /** Something failed that nobody waits for. */
  failed(error: unknown, table: LiveTable): void;
}

/**
 * A table that somebody looks at: its match in memory, and everybody it is shown to. Everything that happens to it goes
 * through one queue. An entry of the log is made in memory, written, and only then told; if it cannot be written, the
 * memory is thrown away and the table is loaded again.
 */
export class LiveTable {
  readonly id: string;
  readonly #house: House;
  #row: StoredMatch;
  #people: Map<Seat, string>;
  #links: Link[] = [];
  #game: Game;
  #pack: Pack<object>;
  /** Null before the game starts. */
  #match: Match | null = null;
  #own: number[] = [];
  #keys: string[] = [];
  #clocks: SeatClock[] = [];
  #snapshotSeq = 0;
  /** The table before the first choice, as everybody saw it. */
  #start: object | null = null;
  /** What each viewer was last told besides their view. */
  readonly #standing = new Map<Viewer, { own: number; canUndo: boolean }>();
  readonly #onlookers = new Set<Onlooker>();
  readonly #presence = new PresenceBook();
  readonly #picks = new Picks();
  /** Somebody's presence has changed, and is about to be told. */
  #isPresenceUntold = false;
  /** What other processes were last told about those who look at it here. */
  #reported = '';
  /** How many watch in each of the other processes. */
  readonly #watchersThere = new Map<string, number>();
  #chat!: Chat;
  readonly proposals: Proposals;
  #queue: Promise<unknown> = Promise.resolve();
  /**
   * What was known before something that could not be written or read, and how many entries there were: null before the
   * game starts. Memory is wrong until it has been read again.
   */
  #failed: { before: ReadonlyMap<Viewer, Known>; from: number | null } | null = null;

  private constructor(house: House, row: StoredMatch, people: Map<Seat, string>, pack: Pack<object>) {
    this.id = row.id;
    this.#house = house;
    this.#row = row;
    this.#people = people;
    this.#game = gameOf(row.game);
    this.#pack = pack;
    this.proposals = new Proposals(this.#forProposals());
  }

  #forProposals(): ProposalTable {
    const table = this;
    return {
      id: this.id,
      database: this.#house.database,
      get row() {
        return table.#row;
      },
      get people() {
        return table.#people;
      },
      get seats() {
        return table.seats;
      },
      get moves() {
        return table.#moves;
      },
      now: () => this.#house.now(),
      seatsOf: (person) => this.seatsOf(person),
      tell: (message) => {
        for (const { onlooker } of this.#players()) onlooker.send(message);
      },
      changed: () => this.#house.changed(this, this.#match?.seq ?? 0),
      whole: () => this.whole(),
      takeBack: (seat, key, close) => this.#enter(key, (match) => match.takeBack(seat), [close]),
      pause: (until, close) => this.#pause({ until }, close),
      resume: (close) => this.#pause(null, close),
    };
  }

  static async load(house: House, id: string): Promise<LiveTable> {
    const row = await readMatch(house.database, id);
    if (!row) throw new Refused('no-table');
    const [people, pack] = await Promise.all([
      readSeats(house.database, id),
      packOf(house.database, gameOf(row.game), row.pack),
    ]);
    const table = new LiveTable(house, row, people, pack);
    table.#links = await readLinks(house.database, id);
    table.#chat = await Chat.load(house.database, id, (line) => table.#tellLine(line));
    await table.proposals.read();
    if (row.state !== 'open') await table.#restore();
    return table;
  }

  get row(): Readonly<StoredMatch> {
    return this.#row;
  }

  /** The person at each seat. */
  get people(): ReadonlyMap<Seat, string> {
    return this.#people;
  }

  get game(): Game {
    return this.#game;
  }

  get pack(): Pack<object> {
    return this.#pack;
  }

  get onlookers(): ReadonlySet<Onlooker> {
    return this.#onlookers;
  }

  /** The match, once it has started. */
  get match(): Match | null {
    return this.#match;
  }

  get seats(): readonly SeatInfo[] {
    return this.#match?.seats ?? this.#row.seats;
  }

  get clocks(): readonly SeatClock[] {
    return this.#clocks;
  }

  seatsOf(person: string): Seat[] {
    const seats: Seat[] = [];
    for (const [seat, other] of this.#people) if (other === person) seats.push(seat);
    return seats;
  }

  /** Does something when everything before it is done, and nothing else meanwhile. */
  inTurn<Result>(deed: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(async () => {
      if (this.#failed) await this.#recover();
      return deed();
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** The match as it was last written, or before entry number `until`. Returns the entries since then. */
  async #restore(until = Number.POSITIVE_INFINITY): Promise<StoredEntry[]> {
    const { database } = this.#house;
    let kept = await readSnapshot(database, this.id);
    let entries = await readEntries(database, this.id, kept?.snapshot.seq ?? 0);
    if (kept && entries.some(({ entry }) => entry.kind === 'takeBack')) {
      // it may go back behind the snapshot
      kept = null;
      entries = await readEntries(database, this.id, 0);
    }
    const seats = this.#row.seats.length;
    this.#own = kept?.own ?? Array(seats).fill(0);
    this.#keys = kept?.keys ?? Array(seats).fill('');
    this.#snapshotSeq = kept?.snapshot.seq ?? 0;
    this.#match = kept ? restoreMatch(this.#game, kept.snapshot, { content: this.#pack }) : this.#begin();
    for (const stored of entries) if (stored.seq < until) this.#follow(stored);
    this.#clocks = this.#row.summary.clocks ?? firstClocks(this.#row.pace, seats);
    return entries.filter(({ seq }) => seq >= until);
  }

  #begin(): Match {
    const { options, seats, seed, rulesVersion } = this.#row;
    return createMatch(this.#game, { options, seats, seed, rulesVersion, content: this.#pack });
  }

  #follow({ entry, key }: StoredEntry, watch?: Watch): void {
    this.#match!.follow(entry, watch);
    this.#count(this.#counted(entry, key));
  }

  #followAndTell(stored: StoredEntry): void {
    const telling = new Telling(this.#match!, this.#viewers());
    this.#follow(stored, telling.watch);
    this.#tell(stored.entry, telling.news(this.ownOf));
  }

  /** What each seat has done, with this entry. A bot that sits down or gets up is not the seat's own doing. */
  #counted(entry: LogEntry, key: string): { own: number[]; keys: string[] } {
    const [own, keys] = [this.#own, this.#keys];
    if (entry.kind === 'sit') return { own, keys };
    // what anybody decided before it was meant for another moment
    if (entry.kind === 'takeBack') return { own: own.map((each) => each + 1), keys: keys.map(() => '') };
    return { own: own.with(entry.seat, own[entry.seat]! + 1), keys: keys.with(entry.seat, key) };
  }

  #count({ own, keys }: { own: number[]; keys: string[] }): void {
    this.#own = own;
    this.#keys = keys;
  }

  /** How many entries of the log are this seat's. */
  readonly ownOf = (viewer: Viewer): number => ownIn(this.#own, viewer);

  /** The whole match, from its first entry: one restored from a snapshot has forgotten what was told before. */
  async whole(): Promise<Match> {
    const match = this.#started();
    if (match.isWhole) return match;
    const entries = await readEntries(this.#house.database, this.id, 0);
    const whole = this.#begin();
    for (const { entry } of entries.slice(0, match.seq)) whole.follow(entry);
    this.#match = whole;
    return whole;
  }

  #started(): Match {
    if (!this.#match) throw new Refused('not-started');
    return this.#match;
  }

  look(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
    this.setAway(onlooker, false);
    this.#tellPresence();
  }

  leave(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker);
    this.#picks.delete(onlooker);
    const { person } = onlooker;
    if (person !== null && this.#presence.close(person, onlooker, this.#house.now()))
      this.#house.later(offlineAfter, () => this.#tellPresence());
    this.#tellPresence();
  }

  /** Whether nobody looks at this page. */
  setAway(onlooker: Onlooker, away: boolean): void {
    const { person } = onlooker;
    if (person === null || !this.#onlookers.has(onlooker)) return;
    if (this.#presence.see(person, onlooker, away, this.#house.now())) this.#tellPresence();
  }

  /** Somebody with the link is about to sit down there, or nowhere any more. */
  pick(onlooker: Onlooker, seat: Seat | null, name: string): void {
    const mayPlay = this.#links.some(({ code, kind }) => code === onlooker.link && kind === 'play');
    if (!mayPlay || !this.#onlookers.has(onlooker)) throw new Refused('not-your-seat');
    if (seat === null || this.#row.state !== 'open') this.#picks.delete(onlooker);
    else this.#picks.set(onlooker, seat, name);
    this.#tellPresence();
  }

  /** Who is here, and how many watch, is for those who sit here. Several changes are told together. */
  #tellPresence(): void {
    if (this.#isPresenceUntold) return;
    this.#isPresenceUntold = true;
    this.#house.later(presenceRest, () => {
      this.#isPresenceUntold = false;
      for (const { onlooker } of this.#players()) this.#tellInfo(onlooker);
      if (this.presence !== this.#reported) this.#house.present(this);
      this.#reported = this.presence;
    });
  }

  /** For other processes: how many watch here, who of those who sit at the table looks at it, who is about to sit down. */
  get presence(): string {
    return `${this.#watchers},${this.#presence.report(this.#people.values())};${this.#picks.report()}`;
  }

  get #watchers(): number {
    return [...this.#onlookers].filter(
      (onlooker) => !this.#picks.has(onlooker) && onlooker.viewers.every((viewer) => viewer === 'spectator'),
    ).length;
  }

  /** Who looks at it in another process; '' when nobody does. */
  hearPresence(process: string, said: string): void {
    const [seen = '', picks = ''] = said.split(';');
    const [watchers = '', ...people] = seen.split(',');
    this.#picks.hear(process, picks);
    if (Number(watchers) > 0) this.#watchersThere.set(process, Number(watchers));
    else this.#watchersThere.delete(process);
    if (this.#presence.hear(process, people.join(), this.#house.now()))
      this.#house.later(offlineAfter, () => this.#tellPresence());
    this.#tellPresence();
  }

  /** Those who look on and sit here, with their seats. */
  #players(): { onlooker: Onlooker; seats: Seat[] }[] {
    return [...this.#onlookers].flatMap((onlooker) => {
      const seats = onlooker.person === null ? [] : this.seatsOf(onlooker.person);
      return seats.length > 0 ? [{ onlooker, seats }] : [];
    });
  }

  /** The seats that see the same things as this one, and itself. */
  #groupOf(seat: Seat): Seat[] {
    const { rules, seats } = this.#started();
    const view = this.#started().view('spectator');
    return [...seats.keys()].filter((other) => other === seat || rules.shares?.(view, seat, other));
  }

  /** What those at these seats may read. */
  #circlesOf(seats: readonly Seat[]): Set<string> {
    if (seats.length === 0) return new Set();
    const groups = this.#match ? seats.map((seat) => groupCircle(this.#groupOf(seat))) : [];
    return new Set([everybody, ...groups]);
  }

  #tellLine(line: StoredLine): void {
    for (const { onlooker, seats } of this.#players())
      if (this.#circlesOf(seats).has(line.circle)) onlooker.send({ kind: 'chat', line: asTold(line) });
  }

  /** Somebody says something. In turn, like everything else. */
  async say(person: string, seat: Seat, key: string, to: 'table' | 'group', text: string): Promise<void> {
    let circle = everybody;
    if (to === 'group') {
      const group = this.#groupOf(seat);
      if (group.length === 1) throw new Refused('no-group');
      circle = groupCircle(group);
    }
    const isNew = await this.#chat.say(person, { circle, seat, key, text }, this.#house.now());
    if (isNew) this.#house.changed(this, this.#match?.seq ?? 0);
  }

  async react(person: string, seat: Seat, key: string, sticker: Sticker): Promise<void> {
    const line = { circle: everybody, seat, key, text: sticker, sticker };
    const isNew = await this.#chat.say(person, line, this.#house.now());
    if (isNew) this.#house.changed(this, this.#match?.seq ?? 0);
  }

  /** How many entries have changed the position. */
  get #moves(): number {
    return this.#own.reduce((sum, own) => sum + own, 0);
  }

  /** The clocks stop, or run again: `until` is when they do so by themselves, if ever. */
  async #pause(paused: { until: number | null } | null, close: Statement): Promise<void> {
    const { pace, summary } = this.#row;
    const match = this.#match!;
    const now = this.#house.now();
    const before = this.#clocks;
    this.#clocks = paused ? clocksStopped(before, now) : clocksResumed(before, timedSeats(match, 'playing'), now);
    const change: Partial<StoredMatch> = {
      state: paused ? 'paused' : 'playing',
      resumes: paused?.until ?? null,
      ...timesOf(match, pace, this.#clocks, now),
      summary: { ...summary, waiting: match.deciders(), ...(pace.kind !== 'free' && { clocks: this.#clocks }) },
    };
    try {
      await this.change(change, close);
    } catch (error) {
      this.#clocks = before;
      throw error;
    }
  }

  /** All that these viewers may know, without what they know already. In turn, like everything else. */
  async views(known: readonly { viewer: Viewer; told: number; revision: number }[], viewers: readonly Viewer[]) {
    if (!this.#match) return { views: [] as WholeView[], start: null };
    const since = viewers.map((viewer) => {
      const had = known.find((each) => each.viewer === viewer);
      const fits = had?.revision === this.#match!.revision(viewer) && had.told <= this.#match!.told(viewer);
      return { viewer, told: fits ? had.told : 0 };
    });
    const isForgotten = since.some(({ viewer, told }) => told < this.#match!.forgotten(viewer));
    const match = isForgotten ? await this.whole() : this.#match;
    const views = since.map(({ viewer, told }) => wholeView(match, viewer, told, this.ownOf));
    for (const view of views) this.#remember(view);
    return { views, start: this.#firstView(match) };
  }

  #firstView({ rules }: Match): object {
    const { options, seats, seed } = this.#row;
    this.#start ??= rules.view(rules.setup({ options, seats: seats.length, seed }).state, 'spectator');
    return this.#start;
  }

  /** What happened since, step by step, from any point: it is played again for this. */
  async story(viewer: Viewer, since: number): Promise<Story> {
    return storyOf(await this.whole(), viewer, since);
  }

  /**
   * A seat's own message, a choice or null to undo: what was meant for another moment is refused, what was done already is
   * not done again.
   */
  async act(seat: Seat, own: number, key: string, choice: object | null): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const match = this.#started();
      if (own !== this.#own[seat]) {
        // the answer to it was lost, not the message
        if (this.#isLast(seat, own, key) || (await this.#isEntered(seat, own, key))) return;
        throw new Refused('too-late');
      }
      if (this.#row.state === 'paused') throw new Refused('paused');
      if (match.seq >= limits.entries && !isForward(match, seat, choice))
        throw new CordilleraError('cannot-undo', { seat });
      try {
        const deed = (now: Match, watch: Watch) =>
          void (choice === null ? now.undo(seat) : now.choose(seat, choice, watch));
        if (await this.#enter(key, deed)) return;
      } catch (error) {
        // a connection may break after it has been written
        if (this.#isLast(seat, own, key)) return;
        throw error;
      }
    }
    throw new Refused('unavailable');
  }

  /** Whether the last thing that this seat did was this. */
  #isLast(seat: Seat, own: number, key: string): boolean {
    return own === this.#own[seat]! - 1 && key === this.#keys[seat];
  }

  /** Whether this seat did this some time ago. */
  async #isEntered(seat: Seat, own: number, key: string): Promise<boolean> {
    return own < this.#own[seat]! && key !== '' && hasEntry(this.#house.database, this.id, seat, key);
  }

  /** Somebody else sits there from now on. */
  async sit(seat: Seat, player: SeatInfo, ...statements: Statement[]): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const people = JSON.stringify([...this.#people]);
      if (await this.#enter('', (match) => match.sit(seat, player), statements)) return;
      // another process was faster with the same
      if (statements.length === 0 && JSON.stringify(this.seats[seat]) === JSON.stringify(player)) return;
      // or with something else: whoever asked must look again
      if (JSON.stringify([...this.#people]) !== people) throw new Duplicate('somebody else sits there now');
    }
    throw new Refused('unavailable');
  }

  /** Whoever's time is up gets a stand-in. */
  async relieve(seat: Seat, standIn: string): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const deadline = deadlineOf(this.#row.pace, this.#clocks[seat]!);
      // through another process they may have answered in time
      if (this.#row.state !== 'playing' || deadline === null || deadline > this.#house.now()) return;
      if (await this.#enter('', (match) => match.sit(seat, { ...match.seats[seat]!, standIn }))) return;
    }
    throw new Refused('unavailable');
  }

  /**
   * Makes an entry in memory, with all that follows from it. Apart from `#enter`, because many wait for the database at the
   * same time, and what this leaves takes far less room than what it is made of.
   */
  #made(key: string, deed: (match: Match, watch: Watch) => void) {
    const match = this.#started();
    const from = match.seq;
    const { turns } = match;
    const telling = new Telling(match, this.#viewers());
    deed(match, telling.watch);
    const now = this.#house.now();
    const entry = match.log(from)[0]!;
    const counted = this.#counted(entry, key);
    const news = telling.news((viewer) => ownIn(counted.own, viewer));
    const { pace, state } = this.#row;
    const clocks = clocksAfter(pace, this.#clocks, timedSeats(match, state), match.turns !== turns, now);
    const row = rowAfter(this.#row, match, clocks, now);
    return { match, from, now, entry, counted, news, before: telling.before, clocks, row };
  }

  /** Makes an entry, writes it, tells it. False when another process has written this number: try again. */
  async #enter(
    key: string,
    deed: (match: Match, watch: Watch) => void,
    statements: readonly Statement[] = [],
  ): Promise<boolean> {
    const { match, from, now, entry, counted, news, before, clocks, row } = this.#made(key, deed);
    try {
      await this.#house.database.write(
        appending(this.id, { seq: from, at: now, key, entry }),
        ...(row ? [followingLog(row)] : []),
        ...statements,
      );
    } catch (error) {
      this.#failed = { before, from };
      // what failed first says whether it may have happened
      await this.#recover().catch((failure) => {
        throw error instanceof Unsure ? error : failure;
      });
      if (!(error instanceof Duplicate)) throw error;
      return false;
    }
    this.#count(counted);
    this.#clocks = clocks;
    // a choice changes nothing else that people see of the table, unless somebody's time runs or the game is over
    const isShown = row && (row.state === 'over' || row.pace.kind !== 'free' || entry.kind === 'sit');
    if (row) this.#row = row;
    this.#tell(entry, news);
    if (isShown) this.tellTable();
    this.#house.changed(this, from);
    try {
      if (entry.kind === 'takeBack' || match.seq - this.#snapshotSeq >= snapshotEvery) await this.#keepSnapshot(match);
      this.proposals.review();
      // somebody who was asked may have got a stand-in
      await this.proposals.settle();
    } catch (error) {
      // the entry has happened all the same
      this.#house.failed(error, this);
    }
    return true;
  }

  /** Reads the table again, and tells what others have written; what this process could not write has not happened. */
  async #recover(): Promise<void> {
    const { before, from } = this.#failed!;
    await this.#reread();
    let news: StoredEntry[] = [];
    if (this.#row.state === 'open') this.#match = null;
    else news = await this.#restore(from ?? undefined);
    await this.refresh();
    // it has started meanwhile, or gone on for long
    if (this.#match && (from === null || from < this.#snapshotSeq)) {
      for (const stored of news.splice(0)) this.#follow(stored);
      const known = [...before].map(([viewer, { told, revision }]) => ({ viewer, told, revision }));
      for (const onlooker of this.#onlookers) onlooker.send(await this.joined(onlooker, known));
    }
    // until here whatever fails is done again from the beginning
    this.#failed = null;
    for (const stored of news) this.#followAndTell(stored);
    this.tellTable();
  }

  /** What was written before may have been written over: nothing that was kept in memory is true any more. */
  async reload(): Promise<void> {
    this.#failed = { before: this.#knownNow(), from: this.#match?.seq ?? null };
    await this.#recover();
    await this.#chat.reload();
    await this.proposals.readAgain();
  }

  async #reread(): Promise<void> {
    const row = await readMatch(this.#house.database, this.id);
    if (!row) throw new Refused('no-table');
    await this.#follows(row);
  }

  /** It is about this row from now on: perhaps of another game, or with other cards. */
  async #follows(row: StoredMatch): Promise<void> {
    if (row.pack !== this.#row.pack || row.game !== this.#row.game) {
      this.#game = gameOf(row.game);
      this.#pack = await packOf(this.#house.database, this.#game, row.pack);
    }
    this.#row = row;
  }

  /** What everybody sees of the table besides the game. */
  get #shown(): string {
    const { state, resumes, game, options, pace, host, next, seats, summary } = this.#row;
    const shown = [state, resumes, game, options, pace, host, next, seats, { ...summary, waiting: [], turn: 0 }];
    return JSON.stringify([shown, [...this.#people], this.#links]);
  }

  async #keepSnapshot(match: Match): Promise<void> {
    this.#snapshotSeq = match.seq;
    await this.#house.database.write(
      keepingSnapshot(this.id, { snapshot: match.snapshot(), own: this.#own, keys: this.#keys }),
    );
  }

  /** Another process wrote something: it is read and told here too. */
  async catchUp(): Promise<void> {
    try {
      await this.#catchUp();
    } catch (error) {
      // what has been read and told so far stays; the rest is read the next time
      this.#failed ??= { before: this.#knownNow(), from: this.#match?.seq ?? null };
      throw error;
    }
  }

  async #catchUp(): Promise<void> {
    const wasOpen = this.#row.state === 'open';
    const shown = this.#shown;
    await this.#reread();
    await this.refresh();
    const row = this.#row;
    if (wasOpen && row.state !== 'open') {
      await this.#restore();
      for (const onlooker of this.#onlookers) onlooker.send(await this.joined(onlooker, []));
    } else if (this.#match) {
      const entries = await readEntries(this.#house.database, this.id, this.#match.seq);
      // it may go back behind the snapshot
      if (entries.some(({ entry }) => entry.kind === 'takeBack')) await this.whole();
      for (const stored of entries) this.#followAndTell(stored);
      this.#clocks = row.summary.clocks ?? this.#clocks;
    }
    if (this.#shown !== shown) this.tellTable();
    await this.#chat.catchUp();
    await this.proposals.readAgain();
  }

  /** Those whose eyes somebody looks with. */
  *#viewers(): Generator<Viewer> {
    for (const { viewers } of this.#onlookers) yield* viewers;
  }

  /** How much those who look were told by now. */
  #knownNow(): Map<Viewer, Known> {
    const match = this.#match;
    return new Map(match ? [...this.#viewers()].map((viewer) => [viewer, knownTo(match, viewer)]) : []);
  }

  /** Tells everybody what an entry has changed. */
  #tell(entry: LogEntry, news: readonly (ViewNews | WholeView)[]): void {
    const { kind, seat } = entry;
    const moved: Moved = { kind, seat, ...(kind === 'sit' && { player: entry.player }) };
    const isForAll = kind === 'sit' || kind === 'takeBack';
    const told = new Map<Viewer, ViewNews | WholeView>();
    for (const theirs of news) {
      if (this.#isNoticed(theirs) || isForAll) told.set(theirs.viewer, theirs);
      this.#remember(theirs);
    }
    for (const onlooker of this.#onlookers) {
      const theirs = onlooker.viewers.flatMap((viewer) => told.get(viewer) ?? []);
      if (theirs.length > 0) onlooker.send({ kind: 'moved', entry: moved, news: theirs });
    }
  }

  /** Whether a viewer can tell that anything happened: nobody hears of what others do in secret. */
  #isNoticed(news: ViewNews | WholeView): boolean {
    if (isWhole(news) || news.steps.length > 0 || news.rest !== null) return true;
    const { own, canUndo } = this.#standing.get(news.viewer) ?? {};
    return own !== news.own || canUndo !== news.canUndo;
  }

  #remember({ viewer, own, canUndo }: ViewNews | WholeView): void {
    this.#standing.set(viewer, { own, canUndo });
  }

  /** Changes the row, and tells everybody. */
  async change(change: Partial<StoredMatch>, ...statements: Statement[]): Promise<void> {
    const row = { ...this.#row, ...change, version: this.#row.version + 1, changed: this.#house.now() };
    const from = this.#row.state === 'open' ? null : this.#match!.seq;
    try {
      await this.#house.database.write(...updatingMatch(row), ...statements);
    } catch (error) {
      this.#failed = { before: this.#knownNow(), from };
      await this.#recover();
      throw error;
    }
    try {
      await this.#follows(row);
      // they may have moved people: nobody is told half of it
      if (statements.length > 0) await this.refresh();
    } catch (error) {
      // it has happened all the same; the table is read again before anything else happens to it
      this.#failed = { before: this.#knownNow(), from };
      this.#house.failed(error, this);
    }
    this.tellTable();
    this.#house.changed(this, this.#match?.seq ?? 0);
  }

  /**
   * Who sits where, or which links open the table, has changed in the database. Whoever may see something else now is told
   * it from the beginning; whoever may see nothing any more has to go.
   */
  async refresh(): Promise<void> {
    try {
      await this.#refresh();
    } catch (error) {
      this.#failed ??= { before: this.#knownNow(), from: this.#match?.seq ?? null };
      throw error;
    }
  }

  async #refresh(): Promise<void> {
    const before = new Map([...this.#onlookers].map((onlooker) => [onlooker, onlooker.viewers.join()]));
    this.#people = await readSeats(this.#house.database, this.id);
    this.#links = await readLinks(this.#house.database, this.id);
    if (this.presence !== this.#reported) this.#tellPresence();
    for (const [onlooker, viewers] of before) {
      if (!this.#mayLook(onlooker)) onlooker.dismiss(onlooker.link === null ? 'not-your-seat' : 'link-closed', false);
      else if (onlooker.viewers.join() !== viewers) onlooker.send(await this.joined(onlooker, []));
    }
  }

  #mayLook({ person, link }: Onlooker): boolean {
    if (person !== null && (person === this.#row.host || this.seatsOf(person).length > 0)) return true;
    return this.#links.some(({ code }) => code === link);
  }

  /** The game starts. */
  async start(seats: SeatInfo[]): Promise<void> {
    if (this.#row.state !== 'open') throw new Refused('already-started');
    const { options, seed, rulesVersion, pace } = this.#row;
    // a plan that the rules refuse throws here, before anything is written
    const match = createMatch(this.#game, { options, seats, seed, rulesVersion, content: this.#pack });
    const now = this.#house.now();
    this.#match = match;
    this.#own = Array(seats.length).fill(0);
    this.#keys = Array(seats.length).fill('');
    this.#clocks = clocksAfter(pace, firstClocks(pace, seats.length), timedSeats(match, 'playing'), false, now);
    const row = rowAfter(this.#row, match, this.#clocks, now);
    await this.change({ ...row, seats, state: 'playing' });
    for (const onlooker of this.#onlookers) onlooker.send(await this.joined(onlooker, []));
  }

  /** The first message to somebody who sits down or looks on. */
  async joined(
    onlooker: Onlooker,
    known: readonly { viewer: Viewer; told: number; revision: number }[],
  ): Promise<ServerMessage> {
    const views = await this.views(known, onlooker.viewers);
    const seats = onlooker.person === null ? [] : this.seatsOf(onlooker.person);
    return {
      kind: 'joined',
      table: this.info(onlooker),
      ...views,
      chat: this.#chat.linesFor(this.#circlesOf(seats)),
      proposal: seats.length > 0 ? this.proposals.open() : null,
      now: this.#house.now(),
    };
  }

  tellTable(): void {
    for (const onlooker of this.#onlookers) this.#tellInfo(onlooker);
  }

  #tellInfo(onlooker: Onlooker): void {
    onlooker.send({ kind: 'table', table: this.info(onlooker), now: this.#house.now() });
  }

  /** Where somebody who sits here is. */
  seen(person: string): Seen {
    return this.#presence.of(person, this.#house.now()) ?? { presence: 'offline' };
  }

  /** What this one may know about the table; its links, and who is here, only if they sit at it. */
  info({ person }: Pick<Onlooker, 'person'>): TableInfo {
    return infoFor(person, {
      row: this.#row,
      pack: this.#pack,
      seats: this.seats,
      people: this.#people,
      links: this.#links,
      clocks: this.#clocks,
      watchers: this.#watchers + [...this.#watchersThere.values()].reduce((sum, each) => sum + each, 0),
      seen: (sitting) => this.seen(sitting),
      takingAt: (seat) => this.#picks.at(seat),
    });
  }
}
