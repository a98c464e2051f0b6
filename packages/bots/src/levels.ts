/** The names of a game’s bots, weakest first, are its levels. The one that sits down where nobody said which: the strongest. */
export const defaultLevel = (levels: readonly string[]): string => levels.at(-1)!;

/** A bot for a first game: the weakest that does not play at random. */
export const mildLevel = (levels: readonly string[]): string =>
  levels.find((level) => level !== 'random') ?? levels[0]!;
