import { readFileSync } from 'node:fs';
import { describeProblem, LANGUAGES, loadPack, type RawPack } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { coloradoFormat } from '../../src/content/format.ts';
import { housePack } from '../../src/content/house.ts';
import {
  COLOURS,
  type ColoradoContent,
  type Colour,
  DUO_OF,
  type Icon,
  KINDS,
  type Kind,
  type Region,
  type RouteSheet,
  type Station,
  VALUES,
} from '../../src/content/types.ts';
import { problemWords } from '../../src/words/problems.ts';
import { type Change, changed, contentWith, type Files, house, problemsIn } from '../helpers/packs.ts';
import { smallPack } from '../helpers/smallMap.ts';

const { sheet, board, deck } = house.content;
const small = loadPack(coloradoFormat, smallPack).content;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const ofKind = (kind: Kind): Region[] => sheet.regions.filter((region) => region.kind === kind);
const copiesOf = (colour: Colour): number[] =>
  VALUES.map((value) => deck.find((card) => card.colour === colour && card.value === value)!.copies);

// ---- Broken packs

const sheetFile = 'route-sheet.json';
const boardFile = 'bounty-board.json';
const deckFile = 'deck.json';

interface Place {
  file: keyof Files;
  card?: string;
  field?: string;
}
const onSheet = (field: string): Place => ({ file: sheetFile, field });
const at = (card: string, field?: string): Place => ({ file: sheetFile, card, ...(field && { field }) });
const onBoard = (field: string): Place => ({ file: boardFile, field });
const inDeck: Place = { file: deckFile, field: 'cards' };

type Params = Record<string, string | number>;

/** The change leaves the pack with this problem and no other. */
function expectProblem(rule: string, place: Place, code: string, params: Params, change: Change, pack?: RawPack): void {
  expect(problemsIn(changed(change, pack))).toEqual([{ ...place, code, params: { rule, ...params } }]);
}

const expectNone = (change: Change, pack?: RawPack): void => expect(problemsIn(changed(change, pack))).toEqual([]);

/** The problems that the schema of the files reports. */
const expectMisshapen = (change: Change, problem: object): void =>
  expect(problemsIn(changed(change))).toMatchObject([problem]);

const regionIn = (files: Files, id: string): Region => files[sheetFile].regions.find((region) => region.id === id)!;
const ridgeIn = (files: Files, id: string) => files[sheetFile].ridges.find((ridge) => ridge.id === id)!;

/** Changes the icon of stages or stations: `{ 'V1.1': 'free' }`. */
function setIcons(files: Files, icons: Record<string, Icon>): void {
  const { regions, rail } = files[sheetFile];
  for (const place of [...regions.flatMap(({ stages }) => stages), ...rail.stages]) {
    place.icon = icons[place.id] ?? place.icon;
  }
}

type PairList = 'paths' | 'adjacent' | 'mountains';

/** Removes pairs in either order: `V1 D2, F1 V1`. */
function unlist(files: Files, list: PairList, pairs: string): void {
  const gone = pairs.split(', ').map((pair) => pair.split(' ').sort().join(' '));
  const kept = files[sheetFile][list].filter((pair) => !gone.includes([...pair].sort().join(' ')));
  expect(files[sheetFile][list].length - kept.length).toBe(gone.length);
  files[sheetFile][list] = kept;
}

/** Removes a region with all that names it, and a box of its zone. */
function removeRegion(files: Files, id: string): void {
  const { kind, flag, stages } = regionIn(files, id);
  const names = [id, flag.id, ...stages.map((stage) => stage.id)];
  const page = files[sheetFile];
  page.regions = page.regions.filter((region) => region.id !== id);
  for (const list of ['paths', 'adjacent', 'mountains'] as const) {
    page[list] = page[list].filter((pair) => !pair.some((name) => names.includes(name)));
  }
  files[boardFile].flags[kind].values.pop();
}

/** Adds a region like this one next to it, and a box to its zone. */
function addLike(files: Files, id: string, copy: string): void {
  const page = files[sheetFile];
  const region: Region = JSON.parse(JSON.stringify(regionIn(files, id)).replaceAll(`"${id}`, `"${copy}`));
  const own = page.paths.filter((path) => path.every((node) => node.startsWith(`${id}.`)));
  page.regions.push(region);
  page.paths.push(...own.map(([a, b]): [string, string] => [a.replace(id, copy), b.replace(id, copy)]));
  page.adjacent.push([id, copy]);
  const { values } = files[boardFile].flags[region.kind];
  values.push(values.at(-1)!);
}

/** Adds stages to a region, all joined to its flag. */
function addStages(files: Files, id: string, icons: Icon[]): void {
  const { flag, stages } = regionIn(files, id);
  for (const icon of icons) {
    const stage = { id: `${id}.${stages.length + 1}`, icon, x: 0, y: 0 };
    stages.push(stage);
    files[sheetFile].paths.push([flag.id, stage.id]);
  }
}

/** Makes regions another kind, and fits the zones of the Bounty Board. */
function setKinds(files: Files, kinds: Record<string, Kind>): void {
  for (const [id, kind] of Object.entries(kinds)) regionIn(files, id).kind = kind;
  for (const kind of KINDS) {
    const count = files[sheetFile].regions.filter((region) => region.kind === kind).length;
    files[boardFile].flags[kind].values = Array.from({ length: count }, (_, index) => index);
  }
}

const stationAt = (id: string, x: number): Station => ({
  id,
  name: { en: id, fr: id, pl: id },
  icon: 'cards',
  x,
  y: 0,
});

function addStation(files: Files, station: Station, ...edges: [string, string][]): void {
  files[sheetFile].rail.stages.push(station);
  files[sheetFile].rail.edges.push(...edges);
}

