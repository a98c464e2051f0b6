import { type Box, kitOf, specialOf } from './content/box.ts';
import type { Mine, Outpost } from './content/types.ts';
import { fishRolled } from './modes/boatsAndBanjos.ts';
import { isLit, minedWith } from './modes/goldRush.ts';
import { sheriffBonus } from './modes/outlawsAndOutposts.ts';
import type { Goods, SierraWestState } from './state.ts';
import { reachOf } from './trail.ts';
import type { SierraWestView } from './view.ts';

/** Chances are shares of 1. Everything here is public, so a view and a state serve alike. */
type Seen = SierraWestView | SierraWestState;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What a Six-Shooter can do from one space of the trail. */
export interface Aim {
  /** The poster with the lowest die face along the trail, and that face; null when there is none (SW-R-88). */
  poster: number | null;
  face: number | null;
  /** The lowest roll that hits; null when none does. */
  from: number | null;
  /** That one shot hits. */
  once: number;
  /** That one of all the bullets hits. */
  within: number;
}

export interface ShotOdds extends Aim {
  /** Which rolls hit, and what makes them: the poster alone, or only with the Sheriff's bonus (SW-OUT-14). */
  faces: { face: number; hits: 'poster' | 'sheriff' | null }[];
  bullets: number;
  sheriff: boolean;
  /** With the wagon one space further; null on the last space. */
  further: Aim | null;
}

/** SW-OUT-14, SW-OUT-16, SW-OUT-17. */
export function shotOdds(box: Box, seen: Seen, seat: number): ShotOdds {
  const { wagon, bullets } = seen.players[seat] as Seen['players'][0];
  const bonus = sheriffBonus(seen, seat);
  const aim = aimFrom(box, seen, wagon, bonus, bullets);
  const hits = (face: number): 'poster' | 'sheriff' | null => {
    if (aim.face === null || face + bonus < aim.face) return null;
    return face >= aim.face ? 'poster' : 'sheriff';
  };
  return {
    ...aim,
    faces: FACES.map((face) => ({ face, hits: hits(face) })),
    bullets,
    sheriff: bonus > 0,
    further: wagon < box.lastTrail ? aimFrom(box, seen, wagon + 1, bonus, bullets) : null,
  };
}

function aimFrom(box: Box, seen: Seen, wagon: number, bonus: number, bullets: number): Aim {
  let poster: number | null = null;
  let lowest: number | null = null;
  for (const card of along(box, seen, wagon)) {
    const face = Math.min(...(specialOf(kitOf(box, seen), card).outpost as Outpost).dieFaces);
    if (lowest !== null && face >= lowest) continue;
    lowest = face;
    poster = card;
  }
  const from = lowest === null ? null : Math.max(1, lowest - bonus);
  const once = from === null ? 0 : (FACES.length + 1 - from) / FACES.length;
  return { poster, face: lowest, from, once, within: 1 - (1 - once) ** bullets };
}

export interface MineOdds {
  /** The mines along the trail, and whether each counts (SW-GOLD-04). */
  mines: { card: number; gold: number; counts: boolean }[];
  counted: number;
  /** What would count with the lantern. */
  withLantern: number;
  /** What would count with the wagon one space further; null on the last space. */
  further: number | null;
  /** The result of each roll, equal ones in one column; nothing is rolled when nothing is counted (SW-R-85). */
  columns: { faces: number[]; gold: number; stone: number; chance: number }[];
}

/** SW-GOLD-04 to 06. */
export function mineOdds(box: Box, seen: Seen, seat: number): MineOdds {
  const { wagon } = seen.players[seat] as Seen['players'][0];
  const minesTo = (space: number): MineOdds['mines'] =>
    along(box, seen, space).map((card) => {
      const found = specialOf(kitOf(box, seen), card).mine as Mine;
      return { card, gold: found.gold, counts: isLit(seen, seat, found) };
    });
  const count = (mines: MineOdds['mines']): number =>
    mines.reduce((sum, { gold, counts }) => sum + (counts ? gold : 0), 0);
  const mines = minesTo(wagon);
  const counted = count(mines);
  return {
    mines,
    counted,
    withLantern: mines.reduce((sum, { gold }) => sum + gold, 0),
    further: wagon < box.lastTrail ? count(minesTo(wagon + 1)) : null,
    columns: [1, 3, 5].map((low) => ({
      faces: [low, low + 1],
      ...(counted === 0 ? { gold: 0, stone: 0 } : minedWith(counted, low)),
      chance: 2 / FACES.length,
    })),
  };
}

/** SW-SOLO-26: what each roll would bring Hastings now, as far as the supply goes. */
export const hastingsFish = (box: Box, seen: Seen): { face: number; fish: Goods; chance: number }[] =>
  FACES.map((face) => ({ face, fish: fishRolled(box, seen, face), chance: 1 / FACES.length }));

/** The special cards along the trail of a wagon on this space (SW-WAGON-04). */
const along = (box: Box, seen: Seen, wagon: number): number[] => seen.row.slice(0, reachOf(box, seen, { wagon }));
