import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { elementOf } from '../input/useGuidedFocus.ts';
import { useExtras } from '../shell/tableSlots.ts';
import { tableWords } from '../tableWords.ts';
import type { TableTargets } from './useTargets.ts';
import './targets.css';

const TargetsContext = createContext<TableTargets | null>(null);

/** Provides the targets of `useTargets` to the table, and opens a menu at a target that several choices share. */
export function Targets<Choice extends object>({
  of,
  children,
}: {
  of: TableTargets<Choice>;
  children: ReactNode;
}): ReactNode {
  const targets = of as unknown as TableTargets;
  const { menu, picked } = targets.model;
  const { hasUnsentMove: isUnsent = false } = useExtras();
  return (
    <TargetsContext value={targets}>
      {children}
      {menu.length > 0 && !isUnsent && <Menu key={picked.join('\n')} targets={targets} />}
    </TargetsContext>
  );
}

/** All targets of the table, for components that draw many. */
export function useAllTargets(): TableTargets {
  const targets = useContext(TargetsContext);
  if (!targets) throw new Error('A target needs Targets above it.');
  return targets;
}

/** A menu of the choices that share a target, beside it. Esc, or a tap elsewhere, closes it. */
function Menu({ targets }: { targets: TableTargets }): ReactNode {
  const { model, label, take, byKeyboard } = targets;
  const words = useWords(tableWords);
  const ref = useRef<HTMLFieldSetElement>(null);
  const latest = useRef(targets);
  latest.current = targets;
  const last = model.picked.at(-1)!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where it opens
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    box.showPopover?.();
    const around = elementOf(last)?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2);
    const { width, height } = box.getBoundingClientRect();
    const gap = 6;
    const below = around.bottom + gap;
    const top = below + height <= innerHeight - 4 ? below : Math.max(4, around.top - height - gap);
    const left = Math.min(Math.max(6, around.left + around.width / 2 - width / 2), Math.max(6, innerWidth - width - 6));
    box.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    if (byKeyboard) box.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    const elsewhere = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('.target-menu, [data-target]')) return;
      latest.current.pick(...latest.current.model.picked.slice(0, -1));
    };
    addEventListener('pointerdown', elsewhere);
    return () => removeEventListener('pointerdown', elsewhere);
  }, []);
  return (
    <fieldset
      ref={ref}
      className="target-menu"
      popover="manual"
      aria-label={words.choices}
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const at = buttons.indexOf(event.target as HTMLButtonElement) + step;
        buttons[(at + buttons.length) % buttons.length]?.focus();
      }}
    >
      {model.menu.map((choice) => (
        <button key={JSON.stringify(choice)} type="button" onClick={() => take(choice)}>
          {label(choice)}
        </button>
      ))}
    </fieldset>
  );
}
