import type { Decision } from '@cordillera/engine';
import { type RefObject, useEffect, useRef } from 'react';
import { useRestoredFocus } from './useRestoredFocus.ts';

export const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** The first element on the table for one of these targets. */
export function elementOf(...ids: readonly string[]): HTMLElement | null {
  for (const id of ids) {
    const element = find(`[data-target="${CSS.escape(id)}"]`);
    if (element) return element;
  }
  return null;
}

interface GuidedFocusInput {
  root: RefObject<HTMLElement | null>;
  picked: readonly string[];
  /** It was picked with a key. */
  byKeyboard: boolean;
  /** What may be touched now that this is picked. */
  next: readonly string[];
  decision: Decision<object> | null;
  /** What comes next for a keyboard; null when nobody is asked. */
  nextThing: () => HTMLElement | null;
}

/**
 * The keyboard's way through a turn: from what was picked to where it can go, from there to the next thing to do. The
 * function it gives says where the focus goes after the next change of what is asked: to that element, or to what comes
 * next.
 */
export function useGuidedFocus(input: GuidedFocusInput): (selector?: string) => void {
  const { root, picked, byKeyboard, next, decision, nextThing } = input;
  const lead = useRef<{ to: string | undefined } | null>(null);
  const held = picked.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was picked
  useEffect(() => {
    if (held !== '' && byKeyboard) elementOf(...next)?.focus();
  }, [held, byKeyboard]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of what is asked
  useEffect(() => {
    if (lead.current === null || held !== '') return;
    const { to } = lead.current;
    lead.current = null;
    (to === undefined ? nextThing() : find(to))?.focus();
  }, [decision]);
  useRestoredFocus(root, () => nextThing() ?? find('.prompt'));
  return (selector) => {
    lead.current = { to: selector };
  };
}
