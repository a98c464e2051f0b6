import { type Language, plural } from '../words.ts';

const en = {
  'missing-file': 'the file is missing; add it to the pack.',
  'unknown-file': 'no file of this name belongs to the pack; remove it, or rename it to one of {known}.',
  'missing-field': 'the field is missing; add it.',
  'unknown-field': 'no field of this name belongs here; check its spelling or remove it.',
  'not-text': 'expected text in quotes, found {found}.',
  'not-a-number': 'expected a number without quotes, found {found}.',
  'not-whole': 'expected a whole number, found {found}.',
  'not-true-or-false': 'expected true or false, found {found}.',
  'not-a-list': 'expected a list in square brackets, found {found}.',
  'not-an-object': 'expected an object in braces, found {found}.',
  'not-allowed': 'found {found}, allowed here: {allowed}.',
  'in-quotes': 'found {found}, in quotation marks; write {wanted} without them.',
  'without-quotes': 'found {found}; write it in quotation marks, {wanted}.',
  'not-an-id': 'found {found}; use 1 to 40 letters from a to z, digits, dots and hyphens.',
  'not-a-small-id': 'found {found}; use 1 to 40 small letters from a to z, digits and hyphens.',
  'not-in-languages':
    'expected words in three languages, such as { "en": "Fox", "fr": "Renard", "pl": "Lis" }, found {found}.',
  'too-small': '{found} is too small; the minimum is {limit}.',
  'too-large': '{found} is too large; the maximum is {limit}.',
  'too-short': 'too short; the minimum length is {limit}.',
  'too-long': 'too long; the maximum length is {limit}.',
  'too-deep': 'nested too deeply; lists and objects may go {limit} levels deep. Write it more simply.',
  'too-many-values':
    'the pack is too large: only {limit} texts, numbers, lists and objects are read, and they end here.',
  'too-much-text': 'the pack has too much text: only {limit} characters are read, and they end here.',
  'no-json': 'no card can hold this value; write a text, a smaller number, true or false, a list or an object.',
};

/** What can be wrong with the shape of any pack. */
export type ContentCode = keyof typeof en;

type ContentWords = Record<ContentCode, string>;

const fr: ContentWords = {
  'missing-file': 'le fichier manque\u00a0; ajoutez-le au pack.',
  'unknown-file':
    'aucun fichier de ce nom ne fait partie du pack\u00a0; retirez-le ou donnez-lui l’un de ces noms\u00a0: {known}.',
  'missing-field': 'le champ manque\u00a0; ajoutez-le.',
  'unknown-field': 'aucun champ de ce nom n’a sa place ici\u00a0; vérifiez l’orthographe ou retirez-le.',
  'not-text': 'il faut un texte entre guillemets, et non {found}.',
  'not-a-number': 'il faut un nombre sans guillemets, et non {found}.',
  'not-whole': 'il faut un nombre entier, et non {found}.',
  'not-true-or-false': 'il faut true ou false, et non {found}.',
  'not-a-list': 'il faut une liste entre crochets, et non {found}.',
  'not-an-object': 'il faut un objet entre accolades, et non {found}.',
  'not-allowed': 'valeur trouvée\u00a0: {found}\u00a0; valeurs admises ici\u00a0: {allowed}.',
  'in-quotes': 'valeur trouvée\u00a0: {found}, entre guillemets\u00a0; écrivez {wanted} sans guillemets.',
  'without-quotes': 'valeur trouvée\u00a0: {found}\u00a0; mettez-la entre guillemets\u00a0: {wanted}.',
  'not-an-id':
    'valeur trouvée\u00a0: {found}\u00a0; employez de 1 à 40 lettres (a–z), chiffres, points et traits d’union.',
  'not-a-small-id':
    'valeur trouvée\u00a0: {found}\u00a0; employez de 1 à 40 lettres minuscules (a–z), chiffres et traits d’union.',
  'not-in-languages':
    'il faut des mots en trois langues, par exemple { "en": "Fox", "fr": "Renard", "pl": "Lis" }, et non {found}.',
  'too-small': '{found} est trop petit\u00a0; le minimum est {limit}.',
  'too-large': '{found} est trop grand\u00a0; le maximum est {limit}.',
  'too-short': 'trop court\u00a0; la longueur minimale est {limit}.',
  'too-long': 'trop long\u00a0; la longueur maximale est {limit}.',
  'too-deep':
    'imbrication trop profonde\u00a0; les listes et objets s’emboîtent sur {limit} niveaux au plus. Écrivez-le plus simplement.',
  'too-many-values':
    'le pack est trop gros\u00a0: on ne lit que {limit} textes, nombres, listes et objets, et la limite est atteinte ici.',
  'too-much-text':
    'le pack contient trop de texte\u00a0: on ne lit que {limit} caractères, et la limite est atteinte ici.',
  'no-json':
    'aucune carte ne peut contenir cette valeur\u00a0; écrivez un texte, un nombre plus petit, true ou false, une liste ou un objet.',
};

