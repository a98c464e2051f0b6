import type { ReactNode } from 'react';
import { Torn } from '../../../design/Torn.tsx';
import './board.css';
import { FlagZones } from './FlagZones.tsx';
import { IconTrack } from './IconTrack.tsx';
import { MedalTrack } from './MedalTrack.tsx';
import type { BoardProps } from './parts.ts';

/** The board that all players share: everybody's rows in every zone, pinned to a plank. As wide as its place. */
export const BountyBoard = ({ note, ...props }: BoardProps & { note?: string }): ReactNode => (
  <Torn seed="bounty board" className="co-board">
    <div className="co-slips">
      <MedalTrack {...props} note={note} />
      <FlagZones {...props} />
      <IconTrack {...props} zone="tipi" />
      <IconTrack {...props} zone="saloon" />
      <IconTrack {...props} zone="wanted" />
    </div>
  </Torn>
);
