/** Maps targets to the panels of a narrow screen. */
export type PlaceName = 'map' | 'bounty' | 'area' | 'others' | 'log';

/** The panel of each kind of target (the first word of its name). Kinds not listed are in the prompt or in the hand. */
const kinds: Record<string, PlaceName> = {
  region: 'map',
  stage: 'map',
  station: 'map',
  person: 'map',
  colour: 'map',
  called: 'map',
  tipi: 'bounty',
  family: 'area',
};

/** Counts these targets by panel. */
export function countsOf(targets: readonly string[]): Partial<Record<PlaceName, number>> {
  const counts: Partial<Record<PlaceName, number>> = {};
  for (const target of targets) {
    const place = kinds[target.split(' ', 1)[0]!];
    if (place) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
