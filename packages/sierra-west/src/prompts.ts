import type { Basic, IconName } from './content/types.ts';

/** What wild basics are paid for: an icon, or one of these. */
export type Purpose = IconName | 'claim' | 'build' | 'wagon' | 'summit';

/** Every prompt with the parameters of its text: `Decision.params`. */
export type PromptParams = {
  plan: NoParams;
  planFour: NoParams;
  draft: NoParams;
  drafted: NoParams;
  /** The player who shows them, the animals that could be trapped, and the only basic to pay with if there is one. */
  trapper: { player: number; animals: string; pay: Basic | 'any' };
  tracker: { player: number; track: Basic };
  /**
   * Boots that lie ready, summit actions that a figure can perform now, and moves other than passing. `held`: a
   * mandatory icon under a pioneer, empty for none, and what its space costs.
   */
  pioneer: { boots: number; summits: number; moves: number; held: IconName | ''; toll: number };
  /** Basics to pay; `of` is the card that is claimed or whose summit it is, or the tile that is built, else −1. */
  pay: { any: number; what: Purpose; of: number };
  payApples: { any: number; of: number };
  /** The card that can be claimed, or −1; how many cabins can be built; what the shovel's space costs. */
  shovel: { claim: number; cabins: number; toll: number };
  /** Cabins that can be given up, and the trail space that the wagon would go back to, or −1. */
  damage: { cabins: number; wagon: number };
  /** Where the markers are. */
  homestead: { food: number; wood: number; stone: number };
  again: { card: number };
  appleTrack: { green: number; red: number };
  paddle: { moves: number };
  paddleOn: NoParams;
  rapids: { places: number };
  /** The contents of the supply. */
  anyFish: { trout: number; bass: number; salmon: number };
  marmot: NoParams;
  /** The number that there is room for. */
  badger: { bullets: number };
  /** Gold at hand, and `most`, the amount that one cart can take. */
  load: { gold: number; most: number };
  /** The lowest roll that hits; 0 when none does. */
  shoot: { bullets: number; from: number };
};
type NoParams = Record<string, never>;

export type SierraWestPrompt = keyof PromptParams;
