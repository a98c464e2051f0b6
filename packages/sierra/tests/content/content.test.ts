import { readFileSync } from 'node:fs';
import {
  describeProblem,
  LANGUAGES,
  type Localized,
  loadPack,
  PackError,
  type PackProblem,
  type RawPack,
} from '@cordillera/engine';
import { describe, expect, it, vi } from 'vitest';
import { sierraFormat } from '../../src/content/format.ts';
import { housePack } from '../../src/content/house.ts';
import { formula } from '../../src/content/notation.ts';
import {
  COLOUR_NAMES,
  COLOURS,
  type Destination,
  type Modifier,
  type MountainKind,
  type NotebookCard,
  type Num,
  type Stage,
  SYMBOL_NAMES,
  SYMBOLS,
} from '../../src/content/types.ts';

const { mountain, notebook, destinations, stages } = loadPack(sierraFormat, housePack).content;
const copiesOf = (cards: { copies: number }[]) => cards.reduce((sum, card) => sum + card.copies, 0);
const distinct = (items: readonly unknown[]) => new Set(items).size;
const basic = notebook.filter((card) => card.kind === 'basic');
const advanced = notebook.filter((card) => card.kind === 'advanced');

// ---- The tables of the specification

const spec = readFileSync(new URL('../../../../docs/rules/sierra.md', import.meta.url), 'utf8');

/** The rows of the first table after a heading, each as its cells; `\|` is a bar that does not end a cell. */
function table(heading: string): string[][] {
  const lines = spec.slice(spec.indexOf(`\n### ${heading}`) + 1).split('\n');
  const start = lines.findIndex((line) => line.startsWith('| --- |')) + 1;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start, start + length).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
}

const code = (cell: string) => cell.replace(/^`|`$/g, '');

const notebookTable = [...table('16.1'), ...table('16.2')].map(([id, title, text, cell, mean]) => ({
  id,
  title,
  text,
  formula: code(cell!),
  mean: Number(mean),
}));

