import { addNoBreakSpaces, type Glossary, type Language, type Term } from '../words.ts';

/** Finds what is wrong with a text: each fault as a phrase for a person, nothing if there is none. */
export type LanguageCheck = (language: Language, text: string) => string[];

interface Fault {
  pattern: RegExp;
  why: string;
}

const fault = (why: string, pattern: string): Fault => ({ why, pattern: new RegExp(pattern, 'giu') });
/** Whole words; a hyphen belongs to the word after it: « prends-la ou ». */
const words = (pattern: string): string => String.raw`(?<![\p{L}\p{N}-])(?:${pattern})(?![\p{L}\p{N}])`;
const NUMBER_OF_FEW = '[2-4]|[2-9][2-4]';

// ---- English

/** Before a number that names rather than counts: “space 1 costs 2 food”, or not what follows alone: “1 of 1”. */
const UNCOUNTED = 'of|box|column|group|level|line|place|position|round|row|seat|slot|space|stage|step|turn|version';

const ENGLISH: readonly Fault[] = [
  fault('singular after 1', String.raw`(?<![\p{L}\p{N},.×–-])(?<!\b(?:${UNCOUNTED}) )1 \p{L}+[^\P{L}su]s(?![\p{L}’-])`),
];

// ---- French

/** No elision before these, although they begin with a vowel. */
const NEVER_ELIDED = 'oui|onze|yann|y\\b|i+\\b|iv\\b';
/** The h of these is mute. */
const MUTE_H = 'habit|herbe|heur|histoire|hiver|homme|honneur|horizon|horloge|hôte|hélène';
/** Nouns that are numbered, not counted: « la case 1 des chemins ». */
const NUMBERED = 'case|manche|tour|étape|rangée|ligne|colonne|carte|place|groupe|choix|niveau|version|position|face';
/** Words in s or x that are not plural. */
const NO_PLURAL =
  'bois|ours|fois|mois|bras|hors|plus|moins|dans|sans|sous|vers|après|depuis|puis|très|près|pas|mais|aux|des|les|ses|vos|nos|tous|toutes|deux|vous|nous|choix|prix|croix|voix|dès|gris';
const FEMININE = 'famille|carte|cabane|pomme|rivière|maison|ligne|case|piste|feuille|face|botte|pioche|réserve';

const FRENCH: readonly Fault[] = [
  fault(
    'd’, qu’, l’ … before a vowel',
    String.raw`${words('de|que|le|la|ne|se|je|me|te|jusque|lorsque|puisque')} (?!${NEVER_ELIDED})(?:[aeiouyàâéèêëîïôûœæ]|${MUTE_H})\p{L}*`,
  ),
  fault('s’il, s’ils', words('si ils?')),
  fault(
    'singular after 0 and 1',
    String.raw`(?<![\p{L}\p{N},.×–-])(?<!\b(?:${NUMBERED}) )[01] (?:\p{L}+[^\P{L}sx] )?(?!(?:${NO_PLURAL})\b)\p{Ll}+[sx](?![\p{L}’-])`,
  ),
  fault(
    'a colour agrees with its feminine noun',
    words(`(?:${FEMININE})s? (?:vert|gris|violet|bleu|brun|blanc|noir|cramoisi)s?`),
  ),
  fault(
    '« rapporter » and « marquer » say what: des points',
    words(
      '(?<!(?:qu’(?:ils?|elles?|on)|que|combien) )(?:rapport(?:e|ent|era|eront)|marquer)(?=[.,]| [;!?]| chaque fois| qu’)',
    ),
  ),
  // « Qui garde quoi, et quand » is a question in short, with a comma
  fault('« Qui … » as a subject with nothing before it', String.raw`(?<=^|[.!?;] )Qui [^.!?,]+\.`),
  fault(
    'a space before ; ! ? » : and after «',
    String.raw`\S*(?:[\p{L}\p{N})»][;!?»]|[\p{L}\p{N})»]:(?=\s|$)|[.!?…]»|«(?! ))`,
  ),
];

// ---- Polish

const PREPOSITIONS =
  'od|do|dla|bez|u|z|ze|przez|przy|przed|nad|pod|po|za|na|o|w|we|ku|dzięki|wobec|według|oprócz|obok|zamiast|między|poza|przeciw|spośród|wokół';
