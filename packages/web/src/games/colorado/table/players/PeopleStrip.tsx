import { LAST_SLOT } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import { chainOf } from '../log/chain.ts';
import { phoneWords } from '../phoneWords.ts';
import type { TableContext } from '../tableContext.ts';
import { currentActionLabel, readiness } from './currentAction.ts';

/**
 * Narrow screens: each player's medals and last action, and who is still acting. A tap shows that player among the
 * others.
 */
export function PeopleStrip({ context, onOpen }: { context: TableContext; onOpen: (seat: number) => void }): ReactNode {
  const { names, words } = context;
  const said = useWords(phoneWords);
  return (
    <ul className="part-people co-people" aria-label={words.people}>
      {context.view.players.map(({ medals }, seat) => {
        const doing = currentActionLabel(context, seat);
        const last = chainOf({ ...context, seat, given: null }).at(-1);
        return (
          <li key={names[seat]} data-crest={seat} data-active={context.me === seat || undefined}>
            <Torn as="button" type="button" lift={1} seed={`strip ${seat}`} onClick={() => onOpen(seat)}>
              <span className="hidden-text">{`${said.medals(names[seat]!, medals.length)}, ${words.doing[doing]}`}</span>
              <Avatar seat={seat} name={names[seat]!} {...readiness(doing)} />
              <span
                className="co-people-count"
                data-near={medals.length >= LAST_SLOT - 2 || undefined}
                aria-hidden="true"
              >
                <ColoradoIcon name="medal" size={1.05} />
                <b>{medals.length > LAST_SLOT ? medals.length : `${medals.length}/${LAST_SLOT}`}</b>
              </span>
              <span className="co-people-last">
                {last ? (
                  <ColoradoIcon name={last.icon} size={1.05} label={last.words} />
                ) : (
                  doing === 'acting' && <ColoradoIcon name="acting" size={1.05} />
                )}
              </span>
            </Torn>
          </li>
        );
      })}
    </ul>
  );
}
