/** The languages that every word of every game has (L16). */
export const LANGUAGES = ['en', 'fr', 'pl'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Localized = Record<Language, string>;

/** The forms of a counted thing; `other` serves every category that is missing. */
export type PluralForms = { other: string } & Partial<Record<'one' | 'few' | 'many', string>>;

// British English: no comma before the "and" of a list.
const LOCALES: Localized = { en: 'en-GB', fr: 'fr', pl: 'pl' };

const forEachLanguage = <T>(make: (locale: string) => T): Record<Language, T> => ({
  en: make(LOCALES.en),
  fr: make(LOCALES.fr),
  pl: make(LOCALES.pl),
});

// Both are costly to build and never change.
const pluralRules = forEachLanguage((locale) => new Intl.PluralRules(locale));
const listFormats = forEachLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** The form that fits the number: `plural('pl', 3, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })`. */
export function plural(language: Language, n: number, forms: PluralForms): string {
  const category = pluralRules[language].select(n);
  return (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[category] ?? forms.other;
}

/** "a, b and c". */
export const list = (language: Language, items: readonly string[]): string => listFormats[language].format(items);

/** Spaces at which no line may break: between a number and ×, and those that the language's typography requires. */
const unbreakable: Record<Language, RegExp> = {
  en: /(?<=\d) (?=×)/g,
  // no line begins with » or a colon
  fr: /(?<=\d) (?=×)| (?=[:;!?»])|(?<=«) /g,
  // no line ends with a word of one letter
  pl: /(?<=\d) (?=×)|(?<=(?<![\p{L}\d])[aiouwz]) /giu,
};

/** The finishing touch to a sentence. */
export const typeset = (language: Language, text: string): string => text.replace(unbreakable[language], '\u00a0');

/**
 * French « de » before a name: « de Noor », « d’Alex », « d’Émile ». Every h is taken for a mute one (« d’Hélène »), and
 * a y sounds like i before a consonant only (« d’Yves », « de Yann »).
 */
export const de = (name: string): string =>
  /^([aeiouhœæ]|y(?![aeiou]))/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
