import type { ColoradoEvent } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { Avatar } from '../../../design/Avatar.tsx';
import { Torn } from '../../../design/Torn.tsx';
import { ColoradoIcon, type ColoradoIconName } from '../../art/ColoradoIcon.tsx';
import { Face } from '../hand/Hand.tsx';
import type { Sight } from '../sight.ts';
import './scene.css';

/** What is told now of a call. */
const isOfCall = ({ type }: ColoradoEvent): boolean => ['called', 'lacked', 'gave', 'received'].includes(type);

const icons = { exact: 'answer-exact', match: 'answer-match', random: 'answer-random' } as const satisfies Record<
  string,
  ColoradoIconName
>;

/** A call and its answer as a little scene over the map, for as long as it is told. */
export function AnswerScene({ sight }: { sight: Sight }): ReactNode {
  const { names, events, newest, speaker } = sight;
  if (!newest.some(isOfCall)) return null;
  const call = events.findLast((event) => event.type === 'called');
  if (!call) return null;
  const since = events.slice(events.lastIndexOf(call));
  const gave = since.find((event) => event.type === 'gave');
  const lacked = since.find((event) => event.type === 'lacked');
  const received = since.find((event) => event.type === 'received');
  const answer = gave?.answer ?? lacked?.answer ?? null;
  return (
    <Torn className="co-scene" seed="scene" tone="card" aria-hidden="true">
      <span className="co-scene-person">
        <Avatar seat={call.seat} name={names[call.seat]!} />
        <b className="display">{names[call.seat]}</b>
      </span>
      <span className="co-scene-asked" data-refused={lacked !== undefined || undefined}>
        <ColoradoIcon name="ask" size={1.6} />
        <Face card={call.card} />
        <small>{speaker.card(call.card)}</small>
      </span>
      <span className="co-scene-answer">
        {answer !== null && <ColoradoIcon name={icons[answer]} size={2.2} />}
        {gave && (
          <span className="co-scene-card" data-placed={received?.placed}>
            <Face card={gave.card} size="middle" />
            <small>{speaker.card(gave.card)}</small>
          </span>
        )}
      </span>
      <span className="co-scene-person">
        <Avatar seat={call.target} name={names[call.target]!} />
        <b className="display">{names[call.target]}</b>
      </span>
    </Torn>
  );
}
