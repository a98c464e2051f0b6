import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { elementOf } from '../../../../table/input/useGuidedFocus.ts';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { WestIcon } from '../../art/WestIcon.tsx';
import type { Payment } from './payments.ts';

interface ChooserProps {
  title: string;
  payments: readonly Payment[];
  /** The thing that is paid for. */
  at: string | null;
}

/** Ways to pay, on a slip of paper beside what is paid for; the keys 1 to 9 take one. */
export function Chooser({ title, payments, at }: ChooserProps): ReactNode {
  const targets = useAllTargets();
  const latest = useRef(targets);
  latest.current = targets;
  const slip = useRef<HTMLElement>(null);

  useEffect(() => {
    const byKey = (event: KeyboardEvent): void => {
      const payment = payments[Number(event.key) - 1];
      if (!payment || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
      latest.current.take(payment.choice);
    };
    addEventListener('keydown', byKey);
    return () => removeEventListener('keydown', byKey);
  }, [payments]);

  useLayoutEffect(() => {
    const place = (): void => {
      const box = slip.current;
      if (!box) return;
      const around = (at === null ? null : elementOf(at))?.getBoundingClientRect();
      const { width, height } = box.getBoundingClientRect();
      const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
      const gap = 14;
      const within = (x: number, least: number, max: number): number => Math.max(least, Math.min(x, max));
      const spot = (tail: string, left: number, top: number) => ({
        tail,
        x: within(left, 6, innerWidth - width - 6),
        y: within(top, 6, innerHeight - height - 6),
      });
      /** It must not cover what it points at, nor the question. */
      const isFree = ({ x, y }: { x: number; y: number }): boolean =>
        [around, prompt].every(
          (other) =>
            !other || x + width <= other.left || x >= other.right || y + height <= other.top || y >= other.bottom,
        );
      const overPrompt = spot('none', innerWidth / 2 - width / 2, (prompt?.top ?? innerHeight) - height - gap);
      const middle = around && { x: around.left + around.width / 2, y: around.top + around.height / 2 };
      const ways =
        around && middle
          ? [
              spot('left', around.right + gap, middle.y - height / 2),
              spot('right', around.left - gap - width, middle.y - height / 2),
              spot('down', middle.x - width / 2, around.top - height - gap),
              spot('up', middle.x - width / 2, around.bottom + gap),
            ]
          : [];
      const { tail, x, y } = ways.find(isFree) ?? overPrompt;
      box.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      box.dataset.tail = tail;
      if (around) {
        box.style.setProperty('--tail-x', `${Math.round(around.left + around.width / 2 - x)}px`);
        box.style.setProperty('--tail-y', `${Math.round(around.top + around.height / 2 - y)}px`);
      }
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  });

  return (
    <section ref={slip} className="west-chooser" aria-label={title}>
      <Torn lift={2} tone="card" seed="chooser">
        <h2>{title}</h2>
        <ol>
          {payments.map(({ id, choice, pictures }) => (
            <li key={id}>
              <button type="button" {...targets.of(id).props}>
                <span className="hidden-text">{targets.label(choice)}</span>
                {pictures.map((name, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
                  <WestIcon key={i} name={name} />
                ))}
              </button>
            </li>
          ))}
        </ol>
      </Torn>
    </section>
  );
}
