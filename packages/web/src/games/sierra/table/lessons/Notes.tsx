import type { ReactNode } from 'react';
import { SymbolPicture } from '../../../../design/paper/SymbolPicture.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Coach } from '../../../../table/lessons/Coach.tsx';
import type { TableModel } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';

/** On the still empty landscape: what this game is about, in three lines. `rounds`: how many this group plays. */
export function FirstNote({ mode, rounds }: { mode: TableModel['mode']; rounds: number }): ReactNode {
  const words = useWords(sierraTableWords);
  const { keep, lay, goal } = words.coach[mode];
  return (
    <Coach note="coach" label={words.coach.label}>
      <ul>
        <li>
          <SymbolPicture name="notebook" size={1.7} />
          {keep}
        </li>
        <li>
          <SymbolPicture name="destination" size={1.7} />
          {lay}
        </li>
        <li>
          <SymbolPicture name="sun-full" size={1.7} />
          {goal(rounds)}
        </li>
      </ul>
    </Coach>
  );
}

/** With the first cards picked: why a card cannot go beside another colour. Its blocked places are shown. */
export function ColourNote(): ReactNode {
  const words = useWords(sierraTableWords);
  return (
    <Coach note="coach.colour" label={words.coach.colourLabel} teaches="colour">
      <p>{words.coach.colour}</p>
    </Coach>
  );
}