/** `1 per line, at most 10: ` and the formula in backquotes. */
function faceCell(cell: string): { text: string; formula: string } {
  const [text, rest] = cell.split(': `') as [string, string];
  return { text, formula: rest.replace(/`$/, '') };
}

const destinationTable = table('17.1').map(([id, colour, name, a, meanA, b, meanB]) => ({
  id,
  colour,
  name,
  faces: { A: faceCell(a!), B: faceCell(b!) },
  means: [Number(meanA), Number(meanB)],
}));

/** The table says "…" once, for the other three colours. */
const ABBREVIATED = '4·min(longest(line{ochre}), …)';
const IN_FULL = '4·min(longest(line{ochre}), longest(line{crimson}), longest(line{teal}), longest(line{violet}))';

const stageTable = table('17.3').map(([number, title, destination, rules]) => ({
  number: Number(number),
  title,
  destination,
  rules,
}));

/** A special rule in the notation of section 17.2. */
function modifierText(modifier: Modifier): string {
  switch (modifier.rule) {
    case 'onlyUp':
    case 'bothFaces':
      return modifier.rule;
    case 'skipNotebook':
      return `${modifier.rule} [${modifier.rounds.join(', ')}]`;
    case 'given':
      return `${modifier.rule} [${modifier.cards.join(', ')}]`;
    case 'mute':
    case 'gleam':
      return `${modifier.rule} [${modifier.symbols.join(', ')}]`;
    case 'penalty':
      return `${modifier.rule} ${formula(modifier.scores)}`;
    default:
      return `${modifier.rule} ${formula(modifier.n)}`;
  }
}

describe('the house set', () => {
  it('SI-COMP-01: holds Mountain, Notebook (basic and advanced), two-faced Destination and Stage cards', () => {
    expect(mountain.length * destinations.length * stages.length).toBeGreaterThan(0);
    expect(distinct(notebook.map((card) => card.kind))).toBe(2);
    for (const card of destinations) expect(Object.keys(card.faces)).toEqual(['A', 'B']);
  });

  it('SI-COMP-02: gives every Mountain card one of 4 colours and one of 6 symbols', () => {
    expect(mountain.map((card) => [card.colour, card.symbol])).toEqual(
      COLOURS.flatMap((colour) => SYMBOLS.map((symbol) => [colour, symbol])),
    );
    expect([COLOURS.length, SYMBOLS.length]).toEqual([4, 6]);
  });

  it('SI-COMP-03: spreads colours and symbols evenly over the Mountain deck', () => {
    for (const colour of COLOURS) expect(copiesOf(mountain.filter((card) => card.colour === colour))).toBe(24);
    for (const symbol of SYMBOLS) expect(copiesOf(mountain.filter((card) => card.symbol === symbol))).toBe(16);
  });

  it('SI-COMP-04: has scores on its stages for the two campaign modes only, alone and in a group of 2 or 3', () => {
    for (const stage of stages) expect(Object.keys(stage.suns)).toEqual(['solo', 'duo', 'trio']);
  });

  it('SI-SYM-01: knows mammal, bird, house, ruin, river and wind, with names in every language', () => {
    expect(SYMBOLS).toEqual(['mammal', 'bird', 'house', 'ruin', 'river', 'wind']);
    for (const language of LANGUAGES) {
      expect(distinct(SYMBOLS.map((symbol) => SYMBOL_NAMES[symbol][language]))).toBe(6);
    }
    for (const symbol of SYMBOLS) expect(distinct(Object.values(SYMBOL_NAMES[symbol]))).toBe(3);
  });

  it('SI-DATA-01: has a Mountain deck whose size is a multiple of 12, and of 24 when uniform', () => {
    expect(copiesOf(mountain) % 12).toBe(0);
    expect(distinct(mountain.map((card) => card.copies))).toBe(1);
    expect(copiesOf(mountain) % 24).toBe(0);
  });

  it('SI-DATA-02: has 96 Mountain cards, 24 kinds four times each', () => {
    expect(mountain.map((card) => card.copies)).toEqual(Array(24).fill(4));
    expect(copiesOf(mountain)).toBe(96);
  });

  it('SI-DATA-03: has Mountain kinds and card IDs that are all distinct, so that each card can have its own art', () => {
    expect(distinct(mountain.map((card) => `${card.colour} ${card.symbol}`))).toBe(mountain.length);
    expect(distinct([...notebook, ...destinations].map((card) => card.id))).toBe(56);
  });

  it('SI-DATA-04: has four colours with names in every language', () => {
    expect(COLOURS).toEqual(['ochre', 'crimson', 'teal', 'violet']);
    for (const language of LANGUAGES) {
      expect(distinct(COLOURS.map((colour) => COLOUR_NAMES[colour][language]))).toBe(4);
    }
  });

  it('SI-DATA-05: has 24 basic and 24 advanced Notebook cards', () => {
    expect([basic.length, advanced.length]).toEqual([24, 24]);
  });

  it('SI-DATA-06: has two copies of each basic and one of each advanced card, 72 in all', () => {
    expect(basic.every((card) => card.copies === 2)).toBe(true);
    expect(advanced.every((card) => card.copies === 1)).toBe(true);
    expect(copiesOf(notebook)).toBe(72);
  });

  it('SI-DATA-07: has 8 Destinations, two of each colour', () => {
    expect(destinations.map((card) => card.colour)).toEqual(COLOURS.flatMap((colour) => [colour, colour]));
  });

  it('SI-DATA-08: has Destinations of four colours, so that four groups find four Role cards', () => {
    expect(distinct(destinations.map((card) => card.colour))).toBe(4);
  });

  it('SI-DATA-09: has 8 stages in order, each with three suns in every column', () => {
    expect(stages.map((stage) => stage.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { suns } of stages) expect(Object.values(suns).map((column) => column.length)).toEqual([3, 3, 3]);
  });

  it('SI-DATA-10: asks for a higher score with every sun', () => {
    for (const { suns } of stages) {
      for (const column of Object.values(suns)) {
        expect(column).toEqual([...column].sort((a, b) => a - b));
        expect(distinct(column)).toBe(3);
      }
    }
  });

  it('SI-DATA-11: has Notebook cards whose measured mean is 9 to 13 (basic) or 6 to 14 (advanced)', () => {
    for (const { id, mean } of notebookTable) {
      const [low, high] = id!.startsWith('N-B') ? [9, 13] : [6, 14];
      expect(mean, id).toBeGreaterThanOrEqual(low);
      expect(mean, id).toBeLessThanOrEqual(high);
    }
  });

  it('SI-DATA-12: has Destinations whose measured mean is 7 to 12.5', () => {
    for (const mean of destinationTable.flatMap((row) => row.means)) {
      expect(mean).toBeGreaterThanOrEqual(7);
      expect(mean).toBeLessThanOrEqual(12.5);
    }
  });

  it('SI-DATA-13: has no two Notebook cards with the same formula', () => {
    expect(distinct(notebook.map((card) => formula(card.scores)))).toBe(48);
  });

  it('SI-DATA-14: names each animal and building on 5 basic cards, river and wind on 3, each colour on 1', () => {
    const on = (word: string) => basic.filter((card) => formula(card.scores).match(/\w+/g)?.includes(word)).length;
    expect(SYMBOLS.map(on)).toEqual([5, 5, 5, 5, 3, 3]);
    expect(COLOURS.map(on)).toEqual([1, 1, 1, 1]);
  });
});

describe('the house set equals the specification', () => {
  it('N-B01 is the example given in full', () => {
    const json = spec.match(/```json\n([^`]*)```/)?.[1] ?? '';
    expect(notebook[0]?.scores).toEqual(JSON.parse(json));
  });

  it('has the Notebook cards of section 16, in order', () => {
    expect(notebook.map((card) => card.id)).toEqual(notebookTable.map((row) => row.id));
    expect(notebookTable).toHaveLength(48);
  });

  it.each(notebookTable)('$id $title: $formula', (row) => {
    const card = notebook.find((each) => each.id === row.id);
    expect(card?.name.en).toBe(row.title);
    expect(card?.text.en).toBe(row.text);
    expect(formula(card!.scores)).toBe(row.formula);
  });

  it('has the Destinations of section 17.1, in order', () => {
    expect(destinations.map((card) => card.id)).toEqual(destinationTable.map((row) => row.id));
    expect(destinationTable).toHaveLength(8);
    expect(destinationTable.filter((row) => row.faces.B.formula.includes('…'))).toHaveLength(1);
  });

  it.each(destinationTable)('$id $name: $faces.A.formula; $faces.B.formula', (row) => {
    const card = destinations.find((each) => each.id === row.id);
    expect(card?.name.en).toBe(row.name);
    expect(card?.colour).toBe(row.colour);
    for (const side of ['A', 'B'] as const) {
      const cell = row.faces[side];
      expect(card?.faces[side].text.en).toBe(cell.text);
      expect(formula(card!.faces[side].scores)).toBe(cell.formula === ABBREVIATED ? IN_FULL : cell.formula);
    }
  });

  it('has the stages of section 17.3, but for thresholds, which are tuned by play', () => {
    const rules = (stage: Stage) => stage.modifiers.map((modifier) => `\`${modifierText(modifier)}\``).join(', ');
    expect(
      stages.map((stage) => ({
        number: stage.number,
        title: stage.title.en,
        destination: `${stage.destination} ${stage.face}`,
        rules: rules(stage) || 'none',
      })),
    ).toEqual(stageTable);
    expect(stageTable).toHaveLength(8);
  });
});

