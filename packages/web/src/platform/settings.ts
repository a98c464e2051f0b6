import { useSyncExternalStore } from 'react';
import { readLocalJson, writeLocal } from '../store/localValues.ts';
import { readSettings, type Settings } from './readSettings.ts';

let settings: Settings = readSettings(readLocalJson('settings'));
const listeners = new Set<() => void>();
const slow = matchMedia('(prefers-reduced-motion: reduce)');

export const allowsMotion = (): boolean =>
  settings.motion === 'full' || (settings.motion === 'system' && !slow.matches);

/** Sets the attributes of the root element that the style sheets use. */
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

/** For players without a name: log lines use names. It is the same in every language of the page. */
export const defaultName = 'Alex';

/** The name of this device's player, for new games. */
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
