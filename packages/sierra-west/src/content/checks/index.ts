import type { PackProblem } from '@cordillera/engine';
import { MODES, type SierraWestContent } from '../types.ts';
import { checkBoards } from './boards.ts';
import { checkCards } from './cards.ts';
import { checkHastings } from './hastings.ts';
import { fileOf, problem, type Spot } from './problem.ts';
import { checkSpecials } from './specials.ts';

/** Chapter 18.5, and every Must of 18.1 to 18.4. */
export const checkContent = (content: SierraWestContent): PackProblem[] => [
  ...checkIds(content),
  ...checkCards(content),
  ...checkSpecials(content),
  ...checkBoards(content),
  ...checkHastings(content),
];

/** A match refers to cards and tiles by ID alone, so the IDs of a pack must be unique. */
function checkIds({ starting, modeCards, modes, cabins, planCards }: SierraWestContent): PackProblem[] {
  const lists: [file: Spot['file'], items: { id: string }[], rule: string][] = [
    ['starting.json', starting, 'SW-D-02'],
    ['starting.json', Object.values(modeCards), 'SW-D-03'],
    ...MODES.map((mode): (typeof lists)[number] => [
      fileOf(mode),
      [...modes[mode].cards, ...modes[mode].specials],
      'SW-D-04',
    ]),
    ['cabins.json', cabins.tiles, 'SW-D-12'],
    ['hastings.json', planCards, 'SW-D-21'],
  ];
  const home = new Map<string, Spot['file']>();
  return lists.flatMap(([file, items, rule]) =>
    items.flatMap(({ id }) => {
      const other = home.get(id);
      if (other !== undefined) return [problem('id-twice', { file, card: id, field: 'id' }, { other }, rule)];
      home.set(id, file);
      return [];
    }),
  );
}
