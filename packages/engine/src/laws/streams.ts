import type { Stream } from '../random.ts';
import { deepCopy } from './values.ts';

/** The generators of a state, which lie in `state.streams`, by name. Empty for a game without chance. */
export const streamsOf = (state: object): Record<string, Stream> =>
  'streams' in state ? (state.streams as Record<string, Stream>) : {};

/**
 * The numbers from which chance can be predicted. The count of drawn bytes is not one of them, and looks like any
 * number.
 */
export const secretsOf = (state: object): number[] =>
  Object.values(streamsOf(state)).flatMap((stream) => (stream.length === 9 ? stream.slice(0, 8) : stream));

/** The same chance in both, so that only what is hidden makes a difference. */
export const withStreamsOf = (real: object, other: object): object =>
  'streams' in real ? { ...other, streams: deepCopy(real.streams) } : other;
