import { canonicalJson, type Language, type PackFormat, type PackProblem } from '@cordillera/engine';
import * as v from 'valibot';
import {
  COLOURS,
  type Face,
  type Modifier,
  type MountainKind,
  type NotebookCard,
  type Num,
  PLACES,
  RELS,
  type Sel,
  type SierraContent,
  type Stage,
  SYMBOLS,
  type Where,
} from './types.ts';

// ---- Shape: what each file looks like. Objects are strict, so that a misspelt field is an error and not a silence.

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const some = <T extends v.GenericSchema>(item: T, min = 1, max = 20) =>
  v.pipe(v.array(item), v.minLength(min), v.maxLength(max));
const text = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max));
const localized = (max: number) => v.strictObject({ en: text(max), fr: text(max), pl: text(max) });

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/));
const name = localized(40);
const scoringText = localized(120);
const points = whole(-200, 200);
/** A number of cards, lines or columns in one landscape. */
const amount = whole(0, 30);
const colour = v.picklist(COLOURS);
const symbol = v.picklist(SYMBOLS);
const rel = v.picklist(RELS);
const lineOrCol = v.picklist(['line', 'col']);
const bounds = { min: v.exactOptional(amount), max: v.exactOptional(amount) };

const range: v.GenericSchema<[min: number, max?: number]> = v.lazy(
  (input): v.GenericSchema<[number, number?]> =>
    Array.isArray(input) && input.length > 1 ? v.strictTuple([amount, amount]) : v.strictTuple([amount]),
);

const sel: v.GenericSchema<Sel> = v.lazy(() =>
  v.strictObject({
    colour: v.exactOptional(some(colour)),
    symbol: v.exactOptional(some(symbol)),
    at: v.exactOptional(some(v.picklist(PLACES))),
    has: v.exactOptional(some(v.strictObject({ rel, sel, ...bounds }))),
    any: v.exactOptional(some(sel)),
    not: v.exactOptional(sel),
  }),
);

const where: v.GenericSchema<Where> = v.strictObject({
  colour: v.exactOptional(some(colour)),
  size: v.exactOptional(range),
  count: v.exactOptional(some(v.strictObject({ sel, ...bounds }))),
  symbols: v.exactOptional(range),
  colours: v.exactOptional(range),
  same: v.exactOptional(amount),
  allDifferent: v.exactOptional(v.boolean()),
  endsSame: v.exactOptional(v.boolean()),
  gap: v.exactOptional(v.boolean()),
});

// A union would report a mistake at its root only; choosing by what is there keeps the path to the wrong field.
const num: v.GenericSchema<Num> = v.lazy(
  (input): v.GenericSchema<Num> => (typeof input === 'number' ? points : operation),
);

const operation = v.variant('op', [
  v.strictObject({ op: v.picklist(['add', 'min', 'max']), of: some(num) }),
  v.strictObject({ op: v.literal('sub'), a: num, b: num }),
  v.strictObject({ op: v.literal('mul'), by: points, of: num }),
  v.strictObject({ op: v.literal('cap'), of: num, max: points }),
  v.strictObject({ op: v.literal('steps'), of: num, table: some(points, 1, 31) }),
  v.strictObject({ op: v.literal('when'), a: num, cmp: v.picklist(['>', '>=', '=']), b: num, then: num, else: num }),
  v.strictObject({ op: v.literal('cards'), sel }),
  v.strictObject({ op: v.literal('rel'), rel, a: sel, b: sel }),
  v.strictObject({ op: v.literal('links'), a: sel, b: sel }),
  v.strictObject({ op: v.literal('sets'), of: some(sel, 2, 6) }),
  v.strictObject({ op: v.picklist(['lines', 'cols']), where: v.exactOptional(where) }),
  v.strictObject({
    op: v.picklist(['longest', 'shortest']),
    of: lineOrCol,
    where: v.exactOptional(where),
    count: v.exactOptional(sel),
  }),
  v.strictObject({ op: v.literal('bestKinds'), of: lineOrCol }),
  v.strictObject({ op: v.literal('kinds'), by: v.picklist(['symbol', 'colour']), sel }),
  v.strictObject({ op: v.literal('blob'), sel }),
]);

