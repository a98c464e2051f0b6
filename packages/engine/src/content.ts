import * as v from 'valibot';
import { canonicalJson } from './canonical.ts';
import { deepCopy, deepFreeze } from './deepCopy.ts';
import { sha256Hex } from './hash.ts';
import { type Bounds, type BoundsViolation, findBoundsViolation, truncate } from './inputBounds.ts';
import { formatProblem, type ProblemWords, problemOfIssue } from './schemaProblems.ts';
import { type ContentCode, moreProblems } from './words/content.ts';
import { addNoBreakSpaces, LANGUAGES, type Language } from './words.ts';

/** A problem in a pack, and its place. */
export interface PackProblem {
  file: string;
  /** The `id` or `number` of the card, or its index in the list (`#3`) when it has neither. */
  card?: string;
  /** The path to the field, from the card or else from the file: `scores.of.sel`. */
  field?: string;
  /** A key into the engine's words (words/content.ts) or into those of the format. */
  code: string;
  /** Parameters of the words. */
  params?: Record<string, string | number>;
}

/** A pack as read from disk: parsed JSON by file name, unchecked. */
export interface RawPack {
  id: string;
  files: Record<string, unknown>;
}

/**
 * Earlier house sets: the files of the first, and for each set, by hash, the values that differ from the first and
 * their places (`notebook.json/0/scores`).
 */
export interface OlderHouses {
  first: RawPack['files'];
  changes: Record<string, [place: string, value: unknown][]>;
}

/** The files of the house set with this hash; null when it is unknown. */
export function olderHouseIn({ first, changes }: OlderHouses, hash: string): RawPack['files'] | null {
  if (!Object.hasOwn(changes, hash)) return null;
  const files = deepCopy(first);
  for (const [place, value] of changes[hash]!) {
    const keys = place.split('/');
    const last = keys.pop() as string;
    let part = files;
    for (const key of keys) part = part[key] as RawPack['files'];
    part[last] = deepCopy(value);
  }
  return files;
}

/** For all files together. The house sets nest at most 13 levels deep and hold a few thousand values. */
const packBounds: Bounds = { depth: 40, values: 20_000, characters: 1_000_000, fields: 20_000 };

/** For all files together; a reader can stop here. */
export const maxPackBytes = packBounds.characters;

/** As many as an author can correct before loading the pack again. */
const maxReportedProblems = 100;

type Schemas = Record<string, v.GenericSchema>;

/** What a game expects of a pack. */
export interface PackFormat<Content, Files extends Schemas = Schemas> {
  /** The required files, each with its schema. */
  files: Files;
  /** Builds the content from files that match their schemas. */
  build(files: { [File in keyof Files]: v.InferOutput<Files[File]> }): Content;
  /** Checks what a schema cannot: counts, references, fairness. Returns every problem it finds and never throws. */
  check(content: Content): PackProblem[];
  /** The words for the codes that `check` uses. */
  words?: ProblemWords;
}

/** A checked pack. Its content is frozen, so that its hash stays valid. */
export interface Pack<Content> {
  id: string;
  /**
   * SHA-256 of what the rules can read, independent of field order, the pack's ID and its words: correcting a
   * translation does not separate a saved match from its cards.
   */
  hash: string;
  content: Content;
}

/** Reports an unusable pack. Its message has one line per problem. */
export class PackError extends Error {
  override readonly name = 'PackError';
  /** The first hundred, with long quotations shortened. */
  readonly problems: PackProblem[];
  /** How many further problems were found. */
  readonly more: number;

  constructor(all: readonly PackProblem[], words?: ProblemWords) {
    const problems = all.slice(0, maxReportedProblems).map(withShortParams);
    const more = all.length - problems.length;
    const lines = problems.map((problem) => describeProblem(problem, 'en', words));
    super([...lines, ...(more > 0 ? [moreProblems('en', more)] : [])].join('\n'));
    this.problems = problems;
    this.more = more;
  }
}

/** Shortens names and parameters: a hostile pack may hold one as long as the pack itself. */
function withShortParams({ file, card, field, code, params }: PackProblem): PackProblem {
  const parts = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? truncate(value, 500) : value,
  ]);
  return {
    file: truncate(file),
    ...(card !== undefined && { card: truncate(card) }),
    ...(field !== undefined && { field: truncate(field, 160) }),
    code,
    ...(params && { params: Object.fromEntries(parts) }),
  };
}

/**
 * Checks a pack and builds its content, or throws a PackError that lists everything to correct. The format's own checks
 * run only on files that match their schemas.
 */
export function loadPack<Content>(format: PackFormat<Content>, raw: RawPack): Pack<Content> {
  const excess = findBoundsViolation(raw.files, packBounds);
  if (excess !== null) throw new PackError([boundsProblem(raw, excess)]);
  const problems = fileProblems(format, raw);
  const files: Record<string, unknown> = {};
  for (const [file, schema] of Object.entries(format.files)) {
    if (!Object.hasOwn(raw.files, file)) continue;
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
    hash: setHash(raw.files),
    content: deepFreeze(content),
  };
}

const housePacks = new WeakMap<RawPack, { format: unknown; pack: Pack<unknown> }>();

/** The house set of a game, checked once. */
export function loadHousePack<Content>({
  format,
  house,
}: {
  format: PackFormat<Content>;
  house: RawPack;
}): Pack<Content> {
  const known = housePacks.get(house);
  if (known?.format === format) return known.pack as Pack<Content>;
  const pack = loadPack(format, house);
  housePacks.set(house, { format, pack });
  return pack;
}

/** The hash that identifies a card set in a match. */
export const setHash = (files: RawPack['files']): string => sha256Hex(canonicalJson(withoutWords({ files })));

/** Localized text is for people; the rules cannot read it. */
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

/** `notebook.json, N-B03, scores.of.sel: …`. Pass the format's words for problems that its own checks found. */
export function describeProblem(problem: PackProblem, language: Language, words?: ProblemWords): string {
  const place = [problem.file, problem.card, problem.field].filter((part) => part !== undefined).join(', ');
  const sentence = formatProblem(problem.code, problem.params ?? {}, language, words);
  return addNoBreakSpaces(language, `${place}${language === 'fr' ? ' :' : ':'} ${sentence}`);
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

function boundsProblem({ files }: RawPack, { code, limit, path: [file = '?', ...keys] }: BoundsViolation): PackProblem {
  return { ...problem(file, code, { limit }), ...locate(files[file], keys) };
}

function schemaProblem(file: string, value: unknown, issue: v.BaseIssue<unknown>): PackProblem {
  const keys = (issue.path ?? []).map((item) => String(item.key));
  return { ...problem(file, ...problemOfIssue(issue)), ...locate(value, keys) };
}

function problem(file: string, code: ContentCode, params?: Record<string, string | number>): PackProblem {
  return params === undefined ? { file, code } : { file, code, params };
}

/** The innermost list element with a name of its own is the card; if none has one, the outermost element is. */
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
