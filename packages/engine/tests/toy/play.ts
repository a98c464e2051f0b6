import { createMatch, createRandom, type Match, type MatchInput, pick } from '../../src/index.ts';
import { caravan } from './game.ts';
import type { CaravanChoice, CaravanTypes } from './state.ts';

export const SEED = '00112233445566778899aabbccddeeff';

export const newMatch = (seats = 2, input: Partial<MatchInput<CaravanTypes>> = {}): Match<CaravanTypes> =>
  createMatch(caravan, {
    options: {},
    seats: ['Ada', 'Béla', 'Czesław', 'Dora'].slice(0, seats).map((name) => ({ name })),
    seed: SEED,
    ...input,
  });

/** Makes forward choices at random until the game is over or `stop` says so. */
export function playOn(
  match: Match<CaravanTypes>,
  stop: (match: Match<CaravanTypes>) => boolean = () => false,
  seed = 'play on',
): Match<CaravanTypes> {
  const random = createRandom(seed);
  while (match.result() === null && !stop(match)) {
    const seat = pick(random, match.deciders());
    const decision = match.decisions().find((candidate) => candidate.seat === seat);
    match.choose(seat, pick(random, decision?.choices.slice(0, decision.forward) ?? []));
  }
  return match;
}

/** The seat's first listed choice of this kind. */
export function choiceOf(match: Match<CaravanTypes>, seat: number, kind: CaravanChoice['do']): CaravanChoice {
  const choices = match.decisions().find((decision) => decision.seat === seat)?.choices ?? [];
  const choice = choices.find((listed) => listed.do === kind);
  if (choice === undefined) throw new Error(`seat ${seat} cannot ${kind} now`);
  return choice;
}

export const act = (match: Match<CaravanTypes>, seat: number, ...kinds: CaravanChoice['do'][]) =>
  kinds.flatMap((kind) => match.choose(seat, choiceOf(match, seat, kind)));

/** The fingerprints after setup and after every choice that stands. */
export function hashesOf(match: Match<CaravanTypes>): string[] {
  const again = match.fork(0);
  const after = match.choices().map(({ seat, choice }) => {
    again.choose(seat, choice);
    return again.hash;
  });
  return [match.fork(0).hash, ...after];
}
