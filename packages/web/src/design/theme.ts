import { useSyncExternalStore } from 'react';
import { recall, remember } from './memory.ts';

export type Theme = 'light' | 'dusk';

const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const chosen = (): Theme | null => {
  const value = recall('theme');
  return value === 'light' || value === 'dusk' ? value : null;
};

let theme: Theme = chosen() ?? (system.matches ? 'dusk' : 'light');

function show(next: Theme): void {
  theme = next;
  document.documentElement.dataset.theme = next;
  const cloth = getComputedStyle(document.documentElement).getPropertyValue('--table').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', cloth);
  for (const listener of listeners) listener();
}

/** Shows the remembered theme, or the system's and its changes as long as none was chosen. */
export function startTheme(): void {
  show(theme);
  system.addEventListener('change', () => {
    if (chosen() === null) show(system.matches ? 'dusk' : 'light');
  });
}

export function chooseTheme(next: Theme): void {
  remember('theme', next);
  show(next);
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => theme,
  );
