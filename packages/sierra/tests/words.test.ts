import { readFileSync } from 'node:fs';
import { createMatch, createRandom, LANGUAGES, type Language, loadPack, type Match, pick } from '@cordillera/engine';
import { languageCheck } from '@cordillera/engine/laws';
import { describe, expect, it, test } from 'vitest';
import {
  BLOCKED_RULES,
  type CardSymbol,
  COLOURS,
  type Colour,
  housePack,
  MODES,
  type Modifier,
  PROMPTS,
  type SierraChoice,
  type SierraEvent,
  type SierraOption,
  type SierraResult,
  type SierraSource,
  type SierraTerm,
  type SierraTypes,
  SYMBOLS,
  sierra,
  sierraFormat,
  speak,
  unpack,
} from '../src/index.ts';
import type { Phase } from '../src/view.ts';
import { glossary } from '../src/words/glossary.ts';

const box = unpack(loadPack(sierraFormat, housePack).content);
const names = ['Noor', 'Iris', 'Tomek', 'Léa', 'Émile'];
const groups = [
  [0, 1],
  [2, 3, 4],
];
const speakers = LANGUAGES.map((language) => ({ language, speaker: speak(language, box, names, groups) }));
const inAll = (text: (speaker: ReturnType<typeof speak>) => string): string[] =>
  speakers.map(({ speaker }) => text(speaker).replaceAll('\u00a0', ' '));

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] as string))].sort();

const mountain = (colour: Colour, symbol: CardSymbol): number =>
  box.mountain.findIndex((card) => card.colour === colour && card.symbol === symbol);
const notebook = (id: string): number => box.notebook.findIndex((card) => card.id === id);
const bird = mountain('crimson', 'bird');
const house = mountain('ochre', 'house');
const river = mountain('violet', 'river');
const wateringPlace = notebook('N-B01');
const updraft = notebook('N-B02');

// ---- Texts that a sentence must not contain

const check = languageCheck([glossary], names);

const LEFT_IN_ENGLISH =
  /(?<!\p{L})(the|and|of|with|you|your|is|are|has|have|lays|keeps|draws|wants|takes|card|cards|round|line|group|landscape|mammal|bird|house|ruin|river|wind|ochre|crimson|teal|sun|suns)(?!\p{L})/iu;

