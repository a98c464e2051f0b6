/** Card sets for tests: the house set, and small changes of it for special cases. */
import { loadPack, type Pack, type Rules } from '@cordillera/engine';
import { sierraFormat } from '../../src/content/format.ts';
import { housePack } from '../../src/content/house.ts';
import type {
  Destination,
  Modifier,
  MountainKind,
  NotebookCard,
  SierraContent,
  Stage,
} from '../../src/content/types.ts';
import { type Box, type SierraTypes, sierra, unpack } from '../../src/index.ts';

export type SierraRules = Rules<SierraTypes>;
export type SierraPack = Pack<SierraContent>;

/** A pack with everything derived from it. */
export interface LoadedPack {
  pack: SierraPack;
  content: SierraContent;
  box: Box;
  rules: SierraRules;
}

const loaded = (pack: SierraPack): LoadedPack => ({
  pack,
  content: pack.content,
  box: unpack(pack.content),
  rules: sierra.rules(pack.content),
});

/** The house set: its content, its box (every card by its number) and its rules. */
export const houseSet = loaded(loadPack(sierraFormat, housePack));

/** The lists of the four files, which may be changed before they are checked. */
export interface CardLists {
  mountain: MountainKind[];
  notebook: NotebookCard[];
  destinations: Destination[];
  stages: Stage[];
}

/** The house set with changes, through `loadPack`: a pack that could really be played with. */
export function packWith(patch: (lists: CardLists) => void): LoadedPack {
  const lists: CardLists = structuredClone({ ...houseSet.content });
  patch(lists);
  return loaded(
    loadPack(sierraFormat, {
      id: 'test',
      files: {
        'mountain.json': { cards: lists.mountain },
        'notebook.json': { cards: lists.notebook },
        'destinations.json': { destinations: lists.destinations },
        'stages.json': { stages: lists.stages },
      },
    }),
  );
}

/** The house set whose stage 1 has these special rules; `stage` changes its other fields. */
export const packWithStage = (modifiers: Modifier[], stage: Partial<Stage> = {}): LoadedPack =>
  packWith(({ stages }) => {
    stages[0] = { ...stages[0]!, ...stage, modifiers };
  });

const words = (text: string) => ({ en: text, fr: text, pl: text });

/** The card that brings `points` in the pack of `plainNumbersPack`. */
export const pointsCard = (box: Box, points: number): number => {
  const card = box.notebook.findIndex(({ id }) => id === `P-${points}`);
  if (card < 0) throw new Error(`there is no Notebook card of ${points} points`);
  return card;
};

/**
 * A pack in which scores are plain numbers: Notebook cards `P-0` to `P-120` (one copy each), and Destination number i
 * (from 0) with i points on face A and 10 · i on face B. Totals can then be chosen exactly.
 */
export const plainNumbersPack = (patch: (lists: CardLists) => void = () => {}): LoadedPack =>
  packWith((lists) => {
    lists.notebook = Array.from({ length: 121 }, (_, points) => ({
      id: `P-${points}`,
      kind: 'basic' as const,
      copies: 1,
      name: words(`${points} points`),
      text: words(`${points}`),
      scores: points,
    }));
    lists.destinations = lists.destinations.map((destination, index) => ({
      ...destination,
      faces: {
        A: { text: words(`${index}`), scores: index },
        B: { text: words(`${10 * index}`), scores: 10 * index },
      },
    }));
    patch(lists);
  });
