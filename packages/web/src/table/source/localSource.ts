import type { GameTypes, Match, Seat } from '@cordillera/engine';
import { houseSetOf } from '../../cardsets/sets.ts';
import type { StandingAnswer, StandingAnswers } from '../../store/records.ts';
import { BotClient } from '../bots/botClient.ts';
import type { TableGame } from '../tableGame.ts';
import { dueAnswers } from './dueAnswers.ts';
import { MatchSource } from './matchSource.ts';

/** A bot's first choice is shown no sooner: its thinking stays visible, and nothing flickers. */
const minThinkingMs = 320;

interface LocalSourceInput<T extends GameTypes> {
  match: Match<T>;
  /**
   * Called soon after every change, one call at a time. Returns false when the match was continued in another window.
   */
  save?: (match: Match<T>) => Promise<boolean>;
  /** Called when a saved match ends, if it was played with the house set. */
  finished?: ((match: Match<T>) => Promise<void>) | undefined;
  /** The standing answers of the players here, and the game that interprets them. */
  standingAnswers?: StandingAnswers | undefined;
  game?: Pick<TableGame<T>, 'automaticAnswer'>;
}

/** A match played on this device: people choose, bots are asked, and everything is saved. */
export class LocalSource<T extends GameTypes = GameTypes> extends MatchSource<T> {
  readonly #save: LocalSourceInput<T>['save'];
  readonly #finished: LocalSourceInput<T>['finished'];
  readonly #bots: BotClient;
  /** Thinking bots, and the length of the match when they were asked. */
  readonly #asked = new Map<Seat, number>();
  readonly #game: Pick<TableGame<T>, 'automaticAnswer'>;
  #standingAnswers: StandingAnswers;
  /** Who chose last: a bot that moves again needs no delay. */
  #last: Seat | null = null;
  #writing: Promise<void> | null = null;
  #unsaved = false;
  #stopped = false;

  constructor({ match, save, finished, standingAnswers = {}, game = {} }: LocalSourceInput<T>) {
    super(
      match,
      match.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
    );
    this.#save = save;
    this.#finished = finished;
    this.#standingAnswers = standingAnswers;
    this.#game = game;
    this.#bots = new BotClient({
      game: match.game.id,
      rulesVersion: match.rulesVersion,
      content: match.content.content,
    });
  }

  async choose(seat: Seat, choice: T['Choice']): Promise<void> {
    this.#play(() => this.#choose(seat, choice));
  }

  #choose(seat: Seat, choice: T['Choice']): void {
    this.match.choose(seat, choice, this.observe);
    this.#last = seat;
  }

  async undo(seat: Seat): Promise<void> {
    this.#play(() => this.match.undo(seat));
  }

  override get standingAnswers(): StandingAnswers {
    return this.#standingAnswers;
  }

  override setStandingAnswer(seat: Seat, answer: StandingAnswer): void {
    this.#standingAnswers = { ...this.#standingAnswers, [seat]: answer };
    if (this.#dueAnswers().length > 0) this.#play(() => undefined);
    else this.save();
  }

  #dueAnswers(): ReturnType<typeof dueAnswers<T>> {
    return dueAnswers(this.#game, this.#standingAnswers, this);
  }

  #play(action: () => void): void {
    this.change(() => {
      action();
      for (let answers = this.#dueAnswers(); answers.length > 0; answers = this.#dueAnswers())
        for (const { seat, choice } of answers) this.match.choose(seat, choice, this.observe);
    });
    this.save();
    if (this.#save && this.people.length > 0 && this.match.result() !== null && this.#isPlayedHere())
      void this.#finished?.(this.match);
  }

  /** Records beyond the match, such as suns, count only for the house set: the stages of another set differ. */
  #isPlayedHere(): boolean {
    return this.match.content.hash === houseSetOf(this.match.game).hash;
  }

  advance(speed: number): void {
    if (this.#stopped) return;
    const maxMoves = this.people.length > 0 ? Number.POSITIVE_INFINITY : 1;
    for (const seat of this.match.deciders()) {
      const { bot } = this.match.seats[seat]!;
      if (bot === undefined || this.#asked.has(seat)) continue;
      if (this.#asked.size >= maxMoves) break;
      void this.#ask(seat, bot, speed);
    }
    this.#notifyThinking();
  }

  #notifyThinking(): void {
    this.notify({ kind: 'thinking', seats: [...this.#asked.keys()] });
  }

  async #ask(seat: Seat, bot: string, speed: number): Promise<void> {
    const asked = this.match.length;
    this.#asked.set(seat, asked);
    const isAwaited = (): boolean => this.#asked.get(seat) === asked;
    const pause = speed === Number.POSITIVE_INFINITY || this.#last === seat ? 0 : minThinkingMs;
    let choice: object;
    try {
      [choice] = await Promise.all([
        this.#bots.ask(seat, bot, this.match),
        new Promise((done) => setTimeout(done, pause)),
      ]);
    } catch (error) {
      if (!isAwaited()) return;
      this.#asked.clear();
      this.#notifyThinking();
      this.notify({ kind: 'problem', problem: { kind: 'bots', error: error as Error } });
      return;
    }
    if (!isAwaited()) return;
    this.#asked.delete(seat);
    // Meanwhile a companion may have changed this seat's choices: then the bot is asked again.
    if (this.match.isListed(seat, choice)) {
      this.#play(() => this.#choose(seat, choice));
      this.#notifyThinking();
    } else this.advance(speed);
  }

  close(): void {
    this.#asked.clear();
    this.#bots.close();
  }

  /** Another window requests the match: stops playing, and resolves when everything is saved. */
  async yield(): Promise<void> {
    this.#stop();
    await this.flush();
  }

  /** Another window already plays the match: stops without saving, so as not to overwrite it. */
  stop(): void {
    this.#unsaved = false;
    this.#stop();
  }

  #stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.close();
    this.notify({ kind: 'problem', problem: { kind: 'elsewhere' } });
  }

  /** Saves the match soon. */
  save(): void {
    if (!this.#save) return;
    this.#unsaved = true;
    // after the next frame, so that a tap is answered first
    setTimeout(() => void this.flush(), 0);
  }

  /** Saves pending changes. Writes never overlap; the last one contains everything. */
  flush(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#unsaved) {
      this.#unsaved = false;
      try {
        if (!(await this.#save?.(this.match))) this.stop();
      } catch (error) {
        // still unsaved: the next change or a closing page retries
        this.#unsaved = true;
        throw error;
      }
    }
  }
}
