import type { Seat } from '@cordillera/engine';
import type { Duo } from './content/types.ts';
import type { Identity } from './state.ts';

type NoParams = Record<string, never>;

/** Every prompt with the parameters of its text: `Decision.params`. */
export type PromptParams = {
  village: NoParams;
  call: NoParams;
  give: { caller: Seat; card: Identity };
  pick: { duo: Duo };
  /** `takes`: 1 if a nugget can be taken, which a secret choice may rule out, else 0. `buys`: affordable cards. */
  nuggets: { takes: number; buys: number };
  /** `draws`: 1 if there is a card to draw, else 0. `swaps`: possible swaps. */
  cards: { draws: number; swaps: number };
  tick: { stages: number; stations: number };
  tipi: NoParams;
  /** How many cards can be placed. */
  free: { cards: number };
  discover: { regions: number };
  turnIn: { families: number; regions: number };
};

export type ColoradoPrompt = keyof PromptParams;
