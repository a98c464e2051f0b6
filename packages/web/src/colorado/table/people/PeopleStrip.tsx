import type { ReactNode } from 'react';
import { Avatar } from '../../../design/Avatar.tsx';
import { Torn } from '../../../design/Torn.tsx';
import { MedalCount } from '../../art/Counts.tsx';
import type { Sight } from '../sight.ts';
import { doingNow } from './doing.ts';

/** Narrow screens: everybody's medals, and who is still acting. A tap shows them among the others. */
export const PeopleStrip = ({ sight, onOpen }: { sight: Sight; onOpen: (seat: number) => void }): ReactNode => (
  <ul className="part-people co-people" aria-label={sight.words.people}>
    {sight.view.players.map((player, seat) => {
      const doing = doingNow(sight, seat);
      return (
        <li key={sight.names[seat]} data-crest={seat} data-active={sight.me === seat || undefined}>
          <Torn as="button" type="button" lift={1} seed={`strip ${seat}`} onClick={() => onOpen(seat)}>
            <span className="hidden-text">{`${sight.names[seat]}, ${sight.words.doing[doing]}`}</span>
            <Avatar seat={seat} name={sight.names[seat]!} {...(doing !== 'waiting' && { ready: doing === 'done' })} />
            <MedalCount n={player.medals.length} />
          </Torn>
        </li>
      );
    })}
  </ul>
);
