import { memo, type ReactNode } from 'react';
import { seatLook } from '../../../../design/players/seats.ts';
import type { Icon, Kind } from '../content.ts';
import { FeltTick } from '../FeltTick.tsx';
import { Put } from '../Put.tsx';
import { RINGS } from './pieces.ts';
import { NODE_BOX } from './view.ts';

/** State of a drawn node. */
export interface NodeLook {
  /** Can be ticked now: glows. */
  open?: boolean;
  /** Ticked in this chain: Undo can take it back. */
  fresh?: boolean;
  /** Chosen but not confirmed yet: drawn as if ticked. */
  held?: boolean;
  /** It looks possible and is not. */
  blocked?: boolean;
  /** The drawing of the tick is animated. */
  draws?: boolean;
}

interface NodeDrawingProps extends NodeLook {
  shape: 'stage' | 'station' | 'flag';
  /** Of a stage or a station. */
  icon: Icon;
  /** Of a flag. */
  kind: Kind;
  ticked: boolean;
  /** A station on the branch that was not taken. */
  closed: boolean;
  /** The seat whose pen drew it. */
  seat: number;
  /** Which felt tick. */
  seed: number;
}

/** A flag, a stage or a station in units of the sheet, round its middle. */
export const NodeDrawing = memo(function NodeDrawing(props: NodeDrawingProps): ReactNode {
  const { shape, open, fresh, held, blocked, closed, seat } = props;
  const ticked = props.ticked || held === true;
  const drawn = { ...props, ticked };
  const pen = { color: `var(--co-map-pen-${seatLook(seat).colour})` };
  const ring =
    shape === 'station' ? RINGS.station : shape === 'stage' && props.icon === 'none' ? RINGS.small : RINGS.disc;
  return (
    <svg
      className="co-node-drawing"
      viewBox={`${-NODE_BOX / 2} ${-NODE_BOX / 2} ${NODE_BOX} ${NODE_BOX}`}
      aria-hidden="true"
      style={pen}
    >
      {open && !held && <Ring d={ring} />}
      <g className={closed ? 'co-closed' : undefined}>
        {shape === 'flag' ? <FlagDisc {...drawn} /> : <StageDisc {...drawn} />}
      </g>
      {ticked && (fresh || held) && <path d={ring} className="co-fresh-ring" />}
      {closed && (
        <g className="co-closed-sign">
          <Put name="cross" x={20} y={-18} size={17} />
        </g>
      )}
      {blocked && <Put name="blocked" x={20} y={19} size={24} />}
    </svg>
  );
});

/**
 * The glow of what can be touched: a halo of pale rings, a cream ring, a dashed line that turns solid under the
 * pointer.
 */
const Ring = ({ d }: { d: string }): ReactNode => (
  <g className="co-ring">
    <path d={d} className="co-ring-halo" />
    <path d={d} className="co-ring-halo co-ring-halo-2" />
    <path d={d} className="co-ring-halo co-ring-halo-3" />
    <path d={d} className="co-ring-core" />
    <path d={d} className="co-ring-line" />
  </g>
);

/** A stage of a region or of the railway; ticked, its icon is pale under the felt tick. */
function StageDisc({ shape, icon, ticked, seed, draws = false }: NodeDrawingProps): ReactNode {
  const piece = shape === 'station' ? 'stop' : icon === 'none' ? 'small' : 'disc';
  return (
    <>
      <use href={`#co-${piece}${ticked ? '-ticked' : ''}`} />
      <Put name={icon} x={0} y={0} size={icon === 'none' ? 26 : 33} {...(ticked && { opacity: 0.42 })} />
      {ticked && <FeltTick seed={seed} x={2} y={-2} size={48} draws={draws} />}
    </>
  );
}

/** The flag of a region; ticked, it is discovered. */
function FlagDisc({ kind, ticked, seed, draws = false }: NodeDrawingProps): ReactNode {
  return (
    <>
      <use href={`#co-flag-disc-${kind}`} />
      {ticked && (
        <>
          <FeltTick seed={seed} x={3} y={-1} size={52} draws={draws} className="co-felt-bed" />
          <FeltTick seed={seed} x={3} y={-2} size={48} draws={draws} />
        </>
      )}
    </>
  );
}
