import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../store/localValues.ts';

export type Theme = 'light' | 'dusk';
/** A theme, or the system's. */
export type ThemeChoice = Theme | 'auto';

const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const storedTheme = readLocal('theme');
let choice: ThemeChoice = storedTheme === 'light' || storedTheme === 'dusk' ? storedTheme : 'auto';

const themeNow = (): Theme => (choice !== 'auto' ? choice : system.matches ? 'dusk' : 'light');
let theme: Theme = themeNow();

function show(): void {
  theme = themeNow();
  document.documentElement.dataset.theme = theme;
  const cloth = getComputedStyle(document.documentElement).getPropertyValue('--table').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', cloth);
  for (const listener of listeners) listener();
}

/** Applies the stored theme, or follows the system's until one is chosen. */
export function startTheme(): void {
  show();
  system.addEventListener('change', show);
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  writeLocal('theme', next);
  show();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const getTheme = (): Theme => theme;
const getChoice = (): ThemeChoice => choice;
export const useTheme = (): Theme => useSyncExternalStore(subscribe, getTheme, getTheme);
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, getChoice, getChoice);
