/** Where things lie on a narrow screen. */
export type PlaceName = 'map' | 'bounty' | 'area' | 'others' | 'log';

/** What kind of target (the first word of its name) lies where. What has no place is in the prompt or in the hand. */
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

/** How many of these targets lie in each place. */
export function countsOf(targets: readonly string[]): Partial<Record<PlaceName, number>> {
  const counts: Partial<Record<PlaceName, number>> = {};
  for (const target of targets) {
    const place = kinds[target.split(' ', 1)[0]!];
    if (place) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
