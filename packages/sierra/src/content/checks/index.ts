import { canonicalJson, type PackProblem } from '@cordillera/engine';
import { MAX_CARDS } from '../../scoring/board.ts';
import type { files } from '../schema.ts';
import {
  COLOURS,
  type DestinationFace,
  type Modifier,
  type MountainKind,
  type NotebookCard,
  type Num,
  type Sel,
  type SierraContent,
  type Stage,
  SYMBOLS,
  type Where,
} from '../types.ts';

/** What can be wrong between well-formed cards: each problem has a code, and the rule behind it. */
const RULES = {
  'mountain-colours': 'SI-DATA-01',
  'mountain-symbols': 'SI-DATA-01',
  'mountain-size': 'SI-DATA-02',
  'mountain-twice': 'SI-DATA-03',
  'basic-size': 'SI-DATA-06',
  'notebook-twice': 'SI-DATA-13',
  'formula-twice': 'SI-DATA-13',
  'unfair-symbols': 'SI-DATA-14',
  'unfair-river-wind': 'SI-DATA-14',
  'unfair-colours': 'SI-DATA-14',
  'destination-twice': 'SI-DATA-07',
  'destination-colours': 'SI-DATA-07',
  'stage-order': 'SI-DATA-09',
  'stage-destination': 'SI-DATA-09',
  'stage-face': 'SI-R-67',
  'suns-count': 'SI-DATA-09',
  'suns-order': 'SI-DATA-10',
  'modifier-twice': 'SI-DATA-09',
  'max-lines': 'SI-R-73',
  'max-length': 'SI-R-73',
  'start-line': 'SI-R-74',
  'start-line-colour': 'SI-R-74',
  'start-line-length': 'SI-R-74',
  'landscape-size': 'SI-R-74',
  'hand-size': 'SI-R-75',
  'skip-round': 'SI-R-76',
  'given-unknown': 'SI-R-77',
  'given-twice': 'SI-R-77',
  'mute-symbol': 'SI-R-78',
  blind: 'SI-R-79',
  rounds: 'SI-R-80',
  'rounds-odd': 'SI-R-80',
  'lines-only': 'SI-LEX-01',
  'columns-only': 'SI-LEX-02',
} as const;

export type ProblemCode = keyof typeof RULES;
type Spot = { file: keyof typeof files; card?: string; field?: string };

const problem = (code: ProblemCode, spot: Spot, params: Record<string, string | number> = {}): PackProblem => ({
  ...spot,
  code,
  params: { rule: RULES[code], ...params },
});

/** A game of 7 players draws 74 cards; given the evenness above, the smallest deck has 84. */
const LEAST_MOUNTAIN = 76;
/** With 8 players 28 are kept when the last 8 are drawn. */
const LEAST_BASIC = 36;
const SUNS = 3;

function checkMountain(cards: MountainKind[]): PackProblem[] {
  const file = 'mountain.json';
  const problems: PackProblem[] = [];
  const copies = (kinds: MountainKind[]) => kinds.reduce((sum, kind) => sum + kind.copies, 0);
  const colours = tally(COLOURS, (each) => copies(cards.filter((card) => card.colour === each)));
  const symbols = tally(SYMBOLS, (each) => copies(cards.filter((card) => card.symbol === each)));
  // Even over 4 colours and over 6 symbols, the size is automatically a multiple of 12.
  if (!colours.even) problems.push(problem('mountain-colours', { file }, { counts: colours.text }));
  if (!symbols.even) problems.push(problem('mountain-symbols', { file }, { counts: symbols.text }));
  const found = copies(cards);
  if (found < LEAST_MOUNTAIN) problems.push(problem('mountain-size', { file }, { found, min: LEAST_MOUNTAIN }));
  for (const { index, item } of repeated(cards, (card) => `${card.colour} ${card.symbol}`)) {
    problems.push(problem('mountain-twice', { file, card: `#${index}` }, { colour: item.colour, symbol: item.symbol }));
  }
  return problems;
}

function checkNotebook(cards: NotebookCard[]): PackProblem[] {
  const file = 'notebook.json';
  const problems: PackProblem[] = [];
  const basic = cards.filter((card) => card.kind === 'basic');
  const found = basic.reduce((sum, card) => sum + card.copies, 0);
  if (found < LEAST_BASIC) problems.push(problem('basic-size', { file }, { found, min: LEAST_BASIC }));
  for (const { item } of repeated(cards, (card) => card.id)) {
    problems.push(problem('notebook-twice', { file, card: item.id, field: 'id' }));
  }
  for (const { item, first } of repeated(cards, (card) => canonicalFormula(card.scores))) {
    problems.push(problem('formula-twice', { file, card: item.id, field: 'scores' }, { other: first.id }));
  }
  const mentions = basic.map((card) => mentioned(card.scores));
  const onCards = (word: string) => mentions.filter((words) => words.has(word)).length;
  for (const [code, words] of [
    ['unfair-symbols', ['mammal', 'bird', 'house', 'ruin']],
    ['unfair-river-wind', ['river', 'wind']],
    ['unfair-colours', COLOURS],
  ] as const) {
    const counts = tally(words, onCards);
    if (!counts.even) problems.push(problem(code, { file }, { counts: counts.text }));
  }
  for (const card of cards) problems.push(...checkScores(card.scores, { file, card: card.id }, 'scores'));
  return problems;
}

