import type { Basic, PathIcon } from '../../src/index.ts';

/** An icon in short: `food`, `wood2`, `gold`, `boots1`, `boots2`, `shovel`, `mule`, `fur`, `bear`, `token`, … or the icon itself. */
export type Short = string | PathIcon;

const SHORT: Record<string, PathIcon> = {
  shovel: { icon: 'shovel' },
  mule: { icon: 'mule' },
  fur: { icon: 'furTrade' },
  bear: { icon: 'bearHazard' },
  token: { icon: 'pairOfBoots' },
  boots1: { icon: 'boots', n: 1 },
  boots2: { icon: 'boots', n: 2 },
  harvest: { icon: 'harvest' },
  pan: { icon: 'pan' },
  banjo: { icon: 'banjoHazard' },
  dueling: { icon: 'duelingBanjos' },
  paddle1: { icon: 'paddle', n: 1 },
  paddle2: { icon: 'paddle', n: 2 },
  rapid: { icon: 'paddle', n: 'rapid' },
  fish: { icon: 'fish' },
  mine: { icon: 'mine' },
  lantern: { icon: 'lantern' },
  dynamite: { icon: 'dynamite' },
  load: { icon: 'loadCart' },
  bullets1: { icon: 'bullets', n: 1 },
  bullets2: { icon: 'bullets', n: 2 },
  bulletsFull: { icon: 'bullets', n: 'full' },
  sheriff: { icon: 'sheriff' },
};

export function iconOf(short: Short): PathIcon {
  if (typeof short !== 'string') return short;
  const found = SHORT[short];
  if (found) return found;
  const [, resource, n] = /^(food|wood|stone|gold)(2?)$/.exec(short) ?? [];
  if (resource) return { icon: 'gain', resource: resource as Basic | 'gold', n: n === '2' ? 2 : 1 };
  const [, green, red] = /^apples(\d)(\d)$/.exec(short) ?? [];
  if (green) return { icon: 'gainApples', green: Number(green), red: Number(red) };
  throw new Error(`iconOf: there is no icon "${short}"`);
}
