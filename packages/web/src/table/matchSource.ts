import type { GameTypes, Match, Seat, Viewer } from '@cordillera/engine';
import type { TableGame } from './game.ts';
import type { News, Picture, TableSource } from './source.ts';

/** What all sources have in common that hold the whole match. */
export abstract class MatchSource<T extends GameTypes = GameTypes> implements TableSource<T> {
  readonly people: readonly Seat[];
  protected readonly game: TableGame<T>;
  protected readonly match: Match<T>;
  readonly #listeners = new Set<(news: News) => void>();
  /** What everybody here saw before the last change. */
  readonly #before = new Map<Viewer, T['View']>();
  #start: T['View'] | null = null;

  constructor(game: TableGame<T>, match: Match<T>, people: readonly Seat[]) {
    this.game = game;
    this.match = match;
    this.people = people;
  }

  get rules() {
    return this.match.rules;
  }

  get seats() {
    return this.match.seats;
  }

  get seedHash() {
    return this.match.seedHash;
  }

  get turns() {
    return this.match.turns;
  }

  get start() {
    this.#start ??= this.match.fork(0).view('spectator');
    return this.#start;
  }

  view(viewer: Viewer) {
    return this.match.view(viewer);
  }

  deciders() {
    return this.match.deciders();
  }

  decision(seat: Seat) {
    return this.match.decision(seat);
  }

  blocked(seat: Seat) {
    return this.match.blocked(seat);
  }

  events(since: number, viewer: Viewer) {
    return this.match.events(since, viewer);
  }

  pictures(since: number, viewer: Viewer): Picture<T>[] {
    let view = this.#before.get(viewer) ?? this.match.view(viewer);
    return this.match.events(since, viewer).map((event) => {
      view = this.game.follow(this.match.rules, view, event);
      return { event, view };
    });
  }

  revision(viewer: Viewer) {
    return this.match.revision(viewer);
  }

  score() {
    return this.match.score();
  }

  result() {
    return this.match.result();
  }

  canUndo(seat: Seat) {
    return this.match.canUndo(seat);
  }

  abstract choose(seat: Seat, choice: T['Choice']): Promise<void>;
  abstract undo(seat: Seat): Promise<void>;
  abstract goOn(speed: number): void;
  abstract close(): void;

  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  protected tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }

  /** Does something to the match and tells that it changed. What the rules refuse is thrown and changes nothing. */
  protected change(action: () => void): void {
    for (const viewer of [...this.people, 'spectator'] as const) this.#before.set(viewer, this.match.view(viewer));
    action();
    this.tell({ kind: 'changed' });
  }
}
