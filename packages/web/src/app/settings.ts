import { useSyncExternalStore } from 'react';
import { recall, remember } from '../design/memory.ts';

/** What a person has chosen for this screen. Language and theme are kept beside it, because every page needs them first. */
export interface Settings {
  /** The name of the person who plays here, asked for once; empty as long as nobody has played. */
  name: string;
  /** What moves: as the system wishes, everything, or as little as possible. */
  motion: 'system' | 'full' | 'less';
  /** Ask before a turn is handed in. */
  confirmReady: boolean;
  /** Ask before a game is deleted. */
  confirmDelete: boolean;
  /** Show the mark of each colour on every mountain card that lies in a landscape. */
  colourHelp: boolean;
}

const usual: Settings = { name: '', motion: 'system', confirmReady: false, confirmDelete: true, colourHelp: false };

const kinds = { motion: ['system', 'full', 'less'] } as const;

/** What was kept, as far as it makes sense: a setting that is missing or unknown takes its usual value. */
function readSettings(text: string | null): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = { ...(JSON.parse(text ?? '{}') as object) };
  } catch {
    // Not ours any more: the usual settings hold.
  }
  const boolean = (key: 'confirmReady' | 'confirmDelete' | 'colourHelp'): boolean =>
    typeof kept[key] === 'boolean' ? kept[key] : usual[key];
  return {
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : usual.name,
    motion: kinds.motion.find((kind) => kind === kept.motion) ?? usual.motion,
    confirmReady: boolean('confirmReady'),
    confirmDelete: boolean('confirmDelete'),
    colourHelp: boolean('colourHelp'),
  };
}

let settings: Settings = readSettings(recall('settings'));
const listeners = new Set<() => void>();
const slow = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may fly. */
export const mayMove = (): boolean => settings.motion === 'full' || (settings.motion === 'system' && !slow.matches);

/** The style sheets ask the root for what was chosen. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset.motion = mayMove() ? 'full' : 'less';
  dataset.marks = settings.colourHelp ? 'on' : 'off';
}

export function startSettings(): void {
  show();
  slow.addEventListener('change', show);
}

export const getSettings = (): Settings => settings;

/** For whoever never typed a name: sentences of the log tell of people by name. It is one in all our languages. */
export const usualName = 'Alex';

/** The name of the person at this screen, in new games. */
export const myName = ({ name } = settings): string => name.trim() || usualName;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  remember('settings', JSON.stringify(settings));
  show();
  for (const listener of listeners) listener();
}

export const useSettings = (): Settings =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => settings,
  );
