import type { Seat } from '@cordillera/engine';
import { FIRST_BASIC, FIRST_SPECIAL } from '../../src/content/box.ts';
import { BASE, NONE, POSITIONS, positionAt } from '../../src/geometry.ts';
import type { Mode, SierraWestEvent, Special } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { sorted, upTo } from './lists.ts';
import { APPLE, OUT } from './modes.ts';
import { houseRules, rulesWith } from './packs.ts';
import { act } from './play.ts';
import { begin, endOfPath, give, type Scene, turnWith } from './scenes.ts';

export const BASIC_CARDS = upTo(15).map((i) => FIRST_BASIC + i);

export const SPECIAL_CARDS = upTo(6).map((i) => FIRST_SPECIAL + i);

export const specialCard = (mode: Mode, card: number): Special =>
  houseRules.box.kits[mode].specials[card - FIRST_SPECIAL]!;

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

/** Seat 0's tan pioneer stands on a shovel that can be used repeatedly. */
export function diggers(mode: Mode = APPLE, seats = 2): Scene {
  const scene = turnWith({ mode, seats, tan: [undefined, 'shovel'] });
  playerOf(scene.state, 0).tan = 32;
  return scene;
}

/** Seat 0 claims the card of this position, wherever its frontiersman was; to the discard pile. */
export function dig(scene: Scene, position: number): SierraWestEvent[] {
  const player = playerOf(scene.state, 0);
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

/** Specials on these positions of the mountain (by default five of the bottom row), basics by number on the others. */
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
