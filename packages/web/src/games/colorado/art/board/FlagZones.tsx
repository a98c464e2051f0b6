import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { artWords } from '../artWords.ts';
import { ColoradoIcon } from '../ColoradoIcon.tsx';
import { KINDS, type Kind } from '../content.ts';
import { Medals } from './Medals.tsx';
import type { BoardProps } from './parts.ts';
import { BoxRows, Marks } from './Rows.tsx';
import { Slip } from './Slip.tsx';

/** The four flag zones: what each box is worth at the end, and a medal for who fills one first. */
export function FlagZones(props: BoardProps): ReactNode {
  const words = useWords(artWords);
  return (
    <Slip id="flags" name={words.flags}>
      <div className="co-flags" style={{ gridTemplateRows: `auto auto repeat(${props.view.players.length}, auto)` }}>
        <Marks view={props.view} viewer={props.viewer} />
        {KINDS.map((kind) => (
          <FlagZone key={kind} {...props} kind={kind} />
        ))}
      </div>
    </Slip>
  );
}

function FlagZone({ kind, ...props }: BoardProps & { kind: Kind }): ReactNode {
  const words = useWords(artWords);
  const { values } = props.board.flags[kind];
  return (
    <section
      className="co-flag-zone"
      aria-label={words.zones[kind]}
      style={{
        gridColumn: KINDS.indexOf(kind) + 2,
        gridTemplateColumns: `repeat(${values.length}, calc(var(--co-box) + var(--co-gap))) auto`,
      }}
    >
      <span className="co-sign" style={{ gridRow: 1, gridColumn: `1 / span ${values.length}` }}>
        <ColoradoIcon name={`flag-${kind}`} size={1.35} />
      </span>
      {values.map((value, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its number
          key={i}
          className="co-value"
          style={{ gridRow: 2, gridColumn: i + 1 }}
          aria-hidden="true"
        >
          {value}
        </span>
      ))}
      <ul className="co-rows">
        <BoxRows
          {...props}
          zone={kind}
          first={1}
          say={(seat) =>
            words.row(props.names[seat]!, props.view.players[seat]!.flags[KINDS.indexOf(kind)]!, values.length)
          }
        />
      </ul>
      {kind !== 'village' && <Medals {...props} zone={kind} />}
    </section>
  );
}
