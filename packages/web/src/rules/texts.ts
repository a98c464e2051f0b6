import { typeset } from '@cordillera/engine';
import { useEffect, useState } from 'react';
import type { RuleId } from '../sierra/rules/sections.ts';
import type { RulesText, RuleWords } from '../sierra/rules/text.ts';
import { type Language, useSpeech } from '../words/index.tsx';

/** Each language is a chunk of its own: a player loads one. */
const loaders: Record<Language, () => Promise<RulesText>> = {
  en: () => import('../sierra/rules/en.ts').then(({ en }) => en),
  fr: () => import('../sierra/rules/fr.ts').then(({ fr }) => fr),
  pl: () => import('../sierra/rules/pl.ts').then(({ pl }) => pl),
};

const loaded = new Map<Language, RulesText>();

/** Every text with the spaces that must not break; functions that make texts stay as they are. */
function set<Part>(part: Part, language: Language): Part {
  if (typeof part === 'string') return typeset(language, part) as Part;
  if (Array.isArray(part)) return part.map((each) => set(each, language)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, set(value, language)])) as Part;
}

/** The rules of Sierra in a language. Fails when the chunk cannot be fetched; asking again tries again. */
export async function rulesText(language: Language): Promise<RulesText> {
  const known = loaded.get(language);
  if (known) return known;
  const text = set(await loaders[language](), language);
  loaded.set(language, text);
  return text;
}

/** One rule in a text that is already there; null for an ID that Sierra does not have. */
export const ruleIn = (text: RulesText, id: string): RuleWords | null =>
  Object.hasOwn(text.rules, id) ? text.rules[id as RuleId] : null;

/** One rule in a language; null for an ID that Sierra does not have. */
export const ruleOf = async (language: Language, id: string): Promise<RuleWords | null> =>
  ruleIn(await rulesText(language), id);

/** The rules in the player's language. After a change of language the last text stays until the next is there. */
export function useRulesText(): { text: RulesText | null; failed: boolean } {
  const { language } = useSpeech();
  const [state, setState] = useState(() => ({ text: loaded.get(language) ?? null, failed: false }));
  useEffect(() => {
    let left = false;
    rulesText(language).then(
      (text) => {
        if (!left) setState({ text, failed: false });
      },
      () => {
        if (!left) setState(({ text }) => ({ text, failed: true }));
      },
    );
    return () => {
      left = true;
    };
  }, [language]);
  return state;
}

/** One rule in the player's language; null while it is loading and for an ID that Sierra does not have. */
export function useRule(id: string): RuleWords | null {
  const { text } = useRulesText();
  return text && ruleIn(text, id);
}
