import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { formatWithMinus } from '../../../../i18n/signedNumber.ts';
import { Wagon } from '../../art/Figures.tsx';
import { placeWords } from '../placeWords.ts';
import type { TableContext } from '../tableContext.ts';

interface PeopleStripProps {
  context: TableContext;
  totals: readonly number[];
  /** The players the table waits for. */
  waiting: readonly number[];
  onOpen: (index: number) => void;
}

/**
 * Narrow screens: everybody's crest, wagon and points; the player whose turn it is glows. A tap shows that player among
 * the others.
 */
export function PeopleStrip({ context, totals, waiting, onOpen }: PeopleStripProps): ReactNode {
  const { box, view, speaker } = context;
  const words = useWords(placeWords);
  return (
    <ul className="part-people west-people" aria-label={words.people}>
      {view.players.map((player, index) => (
        <li key={speaker.player(index)} data-crest={index} data-active={view.active === index || undefined}>
          <Torn as="button" type="button" lift={1} seed={`strip ${index}`} onClick={() => onOpen(index)}>
            <span className="hidden-text">{speaker.player(index)}</span>
            <Avatar
              seat={index}
              name={speaker.player(index)}
              {...(waiting.includes(index) && view.active !== index && { ready: false })}
            />
            <span className="west-people-wagon">
              <Wagon seat={index} />
              {box.trail[player.wagon]!.multiplier}×
            </span>
            <b className="display">{formatWithMinus(totals[index]!)}</b>
            <span className="hidden-text">{words.points}</span>
          </Torn>
        </li>
      ))}
    </ul>
  );
}
