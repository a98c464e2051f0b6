import * as v from 'valibot';
import { canonicalJson } from './canonical.ts';
import { sha256Hex } from './hash.ts';
import { deepFreeze } from './plain.ts';
import { type ContentCode, contentWords } from './words/content.ts';
import { LANGUAGES, type Language, typeset } from './words.ts';

/** One thing that is wrong with a pack, and where. */
export interface PackProblem {
  file: string;
  /** The `id` or `number` of the card, or its index in the list (`#3`) when it has neither. */
  card?: string;
  /** The path to the field, from the card if there is one, from the file otherwise: `scores.of.sel`. */
  field?: string;
  /** What is wrong: a key into the engine's words (words/content.ts) or into those of the format. */
  code: string;
  /** What the words need. */
  params?: Record<string, string | number>;
}

/** A pack as it comes from disk: parsed JSON by file name. Nothing about it is trusted. */
export interface RawPack {
  id: string;
  files: Record<string, unknown>;
}

/** A catalogue of problems: per language and code a sentence in which `{name}` stands for a parameter. */
export type ProblemWords = Record<Language, Record<string, string>>;

/** No card nests deeper, and the hash of a pack is made from canonical JSON, which ends at 100. */
const DEEPEST = 90;

type Schemas = Record<string, v.GenericSchema>;

/** What a game expects of a pack. */
export interface PackFormat<Content, Files extends Schemas = Schemas> {
  /** The files that must be there, each with the shape it must have. */
  files: Files;
  /** Puts files of the right shape together. */
  build(files: { [File in keyof Files]: v.InferOutput<Files[File]> }): Content;
  /** What a schema cannot say: counts, references, fairness. Returns every problem it finds, and never throws. */
  check(content: Content): PackProblem[];
  /** The words for the codes that `check` uses. */
  words?: ProblemWords;
}

/** A checked pack. Its content is frozen, so that its hash stays true. */
export interface Pack<Content> {
  id: string;
  /**
   * SHA-256 of what rules can read: the same for the same values, whatever the order of their fields, the pack's ID or
   * its words. A corrected translation does not part a saved match from its cards.
   */
  hash: string;
  content: Content;
}

/** A pack that cannot be used. Its message has one line per problem. */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly problems: PackProblem[];

  constructor(problems: PackProblem[], words?: ProblemWords) {
    super(problems.map((problem) => describeProblem(problem, 'en', words)).join('\n'));
    this.problems = problems;
  }
}

/**
 * Checks a pack and builds its content, or throws a PackError that lists everything to correct.
 * The format's own checks run only on files of the right shape, so that they need not doubt what they read.
 */
export function loadPack<Content>(format: PackFormat<Content>, raw: RawPack): Pack<Content> {
  const problems = fileProblems(format, raw);
  const files: Record<string, unknown> = {};
  for (const [file, schema] of Object.entries(format.files)) {
    if (!Object.hasOwn(raw.files, file)) continue;
    if (isTooDeep(raw.files[file])) {
      problems.push(problem(file, 'too-deep'));
      continue;
    }
    const { output, issues } = v.safeParse(schema, raw.files[file]);
    files[file] = output;
    for (const issue of issues ?? []) problems.push(schemaProblem(file, raw.files[file], issue));
  }
  if (problems.length > 0) throw new PackError(problems, format.words);
  const content = format.build(files);
  const wrong = format.check(content);
  if (wrong.length > 0) throw new PackError(wrong, format.words);
  return {
    id: raw.id,
    hash: sha256Hex(canonicalJson(withoutWords({ files: raw.files }))),
    content: deepFreeze(content),
  };
}

/** A text in every language is for people; rules cannot read it. */
function withoutWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutWords);
  const parts = Object.entries(value).filter(([, part]) => !isLocalized(part));
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutWords(part)]));
}

const isLocalized = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === LANGUAGES.length &&
  LANGUAGES.every((language) => Object.hasOwn(value, language));

/** Looked at first: what is nested without end would exhaust a schema. */
const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1)));

/** `notebook.json, N-B03, scores.of.sel: …`. Give the format's words for problems that its own checks found. */
export function describeProblem(problem: PackProblem, language: Language, words?: ProblemWords): string {
  const place = [problem.file, problem.card, problem.field].filter((part) => part !== undefined).join(', ');
  const catalogue: Record<string, string> = { ...words?.[language], ...contentWords[language] };
  const sentence = (catalogue[problem.code] ?? problem.code).replace(/\{(\w+)\}/g, (gap, name: string) =>
    String(problem.params?.[name] ?? gap),
  );
  return typeset(language, `${place}${language === 'fr' ? ' :' : ':'} ${sentence}`);
}

function fileProblems(format: PackFormat<unknown>, raw: RawPack): PackProblem[] {
  const missing = Object.keys(format.files).filter((file) => !Object.hasOwn(raw.files, file));
  const unknown = Object.keys(raw.files).filter((file) => !Object.hasOwn(format.files, file));
  const known = Object.keys(format.files).join(', ');
  return [
    ...missing.map((file) => problem(file, 'missing-file')),
    ...unknown.map((file) => problem(file, 'unknown-file', { known })),
  ];
}

function schemaProblem(file: string, value: unknown, issue: v.BaseIssue<unknown>): PackProblem {
  const keys = (issue.path ?? []).map((item) => String(item.key));
  return { ...problem(file, ...diagnose(issue)), ...locate(value, keys) };
}

function problem(file: string, code: ContentCode, params?: Record<string, string | number>): PackProblem {
  return params === undefined ? { file, code } : { file, code, params };
}

/** The nearest list element with a name of its own is the card; if none has one, the outermost element is. */
function locate(file: unknown, keys: string[]): Pick<PackProblem, 'card' | 'field'> {
  let value = file;
  let named: { card: string; depth: number } | undefined;
  let numbered: { card: string; depth: number } | undefined;
  for (const [index, key] of keys.entries()) {
    const inList = Array.isArray(value);
    value = (value as Record<string, unknown> | null | undefined)?.[key];
    if (!inList) continue;
    const depth = index + 1;
    const name = nameOf(value);
    if (name !== undefined) named = { card: name, depth };
    numbered ??= { card: `#${key}`, depth };
  }
  const card = named ?? numbered;
  const field = keys.slice(card?.depth ?? 0).join('.');
  return { ...(card && { card: card.card }), ...(field !== '' && { field }) };
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, number } = value as { id?: unknown; number?: unknown };
  const name = id ?? number;
  return (typeof name === 'string' && name !== '') || typeof name === 'number' ? String(name) : undefined;
}

// How Valibot names the types it expects.
const TYPE_CODES: Record<string, ContentCode> = {
  string: 'not-text',
  number: 'not-a-number',
  boolean: 'not-true-or-false',
  Array: 'not-a-list',
  Object: 'not-an-object',
};

function diagnose(issue: v.BaseIssue<unknown>): [code: ContentCode, params?: Record<string, string | number>] {
  const found = issue.received;
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
  if (type !== undefined) return [type, { found }];
  return ['not-allowed', { found, allowed: allowedBy(issue) }];
}

/** `("A" | "B")`, as Valibot writes a choice, becomes `"A", "B"`; a pattern stays as it is. */
function allowedBy({ kind, expected }: v.BaseIssue<unknown>): string {
  if (expected === null) return '?';
  return kind === 'schema' ? expected.replaceAll(/[()]/g, '').replaceAll(' | ', ', ') : expected;
}
