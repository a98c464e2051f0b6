import { protocolVersion } from '@cordillera/protocol';
import * as v from 'valibot';
import { RefusalError } from '../refusalError.ts';

/** The protocol version of a page; a page that does not send one speaks the newest. */
export const ProtocolVersionSchema = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
  String(protocolVersion),
);

/** Validates a request; an invalid one is refused and changes nothing. */
export function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new RefusalError('bad-message', { field: v.getDotPath(result.issues[0]!) ?? '' });
  return result.output;
}
