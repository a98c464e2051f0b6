import {
  ANIMALS,
  type Animal,
  COMMON_ANIMALS,
  type Cost,
  type IconName,
  MODES,
  type Mode,
  type PathIcon,
  type SummitName,
} from './types.ts';

/** The mode to which an icon belongs; null when all modes have it (chapter 15.1). */
export const ICON_MODE: Record<IconName, Mode | null> = {
  gain: null,
  boots: null,
  shovel: null,
  mule: null,
  furTrade: null,
  bearHazard: null,
  pairOfBoots: null,
  gainApples: 'apple-hill',
  harvest: 'apple-hill',
  pan: 'boats-and-banjos',
  banjoHazard: 'boats-and-banjos',
  duelingBanjos: 'boats-and-banjos',
  paddle: 'boats-and-banjos',
  fish: 'boats-and-banjos',
  mine: 'gold-rush',
  lantern: 'gold-rush',
  dynamite: 'gold-rush',
  loadCart: 'gold-rush',
  bullets: 'outlaws-and-outposts',
  sheriff: 'outlaws-and-outposts',
};

/** The same for summit actions (chapter 15.2). */
export const SUMMIT_MODE: Record<SummitName, Mode | null> = {
  homestead: null,
  advanceWagon: null,
  tradeApples: 'apple-hill',
  appleHomestead: 'apple-hill',
  buyFish: 'boats-and-banjos',
  buyCart: 'gold-rush',
  sixShooter: 'outlaws-and-outposts',
  rifle: 'outlaws-and-outposts',
};

/** The same for what is paid. */
export const COST_MODE: Record<keyof Cost, Mode | null> = {
  food: null,
  wood: null,
  stone: null,
  any: null,
  gold: null,
  boots: null,
  bullets: 'outlaws-and-outposts',
  fish: 'boats-and-banjos',
  apples: 'apple-hill',
};

/** The animal that only this mode has (SW-SETUP-04). */
export const modeAnimal = (mode: Mode): Animal => ANIMALS[COMMON_ANIMALS.length + MODES.indexOf(mode)] as Animal;

/** The mode of an animal; null for a common one. */
export const animalMode = (animal: Animal): Mode | null => MODES.find((mode) => modeAnimal(mode) === animal) ?? null;

/** An icon as chapter 15.1 writes it: `gain(food, 2)`, `paddle(rapid)`, `shovel`. */
export function iconCode(icon: PathIcon): string {
  const { icon: name, ...rest } = icon;
  const details = Object.values(rest);
  return details.length === 0 ? name : `${name}(${details.join(', ')})`;
}