// The limits of n depend on the rules and are checked below, where they can be explained.
const n = whole(-99, 99);

const modifier: v.GenericSchema<Modifier> = v.variant('rule', [
  v.strictObject({ rule: v.picklist(['maxLines', 'maxLength', 'startLine', 'handDelta', 'blind', 'rounds']), n }),
  v.strictObject({ rule: v.picklist(['onlyUp', 'bothFaces']) }),
  v.strictObject({ rule: v.literal('notebookDraw'), n: whole(1, 6) }),
  v.strictObject({ rule: v.literal('skipNotebook'), rounds: some(n) }),
  v.strictObject({ rule: v.literal('given'), cards: some(id, 1, 8) }),
  v.strictObject({ rule: v.picklist(['mute', 'gleam']), symbols: some(symbol) }),
  v.strictObject({ rule: v.literal('penalty'), scores: num, text: scoringText }),
]);

const face = v.strictObject({ text: scoringText, scores: num });
const thresholds = v.array(whole(0, 999));

const files = {
  'mountain.json': v.strictObject({
    cards: v.array(v.strictObject({ colour, symbol, copies: whole(1, 20) })),
  }),
  'notebook.json': v.strictObject({
    cards: v.array(
      v.strictObject({
        id,
        kind: v.picklist(['basic', 'advanced']),
        copies: whole(1, 20),
        name,
        text: scoringText,
        scores: num,
      }),
    ),
  }),
  'destinations.json': v.strictObject({
    destinations: v.array(v.strictObject({ id, colour, name, faces: v.strictObject({ A: face, B: face }) })),
  }),
  'stages.json': v.strictObject({
    stages: some(
      v.strictObject({
        number: whole(1, 99),
        title: name,
        story: localized(160),
        destination: id,
        face: v.picklist(['A', 'B']),
        modifiers: v.array(modifier),
        suns: v.strictObject({ solo: thresholds, duo: thresholds, trio: thresholds }),
      }),
      1,
      99,
    ),
  }),
};

// ---- Meaning: what must hold between the cards. Each problem has a code of its own, and the rule that asks for it.

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

type Code = keyof typeof RULES;
type Spot = { file: keyof typeof files; card?: string; field?: string };

const problem = (code: Code, spot: Spot, params: Record<string, string | number> = {}): PackProblem => ({
  ...spot,
  code,
  params: { rule: RULES[code], ...params },
});

/** A game of 7 players draws 74 cards; with the evenness above, the smallest deck is one of 84. */
const LEAST_MOUNTAIN = 76;
/** With 8 players 28 are kept when the last 8 are drawn. */
const LEAST_BASIC = 36;
const SUNS = 3;
/** The scorer keeps a set of cards in the bits of one small integer. */
const MOST_CARDS = 30;

