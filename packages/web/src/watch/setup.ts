export const modes = ['team', 'competitive', 'cooperative', 'solo'] as const;
export type Mode = (typeof modes)[number];

/** What a watched game is started with. */
export interface Setup {
  mode: Mode;
  seats: number;
  level: string;
  /** Campaign modes only. */
  stage: number;
}

export const seatsOf: Record<Mode, { min: number; max: number; usual: number }> = {
  team: { min: 4, max: 8, usual: 5 },
  competitive: { min: 2, max: 4, usual: 2 },
  cooperative: { min: 2, max: 3, usual: 2 },
  solo: { min: 1, max: 1, usual: 1 },
};

export const names = ['Noor', 'Mateo', 'Iris', 'Tomek', 'Léa', 'Zofia', 'Émile', 'Ada'] as const;
