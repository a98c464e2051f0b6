import { CordilleraError, createRandom, type Seat } from '@cordillera/engine';
import { BASE, positionAt } from '../src/geometry.ts';
import {
  type Animal,
  CABIN_TYPES,
  type CabinType,
  type Card,
  MODES,
  type Mode,
  type SierraWestChoice,
  type SierraWestEvent,
  type SierraWestState,
  SLOTS,
  type Slot,
  type Special,
} from '../src/index.ts';
import {
  act,
  begin,
  choicesOf,
  declineAll,
  endOfPath,
  give,
  giveHand,
  houseRules,
  playerAt,
  promptOf,
  rulesWith,
  type Scene,
  type TurnTable,
  told,
  turnWith,
} from './helpers.ts';

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
export const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
export const distinct = (items: readonly unknown[]): number => new Set(items.map((item) => JSON.stringify(item))).size;
export const seedOf = (n: number): string => n.toString(16).padStart(32, '0');
export const SEEDS = upTo(60).map(seedOf);

export const [APPLE, BOAT, GOLD, OUT] = MODES;

export const FIRST_BASIC = 36;
export const FIRST_SPECIAL = 51;
export const BASIC_CARDS = upTo(15).map((i) => FIRST_BASIC + i);
export const SPECIAL_CARDS = upTo(6).map((i) => FIRST_SPECIAL + i);
export const specialCard = (mode: Mode, card: number): Special =>
  houseRules.box.kits[mode].specials[card - FIRST_SPECIAL]!;

/** Another scene that shares nothing with this one. */
export const copy = (scene: Scene): Scene => ({ ...scene, state: structuredClone(scene.state) });

/** The first tile of a type. */
export const tile = (type: CabinType): number => 2 * CABIN_TYPES.indexOf(type);

/** Cabin spaces with these types on them: up to three green, then the tan one. */
export const cabins = (green: CabinType[], tan?: CabinType): number[] => [
  ...upTo(3).map((i) => (green[i] === undefined ? -1 : tile(green[i]))),
  tan === undefined ? -1 : tile(tan),
];

/** What a player has, in the order food, wood, stone, gold, Pair of Boots. */
export const goods = (scene: Scene, seat: Seat = 0): number[] => {
  const { basics, gold, tokens } = playerAt(scene.state, seat);
  return [...basics, gold, tokens];
};

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

/** The error code with which something is refused. */
export function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof CordilleraError) return error.code;
    throw error;
  }
  throw new Error('it was not refused');
}

/** A position of the mountain as the rules write it: `5,1`, or `base`. */
export const place = (name: string): number => {
  if (name === 'base') return BASE;
  const [row, column] = name.split(',').map(Number);
  return positionAt(row!, column!);
};
export const places = (names: string): number[] => (names === '' ? [] : sorted(names.split(' ').map(place)));

/** All basics, so that nothing leaves the mountain by itself; empty where `holds` says so. */
export const plainMountain = (holds: (position: number) => boolean = () => true): number[] =>
  upTo(20).map((position) => (holds(position) ? FIRST_BASIC + (position % 15) : -1));

/**
 * Cards whose every icon names itself: slot j of card i is a gain of (i + 1, j + 1) apples. They are mandatory, so
 * none can be walked over.
 */
export const SELF_NAMING = (cards: Card[]): void => {
  cards.forEach((card, i) => {
    SLOTS.forEach((slot, j) => {
      card.path[slot] = { icon: 'gainApples', green: i + 1, red: j + 1 };
    });
  });
};

/** Seat 0 is to move, with the self-naming cards 0, 1 and 2 laid out in this order. */
export function selfNaming(order: number[] = [0, 1, 2]): Scene {
  const scene = begin({ rules: rulesWith(({ starting }) => SELF_NAMING(starting.slice(0, 3))) });
  giveHand(scene, 0, [0, 1, 2]);
  act(scene, 0, { do: 'plan', cards: order });
  return scene;
}

/** What was used, as `card.slot`. */
export const nameOf = (events: readonly SierraWestEvent[]): string | undefined => {
  const grown = events.find((event) => event.type === 'applesGrew');
  return grown?.type === 'applesGrew' ? `${grown.green - 1}.${SLOTS[grown.red - 1] as Slot}` : undefined;
};