function mustRead(language: Language, text: string): void {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(/undefined|NaN|\[object|null|Infinity/);
  expect(text).not.toMatch(/\s\s|^\s|\s$|\s[.,]|\.\./);
  expect(text).not.toMatch(/["']|(?<!\p{L})-\d/u);
  expect(check(language, text)).toEqual([]);
  if (language === 'en') {
    expect(text).not.toMatch(/(?<!\p{L})a ochre/u);
  } else {
    expect(text).not.toMatch(LEFT_IN_ENGLISH);
  }
}

function mustBeSentence(language: Language, text: string): void {
  mustRead(language, text);
  expect(text).toMatch(/^\p{Lu}|^[«„\d]/u);
  expect(text).toMatch(/\.$/);
}

// ---- At least one sample of every text

const events: { [Type in SierraEvent['type']]: Extract<SierraEvent, { type: Type }>[] } = {
  groupsFormed: [{ type: 'groupsFormed', groups, destinations: ['D5', 'D6'] }],
  stageBegan: [{ type: 'stageBegan', stage: 4 }],
  startLineLaid: [
    { type: 'startLineLaid', group: 0, colour: 'crimson', cards: [bird, mountain('crimson', 'wind')] },
    { type: 'startLineLaid', group: 0, colour: 'ochre', cards: [house] },
  ],
  notebookGiven: [
    { type: 'notebookGiven', cards: [wateringPlace] },
    { type: 'notebookGiven', cards: [wateringPlace, updraft] },
  ],
  faceProposed: [{ type: 'faceProposed', seat: 0, face: 'A' }],
  faceAgreed: [{ type: 'faceAgreed', seat: 1, face: 'A' }],
  agreement: [
    { type: 'agreement', seat: 1, agrees: true },
    { type: 'agreement', seat: 1, agrees: false },
  ],
  facesShown: [{ type: 'facesShown', faces: ['A', 'B'] }],
  frontLaid: [1, 2, 5].map((count) => ({ type: 'frontLaid', group: 1, count })),
  roundBegan: [{ type: 'roundBegan', round: 3 }],
  roleHeld: [{ type: 'roleHeld', group: 0, seat: 1 }],
  frontTaken: [{ type: 'frontTaken', seat: 0, cards: [bird, river] }],
  mountainDrawn: [
    { type: 'mountainDrawn', seat: 0, cards: [bird, house] },
    { type: 'mountainDrawn', seat: 0, cards: [] },
  ],
  blindDrawn: [{ type: 'blindDrawn', seat: 0, cards: [bird, house] }],
  notebookDrawn: [{ type: 'notebookDrawn', seat: 0, cards: [wateringPlace, updraft] }],
  dealt: [
    { type: 'dealt', seat: 0, front: 2, mountain: 2, notebook: 2 },
    { type: 'dealt', seat: 1, front: 0, mountain: 4, notebook: 0 },
    { type: 'dealt', seat: 2, front: 2, mountain: 0, notebook: 0 },
    { type: 'dealt', seat: 3, front: 1, mountain: 1, notebook: 0 },
    { type: 'dealt', seat: 4, front: 0, mountain: 0, notebook: 5 },
  ],
  reshuffled: [
    { type: 'reshuffled', deck: 'mountain', size: 22 },
    { type: 'reshuffled', deck: 'notebook', size: 1 },
  ],
  keptDraft: [{ type: 'keptDraft', seat: 0, card: wateringPlace }],
  laidDraft: [{ type: 'laidDraft', seat: 0, card: house, row: 2, column: -1 }],
  putAside: [{ type: 'putAside', seat: 3, card: river }],
  tookBack: [{ type: 'tookBack', seat: 0, card: bird }],
  fellBack: [
    { type: 'fellBack', seat: 0, card: bird },
    { type: 'fellBack', seat: 0, card: river },
  ],
  readied: [{ type: 'readied', seat: 0 }],
  unreadied: [{ type: 'unreadied', seat: 0 }],
  laid: [{ type: 'laid', group: 0, seat: 0, card: bird, row: 2, column: -1 }],
  kept: [{ type: 'kept', seat: 0, card: wateringPlace }],
  passed: [
    { type: 'passed', from: 0, to: 1, count: 2 },
    { type: 'passed', from: 1, to: 0, count: 1 },
  ],
  passedCards: [{ type: 'passedCards', from: 0, to: 1, cards: [bird, river] }],
  discarded: [
    { type: 'discarded', group: 1, deck: 'mountain', count: 1 },
    { type: 'discarded', group: 1, deck: 'notebook', count: 2 },
  ],
  discardedCards: [
    { type: 'discardedCards', group: 1, deck: 'mountain', cards: [house, bird] },
    { type: 'discardedCards', group: 1, deck: 'notebook', cards: [wateringPlace] },
    { type: 'discardedCards', group: 1, deck: 'notebook', cards: [wateringPlace, updraft] },
  ],
  gameEnded: [
    { type: 'gameEnded', reason: 'lastRound', totals: [55, 51, 54, 62, 47] },
    { type: 'gameEnded', reason: 'campaign', totals: [104] },
  ],
};

const choices: { [Do in SierraChoice['do']]: Extract<SierraChoice, { do: Do }> } = {
  face: { do: 'face', face: 'B' },
  agree: { do: 'agree' },
  keep: { do: 'keep', card: wateringPlace },
  lay: { do: 'lay', card: bird, row: 2, column: -1 },
  discard: { do: 'discard', card: house },
  takeBack: { do: 'takeBack', card: river },
  ready: { do: 'ready' },
  unready: { do: 'unready' },
};

const sources: Record<SierraSource, Record<string, string>> = {
  destination: { card: 'D5-A' },
  symbol: { symbol: 'river' },
  notebook: { card: 'N-B01' },
  given: { card: 'N-B01' },
  penalty: {},
};

const modifiers: { [Rule in Modifier['rule']]: Extract<Modifier, { rule: Rule }>[] } = {
  maxLines: [2, 5, 6, 22].map((n) => ({ rule: 'maxLines', n })),
  maxLength: [2, 4, 5].map((n) => ({ rule: 'maxLength', n })),
  onlyUp: [{ rule: 'onlyUp' }],
  startLine: [1, 3, 5].map((n) => ({ rule: 'startLine', n })),
  handDelta: [-2, -1, 0, 1, 5].map((n) => ({ rule: 'handDelta', n })),
  notebookDraw: [1, 3, 5].map((n) => ({ rule: 'notebookDraw', n })),
  skipNotebook: [[3], [2, 5, 7]].map((rounds) => ({ rule: 'skipNotebook', rounds })),
  given: [['N-B01'], ['N-B01', 'N-B02']].map((cards) => ({ rule: 'given', cards })),
  mute: [{ rule: 'mute', symbols: ['river', 'wind'] }],
  gleam: [
    { rule: 'gleam', symbols: ['bird'] },
    { rule: 'gleam', symbols: ['bird', 'river'] },
  ],
  bothFaces: [{ rule: 'bothFaces' }],
  penalty: [{ rule: 'penalty', scores: 1, text: { en: '−1 per line', fr: '−1 par ligne', pl: '−1 za każdy rząd' } }],
  blind: [0, 1, 2].map((n) => ({ rule: 'blind', n })),
  rounds: [2, 6, 8, 12].map((n) => ({ rule: 'rounds', n })),
};

const ended = (part: Partial<SierraResult>): SierraResult => ({
  reason: 'lastRound',
  winners: [3],
  totals: [55, 51, 54, 62, 47],
  teamWinners: [],
  bonuses: [0, 0, 0, 0, 0],
  suns: null,
  ...part,
});
const results = {
  team: ended({ teamWinners: [2, 3, 4], bonuses: [0, 0, 10, 0, 10] }),
  teamWithoutBonus: ended({ winners: [0, 1], teamWinners: [0, 1], totals: [60, 60, 54, 50, 47] }),
  notAllAhead: ended({ bonuses: [0, 0, 10, 0, 10], totals: [55, 51, 54, 62, 40] }),
  shared: ended({ winners: [0, 3], totals: [62, 51, 54, 62, 47] }),
};
const campaign = (totals: number[], suns: number): SierraResult =>
  ended({ reason: 'campaign', totals, suns, winners: [], bonuses: totals.map(() => 0) });

const options: Record<SierraOption, true> = { firstGame: true, stage: true, groups: true };
const phases: Record<Phase, true> = { faces: true, decide: true, over: true };
const terms: Record<SierraTerm, true> = {
  mountainCard: true,
  notebookCard: true,
  destination: true,
  roleCard: true,
  stage: true,
  landscape: true,
  group: true,
  companion: true,
  round: true,
  line: true,
  column: true,
  hand: true,
  pile: true,
  discard: true,
};
const keys = <Key extends string>(table: Record<Key, unknown>): Key[] => Object.keys(table) as Key[];

describe.each(speakers)('L16: everything has a text ($language)', ({ language, speaker }) => {
  it('events, with the groups named and numbered', () => {
    const numbering = speak(language, box, names);
    for (const event of Object.values(events).flat()) {
      mustBeSentence(language, speaker.event(event));
      mustBeSentence(language, numbering.event(event));
    }
  });

  it('prompts', () => {
    for (const key of PROMPTS) mustBeSentence(language, speaker.prompt(key));
    expect(() => speaker.prompt('face.nothing')).toThrow('face.nothing');
    expect(() => speaker.prompt('toString')).toThrow('toString');
  });

  it('choices, all different', () => {
    const labels = Object.values(choices).map(speaker.choice);
    for (const label of labels) mustRead(language, label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('score sources', () => {
    for (const key of keys(sources)) {
      mustRead(language, speaker.source({ source: key, params: sources[key], points: 3 }));
    }
    for (const symbol of SYMBOLS)
      mustRead(language, speaker.source({ source: 'symbol', params: { symbol }, points: 1 }));
    expect(() => speaker.source({ source: 'luck', points: 1 })).toThrow('luck');
  });

  it('reasons and results', () => {
    for (const reason of ['lastRound', 'campaign'] as const) mustBeSentence(language, speaker.reason(reason));
    const solo = speak(language, box, ['Noor']);
    const texts = [
      ...Object.values(results).map(speaker.result),
      ...[0, 1, 2, 3].flatMap((suns) => [speaker.result(campaign([50, 45], suns)), solo.result(campaign([104], suns))]),
    ];
    for (const sentences of texts) {
      expect(sentences.length).toBeGreaterThan(0);
      expect(sentences.length).toBeLessThanOrEqual(3);
      for (const sentence of sentences) mustBeSentence(language, sentence);
    }
  });

  it('modes, options, phases and terms', () => {
    const explained = [...MODES.map(speaker.mode), ...keys(options).map(speaker.option)];
    for (const { name, text } of explained) {
      mustRead(language, name);
      mustBeSentence(language, text);
    }
    const terse = [...keys(phases).map(speaker.phase), ...keys(terms).map(speaker.term)];
    for (const term of terse) {
      mustRead(language, term);
      expect(term).toMatch(/^\p{Lu}/u);
    }
    expect(new Set(terse).size).toBe(terse.length);
  });

  it('modifiers, and those of the house stages', () => {
    const house = box.stages.flatMap((stage) => stage.modifiers);
    for (const modifier of [...Object.values(modifiers).flat(), ...house]) {
      mustBeSentence(language, speaker.modifier(modifier));
    }
  });

  it('blocking rules, all different', () => {
    const reasons = BLOCKED_RULES.map(speaker.rule);
    for (const reason of reasons) mustBeSentence(language, reason);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(() => speaker.rule('SI-GEO-01')).toThrow('SI-GEO-01');
  });

  it('every Mountain and Notebook card', () => {
    const kinds = new Set(box.mountain.map((_, card) => speaker.card(card)));
    expect(kinds.size).toBe(COLOURS.length * SYMBOLS.length);
    for (const name of kinds) mustRead(language, name);
    for (const card of box.notebook.keys()) mustRead(language, speaker.notebook(card));
  });

  it('counted suns, points and cards', () => {
    for (const n of [-3, 0, 1, 2, 5, 22]) {
      for (const text of [speaker.suns(n), speaker.points(n), speaker.cards(n)]) mustRead(language, text);
    }
  });
});

describe('the lists equal those of the sources', () => {
  it('of prompts', () => {
    const flow = source('../src/flow/faces.ts') + source('../src/flow/decide.ts');
    expect([...PROMPTS].sort()).toEqual(found(flow, /'((?:face|decide)\.\w+)'/g));
  });

  it('of blocking rules, which all stand in the specification', () => {
    expect([...BLOCKED_RULES].sort()).toEqual(found(source('../src/blocked.ts'), /'(SI-[A-Z]+-\d+)'/g));
    const spec = source('../../../docs/rules/sierra.md');
    for (const id of BLOCKED_RULES) {
      expect(spec.includes(`\n| ${id} |`) || spec.includes(`\n- **${id}** `), id).toBe(true);
    }
  });

  it('of score sources', () => {
    const sheet = source('../src/scoring/sheet.ts');
    const written = [
      ...found(sheet, /source: '(\w+)'/g),
      ...found(sheet, /notebookLine\(box, board, card, '(\w+)'\)/g),
    ];
    expect(written.sort()).toEqual(Object.keys(sources).sort());
  });
});

test('equal cards are named once, with their number', () => {
  const copies = box.mountain.flatMap(({ colour, symbol }, card) =>
    colour === 'violet' && symbol === 'river' ? [card] : [],
  );
  expect(
    inAll((speaker) => speaker.event({ type: 'frontTaken', seat: 4, cards: [...copies.slice(0, 2), bird] })),
  ).toEqual([
    'Émile picks up 2 violet rivers and a crimson bird.',
    'Émile ramasse 2 rivières violettes et un oiseau cramoisi.',
    'Émile bierze 2 fioletowe rzeki i karmazynowego ptaka.',
  ]);
});

describe('plurals for 0, 1, 2, 5, 22', () => {
  const counts = [0, 1, 2, 5, 22];
  const counted = (what: 'suns' | 'points' | 'cards') =>
    speakers.map(({ speaker }) => counts.map((n) => speaker[what](n)).join(', '));

  it('suns', () => {
    expect(counted('suns')).toEqual([
      '0 suns, 1 sun, 2 suns, 5 suns, 22 suns',
      '0 Soleil, 1 Soleil, 2 Soleils, 5 Soleils, 22 Soleils',
      '0 słońc, 1 słońce, 2 słońca, 5 słońc, 22 słońca',
    ]);
  });

  it('points, also below 0', () => {
    expect(counted('points')).toEqual([
      '0 points, 1 point, 2 points, 5 points, 22 points',
      '0 point, 1 point, 2 points, 5 points, 22 points',
      '0 punktów, 1 punkt, 2 punkty, 5 punktów, 22 punkty',
    ]);
    expect(inAll((speaker) => speaker.points(-3))).toEqual(['−3 points', '−3 points', '−3 punkty']);
  });

  it('cards', () => {
    expect(counted('cards')).toEqual([
      '0 cards, 1 card, 2 cards, 5 cards, 22 cards',
      '0 carte, 1 carte, 2 cartes, 5 cartes, 22 cartes',
      '0 kart, 1 karta, 2 karty, 5 kart, 22 karty',
    ]);
  });

  it('inside sentences', () => {
    const discards = (n: number) =>
      inAll((speaker) => speaker.event({ type: 'discarded', group: 0, deck: 'mountain', count: n }));
    expect(discards(1)).toEqual([
      'Noor and Iris discard 1 Mountain card.',
      'Noor et Iris défaussent 1 carte Montagne.',
      'Noor i Iris odrzucają 1 kartę Gór.',
    ]);
    expect([2, 5].map((n) => discards(n)[2])).toEqual([
      'Noor i Iris odrzucają 2 karty Gór.',
      'Noor i Iris odrzucają 5 kart Gór.',
    ]);
    expect([2, 6].map((n) => inAll((speaker) => speaker.modifier({ rule: 'maxLines', n }))[2])).toEqual([
      'Nie wolno zaczynać nowego rzędu, gdy w Krajobrazie są już 2 rzędy.',
      'Nie wolno zaczynać nowego rzędu, gdy w Krajobrazie jest już 6 rzędów.',
    ]);
  });
});

describe('agreement', () => {
  it('of cards', () => {
    const all = (language: Language) => {
      const speaker = speak(language, box, names);
      return COLOURS.map((colour) => SYMBOLS.map((symbol) => speaker.card(mountain(colour, symbol))).join(', '));
    };
    expect(all('en')[1]).toBe('crimson mammal, crimson bird, crimson house, crimson ruin, crimson river, crimson wind');
    expect(all('fr')).toEqual([
      'mammifère ocre, oiseau ocre, maison ocre, vestige ocre, rivière ocre, vent ocre',
      'mammifère cramoisi, oiseau cramoisi, maison cramoisie, vestige cramoisi, rivière cramoisie, vent cramoisi',
      'mammifère turquoise, oiseau turquoise, maison turquoise, vestige turquoise, rivière turquoise, vent turquoise',
      'mammifère violet, oiseau violet, maison violette, vestige violet, rivière violette, vent violet',
    ]);
    expect(all('pl').slice(0, 2)).toEqual([
      'ochrowy ssak, ochrowy ptak, ochrowy dom, ochrowa ruina, ochrowa rzeka, ochrowy wiatr',
      'karmazynowy ssak, karmazynowy ptak, karmazynowy dom, karmazynowa ruina, karmazynowa rzeka, karmazynowy wiatr',
    ]);
  });

  it('of cards in choices', () => {
    const discard = (card: number) => inAll((speaker) => speaker.choice({ do: 'discard', card }));
    const teal = SYMBOLS.map((symbol) => discard(mountain('teal', symbol)));
    expect(teal.map((labels) => labels[1])).toEqual([
      'Défausser le mammifère turquoise',
      'Défausser l’oiseau turquoise',
      'Défausser la maison turquoise',
      'Défausser le vestige turquoise',
      'Défausser la rivière turquoise',
      'Défausser le vent turquoise',
    ]);
    expect(teal.map((labels) => labels[2])).toEqual([
      'Odrzuć turkusowego ssaka',
      'Odrzuć turkusowego ptaka',
      'Odrzuć turkusowy dom',
      'Odrzuć turkusową ruinę',
      'Odrzuć turkusową rzekę',
      'Odrzuć turkusowy wiatr',
    ]);
    expect(inAll((speaker) => speaker.choice(choices.lay))).toEqual([
      'Lay the crimson bird at row 2, column −1',
      'Poser l’oiseau cramoisi : ligne 2, colonne −1',
      'Połóż karmazynowego ptaka: rząd 2, kolumna −1',
    ]);
    expect(inAll((speaker) => speaker.choice(choices.keep))).toEqual([
      'Keep Watering Place',
      'Garder « L’abreuvoir »',
      'Zatrzymaj kartę „Wodopój”',
    ]);
  });

  it.each<[SierraEvent, ...string[]]>([
    [
      events.laid[0]!,
      'Noor lays a crimson bird.',
      'Noor pose un oiseau cramoisi.',
      'Noor kładzie karmazynowego ptaka.',
    ],
    [
      events.laidDraft[0]!,
      'Noor wants to lay an ochre house.',
      'Noor veut poser une maison ocre.',
      'Noor chce położyć ochrowy dom.',
    ],
    [events.kept[0]!, 'Noor keeps Watering Place.', 'Noor garde « L’abreuvoir ».', 'Noor zatrzymuje kartę „Wodopój”.'],
    [
      events.fellBack[1]!,
      'Noor takes back the violet river: its place is gone.',
      'Noor reprend la rivière violette : elle n’a plus sa place.',
      'Noor bierze z powrotem fioletową rzekę: na tę kartę nie ma już miejsca.',
    ],
    [
      events.startLineLaid[0]!,
      'The landscape starts with a line of 2 crimson cards: bird and wind.',
      'Le Paysage commence par une ligne de 2 cartes cramoisies : oiseau et vent.',
      'Krajobraz zaczyna się od rzędu 2 karmazynowych kart: ptak i wiatr.',
    ],
    [
      events.groupsFormed[0]!,
      'Noor and Iris head for Salt River. Tomek, Léa and Émile head for The Needle.',
      'Noor et Iris partent vers « La rivière salée ». Tomek, Léa et Émile partent vers « L’Aiguille ».',
      'Noor i Iris wyruszają do celu „Słona Rzeka”. Tomek, Léa i Émile wyruszają do celu „Iglica”.',
    ],
    [
      events.passed[0]!,
      'Noor and Iris pass 2 Mountain cards to Tomek, Léa and Émile.',
      'Noor et Iris passent 2 cartes Montagne à Tomek, Léa et Émile.',
      'Noor i Iris przekazują 2 karty Gór; dostają je Tomek, Léa i Émile.',
    ],
    [events.agreement[0]!, 'Iris settles on a face.', 'Iris se décide pour une face.', 'Iris wybiera jedną ze stron.'],
    [
      events.frontLaid[1]!,
      '2 Mountain cards are laid face down in front of Tomek, Léa and Émile.',
      '2 cartes Montagne sont posées face cachée devant Tomek, Léa et Émile.',
      'Tomek, Léa i Émile dostają 2 zakryte karty Gór.',
    ],
    [
      events.dealt[0]!,
      'Noor picks up 2 Mountain cards, then draws 2 Mountain cards and 2 Notebook cards.',
      'Noor ramasse 2 cartes Montagne, puis pioche 2 cartes Montagne et 2 cartes Carnet de voyage.',
      'Noor bierze 2 karty Gór, a potem dobiera 2 karty Gór i 2 karty Dziennika.',
    ],
    [
      events.dealt[4]!,
      'Émile draws 5 Notebook cards.',
      'Émile pioche 5 cartes Carnet de voyage.',
      'Émile dobiera 5 kart Dziennika.',
    ],
    [
      events.discarded[1]!,
      'Tomek, Léa and Émile discard 2 Notebook cards.',
      'Tomek, Léa et Émile défaussent 2 cartes Carnet de voyage.',
      'Tomek, Léa i Émile odrzucają 2 karty Dziennika.',
    ],
    [
      events.discardedCards[0]!,
      'Discarded: an ochre house and a crimson bird.',
      'Cartes défaussées : une maison ocre et un oiseau cramoisi.',
      'Odrzucone karty: ochrowy dom i karmazynowy ptak.',
    ],
    [
      events.discardedCards[1]!,
      'Discarded: Watering Place.',
      'Carte défaussée : « L’abreuvoir ».',
      'Odrzucona karta: „Wodopój”.',
    ],
    [
      events.gameEnded[1]!,
      'The stage is over. Score: Noor 104.',
      'L’Étape est terminée. Score : Noor 104.',
      'Etap dobiegł końca. Wynik: Noor 104.',
    ],
  ])('of $type', (event, ...sentences) => {
    expect(inAll((speaker) => speaker.event(event))).toEqual(sentences);
  });

  it('of groups that have only a number, and of a single player', () => {
    const passed = (...who: [readonly string[], number[][]?]) =>
      LANGUAGES.map((language) => speak(language, box, ...who).event(events.passed[0]!));
    expect(passed(names)).toEqual([
      'Group 1 passes 2 Mountain cards to group 2.',
      'Le groupe 1 passe 2 cartes Montagne au groupe 2.',
      'Grupa 1 przekazuje 2 karty Gór; dostaje je grupa 2.',
    ]);
    expect(passed(names, [[0], [1]])).toEqual([
      'Noor passes 2 Mountain cards to Iris.',
      'Noor passe 2 cartes Montagne à Iris.',
      'Noor przekazuje 2 karty Gór; dostaje je Iris.',
    ]);
    expect(speak('fr', box, ['Ada']).event({ type: 'discarded', group: 0, deck: 'mountain', count: 2 })).toBe(
      'Ada défausse 2 cartes Montagne.',
    );
  });

  it('of score sources', () => {
    const textsOf = keys(sources).map((key) =>
      inAll((speaker) => speaker.source({ source: key, params: sources[key], points: 3 })),
    );
    expect(textsOf).toEqual([
      ['Salt River, face A', 'La rivière salée, face A', 'Słona Rzeka, strona A'],
      ['Rivers', 'Rivières', 'Rzeki'],
      ['Watering Place', 'L’abreuvoir', 'Wodopój'],
      ['Watering Place (from the stage)', 'L’abreuvoir (donnée par l’Étape)', 'Wodopój (z karty Etapu)'],
      ['Stage penalty', 'Malus de l’Étape', 'Kara Etapu'],
    ]);
  });

  it('French punctuation does not break from the word before it', () => {
    expect(speak('fr', box, names).choice(choices.keep)).toBe('Garder «\u00a0L’abreuvoir\u00a0»');
    expect(speak('fr', box, names).event(events.blindDrawn[0]!)).toMatch(/décide\u00a0: Noor/);
  });
});

describe('the end of the game', () => {
  const textsOf = (result: SierraResult) => inAll((speaker) => speaker.result(result).join(' '));

  it('SI-EX-02: an individual and a team victory', () => {
    expect(textsOf(results.team)).toEqual([
      'Léa wins with 62 points. With the companion bonus of 10 points, Tomek, Léa and Émile also win as a team.',
      'Léa gagne avec 62 points. Grâce au bonus de 10 points des Compagnons, Tomek, Léa et Émile gagnent aussi en équipe.',
      'Léa zdobywa 62 punkty i wygrywa. Tomek, Léa i Émile wygrywają też jako drużyna dzięki premii 10 punktów dla towarzyszy.',
    ]);
    expect(textsOf(results.teamWithoutBonus)[0]).toBe(
      'Noor and Iris share the win with 60 points each. Noor and Iris also win as a team.',
    );
  });

  it('SI-WIN-03, SI-TEAM-02: no team victory, and why', () => {
    expect(textsOf(results.shared)).toEqual([
      'Noor and Léa share the win with 62 points each. They are from different groups, so nobody wins as a team.',
      'Avec 62 points, Noor et Léa se partagent la victoire. Les gagnants ne sont pas du même groupe : personne ne gagne en équipe.',
      'Noor i Léa zdobywają po 62 punkty i wygrywają wspólnie. Zwycięzcy są z różnych grup, więc żadna drużyna nie wygrywa.',
    ]);
    expect(textsOf(results.notAllAhead)[0]).toMatch(
      /The group does not win as a team: even with the bonus of 10 points/,
    );
  });

  it('SI-VS-06: a competitive game has only an individual victory', () => {
    const competitive = speak('en', box, names.slice(0, 2), [[0], [1]]);
    const result = ended({ winners: [0, 1], totals: [90, 90], bonuses: [0, 0] });
    expect(competitive.result(result)).toEqual(['Noor and Iris share the win with 90 points each.']);
  });

  it('SI-CAMP-04, SI-COOP-06: suns', () => {
    expect(textsOf(campaign([60, 53], 2))).toEqual([
      'The lowest score in the group counts: 53 points. The stage is won with 2 suns.',
      'Seul compte le score le plus bas du groupe : 53 points. L’Étape est gagnée avec 2 Soleils.',
      'Liczy się najniższy wynik w grupie: 53 punkty. Etap wygrany: 2 słońca.',
    ]);
    expect(textsOf(campaign([81], 0))).toEqual([
      'Noor scores 81 points. That is not enough for a sun.',
      'Noor marque 81 points. Cela ne suffit pas pour obtenir un Soleil.',
      'Noor zdobywa 81 punktów. To za mało na słońce.',
    ]);
  });
});

describe('random play', () => {
  const tables = [
    { name: 'team', options: { mode: 'team' }, seats: 5 },
    { name: 'competitive', options: { mode: 'competitive', firstGame: true }, seats: 3 },
    { name: 'cooperative, 2 players', options: { mode: 'cooperative', stage: 5 }, seats: 2 },
    { name: 'cooperative, 3 players', options: { mode: 'cooperative', stage: 7 }, seats: 3 },
    ...box.stages.map(({ number }) => ({
      name: `solo, stage ${number}`,
      options: { mode: 'solo', stage: number },
      seats: 1,
    })),
  ];

  /** Plays to the end, sometimes taking a choice back; calls `look` at every position. */
  function playOut(match: Match<SierraTypes>, look: () => void): SierraEvent[] {
    const random = createRandom('words');
    const happened = match.seats.flatMap((_, seat) => match.events(0, seat));
    while (match.result() === null) {
      look();
      const { seat, choices: listed, forward } = pick(random, match.decisions());
      const back = forward === 0 || (forward < listed.length && random.int(4) === 0);
      happened.push(...match.choose(seat, pick(random, back ? listed.slice(forward) : listed.slice(0, forward))));
    }
    return happened;
  }

  it.each(tables)('$name', ({ options: chosen, seats }) => {
    const match = createMatch(sierra, {
      options: chosen,
      seats: names.slice(0, seats).map((name) => ({ name })),
      seed: '0123456789abcdef0123456789abcdef',
    });
    const members = match.view('spectator').groups.map((group) => group.members);
    const said = new Set<string>();
    const table = LANGUAGES.map((language) => ({
      language,
      speaker: speak(language, box, names.slice(0, seats), members),
    }));
    const collect = (text: (speaker: ReturnType<typeof speak>) => string) => {
      for (const { language, speaker } of table) {
        const words = text(speaker);
        if (said.has(language + words)) continue;
        said.add(language + words);
        mustRead(language, words);
      }
    };
    const happened = playOut(match, () => {
      for (const { seat, prompt, choices: listed } of match.decisions()) {
        collect((speaker) => speaker.prompt(prompt));
        for (const choice of listed.slice(-3)) collect((speaker) => speaker.choice(choice));
        for (const { choice, rule } of match.blocked(seat).slice(-3)) {
          collect((speaker) => speaker.choice(choice));
          collect((speaker) => speaker.rule(rule));
        }
      }
    });
    for (const event of happened) collect((speaker) => speaker.event(event));
    for (const { lines } of match.score().seats) for (const line of lines) collect((speaker) => speaker.source(line));
    const result = match.result() as SierraResult;
    for (const { language, speaker } of table) {
      for (const sentence of speaker.result(result)) mustBeSentence(language, sentence);
      mustBeSentence(language, speaker.reason(result.reason));
    }
    expect(said.size).toBeGreaterThan(100);
  });
});
