import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import './board.css';
import { FlagZones } from './FlagZones.tsx';
import { IconTrack } from './IconTrack.tsx';
import { MedalTrack } from './MedalTrack.tsx';
import type { BoardProps } from './parts.ts';

interface BountyBoardProps extends BoardProps {
  note?: string;
  /** Set when the board overflows: makes it focusable, so that a keyboard can scroll it. */
  scrolled?: string | undefined;
}

/** The board that all players share: everybody's rows in every zone, pinned to a plank. As wide as its place. */
export const BountyBoard = ({ note, scrolled, ...props }: BountyBoardProps): ReactNode => (
  <Torn
    seed="bounty board"
    className="co-board"
    data-rows={props.view.players.length}
    {...(scrolled !== undefined && { role: 'group', 'aria-label': scrolled, tabIndex: 0 })}
  >
    <div className="co-slips">
      <MedalTrack {...props} note={note} />
      <FlagZones {...props} />
      <IconTrack {...props} zone="tipi" />
      <IconTrack {...props} zone="saloon" />
      <IconTrack {...props} zone="wanted" />
    </div>
  </Torn>
);
