import { phaseOf } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { ColoradoIcon } from '../art/ColoradoIcon.tsx';
import type { TableContext } from './tableContext.ts';

const phases = ['call', 'actions', 'end'] as const;
const icons = { call: 'phase-call', actions: 'phase-actions', end: 'phase-end' } as const;

/** The turn and its phase. */
export function Phases({ context }: { context: TableContext }): ReactNode {
  const { view, words } = context;
  const phase = phaseOf(view);
  const now =
    phase === 'call' || phase === 'give' ? 'call' : phase === 'actions' || phase === 'picks' ? 'actions' : 'end';
  const isPlayed = phase !== 'villages' && phase !== 'over';
  return (
    <div className="co-phases">
      <b className="display">{words.turn(Math.max(1, view.turn))}</b>
      <ol>
        {phases.map((each) => (
          <li
            key={each}
            data-now={(isPlayed && each === now) || undefined}
            aria-current={isPlayed && each === now ? 'step' : undefined}
          >
            <ColoradoIcon name={icons[each]} size={1.3} />
            <span>{words.phases[each]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