const pl: ContentWords = {
  'missing-file': 'brakuje tego pliku; dodaj go do pakietu.',
  'unknown-file': 'plik o tej nazwie nie należy do pakietu; usuń go albo nadaj mu jedną z nazw: {known}.',
  'missing-field': 'brakuje tego pola; dodaj je.',
  'unknown-field': 'pole o tej nazwie tu nie pasuje; sprawdź pisownię albo je usuń.',
  'not-text': 'tu musi być tekst w cudzysłowie, a jest {found}.',
  'not-a-number': 'tu musi być liczba bez cudzysłowu, a jest {found}.',
  'not-whole': 'tu musi być liczba całkowita, a jest {found}.',
  'not-true-or-false': 'tu musi być true albo false, a jest {found}.',
  'not-a-list': 'tu musi być lista w nawiasach kwadratowych, a jest {found}.',
  'not-an-object': 'tu musi być obiekt w nawiasach klamrowych, a jest {found}.',
  'not-allowed': 'jest {found}, a dozwolone są tu: {allowed}.',
  'in-quotes': 'jest {found}, w cudzysłowie; wpisz {wanted} bez niego.',
  'without-quotes': 'jest {found}; wpisz to w cudzysłowie: {wanted}.',
  'not-an-id': 'jest {found}; użyj od 1 do 40 liter od a do z, cyfr, kropek i łączników.',
  'not-a-small-id': 'jest {found}; użyj od 1 do 40 małych liter od a do z, cyfr i łączników.',
  'not-in-languages':
    'tu muszą być słowa w trzech językach, np. { "en": "Fox", "fr": "Renard", "pl": "Lis" }, a jest {found}.',
  'too-small': '{found} to za mało; minimum to {limit}.',
  'too-large': '{found} to za dużo; maksimum to {limit}.',
  'too-short': 'za krótkie; minimalna długość to {limit}.',
  'too-long': 'za długie; maksymalna długość to {limit}.',
  'too-deep': 'zbyt głębokie zagnieżdżenie; najwięcej poziomów list i obiektów: {limit}. Zapisz to prościej.',
  'too-many-values':
    'pakiet jest za duży: w tym miejscu kończy się limit tekstów, liczb, list i obiektów ({limit} łącznie).',
  'too-much-text': 'pakiet zawiera za dużo tekstu: w tym miejscu kończy się limit znaków ({limit}).',
  'no-json':
    'żadna karta nie może mieć takiej wartości; wpisz tekst, mniejszą liczbę, true albo false, listę lub obiekt.',
};

/** Fills in the parameters, written `{name}`. */
export const contentWords: Record<Language, ContentWords> = { en, fr, pl };

const more = {
  en: (n: number) => plural('en', n, { one: 'There is one more problem', other: `There are ${n} more problems` }),
  fr: (n: number) => `Il y a encore ${n} ${plural('fr', n, { one: 'autre problème', other: 'autres problèmes' })}`,
  pl: (n: number) =>
    `Jest jeszcze ${n} ${plural('pl', n, { one: 'inny problem', few: 'inne problemy', many: 'innych problemów', other: 'innego problemu' })}`,
};
const first = {
  en: '; correct these first.',
  fr: '\u00a0; corrigez d’abord ceux-ci.',
  pl: '; najpierw popraw powyższe.',
};

/** The line below a list of problems that is not complete. */
export const moreProblems = (language: Language, n: number): string => more[language](n) + first[language];
