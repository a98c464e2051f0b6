import { copyOf } from './values.ts';

/** The generators of a state, which lie in `state.streams`: numbers by name. Empty for a game without chance. */
export const streamsOf = (state: object): Record<string, number[]> =>
  'streams' in state ? (state.streams as Record<string, number[]>) : {};

/** The same chance in both, so that only what lies hidden makes a difference. */
export const withLuckOf = (real: object, other: object): object =>
  'streams' in real ? { ...other, streams: copyOf(real.streams) } : other;
