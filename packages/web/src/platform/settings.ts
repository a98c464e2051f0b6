import { useSyncExternalStore } from 'react';
import { readLocalJson, writeLocal } from '../store/localValues.ts';
import { readSettings, type Settings } from './readSettings.ts';

let settings: Settings = readSettings(readLocalJson('settings'));
const listeners = new Set<() => void>();
const slow = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may fly. */
export const allowsMotion = (): boolean =>
  settings.motion === 'full' || (settings.motion === 'system' && !slow.matches);

/** The style sheets ask the root for what was chosen. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset.motion = allowsMotion() ? 'full' : 'less';
  dataset.marks = settings.colourHelp ? 'on' : 'off';
}

export function startSettings(): void {
  show();
  slow.addEventListener('change', show);
}

export const getSettings = (): Settings => settings;

/** For whoever never typed a name: sentences of the log tell of people by name. It is one in all our languages. */
export const defaultName = 'Alex';

/** The name of the person at this screen, in new games. */
export const myName = ({ name } = settings): string => name.trim() || defaultName;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  writeLocal('settings', JSON.stringify(settings));
  show();
  for (const listener of listeners) listener();
}

export const useSettings = (): Settings =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSettings,
    getSettings,
  );
