/** The languages that every word of every game has (L16). */
export const LANGUAGES = ['en', 'fr', 'pl'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Localized = Record<Language, string>;

/** The ID of a rule in docs/rules, such as SW-OFF-02. */
export type RuleId = `${string}-${string}-${string}`;

/**
 * The rules that the texts of a catalogue state, in every language, for a text or a whole branch. A sentence that
 * states no rule has an empty list; a label needs none; a key that is a rule's ID implies it. `'*'` covers the other
 * texts of a branch.
 */
export type RulesOf<Words> =
  | readonly RuleId[]
  | (Words extends string | readonly unknown[] | ((...given: never[]) => unknown)
      ? never
      : { readonly [Key in keyof Words]?: RulesOf<Words[Key]> } & { readonly '*'?: readonly RuleId[] });

/** A term in one language, and the words that must not be used in its place. */
export interface Term {
  term: string;
  /**
   * Words or phrases; `*` stands for any ending. Case matters only where nothing else differs from the term: « chariot
   * » for « Chariot ».
   */
  not: readonly string[];
  /** Phrases in which such a word means something else. */
  except?: readonly string[];
}

/** The terms of a game as printed, or, where nothing is printed, as the game first named them. */
export type Glossary = Record<Language, readonly Term[]>;

/** The forms of a counted thing; `other` serves every missing category. */
export type PluralForms = { other: string } & Partial<Record<'one' | 'few' | 'many', string>>;

// British English: no comma before the "and" of a list.
const LOCALES: Localized = { en: 'en-GB', fr: 'fr', pl: 'pl' };

const forEachLanguage = <T>(make: (locale: string) => T): Record<Language, T> => ({
  en: make(LOCALES.en),
  fr: make(LOCALES.fr),
  pl: make(LOCALES.pl),
});

// expensive to build and constant
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

/** Spaces at which no line may break: between a number and ×, and those required by the language's typography. */
const unbreakable: Record<Language, RegExp> = {
  en: /(?<=\d) (?=×)/g,
  // no line begins with » or a colon
  fr: /(?<=\d) (?=×)| (?=[:;!?»])|(?<=«) /g,
  // no line ends with a word of one letter
  pl: /(?<=\d) (?=×)|(?<=(?<![\p{L}\d])[aiouwz]) /giu,
};

/** Adds no-break spaces to a sentence. */
export const addNoBreakSpaces = (language: Language, text: string): string =>
  text.replace(unbreakable[language], '\u00a0');

/** Adds no-break spaces to every text in a catalogue, and to what its functions return. */
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

/** A catalogue in every language with no-break spaces, added to a language when it is first used. */
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
 * French « de » before a name: « de Noor », « d’Alex », « d’Émile ». Every h is treated as mute (« d’Hélène »), and a y
 * as a vowel only before a consonant (« d’Yves », « de Yann »).
 */
export const frenchDe = (name: string): string =>
  /^([aeiouhœæ]|y(?![aeiou]))/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
