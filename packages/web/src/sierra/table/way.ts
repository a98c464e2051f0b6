import type { Decision } from '@cordillera/engine';
import { type RefObject, useEffect, useRef } from 'react';
import { useFocusKept } from '../../table/focus.ts';

export const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** What comes next for a keyboard: a card to lay or discard, a Notebook card to choose, or the one main button. */
const nextThing = (): HTMLElement | null =>
  find('.hand-cards .hand-card[data-glow]') ??
  (find('[data-notebook][aria-pressed="true"]') ? null : find('[data-notebook][data-glow]')) ??
  find('.prompt .primary');

interface WayInput {
  root: RefObject<HTMLElement | null>;
  held: number | null;
  /** The card was taken up with a key. */
  byKeyboard: boolean;
  decision: Decision<object> | null;
  settled: boolean;
}

/**
 * The keyboard's way through a turn: from a card to its places, from there to the next thing to do. The function it
 * gives says where the focus goes after the next change of what is asked: to that element, or to what comes next.
 */
export function useWay({ root, held, byKeyboard, decision, settled }: WayInput): (selector?: string) => void {
  const lead = useRef<{ to: string | undefined } | null>(null);
  useEffect(() => {
    if (held === null || !byKeyboard) return;
    const place = find('.spot[data-kind="glow"]') ?? find('.hand-aside[data-glow], .prompt [data-do="discard"]');
    place?.focus();
  }, [held, byKeyboard]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of what is asked
  useEffect(() => {
    if (lead.current === null || held !== null) return;
    const { to } = lead.current;
    lead.current = null;
    (to === undefined ? nextThing() : find(to))?.focus();
  }, [decision]);
  useFocusKept(root, () => (settled ? nextThing() : null) ?? find('.prompt'));
  return (selector) => {
    lead.current = { to: selector };
  };
}
