import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import type { Rail } from '../../art/content.ts';
import type { SheetNodesProps } from '../../art/map/SheetNodes.tsx';
import { Railway } from '../../art/Railway.tsx';
import { phoneWords } from '../phoneWords.ts';
import type { TableContext } from '../tableContext.ts';

/** The railway in one low strip, scrolled to the station that was reached last. */
export function PhoneRail({ context, sheet: props }: { context: TableContext; sheet: SheetNodesProps }): ReactNode {
  const words = useWords(phoneWords);
  const strip = useRef<HTMLDivElement>(null);
  const { rail, canvas } = props.sheet;
  const head = props.marks.stations.at(-1);
  const at = rail.stages[head ?? 0]!;
  const togo = stationsTo(rail, head === undefined ? null : rail.stages[head]!.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the train moves on
  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    const share = (at.x - canvas.rail.x) / canvas.rail.width;
    // The next stations matter more than those that were passed.
    box.scrollTo({ left: share * box.scrollWidth - box.clientWidth * 0.32 });
  }, [head]);
  return (
    <div className="co-phone-rail">
      <p className="co-rail-head">
        <ColoradoIcon name="railway" size={1.7} />
        <b className="display">{head === undefined ? context.speaker.term('railway') : at.name[context.language]}</b>
        <span>{togo === 0 ? words.lastStation : words.toGo(togo)}</span>
      </p>
      <div ref={strip} className="co-rail-strip" data-pans>
        <Railway {...props} />
      </div>
    </div>
  );
}

/** The fewest stations up to the last one. */
function stationsTo({ start, end, edges }: Rail, from: string | null): number {
  let reached = new Set([from ?? start]);
  let steps = from === null ? 1 : 0;
  while (!reached.has(end) && reached.size > 0) {
    reached = new Set(edges.filter(([before]) => reached.has(before)).map(([, next]) => next));
    steps += 1;
  }
  return steps;
}
