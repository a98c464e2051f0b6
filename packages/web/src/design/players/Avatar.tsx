import { createContext, type ReactNode, useContext } from 'react';
import { blobOutline } from '../paper/outlines.ts';
import { markPaths, seatLook } from './seats.ts';

/** What a face shows besides the player's identity. */
export interface FaceMark {
  presence?: 'here' | 'away' | 'offline' | undefined;
  /** A bot plays there: its face replaces the letter. */
  bot?: boolean | undefined;
  /** The letters on the face; absent: the first letter of the name. */
  letters?: string | undefined;
}

/** The marks of the seats at an online table; empty where all players share one screen. */
export const FaceMarks = createContext<readonly FaceMark[]>([]);

interface AvatarProps extends FaceMark {
  seat: number;
  name: string;
  ready?: boolean | null;
}

/** A seat as a paper disc with its letter; an hourglass or a tick at its edge says whether the player is ready. */
export function Avatar({ seat, name, ready, ...own }: AvatarProps): ReactNode {
  const { presence, bot, letters = [...name][0] } = { ...useContext(FaceMarks)[seat], ...own };
  const { colour } = seatLook(seat);
  return (
    <svg className="avatar" viewBox="0 0 48 48" aria-hidden="true" data-presence={presence} data-face={seat}>
      <path d={blobOutline(24, 24, 20, `seat ${seat}`, 0.7)} fill={`var(--${colour})`} className="avatar-disc" />
      {bot ? (
        <use href="#i-bot" x={11} y={10} width={26} height={26} style={{ color: `var(--on-${colour})` }} />
      ) : (
        <text x={24} y={33.5} fill={`var(--on-${colour})`} data-two={(letters?.length ?? 0) > 1 || undefined}>
          {letters}
        </text>
      )}
      {ready != null && <use href={ready ? '#y-ready' : '#y-not-ready'} x={29} y={29} width={21} height={21} />}
      {presence && presenceMarks[presence]}
    </svg>
  );
}

/** The marks differ in shape, not only in colour. */
const presenceMarks: Record<NonNullable<FaceMark['presence']>, ReactNode> = {
  here: <circle className="mark-here" cx={40} cy={8} r={6.6} />,
  away: <path className="mark-away" d="M38.2-.6a8 8 0 1 0 9.2 11.6A8.6 8.6 0 0 1 38.2-.6z" />,
  offline: (
    <g className="mark-offline">
      <circle cx={40} cy={8} r={6} />
      <path d="M36 12l8-8" />
    </g>
  ),
};

/** The mark of a seat, as shown before a line of the log. */
export function SeatMark({ seat }: { seat: number }): ReactNode {
  const { colour, mark } = seatLook(seat);
  return (
    <svg className="seat-mark" viewBox="-1 -1 14 14" aria-hidden="true">
      <path d={markPaths[mark]} fill={`var(--${colour})`} fillRule="evenodd" />
    </svg>
  );
}
