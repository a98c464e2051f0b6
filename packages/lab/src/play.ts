import { type Bot, randomBot } from '@cordillera/bots';
import { createRandom, type Result, type Rules, type ScoreSheet, type Seat, type SetupInput } from '@cordillera/engine';
import type { Counters, Watcher } from './observer.ts';

/** What is kept of one game. */
export interface GameRecord {
  /** The bot at each seat. */
  bots: string[];
  choices: number;
  turns: number;
  score: ScoreSheet;
  /** Null when the bots did not bring the game to its end. */
  result: Result | null;
  /** What the watcher counted; absent without one, and when the game did not end. */
  observed?: Counters;
}

/** Called before each choice is carried out. */
type Witness = (seat: Seat, choice: object, state: object) => void;

/** A bot that only ever goes forward stays within the rules' bound; one that also takes back gets this many times it. */
const patience = 4;

/**
 * Plays one game on the bare rules: no log, no fingerprints. Of several seats that may decide, the first one does. The
 * first `opening` choices of each seat are made by chance.
 */
export function playGame(
  rules: Rules,
  input: SetupInput<object>,
  bots: readonly Bot[],
  opening = 0,
  witness?: Witness,
  watcher?: Watcher,
): GameRecord {
  const randoms = bots.map((_, seat) => createRandom(`${input.seed}/bot/${seat}`));
  const notes = bots.map(() => new Map<string, unknown>());
  const made = bots.map(() => 0);
  const limit = rules.bound(input) * patience;
  const { state, events } = rules.setup(input);
  watcher?.see(events);
  let choices = 0;
  for (; choices < limit; choices++) {
    const seat = rules.deciders(state)[0];
    if (seat === undefined) break;
    const bot = made[seat]!++ < opening ? randomBot : (bots[seat] as Bot);
    const decision = rules.decision(state, seat);
    if (decision === null) throw new Error(`seat ${seat} must decide and has no decision`);
    const view = bot.blind ? null : rules.view(state, seat);
    const choice = bot.choose({ rules, view, decision, random: randoms[seat]!, notes: notes[seat]! });
    witness?.(seat, choice, state);
    const brought = rules.apply(state, seat, choice);
    watcher?.see(brought);
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
