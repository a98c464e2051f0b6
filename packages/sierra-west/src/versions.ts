/** The newest version of the rules. A match keeps the version it began with. */
export const VERSION = 2;
export const OLDER_VERSIONS: readonly number[] = [1];

/**
 * How version 1 differs. Each flag is read in one place:
 * - `lodge`: using the icon again after the Backtrack Cabin ended the moment of the Meeting Lodge (SW-R-72).
 * - `outlaws`: Hastings gained gold only for outlaws really captured (SW-R-118).
 * - `fishGold`: the gold of Hastings's fish counted double with SW-SOLO-38 (SW-R-120).
 */
export interface Differences {
  lodge: boolean;
  outlaws: boolean;
  fishGold: boolean;
}

/** The rules that this version plays as version 1 did. */
export const oldPlay = (version: number): Differences => {
  const first = version < 2;
  return { lodge: first, outlaws: first, fishGold: first };
};
