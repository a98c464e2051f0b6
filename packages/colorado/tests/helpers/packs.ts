import { loadPack, type Pack, PackError, type PackProblem, type RawPack } from '@cordillera/engine';
import { coloradoFormat } from '../../src/content/format.ts';
import { housePack } from '../../src/content/house.ts';
import type { BountyBoard, CardSpec, ColoradoContent, RouteSheet } from '../../src/content/types.ts';
import { sample } from './sample.ts';

export const house: Pack<ColoradoContent> = loadPack(coloradoFormat, housePack);

/** The files of a pack, for tests that change them. */
export interface Files {
  'route-sheet.json': RouteSheet;
  'bounty-board.json': BountyBoard;
  'deck.json': { cards: CardSpec[] };
}

export type Change = (files: Files) => void;

/** A copy of a pack with something changed. */
export function changed(change: Change, pack: RawPack = housePack): RawPack {
  const copy = structuredClone(pack);
  change(copy.files as unknown as Files);
  return copy;
}

/** The problems of a pack; none if it can be loaded. */
export function problemsIn(pack: RawPack): PackProblem[] {
  try {
    loadPack(coloradoFormat, pack);
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
  return [];
}

/** The content of an edited copy of the sample, without the checks of a pack. */
export function contentWith(edit: (content: ColoradoContent) => void): ColoradoContent {
  const content = structuredClone(sample.content) as ColoradoContent;
  edit(content);
  return content;
}
