import { loadPack, type Pack, type RawPack } from '@cordillera/engine';
import { housePack, type SierraWestContent, sierraWestFormat } from '../../src/index.ts';

/** The numbers that balancing may change, fixed for the tests of rules: a change to the house set breaks no rule. */
const trail = [
  { multiplier: 1, reach: 0, costToNext: { boots: 1 } },
  { multiplier: 1, reach: 1, costToNext: { boots: 1, any: 1 } },
  { multiplier: 2, reach: 2, costToNext: { boots: 2, any: 1 } },
  { multiplier: 2, reach: 3, costToNext: { boots: 3, any: 1 } },
  { multiplier: 3, reach: 4, costToNext: { boots: 3, any: 2 } },
  { multiplier: 3, reach: 5, costToNext: { boots: 4, any: 3 } },
  { multiplier: 4, reach: 6, costToNext: null },
];
const fishTable = [
  ['trout', 'trout', 'trout'],
  ['bass', 'bass', 'bass'],
  ['salmon', 'salmon', 'salmon'],
  ['trout', 'trout', 'bass'],
  ['bass', 'bass', 'salmon'],
  ['salmon', 'salmon', 'trout'],
];
const dieFaces: Record<string, number[]> = { campfire: [6], I: [5], II: [4, 6], III: [3, 5], IV: [3], V: [2, 6] };

const pieces: Record<string, string[]> = {
  'river-headwater-pool': ['stone', 'gold', 'stone'],
  'river-otter-run': ['stone', 'stone', 'gold'],
  'river-silver-riffle': ['stone', 'gold', 'gold'],
  'river-boulder-garden': ['stone', 'stone', 'gold', 'gold'],
  'river-slack-water': ['stone', 'gold', 'gold'],
  'river-delta-mouth': ['stone', 'gold', 'stone', 'gold'],
};

interface Rivers {
  specials: { id: string; river: { pieces: string[] } }[];
}
interface Outposts {
  specials: { outpost: { tier: string; dieFaces: number[] } }[];
}

function pin({ files }: RawPack): RawPack {
  const copy = structuredClone(files) as Record<string, object>;
  Object.assign(copy['boards.json'] as object, { trail });
  Object.assign(copy['hastings.json'] as object, { fishTable });
  for (const { outpost } of (copy['outlaws-and-outposts.json'] as Outposts).specials)
    outpost.dieFaces = dieFaces[outpost.tier] as number[];
  for (const { id, river } of (copy['boats-and-banjos.json'] as Rivers).specials) river.pieces = pieces[id] as string[];
  return { id: 'pinned', files: copy };
}

export const pinned: Pack<SierraWestContent> = loadPack(sierraWestFormat, pin(housePack));
