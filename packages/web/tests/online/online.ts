import {
  CordilleraError,
  createMatch,
  type EventObserver,
  type Match,
  type Seat,
  type Viewer,
} from '@cordillera/engine';
import type { ClientMessage, LogEntryNotice, RefusalCode, ServerMessage, TableInfo } from '@cordillera/protocol';
import { type SierraTypes, sierra } from '@cordillera/sierra';
import { replaySince } from '../../../server/src/table/replay.ts';
import { ViewRecorder, viewSnapshotOf } from '../../../server/src/table/viewRecorder.ts';
import { houseSetOf } from '../../src/cardsets/sets.ts';
import { RemoteSource, type RemoteSourceInput } from '../../src/online/remote/remoteSource.ts';

type Keyed = Extract<ClientMessage, { key: string }>;

/** A server with one table, and a connection to one page that can be cut in either direction. */
export class FakeServer {
  readonly match: Match<SierraTypes>;
  readonly mine: Seat[];
  /** Whether messages reach the server, and whether they reach the page. */
  hears = true;
  isHeard = true;
  /** Everything the page sent, received or not. */
  readonly sent: ClientMessage[] = [];
  source!: RemoteSource<SierraTypes>;
  /** The reasons of the rejected moves. */
  readonly late: string[] = [];
  readonly #own: number[];
  readonly #keys: string[];

  constructor(players: number, mine: Seat[]) {
    this.mine = mine;
    this.match = createMatch(sierra, {
      options: { mode: 'competitive' },
      seats: Array.from({ length: players }, (_, i) => ({ name: `P${i}` })),
      seed: '0123456789abcdef0123456789abcdef',
    });
    this.#own = Array(players).fill(0);
    this.#keys = Array(players).fill('');
  }

  get viewers(): Viewer[] {
    return this.mine.length === 1 ? this.mine : [...this.mine, 'spectator'];
  }

  readonly #ownOf = (viewer: Viewer): number => (viewer === 'spectator' ? 0 : this.#own[viewer]!);

  get table(): TableInfo {
    return {
      id: 'table',
      game: 'sierra',
      rulesVersion: sierra.version,
      content: { id: 'house', hash: houseSetOf(sierra).hash },
      options: this.match.options as unknown as Record<string, unknown>,
      pace: { kind: 'free' },
      state: 'playing',
      seats: this.match.seats.map((seat) => ({ ...seat })),
      host: 0,
      seedHash: this.match.seedHash,
      created: 0,
      changed: 0,
      watchers: 0,
      me: { seats: this.mine, isHost: true, links: {} },
    };
  }

  joined(known: Extract<ClientMessage, { kind: 'join' }>['known']): Extract<ServerMessage, { kind: 'joined' }> {
    const views = this.viewers.map((viewer) => {
      const had = known.find((each) => each.viewer === viewer);
      const fits = had?.revision === this.match.revision(viewer) && had.told <= this.match.eventCount(viewer);
      return viewSnapshotOf(this.match as unknown as Match, viewer, fits ? had.told : 0, this.#ownOf);
    });
    const { seq } = this.match;
    return asJson({
      kind: 'joined',
      table: this.table,
      seq,
      views,
      start: this.match.fork(0).view('spectator'),
      chat: [],
      proposal: null,
      now: 0,
    });
  }

  /** Opens the page's side of the table, optionally with pending moves of an earlier page. */
  open(
    pendingMoves: RemoteSource['pendingMoves'] = [],
    game: NonNullable<RemoteSourceInput<SierraTypes>['game']> = {},
  ): RemoteSource<SierraTypes> {
    this.source = new RemoteSource<SierraTypes>({
      rules: sierra.rules(houseSetOf(sierra).content as never, sierra.version),
      joined: this.joined([]),
      send: (message) => this.receive(message),
      close: () => undefined,
      pendingMoves,
      game,
      onRejectedMove: (_, because) => this.late.push(because),
    });
    return this.source;
  }

  /** Reconnects: the page sends its cursors and everything pending. */
  reconnect(): void {
    this.hears = true;
    this.isHeard = true;
    for (const message of this.source.hello()) this.receive(message);
  }

  receive(message: ClientMessage): void {
    this.sent.push(message);
    if (!this.hears) return;
    if (message.kind === 'join') this.#answer(this.joined(message.known));
    if (message.kind === 'choose' || message.kind === 'undo') this.#act(message);
    if (message.kind === 'say') this.#answer({ kind: 'done', key: message.key });
    if (message.kind === 'story') this.#sendReplay(message);
  }

  #answer(message: ServerMessage): void {
    if (this.isHeard) this.source.receive(asJson(message));
  }

  #act(message: Extract<Keyed, { kind: 'choose' | 'undo' }>): void {
    const { seat, own, key } = message;
    const done = (): void => this.#answer({ kind: 'done', key });
    if (own !== this.#own[seat]) {
      if (own === this.#own[seat]! - 1 && key === this.#keys[seat]) done();
      else this.#answer({ kind: 'refused', key, code: 'too-late', params: {} });
      return;
    }
    try {
      this.enter(seat, key, (match, watch) =>
        message.kind === 'undo' ? match.undo(seat) : match.choose(seat, message.choice as SierraTypes['Choice'], watch),
      );
    } catch (error) {
      if (!(error instanceof CordilleraError)) throw error;
      const { code, params } = error;
      this.#answer({ kind: 'refused', key, code: code as RefusalCode, params: { ...params } });
      return;
    }
    done();
  }

  #sendReplay({ viewer, since, key }: Extract<Keyed, { kind: 'story' }>): void {
    const telling = replaySince(this.match as unknown as Match, viewer, since);
    let step = telling.next();
    while (!step.done) step = telling.next();
    this.#answer({ kind: 'story', key, ...step.value });
  }

  /** Writes a log entry and broadcasts it. */
  enter(seat: Seat, key: string, action: (match: Match<SierraTypes>, watch: EventObserver<SierraTypes>) => void): void {
    this.#enter({ kind: 'choice', seat }, action, () => {
      this.#own[seat]!++;
      this.#keys[seat] = key;
    });
  }

  /** A take-back of this seat's last move, agreed by all. */
  takeBack(seat: Seat): void {
    const count = (): void => {
      for (const each of this.#own.keys()) this.#own[each]!++;
    };
    this.#enter({ kind: 'takeBack', seat }, (match) => match.takeBack(seat), count);
  }

  #enter(
    entry: LogEntryNotice,
    action: (match: Match<SierraTypes>, watch: EventObserver<SierraTypes>) => void,
    count: () => void,
  ): void {
    const recorder = new ViewRecorder(this.match as unknown as Match, this.viewers);
    action(this.match, recorder.watch as EventObserver<SierraTypes>);
    count();
    this.#answer({ kind: 'moved', entry, news: recorder.updates(this.#ownOf) });
  }

  /** Another seat makes its first available choice. */
  others(seat: Seat, times = 1): void {
    for (let i = 0; i < times; i++)
      this.enter(seat, `other${i}`, (match, watch) => match.choose(seat, match.decision(seat)!.choices[0]!, watch));
  }
}

const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
