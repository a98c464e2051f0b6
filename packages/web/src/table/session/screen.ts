import type { Seat, Viewer } from '@cordillera/engine';

/** What the game waits for, as far as the people at this screen are concerned. */
export interface PendingDecisions {
  /** The people here whom it waits for, in seat order. */
  waiting: readonly Seat[];
  /** Those of them whose answers rest on what everybody may see. */
  open: readonly Seat[];
  /** How many rounds have begun. */
  turns: number;
  /** Who goes on when others have answered; null in a game without turns. */
  turnOf: Seat | null;
}

interface SharedScreenInput {
  people: readonly Seat[];
  /** Whether these two may see the same things. */
  shares: (a: Seat, b: Seat) => boolean;
  /** People who trust each other see everything together. */
  openHands: boolean;
  asked: PendingDecisions;
}

const areSame = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/**
 * One screen and the people at it: who holds it, who acts, and when it is handed over. Whoever holds it sees their hidden
 * things; somebody who only gives an open answer acts without holding it, and meanwhile nobody's hidden things are seen.
 */
export class SharedScreen {
  readonly people: readonly Seat[];
  readonly #shares: (a: Seat, b: Seat) => boolean;
  #openHands: boolean;
  #asked: PendingDecisions;
  /** Null while it lies on the table for all to see. */
  #holder: Seat | null = null;
  /** Who laid it there last, until somebody takes it or the round is over. */
  #last: Seat | null = null;
  /** Who gives an open answer. */
  #answering: Seat | null = null;

  constructor({ people, shares, openHands, asked }: SharedScreenInput) {
    this.people = people;
    this.#shares = shares;
    this.#openHands = openHands;
    this.#asked = asked;
    if (!this.handsOver) this.#holder = this.#next() ?? people[0] ?? null;
    this.settle();
  }

  /** Whether nothing that is hidden from one of them is shown to the other. */
  sees(a: Seat, b: Seat): boolean {
    return a === b || this.#openHands || this.#shares(a, b);
  }

  /** Whether people sit here who may not see the same things. */
  get hasSecrets(): boolean {
    return this.people.some((seat, i) => i > 0 && !this.#shares(this.people[0]!, seat));
  }

  get handsOver(): boolean {
    return !this.#openHands && this.hasSecrets;
  }

  get acting(): Seat | null {
    return this.#answering ?? this.#holder;
  }

  /** Whether the one who acts does not hold the screen: only open choices are theirs to make here. */
  get isAnswering(): boolean {
    return this.#answering !== null;
  }

  get viewer(): Viewer {
    return this.#answering === null && this.#holder !== null ? this.#holder : 'spectator';
  }

  /** Whom the screen is to be handed to. */
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

  /** The next person the game waits for: those of the holder's circle first, then whoever needs no hand-over. */
  #next(): Seat | null {
    const { waiting, open } = this.#asked;
    const holder = this.#holder;
    if (holder !== null && waiting.includes(holder)) return holder;
    const companion = holder === null ? undefined : waiting.find((seat) => this.sees(holder, seat));
    return companion ?? open[0] ?? waiting[0] ?? null;
  }

  /**
   * Something happened. True: the screen was laid down. That is done before what happened is seen, because the next hand
   * is not the holder's to show.
   */
  moved(asked: PendingDecisions): boolean {
    const before = this.#asked;
    this.#asked = asked;
    const holder = this.#holder;
    if (holder === null || !this.handsOver) return false;
    const roundIsOver = asked.turns !== before.turns;
    // An answer that was open may lead to a question that is not.
    const isSame = areSame(asked.waiting, before.waiting) && areSame(asked.open, before.open);
    if (!roundIsOver && (isSame || this.#keeps(holder))) return false;
    this.#last = !roundIsOver && before.waiting.includes(holder) ? holder : null;
    this.#holder = null;
    return true;
  }

  /** Whether the holder need not give the screen away for what comes next. */
  #keeps(holder: Seat): boolean {
    const next = this.#next();
    if (next === null) return this.#asked.turnOf === holder;
    return this.sees(holder, next) || this.#asked.open.includes(next);
  }

  /** All has been told: the next person acts, if that needs no hand-over. */
  settle(): void {
    const next = this.#next();
    const holder = this.#holder;
    this.#answering = null;
    if (next === null) return;
    if (holder !== null && this.sees(holder, next)) this.#holder = next;
    else if (this.#asked.open.includes(next)) this.#answering = next;
  }

  /** Somebody takes the screen, and sees what is theirs. */
  take(seat: Seat): boolean {
    if (!this.people.includes(seat)) return false;
    this.#holder = seat;
    this.#last = null;
    this.#answering = null;
    return true;
  }

  /** Another person of the holder's circle acts; between them nothing is hidden. */
  act(seat: Seat): boolean {
    const holder = this.#holder;
    if (holder === null || this.isAnswering || !this.people.includes(seat) || !this.sees(holder, seat)) return false;
    this.#holder = seat;
    return true;
  }

  /** From now on hands are open, or hidden again: then the screen is laid down first. */
  setOpenHands(on: boolean): void {
    this.#openHands = on;
    if (this.handsOver) this.#holder = null;
    else this.#holder ??= this.#next() ?? this.people[0] ?? null;
    this.#last = null;
    this.settle();
  }
}