function checkMountain(cards: MountainKind[]): PackProblem[] {
  const file = 'mountain.json';
  const problems: PackProblem[] = [];
  const copies = (kinds: MountainKind[]) => kinds.reduce((sum, kind) => sum + kind.copies, 0);
  const colours = tally(COLOURS, (each) => copies(cards.filter((card) => card.colour === each)));
  const symbols = tally(SYMBOLS, (each) => copies(cards.filter((card) => card.symbol === each)));
  // Even over 4 colours and over 6 symbols, the size is a multiple of 12 by itself.
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
    for (const [side, { scores }] of Object.entries<Face>(card.faces)) {
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
  if (cards > MOST_CARDS) problems.push(problem('landscape-size', spot, { found: cards, max: MOST_CARDS }));
  return problems;
}

/** A trio plays the smallest multiple of 3 that is not below the rounds of the others (SI-R-80). */
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

/** The same text for rules that differ only in the order of their parts or in a default written out. */
function canonicalFormula(scores: Num): string {
  return canonicalJson(canonical(scores, ''));
}

function canonical(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(item, ''));
    return UNORDERED.has(key) ? items.map(canonicalJson).sort() : items;
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

function tally<T extends string>(words: readonly T[], count: (word: T) => number): { even: boolean; text: string } {
  const counts = words.map(count);
  return { even: new Set(counts).size === 1, text: words.map((word, index) => `${word} ${counts[index]}`).join(', ') };
}

/** Every item whose key an earlier one has already. */
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

// ---- Words: what a problem is called, and what to do about it.

const en: Record<Code, string> = {
  'mountain-colours': 'every colour needs equally many cards ({rule}), found {counts}.',
  'mountain-symbols': 'every symbol needs equally many cards ({rule}), found {counts}.',
  'mountain-size': 'the deck has {found} cards and needs at least {min}, or 7 players may run out ({rule}).',
  'mountain-twice': '{colour} {symbol} has a row already ({rule}); raise its copies instead.',
  'basic-size': 'the basic cards with their copies are {found}; 8 players need at least {min} ({rule}).',
  'notebook-twice': 'another Notebook card has this ID already ({rule}).',
  'formula-twice': 'it scores exactly as {other} does ({rule}); raise the copies of that card instead.',
  'unfair-symbols': 'mammal, bird, house and ruin must occur on equally many basic cards ({rule}), found {counts}.',
  'unfair-river-wind': 'river and wind must occur on equally many basic cards ({rule}), found {counts}.',
  'unfair-colours': 'every colour must occur on equally many basic cards ({rule}), found {counts}.',
  'destination-twice': 'another Destination has this ID already ({rule}).',
  'destination-colours': 'there must be a Destination of every colour ({rule}); missing: {missing}.',
  'stage-order': 'stages are numbered from 1 without gaps, in order ({rule}); this one must be {expected}.',
  'stage-destination': 'there is no Destination {id} ({rule}).',
  'suns-count': 'found {found} thresholds, {expected} are needed, one per sun ({rule}).',
  'suns-order': 'each sun needs a higher score than the one before ({rule}), found {found}.',
  'modifier-twice': 'the special rule {modifier} stands twice in this stage ({rule}); keep one.',
  'max-lines': 'a landscape must be allowed at least {min} lines ({rule}), found {found}.',
  'max-length': 'a line must be allowed at least {min} cards ({rule}), found {found}.',
  'start-line': 'a start line has {min} to {max} cards ({rule}), found {found}.',
  'start-line-colour': 'a start line of {min} cannot be made: {colour} has only {found} cards ({rule}).',
  'start-line-length': 'a start line of {found} is longer than the {max} that maxLength allows ({rule}).',
  'landscape-size': 'rounds and start line make a landscape of {found} cards; at most {max} are possible ({rule}).',
  'hand-size':
    'a hand holds at least the cards to play and at most twice the usual ({rule}): from {min} to {max}, found {found}.',
  'skip-round': 'there is no round {found}: this stage has rounds 1 to {last} ({rule}).',
  'given-unknown': 'there is no Notebook card {id} ({rule}).',
  'given-twice': '{id} is given already; one copy of each card is given ({rule}).',
  'mute-symbol': 'only river and wind have a point to lose ({rule}), found {symbol}.',
  blind: 'between {min} and {max} cards of a round can be blind ({rule}), found {found}.',
  rounds: 'a stage has {min} to {max} rounds ({rule}), found {found}.',
  'rounds-odd': 'the rounds must be even, so that both members of a duo hold the Role card equally often ({rule}).',
  'lines-only': '{key} can be asked of lines only, and these are columns ({rule}).',
  'columns-only': '{key} can be asked of columns only, and these are lines ({rule}).',
};

const fr: Record<Code, string> = {
  'mountain-colours': 'il faut autant de cartes de chaque couleur ({rule}) ; trouvé : {counts}.',
  'mountain-symbols': 'il faut autant de cartes de chaque symbole ({rule}) ; trouvé : {counts}.',
  'mountain-size':
    'cartes de la pioche : {found} ; il en faut au moins {min}, sinon 7 joueurs peuvent en manquer ({rule}).',
  'mountain-twice': '{colour} {symbol} a déjà sa ligne ({rule}) ; augmentez plutôt le nombre d’exemplaires.',
  'basic-size': 'cartes de base, exemplaires compris : {found} ; 8 joueurs en demandent au moins {min} ({rule}).',
  'notebook-twice': 'un autre Carnet de voyage porte déjà cet identifiant ({rule}).',
  'formula-twice': 'elle marque exactement comme {other} ({rule}) ; augmentez plutôt les exemplaires de celle-ci.',
  'unfair-symbols':
    'mammifère, oiseau, maison et vestige doivent figurer sur autant de cartes de base ({rule}) ; trouvé : {counts}.',
  'unfair-river-wind': 'rivière et vent doivent figurer sur autant de cartes de base ({rule}) ; trouvé : {counts}.',
  'unfair-colours': 'chaque couleur doit figurer sur autant de cartes de base ({rule}) ; trouvé : {counts}.',
  'destination-twice': 'une autre Destination porte déjà cet identifiant ({rule}).',
  'destination-colours': 'il faut une Destination de chaque couleur ({rule}) ; il manque : {missing}.',
  'stage-order':
    'les Étapes sont numérotées dans l’ordre à partir de 1, sans trou ({rule}) ; numéro attendu : {expected}.',
  'stage-destination': 'la Destination {id} n’existe pas ({rule}).',
  'suns-count': 'seuils trouvés : {found} ; il en faut {expected}, un par soleil ({rule}).',
  'suns-order': 'chaque soleil doit demander un score plus élevé que le précédent ({rule}) ; trouvé : {found}.',
  'modifier-twice': 'la règle spéciale {modifier} figure deux fois dans cette Étape ({rule}) ; gardez-en une.',
  'max-lines': 'un Paysage doit pouvoir compter au moins {min} lignes ({rule}) ; trouvé : {found}.',
  'max-length': 'une ligne doit pouvoir compter au moins {min} cartes ({rule}) ; trouvé : {found}.',
  'start-line': 'une ligne de départ compte de {min} à {max} cartes ({rule}) ; trouvé : {found}.',
  'start-line-colour': 'ligne de départ de {min} impossible ; nombre de cartes de couleur {colour} : {found} ({rule}).',
  'start-line-length': 'une ligne de départ de {found} dépasse la limite de {max} fixée par maxLength ({rule}).',
  'landscape-size':
    'avec ces tours et cette ligne de départ, le Paysage aurait {found} cartes ; maximum : {max} ({rule}).',
  'hand-size':
    'une main compte au moins les cartes à jouer et au plus le double de l’habitude ({rule}) : de {min} à {max}, trouvé : {found}.',
  'skip-round': 'il n’y a pas de tour {found} : cette Étape a les tours 1 à {last} ({rule}).',
  'given-unknown': 'le Carnet de voyage {id} n’existe pas ({rule}).',
  'given-twice': '{id} est déjà donnée ; chaque carte n’est donnée qu’en un exemplaire ({rule}).',
  'mute-symbol': 'seuls rivière et vent ont un point à perdre ({rule}) ; trouvé : {symbol}.',
  blind: 'le nombre de cartes tirées au hasard par tour va de {min} à {max} ({rule}) ; trouvé : {found}.',
  rounds: 'une Étape dure de {min} à {max} tours ({rule}) ; trouvé : {found}.',
  'rounds-odd':
    'le nombre de tours doit être pair, pour que les deux membres d’un duo aient la carte Rôle aussi souvent ({rule}).',
  'lines-only': '{key} ne s’applique qu’aux lignes, or il s’agit ici de colonnes ({rule}).',
  'columns-only': '{key} ne s’applique qu’aux colonnes, or il s’agit ici de lignes ({rule}).',
};

const pl: Record<Code, string> = {
  'mountain-colours': 'każdy kolor musi mieć tyle samo kart ({rule}), a jest: {counts}.',
  'mountain-symbols': 'każdy symbol musi mieć tyle samo kart ({rule}), a jest: {counts}.',
  'mountain-size':
    'liczba kart w talii: {found}; potrzeba co najmniej {min}, inaczej 7 graczom może ich zabraknąć ({rule}).',
  'mountain-twice': '{colour} {symbol} ma już swój wiersz ({rule}); zwiększ w nim liczbę kopii.',
  'basic-size': 'liczba kart podstawowych wraz z kopiami: {found}; dla 8 graczy potrzeba co najmniej {min} ({rule}).',
  'notebook-twice': 'inna karta Dziennika ma już taki identyfikator ({rule}).',
  'formula-twice': 'punktuje dokładnie tak jak {other} ({rule}); zwiększ raczej liczbę kopii tamtej karty.',
  'unfair-symbols':
    'ssak, ptak, dom i ruina muszą występować na tylu samo kartach podstawowych ({rule}), a jest: {counts}.',
  'unfair-river-wind': 'rzeka i wiatr muszą występować na tylu samo kartach podstawowych ({rule}), a jest: {counts}.',
  'unfair-colours': 'każdy kolor musi występować na tylu samo kartach podstawowych ({rule}), a jest: {counts}.',
  'destination-twice': 'inna karta Celu ma już taki identyfikator ({rule}).',
  'destination-colours': 'musi być karta Celu w każdym kolorze ({rule}); brakuje: {missing}.',
  'stage-order': 'Etapy numeruje się po kolei od 1, bez przerw ({rule}); tu powinno być {expected}.',
  'stage-destination': 'nie ma karty Celu {id} ({rule}).',
  'suns-count': 'liczba progów: {found}; potrzeba {expected}, po jednym na słońce ({rule}).',
  'suns-order': 'każde słońce musi wymagać wyższego wyniku niż poprzednie ({rule}), a jest: {found}.',
  'modifier-twice': 'zasada specjalna {modifier} występuje w tym Etapie dwa razy ({rule}); zostaw jedną.',
  'max-lines': 'krajobraz musi móc mieć co najmniej {min} rzędy ({rule}), a jest {found}.',
  'max-length': 'rząd musi móc mieć co najmniej {min} karty ({rule}), a jest {found}.',
  'start-line': 'długość rzędu początkowego to od {min} do {max} kart ({rule}), a jest {found}.',
  'start-line-colour':
    'nie da się ułożyć rzędu początkowego o długości {min}; liczba kart koloru {colour}: {found} ({rule}).',
  'start-line-length': 'rząd początkowy o długości {found} przekracza limit {max} z maxLength ({rule}).',
  'landscape-size':
    'rundy i rząd początkowy dają krajobraz o liczbie kart {found}; największa możliwa to {max} ({rule}).',
  'hand-size':
    'na ręce jest co najmniej tyle kart, ile trzeba zagrać, i najwyżej dwa razy tyle co zwykle ({rule}): od {min} do {max}, a jest {found}.',
  'skip-round': 'nie ma rundy {found}: ten Etap ma rundy od 1 do {last} ({rule}).',
  'given-unknown': 'nie ma karty Dziennika {id} ({rule}).',
  'given-twice': 'karta {id} jest już dana; każdą daje się w jednym egzemplarzu ({rule}).',
  'mute-symbol': 'tylko rzeka i wiatr mają punkt do stracenia ({rule}), a jest {symbol}.',
  blind: 'liczba kart losowanych w rundzie to od {min} do {max} ({rule}), a jest {found}.',
  rounds: 'liczba rund Etapu to od {min} do {max} ({rule}), a jest {found}.',
  'rounds-odd': 'liczba rund musi być parzysta, by obie osoby w duecie równie często miały kartę Roli ({rule}).',
  'lines-only': '{key} dotyczy tylko rzędów, a tu chodzi o kolumny ({rule}).',
  'columns-only': '{key} dotyczy tylko kolumn, a tu chodzi o rzędy ({rule}).',
};

const words: Record<Language, Record<Code, string>> = { en, fr, pl };

/** What a Sierra pack must be. */
export const sierraFormat: PackFormat<SierraContent, typeof files> = {
  files,
  build: (parsed) => ({
    mountain: parsed['mountain.json'].cards,
    notebook: parsed['notebook.json'].cards,
    destinations: parsed['destinations.json'].destinations,
    stages: parsed['stages.json'].stages,
  }),
  check: (content) => [
    ...checkMountain(content.mountain),
    ...checkNotebook(content.notebook),
    ...checkDestinations(content),
    ...checkStages(content),
  ],
  words,
};
