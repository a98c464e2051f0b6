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
  /** The last pick was made by keyboard. */
  byKeyboard: boolean;
  /** The targets available after the pick. */
  next: readonly string[];
  decision: Decision<object> | null;
  /** The next element for the keyboard; null when there is no decision. */
  nextThing: () => HTMLElement | null;
}

/**
 * Moves the keyboard focus through a turn: from what was picked to where it can go, then to the next thing to do. The
 * returned function sets where the focus goes after the next change of the decision: to that element, or to the next
 * thing to do.
 */
export function useGuidedFocus(input: GuidedFocusInput): (selector?: string) => void {
  const { root, picked, byKeyboard, next, decision, nextThing } = input;
  const lead = useRef<{ to: string | undefined } | null>(null);
  const held = picked.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per pick
  useEffect(() => {
    if (held !== '' && byKeyboard) elementOf(...next)?.focus();
  }, [held, byKeyboard]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the decision
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
