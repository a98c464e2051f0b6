import { BASE, POSITIONS, ROW } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { aboutCard, iconsOf, type Sight, standingOn } from '../sight.ts';
import { Thing } from '../Thing.tsx';
import { mountainTarget } from '../targets.ts';

const positions = Array.from({ length: POSITIONS }, (_, position) => position);
const rows = [5, 4, 3, 2, 1];

/** The mountain, its highest row first. */
export function Mountain({ sight }: { sight: Sight }): ReactNode {
  const { view, speaker, words } = sight;
  return (
    <div className="west-mountain">
      <h2>{speaker.term('mountain')}</h2>
      {rows.map((row) => (
        <div key={row} className="west-row">
          <h3>{words.row(row)}</h3>
          <ul>
            {positions
              .filter((position) => ROW[position] === row)
              .map((position) => (
                <li key={position}>
                  <Position sight={sight} position={position} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div className="west-base">
        <Thing id={mountainTarget(BASE)} name={speaker.term('base')} notes={[standingOn(sight, BASE) ?? words.empty]} />
      </div>
      {view.mode === 'outlaws-and-outposts' && (
        <p className="west-line">
          <b>{speaker.term('outlaws')}</b> <span>{view.baseOutlaws}</span>
        </p>
      )}
    </div>
  );
}

function Position({ sight, position }: { sight: Sight; position: number }): ReactNode {
  const { view, speaker, words } = sight;
  const card = view.mountain[position]!;
  const id = mountainTarget(position);
  const here = standingOn(sight, position);
  if (card === null || typeof card === 'string') {
    const name = card === null ? words.gone : speaker.term(card === 'basic' ? 'faceDown' : 'specialCard');
    return <Thing id={id} name={name} notes={[here]} />;
  }
  return (
    <Thing
      id={id}
      name={speaker.card(card)}
      notes={[here]}
      about={() => {
        const { name, text } = aboutCard(sight, card);
        return { title: name, text: [text, iconsOf(sight, card)].filter(Boolean).join(' ') };
      }}
    />
  );
}
