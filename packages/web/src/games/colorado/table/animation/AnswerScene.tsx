import type { ColoradoEvent } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { ColoradoIcon, type ColoradoIconName } from '../../art/ColoradoIcon.tsx';
import { Face } from '../hand/Hand.tsx';
import type { TableContext } from '../tableContext.ts';
import { useTransientEvent } from '../turnEnd/useTransientEvent.ts';
import './scene.css';

const icons = { exact: 'answer-exact', match: 'answer-match', random: 'answer-random' } as const satisfies Record<
  string,
  ColoradoIconName
>;

/** The events of a call that are being shown, before the card is received. */
const isOfCall = ({ type }: ColoradoEvent): boolean => ['called', 'lacked', 'gave'].includes(type);
/** How long the scene stays after that, in ms. */
const sceneMs = 1600;

/**
 * A call and its answer as a small scene over the map while they are shown: the card in question lies between the two
 * players.
 */
export function AnswerScene({ context }: { context: TableContext }): ReactNode {
  const { names, events, newest, speaker, words } = context;
  const received = useTransientEvent(
    newest.find((event) => event.type === 'received'),
    sceneMs,
  );
  const isShown = newest.some(isOfCall);
  const call = events.findLast((event) => event.type === 'called');
  if (!call || (!isShown && !(received && events.includes(received)))) return null;
  const since = events.slice(events.lastIndexOf(call));
  const gave = since.find((event) => event.type === 'gave');
  const lacked = since.find((event) => event.type === 'lacked');
  const begun = since.find((event) => event.type === 'actionsBegan');
  const answer = gave?.answer ?? lacked?.answer ?? null;
  return (
    // The scene closes when the card is received, so that the player follows the card.
    <Torn className="co-scene" seed="scene" tone="card" aria-hidden="true" data-leaves={!isShown || undefined}>
      <svg className="co-scene-land" viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h400v150H0z" className="co-scene-sky" />
        <path d="M0 118l52-46 30 22 44-52 46 58 38-30 50 40 42-52 50 44 48-32v80H0z" className="co-scene-hills" />
        <path d="M0 150v-26q90-18 190-6t210-4v36z" className="co-scene-sand" />
      </svg>
      <svg className="co-scene-arc" viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
        <path d="M66 92Q200 -14 334 92" />
      </svg>
      <span className="co-scene-person">
        <Avatar seat={call.seat} name={names[call.seat]!} />
        <b className="display">{names[call.seat]}</b>
        {answer === null && <ColoradoIcon name="ask" size={2.4} />}
      </span>
      <span className="co-scene-middle">
        {gave ? (
          <span key="given" className="co-scene-card">
            <Face card={gave.card} size="middle" />
          </span>
        ) : (
          <span key="asked" className="co-scene-asked" data-refused={lacked !== undefined || undefined}>
            <Face card={call.card} size="middle" />
          </span>
        )}
      </span>
      <span className="co-scene-person">
        <Avatar seat={call.target} name={names[call.target]!} />
        <b className="display">{names[call.target]}</b>
        {answer !== null && <ColoradoIcon key={answer} name={icons[answer]} size={2.4} />}
      </span>
      <p className="co-scene-words">
        <span>
          <b className="display">{speaker.event(gave ?? lacked ?? call)}</b>
        </span>
        {begun && !isShown && (
          <span className="co-scene-duo">
            <ColoradoIcon name={begun.duo} size={1.9} />
            <span>
              <small>{words.forAll}</small>
              <b>{speaker.icon(begun.duo).name}</b>
            </span>
          </span>
        )}
      </p>
    </Torn>
  );
}
