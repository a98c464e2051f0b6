/** The languages that every word of every game has (L16). */
export const LANGUAGES = ['en', 'fr', 'pl'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Localized = Record<Language, string>;

/** The ID of a rule in docs/rules, such as SW-OFF-02. */
export type RuleId = `${string}-${string}-${string}`;

/**
 * Which rules the texts of a catalogue state, in every language: for a text or for a whole branch. A sentence that states no
 * rule has an empty list; a label needs none; a key that is a rule's ID speaks for itself. `'*'` is the rest of a branch.
 */
export type RulesOf<Words> =
  | readonly RuleId[]
  | (Words extends string | readonly unknown[] | ((...given: never[]) => unknown)
      ? never
      : { readonly [Key in keyof Words]?: RulesOf<Words[Key]> } & { readonly '*'?: readonly RuleId[] });

/** A term in one language, and the words that would call the same thing by another name. */
export interface Term {
  term: string;
  /**
   * Words or phrases; `*` stands for any ending. Case counts only where the term differs by nothing else: « chariot » for
   * « Chariot ».
   */
  not: readonly string[];
  /** Phrases in which such a word means something else. */
  except?: readonly string[];
}

/** The terms of a game, as they are printed or, where nothing is printed, as the game began to call them. */
export type Glossary = Record<Language, readonly Term[]>;

/** The forms of a counted thing; `other` serves every category that is missing. */
export type PluralForms = { other: string } & Partial<Record<'one' | 'few' | 'many', string>>;

// British English: no comma before the "and" of a list.
const LOCALES: Localized = { en: 'en-GB', fr: 'fr', pl: 'pl' };

const forEachLanguage = <T>(make: (locale: string) => T): Record<Language, T> => ({
  en: make(LOCALES.en),
  fr: make(LOCALES.fr),
  pl: make(LOCALES.pl),
});

// Costly to build, and they never change.
const pluralRules = forEachLanguage((locale) => new Intl.PluralRules(locale));
const listFormats = forEachLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const percentFormats = forEachLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

/** The form that fits the number: `plural('pl', 3, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })`. */
export function plural(language: Language, n: number, forms: PluralForms): string {
  const category = pluralRules[language].select(n);
  return (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[category] ?? forms.other;
}

/** "a, b and c". */
export const formatList = (language: Language, items: readonly string[]): string => listFormats[language].format(items);

/** A share from 0 to 1: "67%", in French with a space before the sign. */
export const formatPercent = (language: Language, share: number): string => percentFormats[language].format(share);

/** Spaces at which no line may break: between a number and ×, and those that the language's typography requires. */
const unbreakable: Record<Language, RegExp> = {
  en: /(?<=\d) (?=×)/g,
  // no line begins with » or a colon
  fr: /(?<=\d) (?=×)| (?=[:;!?»])|(?<=«) /g,
  // no line ends with a word of one letter
  pl: /(?<=\d) (?=×)|(?<=(?<![\p{L}\d])[aiouwz]) /giu,
};

/** The finishing touch to a sentence. */
export const addNoBreakSpaces = (language: Language, text: string): string =>
  text.replace(unbreakable[language], '\u00a0');

/** The same for everything in a catalogue, and for what its functions will say. */
function addNoBreakSpacesIn<Words>(language: Language, words: Words): Words {
  if (typeof words === 'string') return addNoBreakSpaces(language, words) as Words;
  if (typeof words === 'function')
    return ((...given: unknown[]) => addNoBreakSpacesIn(language, words(...given))) as Words;
  if (Array.isArray(words)) return words.map((each) => addNoBreakSpacesIn(language, each)) as Words;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, addNoBreakSpacesIn(language, value)]),
  ) as Words;
}

/** A catalogue in every language with the finishing touch, which a language gets when it is first spoken. */
export function addNoBreakSpacesInAll<Words>(catalogue: Record<Language, Words>): Record<Language, Words> {
  const done: Partial<Record<Language, Words>> = {};
  const wordsIn = (language: Language): Words => {
    done[language] ??= addNoBreakSpacesIn(language, catalogue[language]);
    return done[language];
  };
  return {
    get en() {
      return wordsIn('en');
    },
    get fr() {
      return wordsIn('fr');
    },
    get pl() {
      return wordsIn('pl');
    },
  };
}

/**
 * French « de » before a name: « de Noor », « d’Alex », « d’Émile ». Every h is taken for a mute one (« d’Hélène »), and
 * a y sounds like i before a consonant only (« d’Yves », « de Yann »).
 */
export const frenchDe = (name: string): string =>
  /^([aeiouhœæ]|y(?![aeiou]))/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
