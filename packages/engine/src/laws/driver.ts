import { openDecisions } from '../choices.ts';
import { stateHash } from '../hash.ts';
import { createRandom, type Random } from '../random.ts';
import type { End, GameUnderTest, LawId, Position, Scene, Watcher } from './law.ts';
import { type BiasedPick, blockingDecisions, forwardStep, maxChoicesOf, type Step, takeBackStep } from './steps.ts';
import { deepCopy } from './values.ts';

/** Half of the games only go forward; the others sometimes take something back, at most this often. */
const maxTakeBacks = 8;
const takeBackChance = 6;

/** A law during a run. */
export interface Watch {
  id: LawId;
  watcher: Watcher;
  /** One position in this many is checked. */
  rate: number;
  /** Runs a hook of the watcher; an error is recorded as a failure of the law. */
  run(at: number, hook: () => void): void;
}

/** For errors only the driver can notice: an error of the game itself breaks the law that forbids it. */
export type ReportFailure = (law: LawId, at: number, error: unknown) => void;

/**
 * Plays one random game while the laws watch, and returns how many choices it took and how it ended. The game depends
 * on its seed alone: neither the laws nor their rates change it.
 */
export function playGame(
  tested: GameUnderTest,
  watches: readonly Watch[],
  blame: ReportFailure,
  lean?: BiasedPick,
): { choices: number; how: End['how'] } {
  const { rules, input } = tested;
  const random = createRandom(`${input.seed}/play`);
  const samplers = new Map(watches.map(({ id }) => [id, createRandom(`${input.seed}/${id}`)]));
  let takeBacks = random.int(2) * maxTakeBacks;
  let at = 0;

  const setup = attempt(() => rules.setup(deepCopy(input)));
  if ('error' in setup) {
    blame('L1', at, setup.error);
    return { choices: at, how: 'broken' };
  }
  const { state } = setup.value;

  const scene = (): Scene => ({ ...tested, at, state, copy: () => deepCopy(state), hash: () => stateHash(state) });
  const chance = (id: LawId): Random => lazyRandom(input.seed, id, at);

  const start = { ...scene(), events: setup.value.events };
  for (const { id, watcher, run } of watches) run(at, () => watcher.start?.(start, chance(id)));

  const endless = maxChoicesOf(rules.maxForwardChoices(input));
  for (let forward = 0; ; ) {
    const asked = attempt(() => ({
      deciders: rules.deciders(state),
      decisions: openDecisions(rules, state, input.seats),
      result: rules.result(state),
    }));
    if ('error' in asked) {
      blame('L1', at, asked.error);
      return { choices: at, how: 'broken' };
    }
    const now: Position = { ...scene(), ...asked.value };
    for (const { id, watcher, rate, run } of watches) {
      const sampled = samplers.get(id)?.int(rate) === 0;
      if (watcher.everyPosition) run(at, () => watcher.everyPosition?.(now, chance(id)));
      if (watcher.position && sampled) run(at, () => watcher.position?.(now, chance(id)));
    }

    const end = (how: End['how']): ReturnType<typeof playGame> => {
      for (const { id, watcher, run } of watches) run(at, () => watcher.end?.({ ...now, how }, chance(id)));
      return { choices: at, how };
    };
    if (now.deciders.length === 0 || now.result !== null) return end(now.result === null ? 'stuck' : 'over');
    if (forward > endless) return end('endless');
    const step = chooseStep(now);
    if (step === null) return end('stuck');
    const applied = attempt(() => rules.apply(state, step.seat, step.choice));
    if ('error' in applied) {
      blame('L3', at, applied.error);
      return end('broken');
    }
    at++;
    if (step.forward) forward++;
    const move = { ...scene(), ...step, events: applied.value };
    for (const { id, watcher, run } of watches) {
      if (watcher.move) run(at, () => watcher.move?.(move, chance(id)));
    }
  }

  function chooseStep({ deciders, decisions }: Pick<Position, 'deciders' | 'decisions'>): Step | null {
    if (takeBacks > 0 && random.int(takeBackChance) === 0) {
      const back = takeBackStep(decisions, random);
      if (back !== null) {
        takeBacks--;
        return back;
      }
    }
    return forwardStep(blockingDecisions(deciders, decisions), random, lean);
  }
}

function attempt<T>(act: () => T): { value: T } | { error: unknown } {
  try {
    return { value: act() };
  } catch (error) {
    return { error };
  }
}

/** Created on first use: most laws rarely need randomness, and creating a generator costs more than a check. */
function lazyRandom(seed: string, id: LawId, at: number): Random {
  let random: Random | undefined;
  return {
    int(n) {
      random ??= createRandom(`${seed}/${id}/${at}`);
      return random.int(n);
    },
  };
}
