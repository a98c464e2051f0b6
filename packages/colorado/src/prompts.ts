import type { Seat } from '@cordillera/engine';
import type { Duo } from './content/types.ts';
import type { Identity } from './state.ts';

type NoParams = Record<string, never>;

/** What a player is asked, and what each question is told with: `Decision.params` of that prompt. */
export type PromptParams = {
  village: NoParams;
  call: NoParams;
  give: { caller: Seat; card: Identity };
  pick: { duo: Duo };
  /** 1 or 0: whether a nugget can be taken, which a secret choice may rule out; and how many cards can be paid for. */
  nuggets: { takes: number; buys: number };
  /** 1 or 0: whether there is a card to draw; and how many swaps are possible. */
  cards: { draws: number; swaps: number };
  tick: { stages: number; stations: number };
  tipi: NoParams;
  /** How many cards can be placed. */
  free: { cards: number };
  discover: { regions: number };
  turnIn: { families: number; regions: number };
};

export type ColoradoPrompt = keyof PromptParams;