const WITH_GENITIVE = 'od|do|dla|bez|u|spośród|oprócz|obok|zamiast|powyżej|poniżej|według';
/** Prepositions whose case a name would need, while a name is known only in the nominative. */
const IN_APPOSITION = 'gracz(?:a|owi|em)|towarzysz(?:a|owi|em)|osob(?:y|ie|ą)|bot(?:a|owi|em)';
/** Nominatives that are not accusatives, so no preposition takes them. */
const FEMININE_NOMINATIVE =
  'karta|runda|tura|gra|partia|chata|góra|mapa|ręka|grupa|drużyna|godzina|minuta|sekunda|osoba|lampa|kopalnia|rzeka|ryba|ścieżka|pula|talia|strona|rodzina|stacja|zasada|droga|piątka|trójka|dwójka|jedynka';
const FEW =
  'karty|rundy|tury|godziny|minuty|sekundy|partie|osoby|punkty|medale|gracze|żetony|samorodki|słońca|pola|miejsca|buty|naboje|boty|dni';
const MASCULINE_NOMINATIVE = 'punkt|medal|gracz|żeton|samorodek|but|nabój|dzień|bot';

const POLISH: readonly Fault[] = [
  fault(
    'the nominative after a preposition',
    words(`(?:${PREPOSITIONS}) (?:(?:1|jedna|twoja|nasza|wasza|ta|każda) )?(?:${FEMININE_NOMINATIVE})`),
  ),
  fault('this preposition takes the genitive', words(`(?:${WITH_GENITIVE}) (?:${NUMBER_OF_FEW}) (?:${FEW})`)),
  fault(
    'this preposition takes neither nominative nor accusative',
    words(`(?:(?:${WITH_GENITIVE}) (?:1 )?|(?:po|przy|nad) 1 )(?:${MASCULINE_NOMINATIVE})`),
  ),
];

// ---- For every language

const PERCENT = { en: '%', fr: '\u00a0%', pl: '%' };

const percentFaults = (language: Language, text: string): string[] =>
  [...text.matchAll(/\d(\s?%)/g)]
    .filter(([, sign]) => sign !== PERCENT[language])
    .map(([found]) => `“${found}”: Intl writes ${JSON.stringify(`1${PERCENT[language]}`)}`);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** `*` at the end of a word stands for any ending, also for none. */
const phrase = (text: string): string => words(escaped(text).replaceAll(String.raw`\*`, String.raw`\p{L}*`));
const anyOf = (texts: readonly string[], flags: string): RegExp => new RegExp(texts.map(phrase).join('|'), flags);

/** Words that must not replace a term. */
function termFault({ term, not, except }: Term): Fault & { except: RegExp | undefined } {
  const onlyCaseDiffers = not.some((each) => term.toLowerCase().includes(each.replaceAll('*', '').toLowerCase()));
  return {
    pattern: anyOf(not, onlyCaseDiffers ? 'gu' : 'giu'),
    why: `the term is “${term}”`,
    except: except && anyOf(except, 'giu'),
  };
}

/**
 * The check of all texts of a game or of the page: its terms, and such spelling and grammar as can be checked. `names`
 * are the players in these texts.
 */
export function languageCheck(glossaries: readonly Glossary[], names: readonly string[] = []): LanguageCheck {
  const ofNames: readonly Fault[] =
    names.length === 0
      ? []
      : [
          fault(
            'a name is known only in the nominative',
            words(`(?:${PREPOSITIONS}|${IN_APPOSITION}) (?:${names.map(escaped).join('|')})`),
          ),
        ];
  const faults = { en: ENGLISH, fr: FRENCH, pl: [...POLISH, ...ofNames] };
  const termsOf = (language: Language) => glossaries.flatMap((glossary) => glossary[language].map(termFault));
  const terms = { en: termsOf('en'), fr: termsOf('fr'), pl: termsOf('pl') };

  return (language, text) => {
    const found = percentFaults(language, text);
    if (text !== addNoBreakSpaces(language, text)) found.push('a line may break at a space where it must not');
    const plain = text.replaceAll('\u00a0', ' ');
    const look = (read: string, { pattern, why }: Fault): void => {
      for (const [match] of read.matchAll(pattern)) found.push(`“${match}”: ${why}`);
    };
    for (const each of faults[language]) look(plain, each);
    for (const each of terms[language]) look(each.except ? plain.replace(each.except, '…') : plain, each);
    return found;
  };
}
