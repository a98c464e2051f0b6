import type { Game } from '@cordillera/engine';
import { unpack } from './content/box.ts';
import { sierraWestFormat } from './content/format.ts';
import { housePack } from './content/house.ts';
import { optionsSchema, seatRange } from './options.ts';
import { sierraWestRules } from './rules.ts';
import type { SierraWestTypes } from './state.ts';
import { OLDER_VERSIONS, VERSION } from './versions.ts';

export const sierraWest: Game<SierraWestTypes> = {
  id: 'sierra-west',
  version: VERSION,
  olderVersions: OLDER_VERSIONS,
  options: optionsSchema,
  seats: seatRange,
  format: sierraWestFormat,
  house: housePack,
  rules: (content, version) => sierraWestRules(unpack(content, version)),
};

export { countTiles, furGoods } from './actions/furTrade.ts';
export { basicsOf } from './actions/goods.ts';
export { canRise, TOP, TRACK_REWARDS } from './actions/homestead.ts';
export { isMandatory } from './actions/icons.ts';
export { type Freed, freedBy, isClaimable, stepsFrom } from './actions/mountain.ts';
export { buildBlockedBy } from './actions/shovel.ts';
export { summitBlockedBy } from './actions/summit.ts';
export { pickBiased } from './biasedRandom.ts';
export type { BlockedRule } from './blocked.ts';
export * from './content/box.ts';
export * from './content/types.ts';
export { isTaken } from './flow/pioneer.ts';
export { type Preference, standingAnswer } from './flow/reactions.ts';
export * from './geometry.ts';
export * from './lostByPassing.ts';
export { fishSales } from './modes/boatsAndBanjos.ts';
export { lowestFace, outlawsOn } from './modes/outlawsAndOutposts.ts';
export * from './odds.ts';
export type { HastingsOptions, SierraWestOptions } from './options.ts';
export * from './paths.ts';
export * from './places.ts';
export * from './plans.ts';
export * from './players.ts';
export { type PathSpace, pathsOf, type SierraWestPreview } from './preview.ts';
export * from './rules.ts';
export { cardPoints } from './scoring/sheet.ts';
export * from './solo/hastingsForecast.ts';
export * from './solo/trap.ts';
export type * from './state.ts';
export * from './trail.ts';
export type * from './view.ts';
export * from './words/index.ts';
export { housePack, sierraWestFormat };
