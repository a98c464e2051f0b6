import { addNoBreakSpacesInAll, LANGUAGES, type Language } from '@cordillera/engine';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readLocal, writeLocal } from '../store/localValues.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export type { Language, Words };
export const languages = LANGUAGES;
export const catalogues = addNoBreakSpacesInAll<Words>({ en, fr, pl });

interface Speech {
  language: Language;
  words: Words;
  setLanguage: (language: Language) => void;
}

const SpeechContext = createContext<Speech | null>(null);

/** The stored language, else the first of the browser's languages that the page has. */
function firstLanguage(): Language {
  const known = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);
  const wanted = [readLocal('language'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((code): code is Language => code !== null && known(code)) ?? 'en';
}

export function LanguageProvider({ children }: { children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo<Speech>(
    () => ({
      language,
      words: catalogues[language],
      setLanguage: (next) => {
        writeLocal('language', next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** The texts of one part of the page, from its own catalogue, in the current language. */
export const useWords = <W,>(catalogue: Record<Language, W>): W => catalogue[useLanguage().language];

export function useLanguage(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useLanguage needs a LanguageProvider above it.');
  return speech;
}
