import { type Bot, type Budget, randomBot, type SyncBot } from '@cordillera/bots';
import {
  canSee,
  createRandom,
  type GameEvent,
  type Result,
  type Rules,
  type ScoreSheet,
  type Seat,
  type SetupInput,
} from '@cordillera/engine';
import type { Counters, Watcher } from './observer.ts';

/** The record of one game. */
export interface GameRecord {
  /** The bot at each seat. */
  bots: string[];
  choices: number;
  turns: number;
  score: ScoreSheet;
  /** Null when the bots did not finish the game. */
  result: Result | null;
  /** The watcher's counters; absent without a watcher, and when the game did not end. */
  observed?: Counters;
}

export interface PlayOptions {
  /** How many first choices of each seat are random. */
  opening?: number;
  /** The limit of nodes per choice; no limit when absent. */
  nodes?: number | undefined;
  /** Called before each choice is carried out. */
  onChoice?(seat: Seat, choice: object, state: object): void;
  watcher?: Watcher | undefined;
}

/**
 * A bot that only goes forward stays within the rules' bound; one that also takes back may make this many times as many
 * choices.
 */
const undoAllowance = 4;

/**
 * Plays one game on the bare rules: no log, no fingerprints. Of several seats that may decide, the first does. It
 * finishes synchronously, unless a bot answers with a promise.
 */
export function playGame(
  rules: Rules,
  input: SetupInput<object>,
  bots: readonly SyncBot[],
  manner?: PlayOptions,
): GameRecord;
export function playGame(
  rules: Rules,
  input: SetupInput<object>,
  bots: readonly Bot[],
  manner?: PlayOptions,
): GameRecord | Promise<GameRecord>;
export function playGame(
  rules: Rules,
  input: SetupInput<object>,
  bots: readonly Bot[],
  manner: PlayOptions = {},
): GameRecord | Promise<GameRecord> {
  const game = choiceByChoice(rules, input, bots, manner);
  const first = game.next();
  return first.done ? first.value : whenAnswered(game, first.value);
}

async function whenAnswered(game: Game, first: Promise<object>): Promise<GameRecord> {
  let asked = first;
  for (;;) {
    const next = game.next(await asked);
    if (next.done) return next.value;
    asked = next.value;
  }
}

/** Yields only the answers that must be awaited. */
type Game = Generator<Promise<object>, GameRecord, object>;

function* choiceByChoice(
  rules: Rules,
  input: SetupInput<object>,
  bots: readonly Bot[],
  { opening = 0, nodes, onChoice, watcher }: PlayOptions,
): Game {
  const randoms = bots.map((_, seat) => createRandom(`${input.seed}/bot/${seat}`));
  const memories = bots.map((bot) => bot.memory?.());
  const listeners = bots.flatMap((bot, seat) => (bot.observe ? [seat] : []));
  const observe = (events: readonly GameEvent[]): void => {
    watcher?.see(events);
    if (listeners.length === 0) return;
    for (const seat of listeners)
      for (const event of events) if (canSee(seat, event)) bots[seat]?.observe?.(memories[seat], event, seat);
  };
  const budget: Budget = nodes === undefined ? {} : { nodes };
  const made = bots.map(() => 0);
  const limit = rules.maxForwardChoices(input) * undoAllowance;
  const { state, events } = rules.setup(input);
  observe(events);
  let choices = 0;
  for (; choices < limit; choices++) {
    const seat = rules.deciders(state)[0];
    if (seat === undefined) break;
    const bot = made[seat]!++ < opening ? randomBot : (bots[seat] as Bot);
    const decision = rules.decision(state, seat);
    if (decision === null) throw new Error(`seat ${seat} must decide and has no decision`);
    const view = bot.ignoresView ? null : rules.view(state, seat);
    const answer = bot.choose({ rules, view, decision, random: randoms[seat]!, memory: memories[seat] }, budget);
    const choice = answer instanceof Promise ? yield answer : answer;
    onChoice?.(seat, choice, state);
    observe(rules.apply(state, seat, choice));
  }
  const score = rules.score(state);
  const result = rules.result(state);
  return {
    bots: bots.map((bot) => bot.id),
    choices,
    turns: rules.turns(state),
    score,
    result,
    ...(watcher && result && { observed: watcher.end(state, score, result) }),
  };
}