/** Seat 0 has just laid out cards with these animals, left to right; whoever may trap is asked. */
export function revealed(animals: (Animal | undefined)[], table: TurnTable = {}): Scene {
  const rules = rulesWith((content) => {
    content.starting.slice(0, 3).forEach((card, i) => {
      const animal = animals[i];
      if (animal === undefined) delete card.animal;
      else card.animal = animal;
    });
    table.content?.(content);
  });
  const scene = begin({ ...table, rules });
  giveHand(scene, 0, [0, 1, 2]);
  table.before?.(scene.state);
  act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
  return scene;
}

/** Seat 0's tan pioneer stands on a shovel that can be used again and again. */
export function diggers(mode: Mode = APPLE, seats = 2): Scene {
  const scene = turnWith({ mode, seats, tan: [undefined, 'shovel'] });
  playerAt(scene.state, 0).tan = 32;
  return scene;
}

/** Seat 0 claims the card of this position, wherever its frontiersman was; to the discard pile. */
export function dig(scene: Scene, position: number): SierraWestEvent[] {
  const player = playerAt(scene.state, 0);
  player.frontiersmen[0] = position;
  player.basics = [1, 0, 0];
  player.tan = 32;
  scene.state.turn.tanUsed = false;
  act(scene, 0, { do: 'use', pioneer: 'tan' });
  return act(scene, 0, { do: 'claim', to: 'discard' });
}

/** Cards of every colour have a shovel on tan-2 and a rifle on the summit. */
const armed = rulesWith(({ starting }) => {
  for (const card of starting) {
    card.path.TL = { icon: 'shovel' };
    card.summit = { action: 'rifle' };
    delete card.animal;
  }
});

/** `start` begins; five specials are in the row, and the sixth lies under the card at the top left of the mountain. */
export function lastSpecial(seats: number, start: Seat, mode: Mode = APPLE): Scene {
  const scene = begin({ seats, mode, rules: armed });
  const { state } = scene;
  state.start = start;
  state.active = start;
  if (mode === OUT) {
    state.mountain = plainMountain((position) => position < 6);
    state.mountain[0] = 56;
    state.outposts = [0, 0, 0, 0, 1];
    state.row = [51, 52, 53, 54, 55];
  } else {
    state.mountain = plainMountain();
    state.mountain[15] = 56;
    state.row = [51, 52, 53, 54, 55];
    state.taken = [0, 0, 0, 0, 0];
  }
  return scene;
}

/** The active player makes the sixth special enter the row. */
export function bringItIn(scene: Scene): SierraWestEvent[] {
  const { state } = scene;
  const seat = state.active;
  if (state.mode === OUT) {
    give(scene, seat, { bullets: 2, green: endOfPath('green') });
    return act(scene, seat, { do: 'summit', figure: 'green', at: 0 });
  }
  give(scene, seat, { basics: [1, 0, 0], tan: 32, frontiersmen: [18] });
  act(scene, seat, { do: 'use', pioneer: 'tan' });
  return act(scene, seat, { do: 'claim', to: 'discard' });
}

/** The first possible plan; nobody traps. */
export const planFirst = (scene: Scene): void => {
  act(scene, scene.state.active, { do: 'plan' });
  declineAll(scene);
};

/** Everybody plans and passes until it is over; says whose turns began, and in which rounds. */
export function playOut(scene: Scene): { turns: Seat[]; rounds: SierraWestEvent[] } {
  const turns: Seat[] = [];
  const rounds: SierraWestEvent[] = [];
  for (let i = 0; i < 50 && !scene.state.over; i++) {
    if (promptOf(scene) === 'plan') planFirst(scene);
    act(scene, scene.state.active, { do: 'pass' });
    turns.push(...told(scene, 'turnBegan').map(({ player }) => player));
    rounds.push(...told(scene, 'roundBegan'));
  }
  return { turns, rounds };
}

/** Makes `count` random forward choices, and calls `each` in every position that is met. */
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
