import { addNoBreakSpaces } from '@cordillera/engine';
import { useEffect, useState } from 'react';
import { type Language, useLanguage } from '../../i18n/index.tsx';
import type { RuleBook, RulesText } from './book.ts';

const loaded = new WeakMap<RuleBook, Map<Language, RulesText>>();

/** Every text with the spaces that must not break; functions that make texts stay as they are. */
function set<Part>(part: Part, language: Language): Part {
  if (typeof part === 'string') return addNoBreakSpaces(language, part) as Part;
  if (Array.isArray(part)) return part.map((each) => set(each, language)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, set(value, language)])) as Part;
}

/** The words of a book in a language. Fails when they cannot be fetched; asking again tries again. */
export async function rulesText<Text extends RulesText>(book: RuleBook<Text>, language: Language): Promise<Text> {
  const known = loaded.get(book as RuleBook)?.get(language);
  if (known) return known as Text;
  const text = set(await book.texts[language](), language);
  loaded.set(book as RuleBook, new Map(loaded.get(book as RuleBook)).set(language, text));
  return text;
}

/**
 * The same in the player's language. After a change of language the last text stays until the next is there. An `error` is
 * null again when it is tried once more.
 */
export function useRulesText(book: RuleBook): { text: RulesText | null; error: unknown; again: () => void } {
  const { language } = useLanguage();
  const [state, setState] = useState(() => ({ text: loaded.get(book)?.get(language) ?? null, error: null as unknown }));
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried again on request
  useEffect(() => {
    let left = false;
    rulesText(book, language).then(
      (text) => {
        if (!left) setState({ text, error: null });
      },
      (error: unknown) => {
        if (!left) setState(({ text }) => ({ text, error }));
      },
    );
    return () => {
      left = true;
    };
  }, [book, language, tries]);
  return {
    ...state,
    again: () => {
      setState(({ text }) => ({ text, error: null }));
      setTries(tries + 1);
    },
  };
}
