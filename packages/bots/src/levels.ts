/**
 * The bot to seat when none was chosen: the strongest. The levels of a game are the names of its bots, weakest first.
 */
export const defaultLevel = (levels: readonly string[]): string => levels.at(-1)!;

/** The bot for a first game: the weakest that does not play at random. */
export const mildLevel = (levels: readonly string[]): string =>
  levels.find((level) => level !== 'random') ?? levels[0]!;
