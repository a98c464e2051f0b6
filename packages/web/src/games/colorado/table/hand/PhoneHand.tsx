import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import type { TableContext } from '../tableContext.ts';
import { Hand } from './Hand.tsx';

/** The hand on a narrow screen: it peeks out above the tabs; a tap, or a question about cards, shows all of it. */
export function PhoneHand({ context }: { context: TableContext }): ReactNode {
  const { model } = useAllTargets();
  const [isPulled, setPulled] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isAsked = [...model.next, ...model.picked].some((id) => /^(card|pair|pile)\b/.test(id));
  const isOpen = isAsked || isPulled;
  // What can be touched may lie beyond the edge.
  const asked = model.next.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    const card = box.current?.querySelector('.co-cards [data-touch="possible"]');
    const row = card?.closest('.co-cards');
    if (!card || !row) return;
    const { left, right } = card.getBoundingClientRect();
    const seen = row.getBoundingClientRect();
    if (right > seen.right) row.scrollBy({ left: right - seen.right + 12 });
    else if (left < seen.left) row.scrollBy({ left: left - seen.left - 12 });
  }, [asked]);
  useEffect(() => {
    if (!isPulled) return;
    const away = (event: globalThis.PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('.co-phone-hand, .explanation, dialog')) return;
      setPulled(false);
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, [isPulled]);
  const pull = (event: MouseEvent): void => {
    // A keyboard reaches the cards one by one.
    if (isOpen || event.detail === 0) return;
    if (event.target instanceof Element && event.target.closest('.co-pile')) return;
    event.preventDefault();
    event.stopPropagation();
    setPulled(true);
  };
  return (
    <div
      ref={box}
      className="co-phone-hand"
      data-open={isOpen || undefined}
      data-asked={isAsked || undefined}
      onClickCapture={pull}
    >
      <Hand context={context} />
    </div>
  );
}
