import { CordilleraError, createRandom, type Seat } from '@cordillera/engine';
import type { SierraWestChoice, SierraWestEvent, SierraWestState } from '../../src/index.ts';
import type { Pioneer } from '../../src/places.ts';
import { GREEN_START, TAN_START } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import type { Scene } from './scenes.ts';

export const choicesOf = ({ rules, state }: Scene, seat: Seat = state.active): SierraWestChoice[] =>
  rules.decision(state, seat)?.choices ?? [];

export const promptOf = ({ rules, state }: Scene, seat: Seat = state.active): string | undefined =>
  rules.decision(state, seat)?.prompt;

const matches = (choice: SierraWestChoice, wanted: object): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => JSON.stringify((choice as Record<string, unknown>)[key]) === JSON.stringify(value),
  );

/** Whether a choice with these fields is listed. */
export const can = (scene: Scene, seat: Seat, wanted: object): boolean =>
  choicesOf(scene, seat).some((choice) => matches(choice, wanted));

/** Makes the listed choice with these fields; an error lists what there was instead. Returns its events. */
export function act(scene: Scene, seat: Seat, wanted: object): SierraWestEvent[] {
  const choices = choicesOf(scene, seat);
  const found = choices.find((choice) => matches(choice, wanted));
  if (found === undefined)
    throw new Error(`${JSON.stringify(wanted)} is not listed for seat ${seat}: ${JSON.stringify(choices)}`);
  scene.events = scene.rules.apply(scene.state, seat, found);
  return scene.events;
}

/** The rule that forbids the choice with these fields; undefined when no such choice is blocked. */
export const blockedBy = ({ rules, state }: Scene, seat: Seat, wanted: object): string | undefined =>
  rules.blocked(state, seat).find(({ choice }) => matches(choice, wanted))?.rule;

/** All players who are asked about Trapper or Tracker decline. */
export function declineAll(scene: Scene): void {
  for (let seat = 0; seat < scene.state.seats; seat++)
    if (scene.state.flow.lanes !== null && can(scene, seat, { do: 'decline' })) act(scene, seat, { do: 'decline' });
}

/** A pioneer of the active player enters its path and stands on its n-th space (0 is START). */
export function walk(scene: Scene, pioneer: Pioneer, to: number): void {
  const { state } = scene;
  const start = pioneer === 'green' ? GREEN_START : TAN_START;
  const place = (): number => playerOf(state, state.active)[pioneer];
  if (place() < GREEN_START) act(scene, state.active, { do: 'enter', pioneer });
  while (place() < start + to) act(scene, state.active, { do: 'step', pioneer });
}

/** The events of one type from the last choice. */
export const eventsOf = <Type extends SierraWestEvent['type']>(
  { events }: Scene,
  type: Type,
): Extract<SierraWestEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<SierraWestEvent, { type: Type }> => event.type === type);

/** The active player passes; the next one has not laid out a plan yet. */
export function pass(scene: Scene): void {
  act(scene, scene.state.active, { do: 'pass' });
}

/** Plans the first possible arrangement, declines for all players, and passes. */
export function idleTurn(scene: Scene): void {
  const seat = scene.state.active;
  act(scene, seat, { do: 'plan' });
  declineAll(scene);
  act(scene, seat, { do: 'pass' });
  declineAll(scene);
}

/** The kinds of choices that are listed. */
export const kinds = (scene: Scene, seat?: Seat): string[] =>
  [...new Set(choicesOf(scene, seat).map(({ do: what }) => what))].sort();

/** The listed choices of one kind. */
export const listed = <Kind extends SierraWestChoice['do']>(
  scene: Scene,
  kind: Kind,
  seat?: Seat,
): Extract<SierraWestChoice, { do: Kind }>[] =>
  choicesOf(scene, seat).filter((choice): choice is Extract<SierraWestChoice, { do: Kind }> => choice.do === kind);

/** The error code of a refusal. */
export function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof CordilleraError) return error.code;
    throw error;
  }
  throw new Error('it was not refused');
}

/** The first possible plan; no player traps. */
export const planFirst = (scene: Scene): void => {
  act(scene, scene.state.active, { do: 'plan' });
  declineAll(scene);
};

/** All players plan and pass until the game is over; returns whose turns began, and in which rounds. */
export function playOut(scene: Scene): { turns: Seat[]; rounds: SierraWestEvent[] } {
  const turns: Seat[] = [];
  const rounds: SierraWestEvent[] = [];
  for (let i = 0; i < 50 && !scene.state.over; i++) {
    if (promptOf(scene) === 'plan') planFirst(scene);
    act(scene, scene.state.active, { do: 'pass' });
    turns.push(...eventsOf(scene, 'turnBegan').map(({ player }) => player));
    rounds.push(...eventsOf(scene, 'roundBegan'));
  }
  return { turns, rounds };
}

/** Makes `count` random forward choices, and calls `each` at every position. */
export function playRandomly(scene: Scene, seed: string, count: number, each?: (state: SierraWestState) => void): void {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) {
    each?.(scene.state);
    const [seat] = scene.rules.deciders(scene.state);
    if (seat === undefined) return;
    const { choices, forward } = scene.rules.decision(scene.state, seat)!;
    scene.events = scene.rules.apply(scene.state, seat, choices[random.int(forward)]!);
  }
}

/** The choices that move the game forward: all but drafts. */
export function answersOf({ rules, state }: Scene, seat: Seat = 0): SierraWestChoice[] {
  const decision = rules.decision(state, seat);
  return decision?.choices.slice(0, decision.forward) ?? [];
}

/** Where one boot from any source could lead now. */
export const climbs = (scene: Scene): number[] =>
  [...new Set(listed(scene, 'climb').map(({ to }) => to))].sort((a, b) => a - b);

/** The seats that are asked in a window or on their own turn; drafts do not count. */
export const asked = ({ rules, state }: Scene): Seat[] => rules.deciders(state);

/** The use of an icon without the help of a tan cabin. */
export const plain = (pioneer: Pioneer): object => ({ do: 'use', pioneer, cabin: undefined });
