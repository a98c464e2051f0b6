import { sierraWestBots } from '@cordillera/bots/sierra-west';
import { type HastingsOptions, MODES, type Mode, type SierraWestTypes, sierraWest } from '@cordillera/sierra-west';
import * as v from 'valibot';
import type { DraftDefinition } from '../../../table/setup/definition.ts';
import { draftsOf } from '../../../table/setup/draft.ts';

/** The settings of the form. */
export interface WestAsked {
  mode: Mode;
  advancedPlanning: boolean;
  /** The opponent of a solo game; remembered while other players have seats. */
  hastings: HastingsOptions;
}

const flag = v.fallback(v.boolean(), false);
const hastings = v.object({
  mule: flag,
  bear: flag,
  richCabins: flag,
  richGold: flag,
  richBoots: flag,
  wagon: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  trapperMule: flag,
});
/** Hastings without advantages. */
const noAdvantage = v.parse(hastings, {});

export const westDraft: DraftDefinition<SierraWestTypes, WestAsked> = {
  game: sierraWest,
  bots: sierraWestBots,
  // the default is the mode recommended for a first game
  schema: v.object({
    mode: v.fallback(v.picklist(MODES), 'apple-hill'),
    advancedPlanning: flag,
    hastings: v.fallback(hastings, noAdvantage),
  }),
  toSetup: ({ mode, advancedPlanning, hastings }, count) => ({
    mode,
    advancedPlanning,
    ...(count === 1 && { hastings }),
  }),
  fromAddress: (mode) => {
    const known = MODES.find((candidate) => candidate === mode);
    return { options: known ? { mode: known } : {} };
  },
  isStoredFlat: true,
};

export const westDrafts = draftsOf(westDraft);
