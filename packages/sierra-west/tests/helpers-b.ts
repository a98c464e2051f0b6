import type { Seat } from '@cordillera/engine';
import { FIRST_BASIC, FIRST_SPECIAL } from '../src/box.ts';
import { NONE, POSITIONS } from '../src/geometry.ts';
import {
  ANIMALS,
  type Animal,
  type Basic,
  CABIN_TYPES,
  type CabinType,
  type PlanAction,
  type PlanCard,
  type SierraWestChoice,
  type Summit,
} from '../src/index.ts';
import type { Pioneer } from '../src/places.ts';
import {
  act,
  begin,
  choicesOf,
  give,
  giveHand,
  playerAt,
  type Scene,
  type Short,
  type TurnTable,
  turnWith,
} from './helpers.ts';

/** A homestead summit that costs nothing. */
export const FREE = (track: Basic | 'any'): Summit => ({ action: 'homestead', cost: {}, track });

/** The tile numbers of the house set: two of each type. */
export const tileOf = (type: CabinType, copy = 0): number => 2 * CABIN_TYPES.indexOf(type) + copy;

/** Food, wood, stone, gold and Pair of Boots of a player. */
export const goodsOf = ({ state }: Scene, index = 0): number[] => {
  const { basics, gold, tokens } = playerAt(state, index);
  return [...basics, gold, tokens];
};

/** The choices that carry the game on: all but drafts. */
export function answers({ rules, state }: Scene, seat: Seat): SierraWestChoice[] {
  const decision = rules.decision(state, seat);
  return decision?.choices.slice(0, decision.forward) ?? [];
}

/** The listed choices of one kind. */
export const listed = <Do extends SierraWestChoice['do']>(
  scene: Scene,
  what: Do,
  seat: Seat = scene.state.active,
): Extract<SierraWestChoice, { do: Do }>[] =>
  choicesOf(scene, seat).filter((choice): choice is Extract<SierraWestChoice, { do: Do }> => choice.do === what);

/** The kinds of choices that are listed. */
export const kinds = (scene: Scene, seat: Seat = scene.state.active): string[] =>
  [...new Set(choicesOf(scene, seat).map((choice) => choice.do))].sort();

/** Where one boot of any source could lead now. */
export const climbs = (scene: Scene): number[] =>
  [...new Set(listed(scene, 'climb').map(({ to }) => to))].sort((a, b) => a - b);

/** Who is asked, whether in a window or on their own turn; drafts do not count. */
export const asked = ({ rules, state }: Scene): Seat[] => rules.deciders(state);

/** The use of an icon without the help of a tan cabin. */
export const plain = (pioneer: Pioneer): object => ({ do: 'use', pioneer, cabin: undefined });

/** A player has these cabins: green ones from the left, a tan one in the fourth space. Their tiles leave the market. */
export function settle(scene: Scene, index: number, ...types: CabinType[]): void {
  const { state } = scene;
  const { cabins } = playerAt(state, index);
  cabins.fill(NONE);
  let green = 0;
  for (const type of types) {
    const tile = tileOf(type);
    state.cabinStack = state.cabinStack.filter((other) => other !== tile);
    const space = state.market.indexOf(tile);
    if (space >= 0) state.market[space] = state.cabinStack.pop() as number;
    cabins[type.startsWith('T') ? 3 : green++] = tile;
  }
}

/** The cabin space that holds a cabin of this type. */
export const spaceOf = ({ state }: Scene, index: number, type: CabinType): number =>
  playerAt(state, index).cabins.findIndex((tile) => tile === tileOf(type) || tile === tileOf(type, 1));

/** The tan pioneer (for a tan cabin the green one) of the active player goes to the cabin of this type. */
export function occupy(scene: Scene, type: CabinType): void {
  const pioneer = type.startsWith('T') ? 'green' : 'tan';
  act(scene, scene.state.active, { do: 'assign', pioneer, space: spaceOf(scene, scene.state.active, type) });
}

export interface Camp {
  green?: (Short | undefined)[];
  tan?: (Short | undefined)[];
  tokens?: number;
  basics?: number[];
}

/** A turn of seat 0 with these cabins, paths and goods. */
export function camp(types: CabinType[], { green = [], tan = [], tokens = 0, basics = [0, 0, 0] }: Camp = {}): Scene {
  const scene = turnWith({ green, tan });
  settle(scene, 0, ...types);
  give(scene, 0, { tokens, basics });
  return scene;
}

/** The four market spaces hold these tiles; the stack (top at the end) and the discard pile are these. */
export function layMarket({ state }: Scene, market: number[], stack: number[] = [], discard: number[] = []): void {
  state.market = market.slice();
  state.cabinStack = stack.slice();
  state.cabinDiscard = discard.slice();
}

/** No tile is on the market and none will come. */
export const closeMarket = (scene: Scene): void => layMarket(scene, [NONE, NONE, NONE, NONE]);

/** Specials on these positions of the mountain (five of the bottom row where not told), basics by number on the others. */
export function layMountain({ state }: Scene, specials: number[] = [0, 1, 2, 3, 4]): void {
  const off = [0, 1, 2, 3, 4, 5].map((i) => FIRST_SPECIAL + i).filter((card) => !state.row.includes(card));
  let basic = FIRST_BASIC;
  state.mountain = Array.from({ length: POSITIONS }, (_, position) =>
    specials.includes(position) ? (off[specials.indexOf(position)] as number) : basic++,
  );
}

/** The cards of these positions have been taken away. */
export function strip({ state }: Scene, ...positions: number[]): void {
  for (const position of positions) state.mountain[position] = NONE;
}

export const tile = (animal: Animal): number => 1 << ANIMALS.indexOf(animal);

/** Like `turnWith`, but nobody has answered the Trapper window yet. */
export function reveal({ before, ...table }: TurnTable): Scene {
  const { rules } = turnWith(table);
  const scene = begin({ ...table, rules });
  giveHand(scene, 0, [0, 1, 2]);
  before?.(scene.state);
  act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
  return scene;
}

/** A turn of the human in solo; Hastings will do these three actions, whichever plan card comes. */
export function facing(actions: [PlanAction, PlanAction, PlanAction], table: TurnTable = {}): Scene {
  return turnWith({
    ...table,
    seats: 1,
    content(content) {
      content.planCards = content.planCards.map(
        (card): PlanCard => ({
          ...card,
          activeSide: 'left',
          trapper: { side: 'left', highlighted: false },
          animals: [],
          arrows: [true, true, true, false],
          actions: [...actions, 'gold'],
        }),
      );
      table.content?.(content);
    },
  });
}