function checkDestinations({ destinations }: SierraContent): PackProblem[] {
  const file = 'destinations.json';
  const problems: PackProblem[] = [];
  for (const { item } of repeated(destinations, (card) => card.id)) {
    problems.push(problem('destination-twice', { file, card: item.id, field: 'id' }));
  }
  // Four groups need four cards of four colours; four colours are four cards at least.
  const missing = COLOURS.filter((each) => !destinations.some((card) => card.colour === each));
  if (missing.length > 0) problems.push(problem('destination-colours', { file }, { missing: missing.join(', ') }));
  for (const card of destinations) {
    for (const [side, { scores }] of Object.entries<DestinationFace>(card.faces)) {
      problems.push(...checkScores(scores, { file, card: card.id }, `faces.${side}.scores`));
    }
  }
  return problems;
}

function checkStages(content: SierraContent): PackProblem[] {
  return content.stages.flatMap((stage, index) => {
    const at = (field: string): Spot => ({ file: 'stages.json', card: String(stage.number), field });
    const problems: PackProblem[] = [];
    const expected = index + 1;
    if (stage.number !== expected) problems.push(problem('stage-order', at('number'), { expected }));
    if (!content.destinations.some((card) => card.id === stage.destination)) {
      problems.push(problem('stage-destination', at('destination'), { id: stage.destination }));
    }
    // where both score there is nothing to choose
    if (stage.face === 'open' && modifierOf(stage, 'bothFaces')) problems.push(problem('stage-face', at('face')));
    for (const [column, suns] of Object.entries(stage.suns)) {
      const field = `suns.${column}`;
      if (suns.length !== SUNS) {
        problems.push(problem('suns-count', at(field), { found: suns.length, expected: SUNS }));
      } else if (suns.some((score, sun) => sun > 0 && score <= suns[sun - 1]!)) {
        problems.push(problem('suns-order', at(field), { found: suns.join(', ') }));
      }
    }
    for (const { item, index: second } of repeated(stage.modifiers, (each) => each.rule)) {
      problems.push(problem('modifier-twice', at(`modifiers.${second}.rule`), { modifier: item.rule }));
    }
    stage.modifiers.forEach((each, position) => {
      problems.push(...checkModifier(each, stage, content, (field) => at(`modifiers.${position}.${field}`)));
    });
    return problems;
  });
}

function checkModifier(
  modifier: Modifier,
  stage: Stage,
  content: SierraContent,
  at: (field: string) => Spot,
): PackProblem[] {
  switch (modifier.rule) {
    case 'maxLines':
      return modifier.n < 2 ? [problem('max-lines', at('n'), { found: modifier.n, min: 2 })] : [];
    case 'maxLength':
      return modifier.n < 2 ? [problem('max-length', at('n'), { found: modifier.n, min: 2 })] : [];
    case 'startLine':
      return checkStartLine(modifier.n, stage, content, at('n'));
    case 'handDelta':
      // 4 + n cards to play 2 of, or 3 + n to play 1 of.
      // More than 4 could empty the pile and the discard (SI-R-40).
      return modifier.n < -2 || modifier.n > 4
        ? [problem('hand-size', at('n'), { found: modifier.n, min: -2, max: 4 })]
        : [];
    case 'skipNotebook':
      return modifier.rounds.flatMap((round, index) => {
        const last = mostRounds(stage);
        const inGame = round >= 1 && round <= last;
        return inGame ? [] : [problem('skip-round', at(`rounds.${index}`), { found: round, last })];
      });
    case 'given':
      return [
        ...modifier.cards.flatMap((id, index) => {
          const known = content.notebook.some((card) => card.id === id);
          return known ? [] : [problem('given-unknown', at(`cards.${index}`), { id })];
        }),
        ...repeated(modifier.cards, (id) => id).map(({ item, index }) =>
          problem('given-twice', at(`cards.${index}`), { id: item }),
        ),
      ];
    case 'mute':
      return modifier.symbols.flatMap((each, index) => {
        const scoresByItself = each === 'river' || each === 'wind';
        return scoresByItself ? [] : [problem('mute-symbol', at(`symbols.${index}`), { symbol: each })];
      });
    case 'penalty': {
      const { field, ...card } = at('scores');
      return checkScores(modifier.scores, card, field!);
    }
    case 'blind':
      return modifier.n < 0 || modifier.n > 2 ? [problem('blind', at('n'), { found: modifier.n, min: 0, max: 2 })] : [];
    case 'rounds':
      if (modifier.n < 2 || modifier.n > 12)
        return [problem('rounds', at('n'), { found: modifier.n, min: 2, max: 12 })];
      return modifier.n % 2 === 1 ? [problem('rounds-odd', at('n'), { found: modifier.n })] : [];
    case 'onlyUp':
    case 'notebookDraw':
    case 'gleam':
    case 'bothFaces':
      return [];
  }
}

