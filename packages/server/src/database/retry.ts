/**
 * How often to retry a write that lost a race against another process. The other seats can act only a limited number of
 * times before the game waits for this one, but a busy process may lose that often in a row.
 */
export const maxWriteAttempts = 50;
