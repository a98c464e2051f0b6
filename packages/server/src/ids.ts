import { randomBytes } from 'node:crypto';

/** The name of a match, person or device: nobody gets anywhere by knowing it. */
export const newId = (): string => randomBytes(9).toString('base64url');

/** Part of a link: whoever has it may sit down, so nobody may guess it. */
export const newCode = (): string => randomBytes(18).toString('base64url');
