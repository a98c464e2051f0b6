import type { GameTypes, Match, Seat, Viewer } from '@cordillera/engine';
import type { Wish, Wishes } from '../store/records.ts';
import type { News, Picture, TableSource } from './source.ts';

/** What all sources have in common that hold the whole match. */
export abstract class MatchSource<T extends GameTypes = GameTypes> implements TableSource<T> {
  readonly people: readonly Seat[];
  protected readonly match: Match<T>;
  readonly #listeners = new Set<(news: News) => void>();
  #start: T['View'] | null = null;

  constructor(match: Match<T>, people: readonly Seat[]) {
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

  pictures(since: number, viewer: Viewer) {
    return this.match.pictures(since, viewer);
  }

  story(since: number, viewer: Viewer): Picture<T>[] {
    const again = this.match.fork(0);
    const pictures: Picture<T>[] = [];
    let told = again.events(0, viewer).length;
    for (const { seat, choice } of this.match.choices()) {
      again.choose(seat, choice);
      const from = Math.max(told, since);
      told += again.events(told, viewer).length;
      if (told <= from) continue;
      for (const [i, { event, view }] of again.pictures(from, viewer).entries())
        pictures.push({ event, view, told: from + i + 1 });
    }
    return pictures;
  }

  revision(viewer: Viewer) {
    return this.match.revision(viewer);
  }

  score(viewer?: Viewer) {
    return this.match.score(viewer);
  }

  preview(seat: Seat, choice: T['Choice']) {
    return this.match.preview(seat, choice);
  }

  result() {
    return this.match.result();
  }

  canUndo(seat: Seat) {
    return this.match.canUndo(seat);
  }

  abstract choose(seat: Seat, choice: T['Choice']): Promise<void>;
  abstract undo(seat: Seat): Promise<void>;
  get wishes(): Wishes {
    return {};
  }

  /** Nobody is asked here. */
  wish(_seat: Seat, _wish: Wish): void {}

  abstract goOn(speed: number, together?: boolean): void;
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
    action();
    this.tell({ kind: 'changed' });
  }
}