describe('the deck', () => {
  test('CO-COMP-02: the house set has 78 cards', () => {
    expect(sum(deck.map(({ copies }) => copies))).toBe(78);
  });

  test('CO-CARD-01: there are six families, and a card of another colour is refused', () => {
    expect(new Set(deck.map(({ colour }) => colour))).toEqual(new Set(COLOURS));
    expect(COLOURS).toEqual(['red', 'green', 'grey', 'purple', 'blue', 'orange']);
    expectMisshapen((files) => Object.assign(files[deckFile].cards[2]!, { colour: 'yellow' }), {
      file: deckFile,
      card: '#2',
      field: 'colour',
      code: 'not-allowed',
    });
  });

  test('CO-CARD-02: each family has the values 1, 2 and 3, each listed once', () => {
    for (const colour of COLOURS) {
      const values = deck.filter((card) => card.colour === colour).map(({ value }) => value);
      expect(values.sort()).toEqual([1, 2, 3]);
    }
    expectProblem('CO-CARD-02', inDeck, 'card-missing', { colour: 'red', value: 2 }, (files) =>
      files[deckFile].cards.splice(1, 1),
    );
    expectProblem('CO-CARD-02', inDeck, 'card-twice', { colour: 'blue', value: 3 }, (files) =>
      files[deckFile].cards.push({ colour: 'blue', value: 3, copies: 4 }),
    );
    expectMisshapen((files) => Object.assign(files[deckFile].cards[0]!, { value: 4 }), {
      card: '#0',
      field: 'value',
      code: 'not-allowed',
    });
  });

  test('CO-CARD-04: the colour fixes the duo, so that no card names one', () => {
    expect(DUO_OF).toEqual({
      red: 'nuggets',
      green: 'nuggets',
      grey: 'cards',
      purple: 'cards',
      blue: 'tick',
      orange: 'tick',
    });
    expectMisshapen((files) => Object.assign(files[deckFile].cards[0]!, { duo: 'tick' }), {
      card: '#0',
      field: 'duo',
      code: 'unknown-field',
    });
  });

  test('CO-DATA-01: each family has 13 cards, so the deck has 78', () => {
    for (const colour of COLOURS) expect(sum(copiesOf(colour))).toBe(13);
    for (const [copies, found] of [
      [6, 14],
      [4, 12],
    ] as const) {
      expectProblem('CO-DATA-01', inDeck, 'family-cards', { colour: 'red', found, expected: 13 }, (files) => {
        files[deckFile].cards[0]!.copies = copies;
      });
    }
    const moved: Change = ({ 'deck.json': { cards } }) => {
      cards[0]!.copies += 1;
      cards[3]!.copies -= 1;
    };
    expect(problemsIn(changed(moved)).map(({ params }) => params?.colour)).toEqual(['red', 'green']);
  });

  test('CO-DATA-02: each card has at least 4 copies, in any order of 5, 4 and 4', () => {
    for (const colour of COLOURS) expect(copiesOf(colour)).toEqual([5, 4, 4]);
    const params = { colour: 'red', value: 1, found: 3, min: 4 };
    expectProblem('CO-DATA-02', { file: deckFile, card: '#0', field: 'copies' }, 'few-copies', params, (files) => {
      files[deckFile].cards[0]!.copies = 3;
      files[deckFile].cards[1]!.copies = 6;
    });
    expectNone((files) => {
      files[deckFile].cards[0]!.copies = 4;
      files[deckFile].cards[2]!.copies = 5;
    });
  });
});

