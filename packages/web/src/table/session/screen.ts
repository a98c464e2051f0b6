import type { Seat, Viewer } from '@cordillera/engine';

/** The decisions of the players at this screen. */
export interface PendingDecisions {
  /** The players here who are to decide, in seat order. */
  waiting: readonly Seat[];
  /** Those of them who need only public information for it. */
  open: readonly Seat[];
  /** The number of rounds begun. */
  turns: number;
  /** Who goes on after the others have answered; null in a game without turns. */
  turnOf: Seat | null;
}

interface SharedScreenInput {
  people: readonly Seat[];
  /** Whether these two share a view. */
  shares: (a: Seat, b: Seat) => boolean;
  /** People who trust each other see each other's cards. */
  openHands: boolean;
  asked: PendingDecisions;
}

const areSame = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/**
 * One screen shared by several players: who holds it, who acts, and when it is handed over. The holder sees their own
 * hidden things. A player who only gives an open answer acts without holding it, and meanwhile the public view is
 * shown.
 */
export class SharedScreen {
  readonly people: readonly Seat[];
  readonly #shares: (a: Seat, b: Seat) => boolean;
  #openHands: boolean;
  #asked: PendingDecisions;
  /** Null while the screen lies on the table and shows the public view. */
  #holder: Seat | null = null;
  /** Who last laid it down, until somebody takes it or the round ends. */
  #last: Seat | null = null;
  /** The player who is giving an open answer. */
  #answering: Seat | null = null;

  constructor({ people, shares, openHands, asked }: SharedScreenInput) {
    this.people = people;
    this.#shares = shares;
    this.#openHands = openHands;
    this.#asked = asked;
    if (!this.handsOver) this.#holder = this.#next() ?? people[0] ?? null;
    this.settle();
  }

  /** Whether each of them may see what is hidden to others. */
  sees(a: Seat, b: Seat): boolean {
    return a === b || this.#openHands || this.#shares(a, b);
  }

  /** Whether players with different views sit here. */
  get hasSecrets(): boolean {
    return this.people.some((seat, i) => i > 0 && !this.#shares(this.people[0]!, seat));
  }

  get handsOver(): boolean {
    return !this.#openHands && this.hasSecrets;
  }

  get acting(): Seat | null {
    return this.#answering ?? this.#holder;
  }

  /** Whether the acting player does not hold the screen: then only open choices are available. */
  get isAnswering(): boolean {
    return this.#answering !== null;
  }

  get viewer(): Viewer {
    return this.#answering === null && this.#holder !== null ? this.#holder : 'spectator';
  }

  /** The player to hand the screen to. */
  get handOver(): Seat | null {
    return this.#isFree ? this.#next() : null;
  }

  /** Who has just laid it down. */
  get reclaimableBy(): Seat | null {
    return this.#isFree ? this.#last : null;
  }

  get #isFree(): boolean {
    return this.#holder === null && this.#answering === null;
  }

  /** The next player to decide: first the holder and those who share their view, then those who need no hand-over. */
  #next(): Seat | null {
    const { waiting, open } = this.#asked;
    const holder = this.#holder;
    if (holder !== null && waiting.includes(holder)) return holder;
    const companion = holder === null ? undefined : waiting.find((seat) => this.sees(holder, seat));
    return companion ?? open[0] ?? waiting[0] ?? null;
  }

  /**
   * Updates the decisions after a change. Returns true when the screen was laid down; that comes before the change is
   * shown, because the next hand is not the holder's to see.
   */
  moved(asked: PendingDecisions): boolean {
    const before = this.#asked;
    this.#asked = asked;
    const holder = this.#holder;
    if (holder === null || !this.handsOver) return false;
    const roundIsOver = asked.turns !== before.turns;
    // An open answer may lead to a question that is not open.
    const isSame = areSame(asked.waiting, before.waiting) && areSame(asked.open, before.open);
    if (!roundIsOver && (isSame || this.#keeps(holder))) return false;
    this.#last = !roundIsOver && before.waiting.includes(holder) ? holder : null;
    this.#holder = null;
    return true;
  }

  /** Whether the holder keeps the screen for the next decision. */
  #keeps(holder: Seat): boolean {
    const next = this.#next();
    if (next === null) return this.#asked.turnOf === holder;
    return this.sees(holder, next) || this.#asked.open.includes(next);
  }

  /** After playback: the next player acts, if that needs no hand-over. */
  settle(): void {
    const next = this.#next();
    const holder = this.#holder;
    this.#answering = null;
    if (next === null) return;
    if (holder !== null && this.sees(holder, next)) this.#holder = next;
    else if (this.#asked.open.includes(next)) this.#answering = next;
  }

  /** A player takes the screen and sees their own view. */
  take(seat: Seat): boolean {
    if (!this.people.includes(seat)) return false;
    this.#holder = seat;
    this.#last = null;
    this.#answering = null;
    return true;
  }

  /** Another player with the same view acts. */
  act(seat: Seat): boolean {
    const holder = this.#holder;
    if (holder === null || this.isAnswering || !this.people.includes(seat) || !this.sees(holder, seat)) return false;
    this.#holder = seat;
    return true;
  }

  /** Opens or hides hands; with hidden hands the screen is laid down first. */
  setOpenHands(on: boolean): void {
    this.#openHands = on;
    if (this.handsOver) this.#holder = null;
    else this.#holder ??= this.#next() ?? this.people[0] ?? null;
    this.#last = null;
    this.settle();
  }
}
