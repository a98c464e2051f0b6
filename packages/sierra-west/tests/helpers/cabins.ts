import { NONE } from '../../src/geometry.ts';
import { CABIN_TYPES, type CabinType } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import type { Short } from './icons.ts';
import { upTo } from './lists.ts';
import { act } from './play.ts';
import { give, type Scene, type TurnSetting, turnWith } from './scenes.ts';

/** Cabin spaces with these types on them: up to three green, then the tan one. */
export const cabins = (green: CabinType[], tan?: CabinType): number[] => [
  ...upTo(3).map((i) => (green[i] === undefined ? -1 : tileOf(green[i]))),
  tan === undefined ? -1 : tileOf(tan),
];

/** The tile numbers of the house set: two of each type. */
export const tileOf = (type: CabinType, copy = 0): number => 2 * CABIN_TYPES.indexOf(type) + copy;

/** A player has these cabins: green ones from the left, a tan one in the fourth space. Their tiles leave the market. */
export function settle(scene: Scene, index: number, ...types: CabinType[]): void {
  const { state } = scene;
  const { cabins } = playerOf(state, index);
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
  playerOf(state, index).cabins.findIndex((tile) => tile === tileOf(type) || tile === tileOf(type, 1));

/** The tan pioneer (for a tan cabin the green one) of the active player goes to the cabin of this type. */
export function occupy(scene: Scene, type: CabinType): void {
  const pioneer = type.startsWith('T') ? 'green' : 'tan';
  act(scene, scene.state.active, { do: 'assign', pioneer, space: spaceOf(scene, scene.state.active, type) });
}

export interface Camp extends Pick<TurnSetting, 'mode' | 'version'> {
  green?: (Short | undefined)[];
  tan?: (Short | undefined)[];
  tokens?: number;
  basics?: number[];
}

/** A turn of seat 0 with these cabins, paths and goods. */
export function camp(types: CabinType[], { tokens = 0, basics = [0, 0, 0], ...turn }: Camp = {}): Scene {
  const scene = turnWith(turn);
  settle(scene, 0, ...types);
  give(scene, 0, { tokens, basics });
  return scene;
}