function checkStartLine(n: number, stage: Stage, { mountain }: SierraContent, spot: Spot): PackProblem[] {
  if (n < 1 || n > 8) return [problem('start-line', spot, { found: n, min: 1, max: 8 })];
  const problems: PackProblem[] = [];
  for (const each of COLOURS) {
    const found = mountain.reduce((sum, kind) => sum + (kind.colour === each ? kind.copies : 0), 0);
    if (found < n) problems.push(problem('start-line-colour', spot, { colour: each, found, min: n }));
  }
  const max = modifierOf(stage, 'maxLength')?.n;
  if (max !== undefined && n > max) problems.push(problem('start-line-length', spot, { found: n, max }));
  const cards = 2 * mostRounds(stage) + n;
  if (cards > MAX_CARDS) problems.push(problem('landscape-size', spot, { found: cards, max: MAX_CARDS }));
  return problems;
}

/** A trio plays the smallest multiple of 3 that is not below the others' rounds (SI-R-80). */
const mostRounds = (stage: Stage): number => 3 * Math.ceil((modifierOf(stage, 'rounds')?.n ?? 8) / 3);

function modifierOf<R extends Modifier['rule']>(stage: Stage, rule: R): Extract<Modifier, { rule: R }> | undefined {
  return stage.modifiers.find((each): each is Extract<Modifier, { rule: R }> => each.rule === rule);
}

/** Some filters make sense for lines only, some for columns only. */
function checkScores(scores: Num, card: Omit<Spot, 'field'>, field: string): PackProblem[] {
  const problems: PackProblem[] = [];
  visit(scores, field, (object, path) => {
    const { op, of, where } = object as { op?: string; of?: string; where?: Where };
    if (where === undefined) return;
    const lines = op === 'lines' || of === 'line';
    for (const key of lines ? (['colours', 'gap'] as const) : (['colour', 'endsSame'] as const)) {
      if (where[key] === undefined) continue;
      problems.push(
        problem(lines ? 'columns-only' : 'lines-only', { ...card, field: `${path}.where.${key}` }, { key }),
      );
    }
  });
  return problems;
}

/** Which symbols and colours a scoring rule asks about. */
function mentioned(scores: Num): Set<string> {
  const words = new Set<string>();
  visit(scores, '', (object) => {
    const { symbol: symbols, colour: colours } = object as Sel;
    for (const word of [...(symbols ?? []), ...(colours ?? [])]) words.add(word);
  });
  return words;
}

/** Calls back for every object inside a value, with the path to it. */
function visit(value: unknown, path: string, see: (object: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) see(value, path);
  for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`, see);
}

// Lists in which the order means nothing. `of` is a list of operands or of selectors; neither cares.
const UNORDERED = new Set(['of', 'colour', 'symbol', 'at', 'has', 'any', 'count', 'links']);

/** The same text for rules that differ only in the order of their parts or in a default that is spelled out. */
function canonicalFormula(scores: Num): string {
  return canonicalJson(canonical(scores, ''));
}

function canonical(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(item, ''));
    return UNORDERED.has(key) ? sortedByText(items) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const { op, a, b, ...rest } = value as Record<string, unknown>;
  if (op === 'links') return { op, ends: canonical([a, b], 'links') };
  const fields = Object.entries({ op, a, b, ...rest }).filter(([field, each]) => {
    if (each === undefined) return false;
    const isDefault = field === 'min' && each === (rest.max === undefined ? 1 : 0);
    return !isDefault;
  });
  return Object.fromEntries(fields.map(([field, each]) => [field, canonical(each, field)]));
}

/** The items themselves: a text inside a text would be quoted again at every level and double in length. */
const sortedByText = (items: readonly unknown[]): unknown[] =>
  items
    .map((item) => ({ item, text: canonicalJson(item) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ item }) => item);

function tally<T extends string>(words: readonly T[], count: (word: T) => number): { even: boolean; text: string } {
  const counts = words.map(count);
  return { even: new Set(counts).size === 1, text: words.map((word, index) => `${word} ${counts[index]}`).join(', ') };
}

/** Every item whose key an earlier one already has. */
function repeated<T>(items: readonly T[], keyOf: (item: T) => string): { item: T; index: number; first: T }[] {
  const seen = new Map<string, T>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    const first = seen.get(key);
    if (first !== undefined) return [{ item, index, first }];
    seen.set(key, item);
    return [];
  });
}

export const checkContent = (content: SierraContent): PackProblem[] => [
  ...checkMountain(content.mountain),
  ...checkNotebook(content.notebook),
  ...checkDestinations(content),
  ...checkStages(content),
];