describe('the map', () => {
  test('CO-MAP-01: regions are of four kinds, and no two things of the sheet share an ID', () => {
    expect(new Set(sheet.regions.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expectMisshapen((files) => Object.assign(regionIn(files, 'F1'), { kind: 'swamp' }), {
      file: sheetFile,
      card: 'F1',
      field: 'kind',
      code: 'not-allowed',
    });
    const wrong = problemsIn(
      changed((files) => {
        regionIn(files, 'F1').id = 'D2';
      }),
    );
    expect(wrong[0]).toEqual({ ...at('D2', 'id'), code: 'id-twice', params: { rule: 'CO-MAP-01', id: 'D2' } });
  });

  test('CO-MAP-02: a region has a flag, stages and paths between them, each with an ID of its own', () => {
    for (const { id, flag, stages } of sheet.regions) {
      expect(flag.id).toBe(`${id}.flag`);
      expect(stages.map((stage) => stage.id)).toEqual(stages.map((_, index) => `${id}.${index + 1}`));
    }
    expectMisshapen((files) => delete (regionIn(files, 'F1') as Partial<Region>).flag, {
      card: 'F1',
      field: 'flag',
      code: 'missing-field',
    });
    const rename = (from: string, to: string): RawPack =>
      JSON.parse(JSON.stringify(housePack).replaceAll(`"${from}"`, `"${to}"`));
    expect(problemsIn(rename('V1.2', 'F3.3'))[0]).toEqual({
      ...at('F3.3', 'id'),
      code: 'id-twice',
      params: { rule: 'CO-MAP-02', id: 'F3.3' },
    });
    expect(problemsIn(rename('F1.flag', 'V1.1'))[0]).toEqual({
      ...at('F1', 'flag.id'),
      code: 'id-twice',
      params: { rule: 'CO-MAP-02', id: 'V1.1' },
    });
  });

  test('CO-MAP-02: a path joins two different flags or stages of the sheet, and no two of them twice', () => {
    const last = sheet.paths.length;
    const path = (a: string, b: string, place: string, code: string, params: Params) =>
      expectProblem('CO-MAP-02', onSheet(`paths.${last}${place}`), code, params, (files) =>
        files[sheetFile].paths.push([a, b]),
      );
    path('V1.1', 'V1.9', '.1', 'unknown-node', { id: 'V1.9' });
    path('V1', 'V1.1', '.0', 'unknown-node', { id: 'V1' });
    path('V1.1', 'r1', '.1', 'unknown-node', { id: 'r1' });
    path('V1.1', 'V1.1', '', 'pair-self', { id: 'V1.1' });
    path('V1.1', 'V1.flag', '', 'pair-twice', { a: 'V1.1', b: 'V1.flag' });
  });

  test('CO-SET-09: the sheet has two red flags', () => {
    expect(ofKind('village').map(({ id }) => id)).toEqual(['V1', 'V2']);
  });

  test('CO-MAP-12: but for their kind, villages are regions like others', () => {
    expect(ofKind('village').map((region) => Object.keys(region))).toEqual(
      ['F1', 'F2'].map((id) => Object.keys(sheet.regions.find((region) => region.id === id)!)),
    );
  });

  test('CO-DATA-03: one sheet serves all players; there is no place for a second one or for symbols', () => {
    const two = { id: 'two', files: { ...housePack.files, 'route-sheet-2.json': housePack.files[sheetFile] } };
    expect(problemsIn(two)).toMatchObject([{ file: 'route-sheet-2.json', code: 'unknown-file' }]);
    expectMisshapen((files) => Object.assign(files[sheetFile], { symbol: 'wheel' }), {
      file: sheetFile,
      field: 'symbol',
      code: 'unknown-field',
    });
  });

  test('CO-DATA-04: there are two villages, two or more of each other kind, 9 to 13 regions', () => {
    expect(KINDS.map((kind) => ofKind(kind).length)).toEqual([2, 3, 3, 3]);
    expectProblem('CO-DATA-04', onSheet('regions'), 'village-count', { found: 1, expected: 2 }, (files) =>
      setKinds(files, { V2: 'forest' }),
    );
    expectProblem('CO-DATA-04', onSheet('regions'), 'village-count', { found: 3, expected: 2 }, (files) =>
      setKinds(files, { F2: 'village' }),
    );
    expectProblem('CO-DATA-04', onSheet('regions'), 'kind-count', { kind: 'lake', found: 1, min: 2 }, (files) =>
      setKinds(files, { L2: 'forest', L3: 'forest' }),
    );
    expectNone((files) => ['F4', 'F5'].map((copy) => addLike(files, 'F2', copy)));
    expectProblem('CO-DATA-04', onSheet('regions'), 'region-count', { found: 14, min: 9, max: 13 }, (files) =>
      ['F4', 'F5', 'F6'].map((copy) => addLike(files, 'F2', copy)),
    );
    const tooFew: Change = (files) => removeRegion(files, 'pine');
    const params = { found: 8, min: 9, max: 13 };
    expectProblem('CO-DATA-04', onSheet('regions'), 'region-count', params, tooFew, smallPack);
  });

  test('CO-DATA-05: a region has one flag, 2 to 8 stages and a medal of at least 1', () => {
    expectProblem('CO-DATA-05', at('L1', 'stages'), 'stage-count', { found: 1, min: 2, max: 8 }, (files) => {
      regionIn(files, 'L1').stages.pop();
      unlist(files, 'paths', 'L1.flag L1.2, L1.1 L1.2, L1.2 D2.1');
    });
    const free = (count: number): Icon[] => Array(count).fill('free');
    expectNone((files) => addStages(files, 'V1', free(5)));
    expectProblem('CO-DATA-05', at('V1', 'stages'), 'stage-count', { found: 9, min: 2, max: 8 }, (files) =>
      addStages(files, 'V1', free(6)),
    );
    expectProblem('CO-DATA-05', at('V1', 'medal'), 'medal-value', { found: 0 }, (files) => {
      regionIn(files, 'V1').medal = 0;
    });
    expectMisshapen((files) => Object.assign(regionIn(files, 'V1'), { flag: null }), {
      card: 'V1',
      field: 'flag',
      code: 'not-an-object',
    });
    expectMisshapen((files) => Object.assign(regionIn(files, 'V1'), { otherFlag: regionIn(files, 'V1').flag }), {
      card: 'V1',
      field: 'otherFlag',
      code: 'unknown-field',
    });
    expectMisshapen((files) => Object.assign(regionIn(files, 'V1'), { medal: [2, 3] }), {
      card: 'V1',
      field: 'medal',
      code: 'not-a-number',
    });
  });

  test('CO-DATA-06: every stage is reached from the flag inside its region; a way through another does not count', () => {
    expectProblem('CO-DATA-06', at('V1.3'), 'stage-unreachable', { region: 'V1', flag: 'V1.flag' }, (files) => {
      unlist(files, 'paths', 'V1.1 V1.3, V1.2 V1.3');
      expect(files[sheetFile].paths).toContainEqual(['V1.3', 'D2.flag']);
    });
  });

  test('CO-DATA-07: the adjacency list is symmetric, has no self pair and names regions', () => {
    expectNone((files) => {
      for (const pair of files[sheetFile].adjacent) pair.reverse();
    });
    const last = sheet.adjacent.length;
    const pair = (a: string, b: string, place: string, code: string, params: Params) =>
      expectProblem('CO-DATA-07', onSheet(`adjacent.${last}${place}`), code, params, (files) =>
        files[sheetFile].adjacent.push([a, b]),
      );
    pair('V1', 'V1', '', 'pair-self', { id: 'V1' });
    pair('D2', 'V1', '', 'pair-twice', { a: 'D2', b: 'V1' });
    pair('V1', 'D2', '', 'pair-twice', { a: 'V1', b: 'D2' });
    pair('V1', 'F9', '.1', 'unknown-region', { id: 'F9' });
    pair('V1.flag', 'D3', '.0', 'unknown-region', { id: 'V1.flag' });
  });

  test('CO-DATA-07: the regions are connected', () => {
    expectProblem('CO-DATA-07', onSheet('adjacent'), 'regions-apart', { from: 'V1', regions: 'F1' }, (files) => {
      unlist(files, 'adjacent', 'V1 F1, D2 F1');
      unlist(files, 'paths', 'V1.1 F1.1');
    });
  });

  test('CO-DATA-08: a village is adjacent to two regions, one of them not a village', () => {
    expectProblem('CO-DATA-08', at('V1'), 'village-neighbours', { found: 1, min: 2, others: 1 }, (files) => {
      unlist(files, 'adjacent', 'V1 L2, V1 F1');
      unlist(files, 'paths', 'V1.1 F1.1');
    });
    const enclosed: Change = (files) => {
      setKinds(files, { F1: 'village' });
      setIcons(files, { 'F2.2': 'none', 'D2.5': 'none' });
      unlist(files, 'adjacent', 'V1 L2, V1 D2');
      unlist(files, 'paths', 'V1.3 D2.flag');
      files[sheetFile].adjacent.push(['V1', 'V2']);
    };
    expect(problemsIn(changed(enclosed))).toEqual([
      { ...onSheet('regions'), code: 'village-count', params: { rule: 'CO-DATA-04', found: 3, expected: 2 } },
      { ...at('V1'), code: 'village-neighbours', params: { rule: 'CO-DATA-08', found: 2, min: 2, others: 0 } },
    ]);
  });

  test('CO-DATA-09: two pairs of neighbours or more are separated by a mountain and not adjacent', () => {
    const keep = (count: number): Change => {
      return (files) => {
        files[sheetFile].mountains.length = count;
        files[sheetFile].ridges.length = count;
      };
    };
    expectNone(keep(2));
    expectProblem('CO-DATA-09', onSheet('mountains'), 'mountain-count', { found: 1, min: 2 }, keep(1));
    expectProblem('CO-DATA-09', onSheet('mountains.3'), 'mountain-adjacent', { a: 'F2', b: 'F3' }, (files) =>
      files[sheetFile].adjacent.push(['F3', 'F2']),
    );
    const last = sheet.mountains.length;
    const pair = (a: string, b: string, place: string, code: string, params: Params) =>
      expectProblem('CO-DATA-09', onSheet(`mountains.${last}${place}`), code, params, (files) =>
        files[sheetFile].mountains.push([a, b]),
      );
    pair('F9', 'V1', '.0', 'unknown-region', { id: 'F9' });
    pair('V1', 'V1', '', 'pair-self', { id: 'V1' });
    pair('L1', 'F1', '', 'pair-twice', { a: 'L1', b: 'F1' });
  });

  test('CO-MAP-09: the ridges separate the pairs of the mountains, no others', () => {
    const key = (pair: readonly string[]) => [...pair].sort().join(' ');
    const drawn = sheet.ridges.flatMap(({ separates }) => separates.map(key));
    expect(drawn.sort()).toEqual(sheet.mountains.map(key).sort());
    const adjacent = sheet.adjacent.map(key);
    expect(drawn.filter((pair) => adjacent.includes(pair))).toEqual([]);
    expectProblem('CO-MAP-09', onSheet('mountains.3'), 'mountain-ridge', { a: 'F2', b: 'F3' }, (files) =>
      ridgeIn(files, 'M3').separates.pop(),
    );
    expectProblem('CO-MAP-09', at('M3', 'separates.1'), 'ridge-mountain', { a: 'F2', b: 'F3' }, (files) =>
      unlist(files, 'mountains', 'F2 F3'),
    );
    expectProblem('CO-MAP-09', at('M2', 'separates.1.1'), 'unknown-region', { id: 'F9' }, (files) =>
      ridgeIn(files, 'M2').separates.push(['D2', 'F9']),
    );
    expectProblem('CO-MAP-09', at('M2', 'separates.1'), 'pair-self', { id: 'D2' }, (files) =>
      ridgeIn(files, 'M2').separates.push(['D2', 'D2']),
    );
    expectProblem('CO-MAP-09', at('M2', 'separates.1'), 'pair-twice', { a: 'L3', b: 'D2' }, (files) =>
      ridgeIn(files, 'M2').separates.push(['L3', 'D2']),
    );
    expectProblem('CO-MAP-09', at('M1', 'id'), 'id-twice', { id: 'M1' }, (files) => {
      ridgeIn(files, 'M2').id = 'M1';
    });
  });

  test('CO-DATA-23: a path crosses a border only between adjacent regions, so never a mountain', () => {
    const last = onSheet(`paths.${sheet.paths.length}`);
    expectProblem('CO-DATA-23', last, 'path-border', { region: 'V1', other: 'D3' }, (files) =>
      files[sheetFile].paths.push(['V1.1', 'D3.1']),
    );
    expectProblem('CO-DATA-23', last, 'path-border', { region: 'L1', other: 'F1' }, (files) =>
      files[sheetFile].paths.push(['L1.2', 'F1.flag']),
    );
    expectNone((files) => files[sheetFile].paths.push(['D2.flag', 'F1.3']));
  });
});

describe('the railway', () => {
  test('CO-DATA-10: all tracks lead right, so there is no circle', () => {
    const left: Change = (files) => {
      files[sheetFile].rail.stages.find(({ id }) => id === 'r2')!.x = 345;
    };
    expectProblem('CO-DATA-10', onSheet('rail.edges.1'), 'edge-left', { from: 'r2', to: 'r3' }, left);
    expectProblem('CO-DATA-10', onSheet('rail.edges.12'), 'edge-left', { from: 'r11', to: 'r1' }, (files) =>
      files[sheetFile].rail.edges.push(['r11', 'r1']),
    );
  });

  test('CO-DATA-10: there is one start and one end, and every station is on a route between them', () => {
    expectProblem('CO-DATA-10', at('r12'), 'rail-start', { start: 'r1' }, (files) =>
      addStation(files, stationAt('r12', 400), ['r12', 'r6']),
    );
    expectProblem('CO-DATA-10', at('r12'), 'rail-end', { end: 'r11' }, (files) =>
      addStation(files, stationAt('r12', 400), ['r2', 'r12']),
    );
    expectProblem('CO-DATA-10', at('r1'), 'rail-start', { start: 'r2' }, (files) => {
      files[sheetFile].rail.start = 'r2';
    });
    expectProblem('CO-DATA-10', at('r11'), 'rail-end', { end: 'r8' }, (files) => {
      files[sheetFile].rail.end = 'r8';
    });
    const alone = problemsIn(changed((files) => addStation(files, stationAt('r12', 400))));
    expect(alone.map(({ card, code }) => [card, code])).toEqual([
      ['r12', 'rail-start'],
      ['r12', 'rail-end'],
    ]);
  });

  test('CO-DATA-10: there are two switches or more, each with two branches', () => {
    const { edges } = sheet.rail;
    const branches = sheet.rail.stages.map(({ id }) => edges.filter(([from]) => from === id).length);
    expect(branches.filter((count) => count === 2)).toHaveLength(2);
    expectProblem('CO-DATA-10', at('r6'), 'switch-branches', { found: 3, max: 2 }, (files) =>
      addStation(files, stationAt('r12', 615), ['r6', 'r12'], ['r12', 'r8']),
    );
    expectProblem('CO-DATA-10', onSheet('rail.edges'), 'switch-count', { found: 1, min: 2 }, (files) => {
      const { rail } = files[sheetFile];
      rail.stages = rail.stages.filter(({ id }) => !['r9', 'r10'].includes(id));
      rail.edges = rail.edges.filter((edge) => !edge.some((id) => ['r9', 'r10'].includes(id)));
    });
  });

  test('CO-DATA-10: the lists name stations, each with an ID of its own, and the end has a medal', () => {
    expectProblem('CO-DATA-10', onSheet('rail.medal'), 'medal-value', { found: 0 }, (files) => {
      files[sheetFile].rail.medal = 0;
    });
    expectProblem('CO-DATA-10', onSheet('rail.start'), 'unknown-station', { id: 'r0' }, (files) => {
      files[sheetFile].rail.start = 'r0';
    });
    expectProblem('CO-DATA-10', onSheet('rail.end'), 'unknown-station', { id: 'V1.1' }, (files) => {
      files[sheetFile].rail.end = 'V1.1';
    });
    const edge = (a: string, b: string, place: string, code: string, params: Params) =>
      expectProblem('CO-DATA-10', onSheet(`rail.edges.12${place}`), code, params, (files) =>
        files[sheetFile].rail.edges.push([a, b]),
      );
    edge('r4', 'r99', '.1', 'unknown-station', { id: 'r99' });
    edge('r3', 'r3', '', 'pair-self', { id: 'r3' });
    edge('r2', 'r3', '', 'pair-twice', { a: 'r2', b: 'r3' });
    const rename = JSON.parse(JSON.stringify(housePack).replaceAll('"r5"', '"V1.1"'));
    expect(problemsIn(rename)).toMatchObject([{ card: 'V1.1', field: 'id', params: { rule: 'CO-DATA-10' } }]);
  });

  test('CO-DATA-11: no route is longer than another by more than one station', () => {
    const shortcut = (...edges: [string, string][]): Change => {
      return (files) => files[sheetFile].rail.edges.push(...edges);
    };
    expectNone(shortcut(['r2', 'r6']));
    expectNone(shortcut(['r7', 'r11']));
    const both = shortcut(['r2', 'r6'], ['r7', 'r11']);
    expectProblem('CO-DATA-11', onSheet('rail.edges'), 'route-lengths', { shortest: 5, longest: 7 }, both);
  });
});

describe('icons', () => {
  test('CO-DATA-12: a stage, a station and a box have one icon at most', () => {
    const two = ['cards', 'free'];
    expectMisshapen((files) => Object.assign(regionIn(files, 'V1').stages[0]!, { icon: two }), {
      card: 'V1.1',
      field: 'icon',
      code: 'not-allowed',
    });
    expectMisshapen((files) => Object.assign(files[sheetFile].rail.stages[0]!, { icon: two }), {
      card: 'r1',
      field: 'icon',
      code: 'not-allowed',
    });
    expectMisshapen((files) => Object.assign(files[boardFile].wanted.icons, { 1: two }), {
      file: boardFile,
      code: 'not-allowed',
    });
  });

  test('CO-DATA-13: regions have neither Tick nor Discovery, the railway no Tick', () => {
    const inRegions = 'none, nuggets, cards, tipi, saloon, wanted, free';
    for (const icon of ['tick', 'discover'] as const) {
      expectProblem('CO-DATA-13', at('V1.2', 'icon'), 'stage-icon', { icon, allowed: inRegions }, (files) =>
        setIcons(files, { 'V1.2': icon }),
      );
    }
    const params = { icon: 'tick', allowed: `${inRegions}, discover` };
    expectProblem('CO-DATA-13', at('r5', 'icon'), 'stage-icon', params, (files) => setIcons(files, { r5: 'tick' }));
    expect(sheet.rail.stages.filter(({ icon }) => icon === 'discover')).toHaveLength(2);
  });

  test('CO-DATA-14: a player can tick as many tipi, saloon and wanted icons as the tracks have boxes', () => {
    const params = { track: 'tipi', found: 6, boxes: 7 };
    expectProblem('CO-DATA-14', { file: sheetFile }, 'track-icons', params, (files) =>
      setIcons(files, { 'V1.1': 'cards', 'D1.3': 'cards', 'D2.1': 'cards' }),
    );
    expectNone((files) => setIcons(files, { 'V1.1': 'cards', 'D1.3': 'cards' }));
    expectProblem(
      'CO-DATA-14',
      { file: sheetFile },
      'track-icons',
      { ...params, track: 'wanted', found: 1, boxes: 3 },
      (files) =>
        setIcons(files, { 'V2.1': 'cards', 'D1.1': 'cards', 'D2.3': 'cards', 'F1.2': 'cards', 'F3.1': 'cards' }),
    );
  });

  test('CO-DATA-14: of the railway, only the icons of one route are counted', () => {
    const four: Record<string, Icon> = { 'D2.4': 'cards', 'D3.4': 'cards', 'L3.3': 'cards', 'F2.3': 'cards' };
    // two in regions, and one on each branch of a switch
    const branches: Change = (files) => setIcons(files, { ...four, r5: 'saloon' });
    const params = { track: 'saloon', found: 3, boxes: 4 };
    expectProblem('CO-DATA-14', { file: sheetFile }, 'track-icons', params, branches);
    // two on one branch
    expectNone((files) => setIcons(files, { ...four, r3: 'saloon' }));
    // one on a branch of each switch
    expectNone((files) => setIcons(files, { ...four, r10: 'saloon' }));
  });

  test('CO-DATA-15: a quarter of the stages at most are empty, and a quarter of the stations', () => {
    const icons: Record<string, Icon> = {
      'V1.2': 'none',
      'V1.3': 'none',
      'V2.2': 'none',
      'D2.2': 'none',
      'D2.5': 'none',
      'D3.1': 'none',
    };
    expectNone((files) => setIcons(files, icons));
    expectProblem('CO-DATA-15', onSheet('regions'), 'too-empty', { found: 10, total: 36, max: 9 }, (files) =>
      setIcons(files, { ...icons, 'V2.1': 'none' }),
    );
    expectNone((files) => setIcons(files, { r1: 'none', r5: 'none' }));
    expectProblem('CO-DATA-15', onSheet('rail.stages'), 'too-empty', { found: 3, total: 11, max: 2 }, (files) =>
      setIcons(files, { r1: 'none', r5: 'none', r7: 'none' }),
    );
  });

  test('CO-DATA-15: no stage of a lake is empty, and no region is without icons', () => {
    // fewer icons elsewhere too, for lakes must still have the most
    const fewer: Record<string, Icon> = {
      'F3.2': 'none',
      'F2.2': 'none',
      'D2.2': 'none',
      'D2.5': 'none',
      'D3.1': 'none',
    };
    expectNone((files) => setIcons(files, fewer));
    expectProblem('CO-DATA-15', at('L3.2', 'icon'), 'lake-empty', { region: 'L3' }, (files) =>
      setIcons(files, { ...fewer, 'L3.2': 'none' }),
    );
    expectProblem('CO-DATA-15', at('V1', 'stages'), 'region-plain', {}, (files) =>
      setIcons(files, { 'V1.1': 'none', 'V1.2': 'none', 'V1.3': 'none' }),
    );
  });

  test('CO-MAP-13: deserts have high medals, lakes many actions, and forests lie between', () => {
    const medals = (kind: Kind) => ofKind(kind).map(({ medal }) => medal);
    expect(Math.min(...medals('desert'))).toBeGreaterThan(Math.max(...medals('forest')));
    expect(Math.min(...medals('forest'))).toBeGreaterThan(Math.max(...medals('lake')));
    for (const { stages } of ofKind('lake')) expect(stages.every(({ icon }) => icon !== 'none')).toBe(true);
  });

  test('CO-DATA-21: mean medals fall from desert to forest to lake', () => {
    const medals = (change: Record<string, number>): Change => {
      return (files) => {
        for (const [id, medal] of Object.entries(change)) regionIn(files, id).medal = medal;
      };
    };
    const field = onSheet('regions');
    const deserts = { more: 'desert', less: 'forest', high: '21/3', low: '21/3' };
    expectProblem('CO-DATA-21', field, 'kind-medals', deserts, medals({ D1: 5, D2: 5 }));
    expectNone(medals({ D1: 5, D2: 6 }));
    const forests = { more: 'forest', less: 'lake', high: '21/3', low: '24/3' };
    expectProblem('CO-DATA-21', field, 'kind-medals', forests, medals({ L3: 16 }));
  });

  test('CO-DATA-21: mean stages never rise from desert to forest to lake', () => {
    const free = (id: string, count: number): Change => {
      return (files) => addStages(files, id, Array(count).fill('free'));
    };
    const field = onSheet('regions');
    const forests = { more: 'forest', less: 'lake', high: '10/3', low: '11/3' };
    expectNone(free('L1', 3));
    expectProblem('CO-DATA-21', field, 'kind-stages', forests, free('L1', 4));
    const deserts = { more: 'desert', less: 'forest', high: '13/3', low: '14/3' };
    expectNone(free('F1', 3));
    expectProblem('CO-DATA-21', field, 'kind-stages', deserts, free('F1', 4));
  });

  test('CO-DATA-21: icons per stage fall from lake to forest to desert', () => {
    const field = onSheet('regions');
    const lakes = { more: 'lake', less: 'forest', high: '7/7', low: '10/10' };
    expectProblem('CO-DATA-21', field, 'kind-icons', lakes, (files) => setIcons(files, { 'F1.4': 'free' }));
    const forests = { more: 'forest', less: 'desert', high: '9/10', low: '12/13' };
    expectProblem('CO-DATA-21', field, 'kind-icons', forests, (files) => setIcons(files, { 'D1.4': 'free' }));
  });
});

describe('the Bounty Board', () => {
  test('CO-BB-05: icons stand above tipi and wanted boxes; a saloon box has no place for one', () => {
    for (const track of ['tipi', 'wanted'] as const) {
      expect(board[track].icons.some((icon) => icon !== 'none')).toBe(true);
    }
    expectMisshapen((files) => Object.assign(files[boardFile].saloon, { icons: ['free'] }), {
      file: boardFile,
      field: 'saloon.icons',
      code: 'unknown-field',
    });
  });

  test('CO-BB-06: each box of a flag zone has a value', () => {
    for (const kind of KINDS) expect(board.flags[kind].values).toHaveLength(ofKind(kind).length);
    expectMisshapen((files) => Object.assign(files[boardFile].flags.lake.values, { 1: null }), {
      file: boardFile,
      code: 'not-a-number',
    });
  });

  test('CO-BB-07: the desert, lake and forest zones end in a medal, the village zone does not', () => {
    expect(KINDS.map((kind) => board.flags[kind].medal !== null)).toEqual([false, true, true, true]);
  });

  test('CO-DATA-16: a flag zone has a box for each region of its kind', () => {
    for (const kind of KINDS) {
      const count = ofKind(kind).length;
      const params = { kind, found: count + 1, expected: count };
      expectProblem('CO-DATA-16', onBoard(`flags.${kind}.values`), 'flag-boxes', params, (files) =>
        files[boardFile].flags[kind].values.push(10),
      );
    }
    const params = { kind: 'forest', found: 2, expected: 3 };
    expectProblem('CO-DATA-16', onBoard('flags.forest.values'), 'flag-boxes', params, (files) =>
      files[boardFile].flags.forest.values.pop(),
    );
  });

  test('CO-DATA-17: values never fall along a track, and the first village box is worth 0', () => {
    const values = (kind: Kind, list: number[]): Change => {
      return (files) => {
        files[boardFile].flags[kind].values = list;
      };
    };
    expectNone(values('desert', [3, 3, 3]));
    const falls = onBoard('flags.desert.values.1');
    expectProblem('CO-DATA-17', falls, 'flag-falls', { found: 2, min: 3 }, values('desert', [3, 2, 10]));
    const first = onBoard('flags.village.values.0');
    expectProblem('CO-DATA-17', first, 'village-first', { found: 1 }, values('village', [1, 4]));
  });

  test('CO-DATA-18: the tipi track has 5, 7 or 9 boxes, saloon 4 to 6, wanted 3 to 5', () => {
    const tipi = (length: number): Change => {
      return (files) => {
        files[boardFile].tipi.icons = Array(length).fill('tick');
      };
    };
    for (const length of [5, 9]) expectNone(tipi(length));
    const params = { found: 3, min: 5, max: 9 };
    expectProblem('CO-DATA-18', onBoard('tipi.icons'), 'track-length', params, tipi(3));
    expectProblem('CO-DATA-18', onBoard('tipi.icons'), 'tipi-even', { found: 6 }, tipi(6));
    expect(problemsIn(changed(tipi(11))).map(({ code }) => code)).toEqual(['track-icons', 'track-length']);
    const saloon = (boxes: number): Change => {
      return (files) => {
        files[boardFile].saloon.boxes = boxes;
      };
    };
    expectNone(saloon(6));
    for (const found of [3, 7]) {
      const wrong = { found, min: 4, max: 6 };
      expectProblem('CO-DATA-18', onBoard('saloon.boxes'), 'track-length', wrong, saloon(found));
    }
    const wanted = (length: number): Change => {
      return (files) => {
        files[boardFile].wanted.icons = Array(length).fill('tick');
      };
    };
    expectNone(wanted(5));
    for (const found of [2, 6]) {
      const wrong = { found, min: 3, max: 5 };
      expectProblem('CO-DATA-18', onBoard('wanted.icons'), 'track-length', wrong, wanted(found));
    }
  });

  test('CO-DATA-18: there is an icon above the second wanted box, and Discovery above one track only', () => {
    expectProblem('CO-DATA-18', onBoard('wanted.icons.1'), 'wanted-second', {}, (files) => {
      files[boardFile].wanted.icons[1] = 'none';
    });
    expectProblem('CO-DATA-18', onBoard('wanted.icons'), 'discover-twice', {}, (files) => {
      files[boardFile].tipi.icons[1] = 'discover';
    });
    expectNone((files) => {
      files[boardFile].tipi.icons[1] = 'discover';
      files[boardFile].wanted.icons[1] = 'tick';
    });
  });

  test('CO-DATA-19: medal lists fall strictly; tipi has 3 to 5 with a 9, saloon and wanted 2 to 4', () => {
    type Track = 'tipi' | 'saloon' | 'wanted';
    const medals = (track: Track, list: number[]): Change => {
      return (files) => {
        files[boardFile][track].medals = list;
      };
    };
    const counts: [Track, number[], { min: number; max: number }][] = [
      ['tipi', [9, 7], { min: 3, max: 5 }],
      ['tipi', [9, 7, 5, 3, 2, 1], { min: 3, max: 5 }],
      ['saloon', [8], { min: 2, max: 4 }],
      ['saloon', [8, 7, 6, 5, 4], { min: 2, max: 4 }],
      ['wanted', [7], { min: 2, max: 4 }],
      ['wanted', [7, 6, 5, 4, 3], { min: 2, max: 4 }],
    ];
    for (const [track, list, range] of counts) {
      const params = { found: list.length, ...range };
      expectProblem('CO-DATA-19', onBoard(`${track}.medals`), 'medal-count', params, medals(track, list));
    }
    for (const list of [
      [8, 8, 4],
      [6, 8, 4],
    ]) {
      const params = { found: 8, before: list[0]! };
      expectProblem('CO-DATA-19', onBoard('saloon.medals.1'), 'medal-order', params, medals('saloon', list));
    }
    expectProblem('CO-DATA-19', onBoard('tipi.medals'), 'tipi-nine', { medal: 9 }, medals('tipi', [10, 7, 5]));
    expectNone(medals('tipi', [15, 9, 1]));
    expectNone(medals('tipi', [9, 8, 7, 6, 5]));
    expectNone(medals('saloon', [4, 3, 2, 1]));
    const worthless = onBoard('wanted.medals.2');
    expectProblem('CO-DATA-19', worthless, 'medal-value', { found: 0 }, medals('wanted', [7, 5, 0]));
  });

  test('CO-DATA-19: every flag zone but that of the villages has one medal', () => {
    const medal = (kind: Kind, points: number | null): Change => {
      return (files) => {
        files[boardFile].flags[kind].medal = points;
      };
    };
    for (const kind of ['desert', 'lake', 'forest'] as const) {
      const place = onBoard(`flags.${kind}.medal`);
      expectProblem('CO-DATA-19', place, 'zone-medal', { kind }, medal(kind, null));
      expectProblem('CO-DATA-19', place, 'medal-value', { found: 0 }, medal(kind, 0));
    }
    expectProblem('CO-DATA-19', onBoard('flags.village.medal'), 'village-medal', {}, medal('village', 4));
  });

  /** Leaves Lantern Rest alone with Glass Tarn and Owl Timber: three regions, the railway, and no end of a track. */
  const cutOff: Change = (files) => {
    unlist(files, 'adjacent', 'V1 D2, D1 L2, D2 L2, D2 F1, L2 F2');
    unlist(files, 'paths', 'V1.3 D2.flag, L2.2 D2.4');
  };

  test('CO-DATA-20: from either village a player alone can reach ten medals', () => {
    expect(problemsIn(changed(cutOff))).toEqual([
      {
        ...onSheet('adjacent'),
        code: 'regions-apart',
        params: { rule: 'CO-DATA-07', from: 'V1', regions: 'V2, D1, D2, D3, L1, L3, F2, F3' },
      },
      { ...at('V1'), code: 'few-medals', params: { rule: 'CO-DATA-20', found: 4, min: 10 } },
    ]);
  });

  test('CO-DATA-20: exactly the medals that can be reached are counted', () => {
    const foundFrom = (change: Change): number | undefined => {
      const problems = problemsIn(
        changed((files) => {
          cutOff(files);
          change(files);
        }),
      );
      const found = problems.find(({ code, card }) => code === 'few-medals' && card === 'V1')?.params?.found;
      return found as number | undefined;
    };
    // a region that cannot be completed
    expect(foundFrom((files) => unlist(files, 'paths', 'V1.1 V1.3, V1.2 V1.3'))).toBe(3);
    // a railway that leads nowhere
    expect(foundFrom((files) => files[sheetFile].rail.edges.pop())).toBe(3);
    // zones with one box
    expect(
      foundFrom(({ 'bounty-board.json': { flags } }) => {
        flags.lake.values = [1];
        flags.forest.values = [1];
      }),
    ).toBe(6);
    // the tipi icons of two stages and of a station on all routes reach one end of five boxes, or both
    const tipi = (icons: Record<string, Icon>): Change => {
      return (files) => {
        files[boardFile].tipi.icons = Array(5).fill('none');
        setIcons(files, icons);
      };
    };
    expect(foundFrom(tipi({}))).toBe(5);
    expect(foundFrom(tipi({ 'L2.1': 'tipi' }))).toBe(5);
    expect(foundFrom(tipi({ 'L2.1': 'tipi', 'L2.2': 'tipi' }))).toBe(6);
    // on one branch only, so that another route would miss it
    expect(foundFrom(tipi({ 'L2.1': 'tipi', r2: 'tipi' }))).toBe(5);
    // four saloon boxes
    const saloons: Record<string, Icon> = { 'L2.1': 'saloon', 'L2.2': 'saloon', 'V1.2': 'saloon' };
    expect(foundFrom((files) => setIcons(files, saloons))).toBe(4);
    expect(foundFrom((files) => setIcons(files, { ...saloons, 'V1.3': 'saloon' }))).toBe(5);
    // three wanted boxes, and a zone without medals to win
    const wanted: Record<string, Icon> = { 'L2.1': 'wanted', 'L2.2': 'wanted' };
    expect(foundFrom((files) => setIcons(files, wanted))).toBe(5);
    expect(
      foundFrom((files) => {
        setIcons(files, wanted);
        files[boardFile].wanted.medals = [];
      }),
    ).toBe(4);
    // all of these together are ten
    const all = (icons: Record<string, Icon>): Change => {
      return (files) => {
        files[boardFile].flags.lake.values = [1];
        files[boardFile].flags.forest.values = [1];
        tipi({ 'L2.1': 'tipi', 'L2.2': 'tipi', 'V1.2': 'wanted', 'V1.3': 'wanted' })(files);
        setIcons(files, { 'F1.3': 'saloon', 'F1.4': 'saloon', r1: 'saloon', r11: 'saloon', ...icons });
      };
    };
    expect(foundFrom(all({ r11: 'cards' }))).toBe(9);
    expect(foundFrom(all({}))).toBeUndefined();
  });

  test('CO-DATA-22: nuggets are not counted out, so no file says how many there are', () => {
    for (const field of ['nuggets', 'nuggetLimit']) {
      expectMisshapen((files) => Object.assign(files[boardFile], { [field]: 20 }), {
        file: boardFile,
        field,
        code: 'unknown-field',
      });
    }
  });

  test('CO-DATA-24: no tipi, saloon or wanted icon stands above a box', () => {
    const allowed = 'none, nuggets, cards, tick, free, discover';
    for (const track of ['tipi', 'wanted'] as const) {
      for (const icon of ['tipi', 'saloon', 'wanted'] as const) {
        const place = onBoard(`${track}.icons.2`);
        expectProblem('CO-DATA-24', place, 'box-icon', { icon, allowed }, (files) => {
          files[boardFile][track].icons[2] = icon;
        });
      }
    }
  });

  test('CO-MEDAL-09: the slot that ends the game is drawn', () => {
    expectProblem('CO-MEDAL-09', onBoard('medalSlots'), 'medal-slots', { found: 6, min: 7 }, (files) => {
      files[boardFile].medalSlots = 6;
    });
    expect(board.medalSlots).toBe(10);
  });
});

describe('the house set', () => {
  test('has no problem', () => {
    expect(problemsIn(housePack)).toEqual([]);
  });

  test('L16: has a name in every language for everything, short enough for the sheet', () => {
    const { regions, ridges, rail } = sheet;
    const named = [sheet, rail, ...regions, ...ridges, ...rail.stages].map(({ name }) => name);
    expect(named).toHaveLength(27);
    for (const name of named) {
      expect(Object.keys(name)).toEqual(LANGUAGES);
      expect(new Set(Object.values(name)).size, name.en).toBe(3);
      for (const each of Object.values(name)) expect(each).not.toMatch(/^\s|['"]|\s$/);
    }
    for (const language of LANGUAGES) {
      expect(new Set(named.map((name) => name[language])).size).toBe(named.length);
      for (const { name } of regions) expect(name[language].length, name[language]).toBeLessThanOrEqual(15);
      for (const { name } of rail.stages) expect(name[language].length, name[language]).toBeLessThanOrEqual(16);
    }
  });

  test('neither texts nor the name of the set change its hash, but an icon does', () => {
    const hashOf = (change: Change) => loadPack(coloradoFormat, changed(change)).hash;
    const name = { en: 'x', fr: 'y', pl: 'z' };
    expect(hashOf((files) => (regionIn(files, 'V1').name = name))).toBe(house.hash);
    expect(hashOf((files) => (files[sheetFile].rail.stages[0]!.name = name))).toBe(house.hash);
    expect(hashOf((files) => setIcons(files, { 'V1.2': 'cards' }))).not.toBe(house.hash);
  });
});

describe('another card set', () => {
  const idsOf = ({ regions, ridges, rail }: RouteSheet): string[] => [
    ...regions.flatMap(({ id, flag, stages }) => [id, flag.id, ...stages.map((stage) => stage.id)]),
    ...[...ridges, ...rail.stages].map(({ id }) => id),
  ];

  test('is accepted although it shares no ID, no track length and no medal list with the house set', () => {
    expect(problemsIn(smallPack)).toEqual([]);
    const shared = new Set(idsOf(sheet));
    expect(idsOf(small.sheet).filter((id) => shared.has(id))).toEqual([]);
    const lengths = ({ board: { tipi, saloon, wanted } }: ColoradoContent) => [
      tipi.icons.length,
      saloon.boxes,
      wanted.icons.length,
    ];
    expect(lengths(house.content)).toEqual([7, 4, 3]);
    expect(lengths(small)).toEqual([5, 6, 5]);
    for (const track of ['tipi', 'saloon', 'wanted'] as const) {
      expect(small.board[track].medals).not.toEqual(board[track].medals);
    }
    expect(small.sheet.regions).toHaveLength(9);
  });
});

describe('strange data gives problems, never an exception', () => {
  const check = (edit: (content: ColoradoContent) => void): string[] =>
    coloradoFormat.check(contentWith(edit)).map(({ code }) => code);

  test('empty lists', () => {
    const empty: Change = (files) => {
      const page = files[sheetFile];
      for (const list of ['regions', 'paths', 'adjacent', 'mountains', 'ridges'] as const) page[list] = [];
      page.rail.stages = [];
      page.rail.edges = [];
      for (const kind of KINDS) files[boardFile].flags[kind].values = [];
      for (const track of ['tipi', 'wanted'] as const) files[boardFile][track] = { icons: [], medals: [] };
      files[boardFile].saloon = { boxes: 0, medals: [] };
      files[deckFile].cards = [];
    };
    const problems = problemsIn(changed(empty));
    expect(problems.filter(({ code }) => code === 'card-missing')).toHaveLength(18);
    const others = new Set(problems.map(({ code }) => code));
    expect([...others].sort()).toEqual([
      'card-missing',
      'kind-count',
      'medal-count',
      'mountain-count',
      'region-count',
      'switch-count',
      'tipi-nine',
      'track-length',
      'unknown-station',
      'village-count',
    ]);
  });

  test('regions without stages', () => {
    const codes = check(({ sheet }) => {
      for (const region of sheet.regions) region.stages = [];
      sheet.paths = [];
    });
    expect(new Set(codes)).toEqual(new Set(['stage-count', 'track-icons']));
  });

  test('99 regions, all adjacent', () => {
    const codes = check(({ sheet }) => {
      const [region] = sheet.regions;
      sheet.regions = Array.from({ length: 99 }, (_, index) => ({ ...region!, id: `x${index}` }));
      sheet.adjacent = sheet.regions.slice(1).map(({ id }) => ['x0', id]);
    });
    expect(codes).toContain('region-count');
    expect(codes).toContain('id-twice');
  });

  test('a railway that runs in circles', () => {
    const codes = check(({ sheet: { rail } }) => {
      rail.edges = rail.stages.map(({ id }, index) => [id, rail.stages[(index + 1) % rail.stages.length]!.id]);
    });
    expect(codes).toContain('edge-left');
  });

  test('a railway with more routes than could be counted one by one', () => {
    const codes = check(({ sheet: { rail } }) => {
      const column = (x: number): [Station, Station] => [stationAt(`a${x}`, x), stationAt(`b${x}`, x)];
      const columns = Array.from({ length: 48 }, (_, index) => column(10 + index));
      rail.stages = [stationAt('first', 0), ...columns.flat(), stationAt('last', 99)];
      rail.start = 'first';
      rail.end = 'last';
      const steps = [[rail.stages[0]!], ...columns, [rail.stages.at(-1)!]];
      rail.edges = steps
        .slice(1)
        .flatMap((to, index) =>
          steps[index]!.flatMap((from) => to.map((next): [string, string] => [from.id, next.id])),
        );
    });
    expect(codes).toEqual([]);
  });

  test('names that every object has', () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    const codes = check(({ sheet }) => {
      sheet.paths.push([names[0]!, names[1]!]);
      sheet.adjacent.push([names[1]!, names[2]!]);
      sheet.rail.edges.push([names[2]!, names[3]!]);
    });
    expect(codes.filter((code) => code.startsWith('unknown-'))).toHaveLength(6);
  });

  test('anything that has the right shape', () => {
    let seed = 1;
    const random = (below: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const ids = ['V1', 'D2', 'L3', 'F1', 'V1.flag', 'V1.1', 'D2.3', 'r1', 'r6', 'r11', 'M1', 'nowhere'];
    const icons: Icon[] = ['none', 'tick', 'tipi', 'saloon', 'wanted', 'discover', 'free'];
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
    /** Changes some of everything, and drops or doubles some entries of lists. */
    const scramble = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) {
        const parts = value.map((part) => scramble(part, key));
        const isPair = parts.length === 2 && typeof parts[0] === 'string';
        if (isPair || key === 'outline') return parts;
        return parts.flatMap((part) => (random(20) > 0 ? [part] : random(2) > 0 ? [] : [part, part]));
      }
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, scramble(part, name)]));
      }
      if (random(15) > 0) return value;
      if (key === 'icon' || key === 'icons') return pick(icons);
      if (key === 'kind') return pick(KINDS);
      if (key === 'colour') return pick(COLOURS);
      if (key === 'value') return pick(VALUES);
      if (typeof value === 'number' || value === null) return random(20);
      return ['en', 'fr', 'pl'].includes(key) ? value : pick(ids);
    };
    for (let round = 0; round < 100; round += 1) {
      const content = scramble(structuredClone(house.content)) as ColoradoContent;
      const problems = coloradoFormat.check(content);
      expect(problems.length).toBeGreaterThan(0);
      for (const { code, params } of problems) {
        for (const language of LANGUAGES) expect(problemWords[language]).toHaveProperty([code]);
        expect(Object.values(params ?? {})).not.toContain(Number.NaN);
      }
    }
  });
});

