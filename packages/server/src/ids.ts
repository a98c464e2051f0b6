import { randomBytes } from 'node:crypto';

/** The ID of a match, person or device; knowing one gives no access. */
export const newId = (): string => randomBytes(9).toString('base64url');

/** Part of a link: having it gives access, so it must not be guessable. */
export const newCode = (): string => randomBytes(18).toString('base64url');