describe('L16: the house set has texts in every language', () => {
  const penalties = stages.flatMap((stage) => stage.modifiers.filter((modifier) => modifier.rule === 'penalty'));
  const faces = destinations.flatMap((card) => Object.values(card.faces));
  const titles = [...notebook.map((c) => c.name), ...destinations.map((c) => c.name), ...stages.map((s) => s.title)];
  const rules = [...notebook, ...faces, ...penalties].map((each) => each.text);
  const stories = stages.map((stage) => stage.story);

  it.each<[string, Localized[], number]>([
    ['titles', titles, 25],
    ['scoring rules', rules, 90],
    ['stories', stories, 90],
  ])('%s: none empty, none left untranslated, all short enough for the card', (_, texts, longest) => {
    for (const text of texts) {
      expect(Object.keys(text)).toEqual(LANGUAGES);
      expect(distinct(Object.values(text)), text.en).toBe(3);
      for (const each of Object.values(text)) {
        expect(each).toBe(each.trim());
        expect(each.length).toBeGreaterThan(2);
        expect(each.length, each).toBeLessThanOrEqual(longest);
      }
    }
  });

  it('no two cards share a title or a scoring text in any language', () => {
    for (const language of LANGUAGES) {
      expect(distinct(titles.map((title) => title[language]))).toBe(titles.length);
      expect(distinct(notebook.map((card) => card.text[language]))).toBe(notebook.length);
    }
  });

  it('the numbers of a scoring text are the same in every language', () => {
    // These write numbers out in one language that they abridge, or write in letters, in another.
    const exceptions = new Set(['N-B12', 'N-B15', 'N-A03', 'N-A11']);
    const numbers = (text: string) => [...new Set(text.match(/\d+/g))].sort();
    const cards = notebook.filter((card) => !exceptions.has(card.id));
    for (const { text } of [...cards, ...faces, ...penalties]) {
      expect(numbers(text.fr), text.fr).toEqual(numbers(text.en));
      expect(numbers(text.pl), text.pl).toEqual(numbers(text.en));
    }
  });
});

// ---- Broken packs

