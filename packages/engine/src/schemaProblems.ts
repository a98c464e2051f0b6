import * as v from 'valibot';
import { truncate } from './inputBounds.ts';
import { type ContentCode, contentWords } from './words/content.ts';
import { LANGUAGES, type Language, type Localized } from './words.ts';

/** Messages of problems: for each language and code, a sentence in which `{name}` stands for a parameter. */
export type ProblemWords = Record<Language, Record<string, string>>;

type Params = Record<string, string | number>;

/** The sentence for a problem, from the given words or else the engine's. */
export function formatProblem(code: string, params: Params, language: Language, words?: ProblemWords): string {
  const catalogue: Record<string, string> = { ...words?.[language], ...contentWords[language] };
  return (catalogue[code] ?? code).replace(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));
}

/** As many as a person corrects at once. */
const maxReportedIssues = 10;

/**
 * The problems a schema found, in our words, each with its field. The messages of a game's own checks are codes into
 * its own words.
 */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[], words?: ProblemWords): Localized {
  const sentence = (language: Language): string =>
    issues
      .slice(0, maxReportedIssues)
      .map((issue) => {
        const [code, params = {}] = issue.type === 'check' ? [issue.message] : problemOfIssue(issue);
        const field = v.getDotPath(issue);
        const sentence = formatProblem(code, params, language, words);
        return field === null ? sentence : `${truncate(field)}${language === 'fr' ? '\u00a0:' : ':'} ${sentence}`;
      })
      .join(' ');
  const [en, fr, pl] = LANGUAGES.map(sentence) as [string, string, string];
  return { en, fr, pl };
}

// How Valibot names the types it expects.
const TYPE_CODES: Record<string, ContentCode> = {
  string: 'not-text',
  number: 'not-a-number',
  boolean: 'not-true-or-false',
  Array: 'not-a-list',
  Object: 'not-an-object',
};

export function problemOfIssue(issue: v.BaseIssue<unknown>): [code: ContentCode, params?: Params] {
  const found = truncate(issue.received);
  const limit = String(issue.requirement);
  switch (issue.type) {
    case 'min_value':
      return ['too-small', { found, limit }];
    case 'max_value':
      return ['too-large', { found, limit }];
    case 'min_length':
    case 'non_empty':
      return ['too-short', { limit: issue.type === 'non_empty' ? 1 : limit }];
    case 'max_length':
      return ['too-long', { limit }];
    case 'integer':
      return ['not-whole', { found }];
  }
  if (issue.expected === 'never') return ['unknown-field'];
  if (issue.input === undefined) return ['missing-field'];
  const type = TYPE_CODES[issue.expected ?? ''];
  if (isOwn(issue.message)) return [issue.message, { found }];
  if (type !== undefined) return [type, { found }];
  const allowed = allowedBy(issue);
  const has = (value: string): boolean => allowed.split(', ').includes(value);
  if (typeof issue.input === 'string' && has(issue.input)) return ['in-quotes', { found, wanted: issue.input }];
  if (typeof issue.input === 'number' && has(`"${issue.input}"`))
    return ['without-quotes', { found, wanted: JSON.stringify(found) }];
  return ['not-allowed', { found, allowed }];
}

/** Whether a schema gave one of our codes as its message, because Valibot's own description would not help. */
const isOwn = (message: string): message is ContentCode => Object.hasOwn(contentWords.en, message);

/** `("A" | "B")`, as Valibot writes a choice, becomes `"A", "B"`; a pattern stays as it is. */
function allowedBy({ kind, expected }: v.BaseIssue<unknown>): string {
  if (expected === null) return '?';
  return kind === 'schema' ? expected.replaceAll(/[()]/g, '').replaceAll(' | ', ', ') : expected;
}
