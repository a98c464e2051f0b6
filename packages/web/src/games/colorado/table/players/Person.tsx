import type { CSSProperties, ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { seatLook } from '../../../../design/players/seats.ts';
import { SeatNote } from '../../../../table/shell/SeatNote.tsx';
import { Area } from '../../art/Area.tsx';
import { AreaMini } from '../../art/AreaMini.tsx';
import { ChainMini } from '../../art/Chain.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import { MedalCount, Nuggets } from '../../art/Counts.tsx';
import { chainOf } from '../log/chain.ts';
import { areaBits, playerOf, type TableContext } from '../tableContext.ts';
import { currentActionLabel, readiness } from './currentAction.ts';

interface PersonProps {
  context: TableContext;
  seat: number;
  total: number;
  /** Whether the whole play area fits. */
  isAlone: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

/** Another player at a glance: what they do, what they have, what their area lacks. */
export function Person({ context, seat, total, isAlone, isOpen, onOpen }: PersonProps): ReactNode {
  const { names, words, speaker, view } = context;
  const player = playerOf(context, seat);
  const doing = currentActionLabel(context, seat);
  const steps = chainOf({ ...context, seat, given: null }).slice(-6);
  return (
    <Torn
      as="button"
      type="button"
      className="co-person"
      data-seat={seat}
      seed={`person ${seat}`}
      lift={1}
      style={{ '--co-crest': `var(--${seatLook(seat).colour})` } as CSSProperties}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span className="hidden-text">{words.open(names[seat]!)}</span>
      <span className="co-person-head">
        <Avatar seat={seat} name={names[seat]!} {...readiness(doing)} />
        <span>
          <b className="display">{names[seat]}</b>
          <small>
            {view.caller === seat && <ColoradoIcon name="caller" size={1.1} label={speaker.term('caller')} />}
            {words.doing[doing]}
            <SeatNote seat={seat} />
          </small>
        </span>
        <b className="co-person-total display">{speaker.points(total)}</b>
      </span>
      <span className="co-person-counts">
        <span className="co-count" data-count="hand">
          <ColoradoIcon name="hand" label={words.hand(player.handSize)} />
          <b aria-hidden="true">{player.handSize}</b>
        </span>
        <Nuggets n={player.nuggets} />
        <MedalCount n={player.medals.length} />
      </span>
      {isAlone ? <Area area={areaBits(player)} /> : <AreaMini area={areaBits(player)} />}
      <ChainMini steps={steps} more={doing === 'acting'} />
    </Torn>
  );
}