describe('the texts for problems', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8');
  const codes = Object.keys(problemWords.en);

  test('every problem occurs in a test of its rule', () => {
    const tests = source.slice(0, source.indexOf("describe('strange data"));
    expect(codes.filter((code) => !tests.includes(`'${code}',`))).toEqual([]);
  });

  test('every constraint has a test of this file', () => {
    const spec = readFileSync(new URL('../../../../docs/rules/colorado.md', import.meta.url), 'utf8');
    const ids = [...spec.matchAll(/^\| (CO-DATA-\d+) \|/gm)].map(([, id]) => id!);
    expect(ids).toHaveLength(24);
    expect(ids.filter((id) => !source.includes(`test('${id}: `))).toEqual([]);
  });

  test('L16: every problem has a text in every language, with the same placeholders', () => {
    const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const code of codes as (keyof typeof problemWords.en)[]) {
      const texts = LANGUAGES.map((language) => problemWords[language][code]);
      expect(new Set(texts).size, code).toBe(3);
      for (const text of texts) {
        expect(gaps(text), code).toEqual(gaps(problemWords.en[code]));
        expect(text).toContain('({rule})');
        expect(text).toMatch(/\.$/);
        expect(text).not.toMatch(/['"]/);
      }
    }
  });

  test('L16: a text does not state a requirement as a fact', () => {
    for (const code of ['kind-medals', 'kind-stages', 'kind-icons'] as const)
      expect(LANGUAGES.map((language) => problemWords[language][code])).toEqual([
        expect.stringMatching(/ must (be|have) .*; found /),
        expect.stringMatching(/ doivent (être|avoir) .*trouvé /),
        expect.stringMatching(/ muszą (być|mieć) .*, a jest /),
      ]);
  });

  test('L16: a problem states its place, the mistake, the rule behind it and the remedy', () => {
    const [problem] = problemsIn(
      changed((files) => setIcons(files, { 'V1.1': 'none', 'V1.2': 'none', 'V1.3': 'none' })),
    );
    expect(LANGUAGES.map((language) => describeProblem(problem!, language, problemWords))).toEqual([
      'route-sheet.json, V1, stages: every region needs at least one icon (CO-DATA-15); give one to a stage.',
      'route-sheet.json, V1, stages : chaque région a au moins une icône (CO-DATA-15) ; donnez-en une à une étape.'.replaceAll(
        / (?=[:;])/g,
        '\u00a0',
      ),
      'route-sheet.json, V1, stages: każda kraina musi mieć co najmniej jeden symbol (CO-DATA-15); dodaj go któremuś etapowi.',
    ]);
  });
});
