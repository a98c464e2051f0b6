import type { HastingsOptions } from '@cordillera/sierra-west';

/** The bots measured against Hastings, weakest first. */
export const countedLevels = ['greenhorn', 'stable-hand', 'wagoner', 'trail-hand'] as const;

/** How many games of a hundred each of them wins. */
type Wins = Record<(typeof countedLevels)[number], number>;

const wins = (greenhorn: number, stableHand: number, wagoner: number, trailHand: number): Wins => ({
  greenhorn,
  'stable-hand': stableHand,
  wagoner,
  'trail-hand': trailHand,
});

/** Advantages that make it act better, and those that make the same things count more for it. */
const skills = { mule: true, bear: true, trapperMule: true };
const riches = { richCabins: true, richGold: true, richBoots: true };

/**
 * By its advantages: 100 games each on the same deals, in all four modes, with the house set. A share may be off by ten
 * percent, so a small advantage may seem to help the bot. docs/balance/sierra-west.md has the intervals and the
 * commands.
 */
export const hastingsOdds: readonly { advantages: Partial<HastingsOptions>; wins: Wins }[] = [
  { advantages: {}, wins: wins(1, 1, 47, 59) },
  { advantages: { mule: true }, wins: wins(0, 0, 44, 62) },
  { advantages: { trapperMule: true }, wins: wins(1, 1, 44, 54) },
  { advantages: { bear: true }, wins: wins(1, 1, 37, 48) },
  { advantages: { richBoots: true }, wins: wins(1, 1, 35, 48) },
  { advantages: { wagon: 1 }, wins: wins(1, 1, 32, 42) },
  { advantages: { richCabins: true }, wins: wins(1, 1, 23, 36) },
  { advantages: { richGold: true }, wins: wins(1, 1, 16, 23) },
  { advantages: skills, wins: wins(0, 0, 30, 38) },
  { advantages: { ...skills, wagon: 1 }, wins: wins(0, 0, 17, 19) },
  { advantages: riches, wins: wins(0, 0, 6, 9) },
  { advantages: { ...skills, ...riches, wagon: 1 }, wins: wins(0, 0, 0, 0) },
];

/** Whether the second has all the advantages of the first. */
const isWithin = (fewer: Partial<HastingsOptions>, more: Partial<HastingsOptions>): boolean =>
  Object.entries(fewer).every(([name, given]) => Number(more[name as keyof HastingsOptions] ?? 0) >= Number(given));

/**
 * How often bots beat it with these advantages. For a mix that was not measured: the minimum of the measured mixes with
 * a part of them, on the assumption that no advantage makes it weaker.
 */
export function oddsAgainst(hastings: HastingsOptions): { wins: Wins; counted: boolean } {
  const within = hastingsOdds.filter(({ advantages }) => isWithin(advantages, hastings));
  const same = within.find(({ advantages }) => isWithin(hastings, advantages));
  if (same) return { wins: same.wins, counted: true };
  const least = (level: keyof Wins): number => Math.min(...within.map((odds) => odds.wins[level]));
  return {
    wins: wins(least('greenhorn'), least('stable-hand'), least('wagoner'), least('trail-hand')),
    counted: false,
  };
}
