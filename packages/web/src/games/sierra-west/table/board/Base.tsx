import { BASE } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { tornPath } from '../../art/tornPath.ts';
import { WestIcon } from '../../art/WestIcon.tsx';
import { standingOn, type TableContext } from '../tableContext.ts';
import { mountainTarget } from '../targets.ts';
import type { MountainLayout } from './layout.ts';
import { at } from './place.ts';
import { Spot } from './Spot.tsx';
import { worldWords } from './worldWords.ts';

/** The foot of the mountain: frontiersmen start here, and outlaws come down to it when the last outpost is gone. */
export function Base({ context, layout }: { context: TableContext; layout: MountainLayout }): ReactNode {
  const { view, speaker } = context;
  const words = useWords(worldWords);
  const { base, width, height, figure } = layout;
  const { x, y, w } = base;
  const bottom = y + base.h;
  const name = speaker.term('base');
  const outlaws = view.baseOutlaws > 0 ? words.baseOutlaws(view.baseOutlaws) : null;
  return (
    <>
      <svg className="mountain-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path
          d={tornPath(
            [
              [x + 2, y - 6],
              [x + w * 0.23, y - 13],
              [x + w * 0.5, y - 7],
              [x + w * 0.78, y - 13],
              [x + w - 2, y - 6],
              [x + w - 2, bottom],
              [x + 2, bottom],
            ],
            { seed: 'base', amp: 1.5 },
          )}
        />
      </svg>
      <Spot
        context={context}
        id={mountainTarget(BASE)}
        name={name}
        notes={[standingOn(context, BASE), outlaws]}
        about={() => ({ title: name, text: [words.base, outlaws].filter(Boolean).join(' ') })}
        className="mountain-base at"
        // on a phone it reaches a little under the trail, for a fingertip
        style={at({ x: x + 4, y: y - 2, w: w - 8, h: Math.max(base.h - 4, layout.touch) })}
      >
        <span className="base-name">{name}</span>
        {view.baseOutlaws > 0 && (
          <span className="outlaws" style={at({ x: 0, y: 0, w: figure * 0.62, h: figure * 0.62 })}>
            {Array.from({ length: view.baseOutlaws }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
              <WestIcon key={i} name="outlaw" size={1} />
            ))}
          </span>
        )}
      </Spot>
    </>
  );
}
