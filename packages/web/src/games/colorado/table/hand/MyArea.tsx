import { COLOURS, completeFamilies, phaseOf } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWide } from '../../../../table/shell/Shell.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { Area } from '../../art/Area.tsx';
import { sinceStart } from '../log/chain.ts';
import { areaBits, playerOf, type TableContext } from '../tableContext.ts';
import { familyTarget } from '../targets.ts';

/** The play area of the player in front, by families; complete ones can be touched when one of several is turned in. */
export function MyArea({ context }: { context: TableContext }): ReactNode {
  const { words, names, me } = context;
  const title = context.isWatched ? words.areaOf(names[me]!) : words.yourArea;
  const targets = useAllTargets();
  // When it overflows, a keyboard must be able to scroll it.
  const wide = useWide();
  const fresh = sinceStart(context.events).reduce(
    (bits, event) => (event.type === 'placed' && event.seat === me ? bits | (1 << event.card) : bits),
    0,
  );
  // With one family there is only the flag to choose; it glows all the same.
  const area = areaBits(playerOf(context, me));
  const complete = phaseOf(context.view) === 'families' ? completeFamilies({ area }) : [];
  const isOpen = (i: number): boolean => targets.model.stateOf(familyTarget(i)) !== 'idle';
  return (
    <Torn as="section" className="co-my-area" seed="my area" aria-label={title} tabIndex={wide ? undefined : 0}>
      <h2>{title}</h2>
      <Area
        area={area}
        fresh={fresh}
        turnIn={complete.map((i) => COLOURS[i]!)}
        frame={(colour, drawing) => {
          const i = COLOURS.indexOf(colour);
          if (!isOpen(i)) return drawing;
          return (
            <button type="button" className="co-family-button" {...targets.of(familyTarget(i)).props}>
              {drawing}
            </button>
          );
        }}
      />
    </Torn>
  );
}
