/** A way to play a game that is worth measuring. */
export interface Configuration {
  options: object;
  seats: readonly number[];
}

/** What `cordillera bench` measures, by game. */
export const configurations: Record<string, readonly Configuration[]> = {
  sierra: [
    { options: { mode: 'team' }, seats: [4, 5, 6, 7, 8] },
    { options: { mode: 'solo' }, seats: [1] },
    { options: { mode: 'cooperative' }, seats: [2, 3] },
    { options: { mode: 'competitive' }, seats: [2, 3, 4] },
  ],
  'sierra-west': ['apple-hill', 'boats-and-banjos', 'gold-rush', 'outlaws-and-outposts'].map((mode) => ({
    options: { mode },
    seats: [1, 2, 3, 4],
  })),
  colorado: [{ options: {}, seats: [2, 3, 4] }],
};
