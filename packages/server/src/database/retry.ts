/**
 * How often something is tried again that another process kept from being written by writing first. Others can act only so
 * often before a game waits for this seat, but a busy process may lose that often in a row.
 */
export const maxWriteAttempts = 50;
