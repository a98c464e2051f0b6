import type { Stream } from '../random.ts';
import { deepCopy } from './values.ts';

/** The generators in `state.streams`, by name. Empty for a game without chance. */
export const streamsOf = (state: object): Record<string, Stream> =>
  'streams' in state ? (state.streams as Record<string, Stream>) : {};

/**
 * The numbers from which chance can be predicted. The count of drawn bytes is left out: it is not secret, and small
 * enough to match by accident.
 */
export const secretsOf = (state: object): number[] =>
  Object.values(streamsOf(state)).flatMap((stream) => (stream.length === 9 ? stream.slice(0, 8) : stream));

/** Gives both states the same generators, so that only hidden information differs. */
export const withStreamsOf = (real: object, other: object): object =>
  'streams' in real ? { ...other, streams: deepCopy(real.streams) } : other;