interface Files {
  'mountain.json': { cards: MountainKind[] };
  'notebook.json': { cards: NotebookCard[] };
  'destinations.json': { destinations: Destination[] };
  'stages.json': { stages: Stage[] };
}

type Change = (files: Files) => void;

function broken(change: Change): RawPack {
  const pack = structuredClone(housePack);
  change(pack.files as unknown as Files);
  return pack;
}

function problemsOf(change: Change): PackProblem[] {
  try {
    loadPack(sierraFormat, broken(change));
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
  return [];
}

const kind = (files: Files, colour: string, symbol: string) =>
  files['mountain.json'].cards.find((card) => card.colour === colour && card.symbol === symbol)!;
const note = (files: Files, id: string) => files['notebook.json'].cards.find((card) => card.id === id)!;
const destination = (files: Files, id: string) =>
  files['destinations.json'].destinations.find((card) => card.id === id)!;
const stage = (files: Files, number: number) => files['stages.json'].stages[number - 1]!;

/** Stage 1 has no special rules in the house set; it gets these. */
const rulesOfStage1 =
  (...modifiers: Modifier[]): Change =>
  (files) => {
    stage(files, 1).modifiers = modifiers;
  };

const mountainFile = 'mountain.json';
const notebookFile = 'notebook.json';
const destinationsFile = 'destinations.json';
const stagesFile = 'stages.json';
const stage1 = { file: stagesFile, card: '1' };

const refusals: [title: string, change: Change, problem: PackProblem][] = [
  [
    'SI-DATA-01: every colour has equally many Mountain cards',
    (files) => {
      kind(files, 'ochre', 'bird').copies = 3;
      kind(files, 'crimson', 'bird').copies = 5;
    },
    {
      file: mountainFile,
      code: 'mountain-colours',
      params: { rule: 'SI-DATA-01', counts: 'ochre 23, crimson 25, teal 24, violet 24' },
    },
  ],
  [
    'SI-DATA-01: every symbol has equally many Mountain cards',
    (files) => {
      kind(files, 'teal', 'bird').copies = 3;
      kind(files, 'teal', 'wind').copies = 5;
    },
    {
      file: mountainFile,
      code: 'mountain-symbols',
      params: { rule: 'SI-DATA-01', counts: 'mammal 16, bird 15, house 16, ruin 16, river 16, wind 17' },
    },
  ],
  [
    'SI-DATA-02: 72 Mountain cards are too few for 7 players',
    (files) => {
      for (const card of files[mountainFile].cards) card.copies = 3;
    },
    { file: mountainFile, code: 'mountain-size', params: { rule: 'SI-DATA-02', found: 72, min: 76 } },
  ],
  [
    'SI-DATA-03: a kind of Mountain card has one row',
    (files) => {
      kind(files, 'ochre', 'bird').copies = 3;
      files[mountainFile].cards.push({ colour: 'ochre', symbol: 'bird', copies: 1 });
    },
    {
      file: mountainFile,
      card: '#24',
      code: 'mountain-twice',
      params: { rule: 'SI-DATA-03', colour: 'ochre', symbol: 'bird' },
    },
  ],
  [
    'SI-DATA-06: the basic set alone holds at least 36 cards',
    (files) => {
      for (const card of files[notebookFile].cards) card.copies = 1;
      for (const card of files[notebookFile].cards.slice(0, 11)) card.copies = 2;
    },
    { file: notebookFile, code: 'basic-size', params: { rule: 'SI-DATA-06', found: 35, min: 36 } },
  ],
  [
    'SI-DATA-13: no two Notebook cards have one ID',
    (files) => {
      note(files, 'N-A02').id = 'N-A01';
    },
    { file: notebookFile, card: 'N-A01', field: 'id', code: 'notebook-twice', params: { rule: 'SI-DATA-13' } },
  ],
  [
    'SI-DATA-13: no two Notebook cards have one formula',
    (files) => {
      note(files, 'N-A05').scores = structuredClone(note(files, 'N-B17').scores);
    },
    {
      file: notebookFile,
      card: 'N-A05',
      field: 'scores',
      code: 'formula-twice',
      params: { rule: 'SI-DATA-13', other: 'N-B17' },
    },
  ],
  [
    'SI-DATA-14: mammal, bird, house and ruin occur on equally many basic cards',
    (files) => {
      note(files, 'N-B12').scores = { op: 'cards', sel: { symbol: ['bird'] } };
    },
    {
      file: notebookFile,
      code: 'unfair-symbols',
      params: { rule: 'SI-DATA-14', counts: 'mammal 4, bird 6, house 5, ruin 5' },
    },
  ],
  [
    'SI-DATA-14: river and wind occur on equally many basic cards',
    (files) => {
      note(files, 'N-B01').scores = { op: 'cards', sel: { symbol: ['mammal'], at: ['lineInner'] } };
    },
    { file: notebookFile, code: 'unfair-river-wind', params: { rule: 'SI-DATA-14', counts: 'river 2, wind 3' } },
  ],
  [
    'SI-DATA-14: every colour occurs on equally many basic cards',
    (files) => {
      note(files, 'N-B16').scores = { op: 'lines', where: { colour: ['teal'] } };
    },
    {
      file: notebookFile,
      code: 'unfair-colours',
      params: { rule: 'SI-DATA-14', counts: 'ochre 1, crimson 1, teal 2, violet 1' },
    },
  ],
  [
    'SI-DATA-07: no two Destinations have one ID',
    (files) => {
      files[destinationsFile].destinations.push(structuredClone(destination(files, 'D3')));
    },
    { file: destinationsFile, card: 'D3', field: 'id', code: 'destination-twice', params: { rule: 'SI-DATA-07' } },
  ],
  [
    'SI-DATA-07: there is a Destination of each of the four colours, so at least four',
    (files) => {
      for (const id of ['D5', 'D6', 'D7', 'D8']) destination(files, id).colour = 'ochre';
    },
    { file: destinationsFile, code: 'destination-colours', params: { rule: 'SI-DATA-07', missing: 'teal, violet' } },
  ],
  [
    'SI-DATA-09: stages are numbered in order, without gaps',
    (files) => {
      stage(files, 8).number = 9;
    },
    { file: stagesFile, card: '9', field: 'number', code: 'stage-order', params: { rule: 'SI-DATA-09', expected: 8 } },
  ],
  [
    'SI-DATA-09: the Destination of a stage exists',
    (files) => {
      stage(files, 3).destination = 'D9';
    },
    {
      file: stagesFile,
      card: '3',
      field: 'destination',
      code: 'stage-destination',
      params: { rule: 'SI-DATA-09', id: 'D9' },
    },
  ],
  [
    'SI-R-67: where both faces score, none is left open',
    (files) => {
      stage(files, 8).face = 'open';
    },
    { file: stagesFile, card: '8', field: 'face', code: 'stage-face', params: { rule: 'SI-R-67' } },
  ],
  [
    'SI-DATA-09: a stage has three suns in every column',
    (files) => {
      stage(files, 3).suns.duo = [48, 56];
    },
    {
      file: stagesFile,
      card: '3',
      field: 'suns.duo',
      code: 'suns-count',
      params: { rule: 'SI-DATA-09', found: 2, expected: 3 },
    },
  ],
  [
    'SI-DATA-10: thresholds increase strictly within a column',
    (files) => {
      stage(files, 3).suns.trio = [42, 49, 49];
    },
    {
      file: stagesFile,
      card: '3',
      field: 'suns.trio',
      code: 'suns-order',
      params: { rule: 'SI-DATA-10', found: '42, 49, 49' },
    },
  ],
  [
    'SI-DATA-09: a stage has no special rule twice',
    rulesOfStage1({ rule: 'maxLines', n: 6 }, { rule: 'onlyUp' }, { rule: 'maxLines', n: 5 }),
    {
      ...stage1,
      field: 'modifiers.2.rule',
      code: 'modifier-twice',
      params: { rule: 'SI-DATA-09', modifier: 'maxLines' },
    },
  ],
  [
    'SI-R-73: maxLines leaves room for two lines',
    rulesOfStage1({ rule: 'maxLines', n: 1 }),
    { ...stage1, field: 'modifiers.0.n', code: 'max-lines', params: { rule: 'SI-R-73', found: 1, min: 2 } },
  ],
  [
    'SI-R-73: maxLength leaves room for two cards',
    rulesOfStage1({ rule: 'maxLength', n: 1 }),
    { ...stage1, field: 'modifiers.0.n', code: 'max-length', params: { rule: 'SI-R-73', found: 1, min: 2 } },
  ],
  [
    'SI-R-74: a start line has 1 to 8 cards',
    rulesOfStage1({ rule: 'startLine', n: 9 }),
    { ...stage1, field: 'modifiers.0.n', code: 'start-line', params: { rule: 'SI-R-74', found: 9, min: 1, max: 8 } },
  ],
  [
    'SI-R-74: a start line is not longer than maxLength allows',
    rulesOfStage1({ rule: 'startLine', n: 5 }, { rule: 'maxLength', n: 4 }),
    { ...stage1, field: 'modifiers.0.n', code: 'start-line-length', params: { rule: 'SI-R-74', found: 5, max: 4 } },
  ],
  [
    'SI-R-74: rounds and start line make a landscape of at most 30 cards',
    rulesOfStage1({ rule: 'rounds', n: 10 }, { rule: 'startLine', n: 7 }),
    { ...stage1, field: 'modifiers.1.n', code: 'landscape-size', params: { rule: 'SI-R-74', found: 31, max: 30 } },
  ],
  [
    'SI-R-75: a hand is never smaller than the cards to play',
    rulesOfStage1({ rule: 'handDelta', n: -3 }),
    { ...stage1, field: 'modifiers.0.n', code: 'hand-size', params: { rule: 'SI-R-75', found: -3, min: -2, max: 4 } },
  ],
  [
    'SI-R-76: a round without Notebook card is a round of the game',
    rulesOfStage1({ rule: 'skipNotebook', rounds: [1, 9, 10] }),
    { ...stage1, field: 'modifiers.0.rounds.2', code: 'skip-round', params: { rule: 'SI-R-76', found: 10, last: 9 } },
  ],
  [
    'SI-R-77: a given Notebook card exists',
    rulesOfStage1({ rule: 'given', cards: ['N-B01', 'N-C01'] }),
    { ...stage1, field: 'modifiers.0.cards.1', code: 'given-unknown', params: { rule: 'SI-R-77', id: 'N-C01' } },
  ],
  [
    'SI-R-77: one copy of a card is given',
    rulesOfStage1({ rule: 'given', cards: ['N-B01', 'N-B02', 'N-B01'] }),
    { ...stage1, field: 'modifiers.0.cards.2', code: 'given-twice', params: { rule: 'SI-R-77', id: 'N-B01' } },
  ],
  [
    'SI-R-78: mute concerns river and wind only',
    rulesOfStage1({ rule: 'mute', symbols: ['river', 'ruin'] }, { rule: 'gleam', symbols: ['ruin'] }),
    { ...stage1, field: 'modifiers.0.symbols.1', code: 'mute-symbol', params: { rule: 'SI-R-78', symbol: 'ruin' } },
  ],
  [
    'SI-R-79: no more than the 2 cards of a round can be blind',
    rulesOfStage1({ rule: 'blind', n: 3 }),
    { ...stage1, field: 'modifiers.0.n', code: 'blind', params: { rule: 'SI-R-79', found: 3, min: 0, max: 2 } },
  ],
  [
    'SI-R-80: a stage has 2 to 12 rounds',
    rulesOfStage1({ rule: 'rounds', n: 14 }),
    { ...stage1, field: 'modifiers.0.n', code: 'rounds', params: { rule: 'SI-R-80', found: 14, min: 2, max: 12 } },
  ],
  [
    'SI-R-80: the number of rounds is even, as a duo may play every stage',
    rulesOfStage1({ rule: 'rounds', n: 7 }),
    { ...stage1, field: 'modifiers.0.n', code: 'rounds-odd', params: { rule: 'SI-R-80', found: 7 } },
  ],
  [
    'SI-LEX-01: the ends of columns cannot be compared',
    (files) => {
      const scores: Num = { op: 'add', of: [1, { op: 'longest', of: 'col', where: { endsSame: true, size: [2] } }] };
      destination(files, 'D6').faces.B.scores = scores;
    },
    {
      file: destinationsFile,
      card: 'D6',
      field: 'faces.B.scores.of.1.where.endsSame',
      code: 'lines-only',
      params: { rule: 'SI-LEX-01', key: 'endsSame' },
    },
  ],
  [
    'SI-LEX-01: a column has no single colour',
    (files) => {
      note(files, 'N-A06').scores = { op: 'cols', where: { colour: ['teal'] } };
    },
    {
      file: notebookFile,
      card: 'N-A06',
      field: 'scores.where.colour',
      code: 'lines-only',
      params: { rule: 'SI-LEX-01', key: 'colour' },
    },
  ],
  [
    'SI-LEX-02: a line has no gap',
    rulesOfStage1({
      rule: 'penalty',
      scores: { op: 'mul', by: 2, of: { op: 'lines', where: { gap: true } } },
      text: { en: 'a', fr: 'b', pl: 'c' },
    }),
    {
      ...stage1,
      field: 'modifiers.0.scores.of.where.gap',
      code: 'columns-only',
      params: { rule: 'SI-LEX-02', key: 'gap' },
    },
  ],
  [
    'SI-LEX-02: a line has one colour, so its colours are not counted',
    (files) => {
      note(files, 'N-A06').scores = { op: 'shortest', of: 'line', where: { colours: [2, 4] } };
    },
    {
      file: notebookFile,
      card: 'N-A06',
      field: 'scores.where.colours',
      code: 'columns-only',
      params: { rule: 'SI-LEX-02', key: 'colours' },
    },
  ],
];

describe('a broken pack is refused', () => {
  it.each(refusals)('%s', (_, change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  // An even deck of 76 cards has 19 of each colour: only a deck with other problems can fail this.
  it('SI-R-74: every colour has enough cards for the start line', () => {
    const problems = problemsOf((files) => {
      for (const card of files[mountainFile].cards) card.copies = 1;
      stage(files, 5).modifiers = [{ rule: 'startLine', n: 7 }];
    });
    expect(problems.map((problem) => problem.code)).toEqual(['mountain-size', ...Array(4).fill('start-line-colour')]);
    expect(problems[1]).toEqual({
      file: stagesFile,
      card: '5',
      field: 'modifiers.0.n',
      code: 'start-line-colour',
      params: { rule: 'SI-R-74', colour: 'ochre', found: 6, min: 7 },
    });
  });

  it('SI-DATA-05: a Notebook card is basic or advanced', () => {
    const problems = problemsOf((files) => {
      Object.assign(note(files, 'N-B03'), { kind: 'expert' });
    });
    expect(problems).toEqual([
      {
        file: notebookFile,
        card: 'N-B03',
        field: 'kind',
        code: 'not-allowed',
        params: { found: '"expert"', allowed: '"basic", "advanced"' },
      },
    ]);
  });

  it('SI-DATA-13: order and written-out defaults do not make a formula different', () => {
    const problems = problemsOf((files) => {
      note(files, 'N-A04').scores = {
        op: 'mul',
        by: 4,
        of: { op: 'sets', of: [{ symbol: ['ruin'] }, { symbol: ['house'] }] },
      };
      const sel = { has: [{ rel: 'adj', sel: { symbol: ['river'] } }], symbol: ['mammal'] };
      note(files, 'N-A05').scores = { op: 'mul', of: { op: 'cards', sel }, by: 4 } as Num;
      note(files, 'N-A08').scores = {
        op: 'mul',
        by: 3,
        of: { op: 'links', a: { symbol: ['river'] }, b: { symbol: ['house'] } },
      };
    });
    expect(problems.map((problem) => [problem.card, problem.params?.other])).toEqual([
      ['N-A04', 'N-B05'],
      ['N-A05', 'N-B01'],
      ['N-A08', 'N-A07'],
    ]);
  });

  it.each<[string, string, unknown, object]>([
    [
      'a misspelt field',
      'scores.of.sle',
      { op: 'mul', by: 4, of: { op: 'cards', sel: {}, sle: {} } },
      { code: 'unknown-field' },
    ],
    ['a missing field', 'scores.of.sel', { op: 'mul', by: 4, of: { op: 'cards' } }, { code: 'missing-field' }],
    ['a missing operator', 'scores.op', {}, { code: 'missing-field' }],
    ['an unknown operator', 'scores.of.0.op', { op: 'add', of: [{ op: 'sum' }] }, { code: 'not-allowed' }],
    [
      'an unknown symbol',
      'scores.sel.symbol.1',
      { op: 'blob', sel: { symbol: ['bird', 'fish'] } },
      { code: 'not-allowed' },
    ],
    ['half a point', 'scores.by', { op: 'mul', by: 0.5, of: 1 }, { code: 'not-whole' }],
    ['the least of nothing', 'scores.of', { op: 'min', of: [] }, { code: 'too-short' }],
    ['a lot of one card', 'scores.of', { op: 'sets', of: [{}] }, { code: 'too-short' }],
    ['a range of three', 'scores.where.size.2', { op: 'lines', where: { size: [1, 2, 3] } }, { code: 'unknown-field' }],
  ])('its scoring language is closed: %s is found at %s', (_, field, scores, expected) => {
    const problems = problemsOf((files) => {
      note(files, 'N-B03').scores = scores as Num;
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: notebookFile, card: 'N-B03', field, ...expected });
  });

  it('its stage modifiers are a closed list', () => {
    const problems = problemsOf(rulesOfStage1({ rule: 'onlyDown' } as unknown as Modifier));
    expect(problems).toMatchObject([{ ...stage1, field: 'modifiers.0.rule', code: 'not-allowed' }]);
  });

  it('every constraint is broken by a test above', () => {
    const codes = [...refusals.map(([, , problem]) => problem.code), 'start-line-colour'];
    expect([...new Set(codes)].sort()).toEqual(Object.keys(sierraFormat.words!.en).sort());
  });

  it('L16: every problem states in every language its place, the mistake and the rule behind it', () => {
    for (const [title, , problem] of refusals) {
      const lines = LANGUAGES.map((language) => describeProblem(problem, language, sierraFormat.words));
      expect(distinct(lines), title).toBe(3);
      expect(title.startsWith(`${problem.params?.rule}: `), title).toBe(true);
      for (const line of lines) {
        expect(line).toContain(`(${problem.params?.rule})`);
        expect(line).toContain(problem.file);
        expect(line).not.toMatch(/[{}]/);
      }
    }
  });
});

describe('the notation', () => {
  it.each<[string, Num]>([
    ['1 + −2', { op: 'add', of: [1, -2] }],
    ['3·(1 + cards(*))', { op: 'mul', by: 3, of: { op: 'add', of: [1, { op: 'cards', sel: {} }] } }],
    ['cards(!(river|wind))', { op: 'cards', sel: { not: { symbol: ['river', 'wind'] } } }],
    ['cards(bird & !teal)', { op: 'cards', sel: { symbol: ['bird'], not: { colour: ['teal'] } } }],
    [
      'cards(teal & (bird | (ruin & @colTop)))',
      { op: 'cards', sel: { colour: ['teal'], any: [{ symbol: ['bird'] }, { symbol: ['ruin'], at: ['colTop'] }] } },
    ],
    ['cols{size 2–4, !gap}', { op: 'cols', where: { size: [2, 4], gap: false } }],
    ['lines{count bird 0–2}', { op: 'lines', where: { count: [{ sel: { symbol: ['bird'] }, max: 2 }] } }],
    [
      'cards(has(line, bird, 1–3))',
      { op: 'cards', sel: { has: [{ rel: 'line', sel: { symbol: ['bird'] }, min: 1, max: 3 }] } },
    ],
  ])('also writes what the house set does not use: %s', (text, num) => {
    expect(formula(num)).toBe(text);
  });
});

describe('the hash stored in a match', () => {
  const hashOf = (change: Change) => loadPack(sierraFormat, broken(change)).hash;
  const house = loadPack(sierraFormat, housePack).hash;

  it('stays when texts are corrected, so that saved matches can continue', () => {
    expect(hashOf((files) => (note(files, 'N-B01').name = { en: 'x', fr: 'y', pl: 'z' }))).toBe(house);
  });

  it('changes with a scoring rule', () => {
    expect(hashOf((files) => (note(files, 'N-A05').scores = 4))).not.toBe(house);
    expect(hashOf((files) => (note(files, 'N-A01').copies = 2))).not.toBe(house);
  });
});

describe('a formula without end', () => {
  /** A rule of this many sums, each inside the next. */
  const sums = (depth: number): Num => {
    let scores: Num = { op: 'cards', sel: { symbol: ['river'] } };
    for (let level = 0; level < depth; level++) scores = { op: 'add', of: [scores, 0] };
    return scores;
  };
  const withScores = (scores: Num): RawPack => {
    const files = structuredClone(housePack.files) as Record<string, { cards: NotebookCard[] }>;
    const card = files['notebook.json']!.cards.find(({ kind }) => kind === 'advanced')!;
    card.scores = scores;
    return { id: 'deep', files };
  };
  const refusalOf = (raw: RawPack): PackError => {
    try {
      loadPack(sierraFormat, raw);
    } catch (error) {
      if (error instanceof PackError) return error;
      throw error;
    }
    throw new Error('the pack was accepted');
  };

  it.each([26, 1000])('is refused with its place when it nests %i deep', (depth) => {
    const { problems } = refusalOf(withScores(sums(depth)));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: 'notebook.json',
      card: 'N-A01',
      code: 'too-deep',
      params: { limit: 40 },
    });
    expect(problems[0]?.field).toMatch(/^scores\.of\.0\.of\.0\./);
  });

  it('is compared without quoting texts inside texts, which would double at each level', () => {
    const longest: number[] = [];
    const { stringify } = JSON;
    vi.spyOn(JSON, 'stringify').mockImplementation((...given: Parameters<typeof stringify>) => {
      const text = stringify(...given);
      longest.push(text?.length ?? 0);
      return text;
    });
    loadPack(sierraFormat, withScores(sums(16)));
    vi.restoreAllMocks();
    expect(Math.max(...longest)).toBeLessThan(200);
  });
});
