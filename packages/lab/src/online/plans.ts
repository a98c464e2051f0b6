/** The tables for measurements: all games, each with its usual number of players. */
export const plans: readonly { game: string; options: Record<string, unknown>; seats: number }[] = [
  { game: 'sierra', options: { mode: 'competitive' }, seats: 3 },
  { game: 'sierra-west', options: { mode: 'gold-rush' }, seats: 2 },
  { game: 'colorado', options: {}, seats: 3 },
  { game: 'sierra', options: { mode: 'team' }, seats: 4 },
  { game: 'sierra-west', options: { mode: 'apple-hill' }, seats: 3 },
  { game: 'colorado', options: {}, seats: 2 },
];
