import { upTo } from './lists.ts';

export const seedOf = (n: number): string => n.toString(16).padStart(32, '0');

export const SEEDS = upTo(60).map(seedOf);
