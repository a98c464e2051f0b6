import { readFileSync } from 'node:fs';
import { createRandom, LANGUAGES, type Language, pick } from '@cordillera/engine';
import { languageCheck } from '@cordillera/engine/laws';
import { describe, expect, it } from 'vitest';
import {
  BLOCKED_RULES,
  COLOURS,
  CONTESTED,
  type ColoradoChoice,
  type ColoradoEvent,
  type ColoradoOption,
  type ColoradoPrompt,
  type ColoradoResult,
  type ColoradoSpeaker,
  type ColoradoTerm,
  DUOS,
  ICONS,
  IDENTITIES,
  KINDS,
  LAST_SLOT,
  LAST_TURN,
  type Phase,
  PROMPTS,
  type PromptParams,
  speak,
  TRACKS,
} from '../src/index.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { glossary } from '../src/words/glossary.ts';
import { pl } from '../src/words/pl.ts';
import { box, id, region, rules, stage, station } from './helpers/positions.ts';

const names = ['Noor', 'Alex', 'Tomek', 'Émile'];
const speakers = LANGUAGES.map((language) => ({ language, speaker: speak(language, box, names) }));
const inAll = (text: (speaker: ColoradoSpeaker) => string): string[] =>
  speakers.map(({ speaker }) => text(speaker).replaceAll('\u00a0', ' '));
const keys = <Key extends string>(listed: Record<Key, unknown>): Key[] => Object.keys(listed) as Key[];
const identities = Array.from({ length: IDENTITIES }, (_, card) => card);
const sides = ['left', 'right'] as const;
const zones = [...KINDS, ...TRACKS];

// ---- Texts that a sentence must not contain

const check = languageCheck([glossary], names);

const LEFT_IN_ENGLISH =
  /(?<!\p{L})(the|and|of|with|you|your|is|are|has|have|takes|draws|gives|pays|places|card|cards|turn|box|track|stage|railway|nuggets?|hand|family|desert|lake|forest)(?!\p{L})/iu;

function mustRead(language: Language, text: string): void {
  const wrong =
    /undefined|NaN|\[object|null|Infinity/.test(text) ||
    /\s\s|^\s|\s$|\s[.,]|\.\.|^$/.test(text) ||
    /["']/.test(text) ||
    check(language, text).length > 0 ||
    (language !== 'en' && LEFT_IN_ENGLISH.test(text));
  // one assertion per text would take longer than everything else, with many thousands of texts
  if (wrong) expect(text, `${language}: not fit to be read; ${check(language, text).join('; ')}`).toBe('');
}

function mustBeSentence(language: Language, text: string): void {
  mustRead(language, text);
  if (!/^(\p{Lu}|\d)/u.test(text) || !text.endsWith('.')) expect(text, `${language}: no sentence`).toBe('');
}

function mustBeLabel(language: Language, text: string): void {
  mustRead(language, text);
  if (!/^\p{Lu}/u.test(text) || text.endsWith('.')) expect(text, `${language}: no label`).toBe('');
}

// ---- At least one sample of every text

const donkey = id('red 2');
const lasso = id('grey 1');
const mule = id('orange 2');
const pitchfork = id('blue 1');

const events: { [Type in ColoradoEvent['type']]: Extract<ColoradoEvent, { type: Type }>[] } = {
  dealt: [4, 5].map((count) => ({ type: 'dealt', seat: 0, count })),
  dealtCards: [{ type: 'dealtCards', seat: 0, cards: [donkey, donkey, lasso, mule] }],
  laidOpen: identities.map((card) => ({ type: 'laidOpen', seat: 0, card })),
  villageChosen: [{ type: 'villageChosen', seat: 0, region: region('V1') }],
  turnBegan: [{ type: 'turnBegan', turn: 3, caller: 1 }],
  nobodyToCall: [{ type: 'nobodyToCall', caller: 0 }],
  called: identities.map((card) => ({ type: 'called', seat: 0, target: 1, card })),
  lacked: identities.flatMap((card) =>
    (['match', 'random'] as const).map((answer) => ({ type: 'lacked' as const, seat: 1, card, answer })),
  ),
  gave: identities.flatMap((card) =>
    (['exact', 'match', 'random'] as const).map((answer) => ({ type: 'gave' as const, seat: 1, to: 0, card, answer })),
  ),
  received: identities.flatMap((card) =>
    [true, false].map((placed) => ({ type: 'received' as const, seat: 0, card, placed })),
  ),
  compensated: [{ type: 'compensated', seat: 0 }],
  actionsBegan: DUOS.map((duo) => ({ type: 'actionsBegan', duo })),
  picked: [{ type: 'picked', seat: 0 }],
  pickedSide: sides.map((side) => ({ type: 'pickedSide', seat: 0, side })),
  picksShown: [
    { type: 'picksShown', sides: ['left', 'right', 'left', null] },
    { type: 'picksShown', sides: ['right', 'right'] },
    { type: 'picksShown', sides: [null, null] },
  ],
  tookNugget: [{ type: 'tookNugget', seat: 0 }],
  paid: [1, 2, 3].map((nuggets) => ({ type: 'paid', seat: 0, nuggets, card: donkey - 2 + nuggets })),
  discarded: [
    { type: 'discarded', seat: 0, cards: [lasso, lasso + 2] },
    ...identities.map((card) => ({ type: 'discarded' as const, seat: 0, cards: [card, card] })),
  ],
  placed: identities.map((card) => ({ type: 'placed', seat: 0, card })),
  drew: [1, 2, 3].map((count) => ({ type: 'drew', seat: 0, count })),
  drewCards: [
    { type: 'drewCards', seat: 0, cards: [pitchfork] },
    { type: 'drewCards', seat: 0, cards: [mule, pitchfork, mule] },
  ],
  reshuffled: [1, 2, 5, 12, 22].map((size) => ({ type: 'reshuffled', size })),
  declined: (['cards', 'free'] as const).map((icon) => ({ type: 'declined', seat: 0, icon })),
  lost: ICONS.map((icon) => ({ type: 'lost', seat: 0, icon })),
  tickedStage: [...box.stages.keys()].map((each) => ({ type: 'tickedStage', seat: 0, stage: each })),
  tickedStation: [...box.stations.keys()].map((each) => ({ type: 'tickedStation', seat: 0, station: each })),
  tickedBox: zones.map((zone) => ({ type: 'tickedBox', seat: 0, zone, box: 2 })),
  discovered: [
    { type: 'discovered', seat: 0, region: region('V1'), by: 'start' },
    ...[...box.regions.keys()].map((each) => ({
      type: 'discovered' as const,
      seat: 0,
      region: each,
      by: 'family' as const,
    })),
  ],
  wonMedal: [
    ...[...box.regions.keys()].map((each) => ({
      type: 'wonMedal' as const,
      seat: 0,
      from: { region: each },
      points: each,
      slot: each + 1,
    })),
    { type: 'wonMedal', seat: 0, from: 'rail', points: 7, slot: 1 },
    ...CONTESTED.map((from, i) => ({ type: 'wonMedal' as const, seat: 0, from, points: i + 1, slot: i + 2 })),
  ],
  noMedalLeft: CONTESTED.map((zone) => ({ type: 'noMedalLeft', seat: 0, zone })),
  endOfTurn: [{ type: 'endOfTurn', turn: 3 }],
  turnedIn: [...COLOURS.keys()].map((colour) => ({ type: 'turnedIn', seat: 0, colour })),
  medalsTicked: [
    ...CONTESTED.map((zone) => ({ type: 'medalsTicked' as const, zone, medals: [9] })),
    { type: 'medalsTicked', zone: 'tipi', medals: [5, 3] },
    { type: 'medalsTicked', zone: 'tipi', medals: [9, 7, 5] },
    { type: 'medalsTicked', zone: 'lake', medals: [1] },
  ],
  gameEnded: (['seventhMedal', 'lastTurn'] as const).map((reason) => ({
    type: 'gameEnded',
    reason,
    totals: [50, 49, 31, 22],
  })),
};

const prompts: { [Key in ColoradoPrompt]: PromptParams[Key][] } = {
  village: [{}],
  call: [{}],
  give: identities.map((card) => ({ caller: 1, card })),
  pick: DUOS.map((duo) => ({ duo })),
  nuggets: [
    { takes: 1, buys: 0 },
    { takes: 0, buys: 1 },
    { takes: 1, buys: 2 },
  ],
  cards: [0, 1].flatMap((draws) => [0, 1, 2].map((swaps) => ({ draws, swaps }))),
  tick: [
    { stages: 1, stations: 0 },
    { stages: 0, stations: 2 },
    { stages: 5, stations: 1 },
  ],
  tipi: [{}],
  free: [0, 1, 2].map((cards) => ({ cards })),
  discover: [1, 2, 5].map((regions) => ({ regions })),
  turnIn: [1, 2, 3].flatMap((families) => [1, 5].map((regions) => ({ families, regions }))),
};

const choices: { [Do in ColoradoChoice['do']]: Extract<ColoradoChoice, { do: Do }>[] } = {
  village: box.villages.map((each) => ({ do: 'village', region: each })),
  call: identities.map((card) => ({ do: 'call', target: 1, card })),
  give: identities.map((card) => ({ do: 'give', card })),
  pick: sides.map((side) => ({ do: 'pick', side })),
  takeNugget: [{ do: 'takeNugget' }],
  buy: identities.map((card) => ({ do: 'buy', card })),
  draw: [{ do: 'draw' }],
  swap: [
    ...identities.map((card) => ({ do: 'swap' as const, discard: [card, card] as [number, number], card: donkey })),
    { do: 'swap', discard: [lasso, lasso + 1], card: donkey },
  ],
  decline: [{ do: 'decline' }],
  tickStage: [...box.stages.keys()].map((each) => ({ do: 'tickStage', stage: each })),
  tickStation: [...box.stations.keys()].map((each) => ({ do: 'tickStation', station: each })),
  tickTipi: [...box.tracks.tipi.icons.keys()].map((each) => ({ do: 'tickTipi', box: each })),
  place: identities.map((card) => ({ do: 'place', card })),
  discover: [...box.regions.keys()].map((each) => ({ do: 'discover', region: each })),
  turnIn: [...COLOURS.keys()].map((colour) => ({ do: 'turnIn', colour, region: region('L1') })),
};

const lines = [
  ...KINDS.flatMap((zone) => [0, 1, 2, 5].map((boxes) => ({ source: 'flags', params: { zone, boxes }, points: 3 }))),
  ...[...box.regions.keys()].map((each) => ({ source: 'medal', params: { from: 'region', region: each }, points: 3 })),
  ...['rail', ...CONTESTED].map((from) => ({ source: 'medal', params: { from }, points: 3 })),
];

const ended = (part: Partial<ColoradoResult>): ColoradoResult => ({
  reason: 'seventhMedal',
  winners: [0],
  totals: [50, 49],
  places: [1, 2],
  decidedBy: null,
  ...part,
});
const results = {
  alone: ended({}),
  medals: ended({ totals: [50, 50], decidedBy: 'medals' }),
  nuggets: ended({ totals: [50, 50], decidedBy: 'nuggets' }),
  shared: ended({ winners: [0, 1], totals: [52, 52], places: [1, 1] }),
  one: ended({ winners: [0, 1], totals: [1, 1], places: [1, 1] }),
};

const options: Record<ColoradoOption, true> = { firstCaller: true, sealed: true };
const phases: Record<Phase, true> = {
  villages: true,
  call: true,
  give: true,
  picks: true,
  actions: true,
  families: true,
  over: true,
};

describe.each(speakers)('L16: everything has a text ($language)', ({ language, speaker }) => {
  it('events', () => {
    for (const event of Object.values(events).flat()) mustBeSentence(language, speaker.event(event));
  });

  it('prompts, all different', () => {
    const said = Object.entries(prompts).map(([key, all]) => all.map((params) => speaker.prompt(key, params)));
    for (const text of said.flat()) mustBeSentence(language, text);
    expect(new Set(said.map(([text]) => text)).size).toBe(PROMPTS.length);
    expect(() => speaker.prompt('nothing')).toThrow('nothing');
    expect(() => speaker.prompt('toString')).toThrow('toString');
  });

  it('choices, all different', () => {
    const labels = Object.values(choices).flat().map(speaker.choice);
    for (const label of labels) mustBeLabel(language, label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('score lines, all different', () => {
    const labels = lines.map(speaker.source);
    for (const label of labels) mustBeLabel(language, label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(() => speaker.source({ source: 'luck', points: 1 })).toThrow('luck');
  });

  it('reasons and results', () => {
    for (const reason of keys(en.reasons)) mustBeSentence(language, speaker.reason(reason));
    expect(speaker.reason('lastTurn')).toContain(String(LAST_TURN));
    for (const result of Object.values(results)) {
      const sentences = speaker.result(result);
      expect(sentences).toHaveLength(result.decidedBy === null ? 1 : 2);
      for (const sentence of sentences) mustBeSentence(language, sentence);
    }
  });

  it('blocking rules, all different', () => {
    const reasons = BLOCKED_RULES.map(speaker.rule);
    for (const reason of reasons) mustBeSentence(language, reason);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(() => speaker.rule('CO-COMP-01')).toThrow('CO-COMP-01');
  });

  it('options, icons, sides, phases and terms', () => {
    for (const { name, text } of [...keys(options).map(speaker.option), ...ICONS.map(speaker.icon)]) {
      mustBeLabel(language, name);
      mustBeSentence(language, text);
    }
    for (const duo of DUOS) for (const side of sides) mustBeLabel(language, speaker.side(duo, side));
    for (const phase of keys(phases)) mustBeLabel(language, speaker.phase(phase));
    const terms = (keys(en.terms) as ColoradoTerm[]).map(speaker.term);
    for (const term of terms) mustBeLabel(language, term);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('cards, colours, zones and places', () => {
    const all = [
      identities.map(speaker.card),
      identities.map(speaker.identity),
      COLOURS.map(speaker.colour),
      zones.map(speaker.zone),
      [...box.regions.keys()].map(speaker.region),
      [...box.stations.keys()].map(speaker.station),
    ];
    for (const words of all) {
      for (const word of words) mustRead(language, word);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it('counted points, cards, nuggets and medals', () => {
    for (const n of [0, 1, 2, 5, 12, 22])
      for (const text of [speaker.points(n), speaker.cards(n), speaker.nuggets(n), speaker.medals(n)])
        mustRead(language, text);
  });
});

describe('the lists equal those of the sources', () => {
  const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

  it('of prompts', () => {
    expect([...PROMPTS].sort()).toEqual(Object.keys(prompts).sort());
  });

  it('of blocking rules, which all stand in the specification', () => {
    const written = [...source('../src/blocked.ts').matchAll(/'(CO-[A-Z]+-\d+)'/g)].map((match) => match[1]);
    expect([...BLOCKED_RULES].sort()).toEqual([...new Set(written)].sort());
    const spec = source('../../../docs/rules/colorado.md');
    for (const rule of BLOCKED_RULES)
      expect(spec.includes(`\n| ${rule} |`) || spec.includes(`\n- **${rule}** `), rule).toBe(true);
  });
});

describe('every language has texts of its own', () => {
  /** Written alike in two languages, and right in both. */
  const ALIKE = new Set([
    ...['Actions', 'Saloon', 'Tipi', 'Wanted', 'Region', 'barman', 'cowgirl', 'lasso', 'mule', 'orange'],
    ...['villages', 'tipi', 'saloon', 'wanted'],
  ]);
  type Words = typeof en;
  const wordsOf = (words: Words): string[] => [
    ...ICONS.flatMap((icon) => [words.icons[icon].name, words.icons[icon].text]),
    ...keys(options).flatMap((key) => [words.options[key].name, words.options[key].text]),
    ...DUOS.flatMap((duo) => sides.map((side) => words.sides[duo][side])),
    ...keys(en.rules).map((rule) => words.rules[rule]),
    ...keys(en.reasons).map((reason) => words.reasons[reason]),
    ...keys(phases).map((phase) => words.phases[phase]),
    ...keys(en.terms).map((term) => words.terms[term]),
    ...COLOURS.map((colour) => words.colours[colour]),
    ...zones.map((zone) => words.zones[zone]),
    ...identities.map(words.card),
  ];

  it.each([
    ['English and French', en, fr],
    ['English and Polish', en, pl],
    ['French and Polish', fr, pl],
  ])('%s: tables', (_, one, other) => {
    const others = wordsOf(other);
    const same = wordsOf(one).filter((text, i) => text === others[i]);
    expect(same.filter((text) => !ALIKE.has(text))).toEqual([]);
  });

  const mustDiffer = (text: (speaker: ColoradoSpeaker) => string): void => {
    const said = inAll(text);
    expect(new Set(said).size, said[0]).toBe(said.length);
  };

  it('sentences and labels', () => {
    for (const event of Object.values(events).flat()) mustDiffer((speaker) => speaker.event(event));
    for (const choice of Object.values(choices).flat()) mustDiffer((speaker) => speaker.choice(choice));
    for (const [key, all] of Object.entries(prompts))
      for (const params of all) mustDiffer((speaker) => speaker.prompt(key, params));
    for (const result of Object.values(results)) mustDiffer((speaker) => speaker.result(result).join(' '));
  });
});

describe('plurals of 0, 1, 2, 5, 12 and 22', () => {
  const counted = (what: 'points' | 'cards' | 'nuggets' | 'medals'): string[] =>
    inAll((speaker) => [0, 1, 2, 5, 12, 22].map((n) => speaker[what](n)).join(', '));

  it('points', () => {
    expect(counted('points')).toEqual([
      '0 points, 1 point, 2 points, 5 points, 12 points, 22 points',
      '0 point, 1 point, 2 points, 5 points, 12 points, 22 points',
      '0 punktów, 1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty',
    ]);
  });

  it('cards', () => {
    expect(counted('cards')).toEqual([
      '0 cards, 1 card, 2 cards, 5 cards, 12 cards, 22 cards',
      '0 carte, 1 carte, 2 cartes, 5 cartes, 12 cartes, 22 cartes',
      '0 kart, 1 karta, 2 karty, 5 kart, 12 kart, 22 karty',
    ]);
  });

  it('nuggets', () => {
    expect(counted('nuggets')).toEqual([
      '0 nuggets, 1 nugget, 2 nuggets, 5 nuggets, 12 nuggets, 22 nuggets',
      '0 pépite, 1 pépite, 2 pépites, 5 pépites, 12 pépites, 22 pépites',
      '0 samorodków, 1 samorodek, 2 samorodki, 5 samorodków, 12 samorodków, 22 samorodki',
    ]);
  });

  it('medals', () => {
    expect(counted('medals')[2]).toBe('0 medali, 1 medal, 2 medale, 5 medali, 12 medali, 22 medale');
  });

  it('inside Polish sentences', () => {
    const polish = (event: ColoradoEvent): string => inAll((speaker) => speaker.event(event))[2] as string;
    expect([1, 2, 5, 12, 22].map((count) => polish({ type: 'drew', seat: 0, count }))).toEqual([
      'Noor dobiera 1 kartę.',
      'Noor dobiera 2 karty.',
      'Noor dobiera 5 kart.',
      'Noor dobiera 12 kart.',
      'Noor dobiera 22 karty.',
    ]);
    expect([1, 2, 5].map((n) => polish({ type: 'dealtCards', seat: 0, cards: Array(n).fill(donkey) }))).toEqual([
      'Noor dostaje osła (czerwona 2).',
      'Noor dostaje 2 osły (czerwona 2).',
      'Noor dostaje 5 osłów (czerwona 2).',
    ]);
  });
});

describe('cards', () => {
  it('by name, with colour and value', () => {
    expect(inAll((speaker) => identities.map(speaker.identity).join(', '))).toEqual([
      'pickaxe (red 1), donkey (red 2), prospector (red 3), safe key (green 1), stagecoach (green 2), banker (green 3), lasso (grey 1), horse (grey 2), cowgirl (grey 3), bottle (purple 1), saloon wagon (purple 2), barman (purple 3), pitchfork (blue 1), covered wagon (blue 2), pioneer woman (blue 3), bear trap (orange 1), mule (orange 2), trapper (orange 3)',
      'pioche (1 rouge), âne (2 rouge), chercheuse d’or (3 rouge), clé de coffre (1 vert), diligence (2 vert), banquier (3 vert), lasso (1 gris), cheval (2 gris), cowgirl (3 gris), bouteille (1 violet), wagon-saloon (2 violet), barman (3 violet), fourche (1 bleu), chariot bâché (2 bleu), pionnière (3 bleu), piège à ours (1 orange), mule (2 orange), trappeur (3 orange)',
      'kilof (czerwona 1), osioł (czerwona 2), poszukiwaczka złota (czerwona 3), klucz do sejfu (zielona 1), dyliżans (zielona 2), bankier (zielona 3), lasso (szara 1), koń (szara 2), kowbojka (szara 3), butelka (fioletowa 1), wóz z barem (fioletowa 2), barman (fioletowa 3), widły (niebieska 1), kryty wóz (niebieska 2), pionierka (niebieska 3), potrzask (pomarańczowa 1), muł (pomarańczowa 2), traper (pomarańczowa 3)',
    ]);
  });

  it('the colour agrees with the card and its family', () => {
    expect(inAll((speaker) => COLOURS.map(speaker.family).join(', '))).toEqual([
      'red family, green family, grey family, purple family, blue family, orange family',
      'famille rouge, famille verte, famille grise, famille violette, famille bleue, famille orange',
      'czerwona rodzina, zielona rodzina, szara rodzina, fioletowa rodzina, niebieska rodzina, pomarańczowa rodzina',
    ]);
    expect(inAll((speaker) => speaker.coloured('green'))).toEqual(['green card', 'carte verte', 'zielona karta']);
  });

  it('the known gaps of a hand', () => {
    const lacks = (lacked: 'card' | 'colour and value', card: number): string[] =>
      inAll((speaker) => speaker.lacks({ lacks: lacked, card, turn: 3 }));
    expect(lacks('card', donkey)).toEqual(['no donkey in turn 3', 'pas d’âne au tour 3', 'w turze 3 bez osła']);
    expect(lacks('card', lasso)[1]).toBe('pas de lasso au tour 3');
    expect(lacks('colour and value', id('green 2'))).toEqual([
      'no green card, no 2 in turn 3',
      'ni carte verte ni 2 au tour 3',
      'w turze 3 bez zielonej karty i bez dwójki',
    ]);
  });

  it('two cowgirls do not become boots in Polish', () => {
    const cowgirl = id('grey 3');
    expect(inAll((speaker) => speaker.event({ type: 'discarded', seat: 0, cards: [cowgirl, cowgirl] }))[2]).toBe(
      'Noor odrzuca 2 karty kowbojki (szara 3).',
    );
  });

  it('with French articles, elided before a vowel', () => {
    const given = identities.map((card) => inAll((speaker) => speaker.choice({ do: 'give', card }))[1]);
    expect(given.map((text) => text?.replace(/^Donner (.*) \(.*$/, '$1'))).toEqual([
      ...['la pioche', 'l’âne', 'la chercheuse d’or'],
      ...['la clé de coffre', 'la diligence', 'le banquier'],
      ...['le lasso', 'le cheval', 'la cowgirl'],
      ...['la bouteille', 'le wagon-saloon', 'le barman'],
      ...['la fourche', 'le chariot bâché', 'la pionnière'],
      ...['le piège à ours', 'la mule', 'le trappeur'],
    ]);
  });

  it('in the Polish accusative, and in the genitive after a negation', () => {
    const polish = (text: (speaker: ColoradoSpeaker) => string, pattern: RegExp): (string | undefined)[] => [
      inAll(text)[2]?.match(pattern)?.[1],
    ];
    const accusative = identities.flatMap((card) =>
      polish((speaker) => speaker.choice({ do: 'give', card }), /^Oddaj (.*) \(/),
    );
    const genitive = identities.flatMap((card) =>
      polish((speaker) => speaker.prompt('give', { caller: 1, card }), /^Nie masz (.*) \(/),
    );
    expect(accusative).toEqual([
      ...['kilof', 'osła', 'poszukiwaczkę złota'],
      ...['klucz do sejfu', 'dyliżans', 'bankiera'],
      ...['lasso', 'konia', 'kowbojkę'],
      ...['butelkę', 'wóz z barem', 'barmana'],
      ...['widły', 'kryty wóz', 'pionierkę'],
      ...['potrzask', 'muła', 'trapera'],
    ]);
    expect(genitive).toEqual([
      ...['kilofa', 'osła', 'poszukiwaczki złota'],
      ...['klucza do sejfu', 'dyliżansu', 'bankiera'],
      ...['lassa', 'konia', 'kowbojki'],
      ...['butelki', 'wozu z barem', 'barmana'],
      ...['wideł', 'krytego wozu', 'pionierki'],
      ...['potrzasku', 'muła', 'trapera'],
    ]);
  });

  it('two alike are counted', () => {
    const swap: ColoradoChoice = { do: 'swap', discard: [pitchfork, pitchfork], card: donkey };
    expect(inAll((speaker) => speaker.choice(swap))).toEqual([
      'Discard 2 pitchforks (blue 1) to place the donkey (red 2)',
      'Défausser 2 fourches (1 bleu) pour poser l’âne (2 rouge)',
      'Odrzuć 2 pary wideł (niebieska 1), aby wyłożyć osła (czerwona 2)',
    ]);
  });
});

describe('whole sentences', () => {
  it.each<[ColoradoEvent, ...string[]]>([
    [
      { type: 'dealtCards', seat: 0, cards: [donkey, donkey, lasso] },
      'Noor is dealt 2 donkeys (red 2) and a lasso (grey 1).',
      'Noor reçoit 2 ânes (2 rouge) et un lasso (1 gris).',
      'Noor dostaje 2 osły (czerwona 2) i lasso (szara 1).',
    ],
    [
      events.turnBegan[0]!,
      'Turn 3: Alex is the Caller.',
      'Tour 3 : Alex a le jeton Causeur.',
      'Tura 3: o kartę pyta Alex.',
    ],
    [
      { type: 'called', seat: 0, target: 1, card: donkey },
      'Noor asks Alex for the donkey (red 2).',
      'Noor demande l’âne (2 rouge) à Alex.',
      'Noor pyta o osła (czerwona 2); odpowiada Alex.',
    ],
    [
      { type: 'lacked', seat: 1, card: id('green 2'), answer: 'match' },
      'Alex does not have it, but has another green card or another 2.',
      'Alex ne l’a pas, mais a une autre carte verte ou un autre 2.',
      'Alex nie ma tej karty, ale ma inną zieloną albo inną dwójkę.',
    ],
    [
      { type: 'lacked', seat: 1, card: id('blue 3'), answer: 'random' },
      'Alex has no blue card and no 3: chance decides.',
      'Alex n’a ni carte bleue ni 3 : le hasard décide.',
      'Alex nie ma żadnej niebieskiej karty ani żadnej trójki: decyduje los.',
    ],
    [
      { type: 'gave', seat: 1, to: 0, card: id('grey 3'), answer: 'exact' },
      'Alex gives Noor the cowgirl (grey 3).',
      'Alex donne la cowgirl (3 gris) à Noor.',
      'Alex oddaje kowbojkę (szara 3); kartę dostaje Noor.',
    ],
    [
      { type: 'gave', seat: 1, to: 0, card: donkey, answer: 'random' },
      'Noor draws the donkey (red 2) from Alex’s hand.',
      'Noor tire l’âne (2 rouge) de la main d’Alex.',
      'Noor losuje osła (czerwona 2); kartę traci Alex.',
    ],
    [
      { type: 'received', seat: 0, card: mule, placed: false },
      'Noor already has the mule (orange 2) in play: the card is discarded.',
      'Noor a déjà la mule (2 orange) dans sa zone de jeu : la carte est défaussée.',
      'Noor ma już muła (pomarańczowa 2) w obszarze gry: karta zostaje odrzucona.',
    ],
    [
      events.picksShown[0]!,
      'Left action: Noor and Tomek. Right action: Alex.',
      'Action de gauche : Noor et Tomek. Action de droite : Alex.',
      'Lewa akcja: Noor i Tomek. Prawa akcja: Alex.',
    ],
    [
      events.picksShown[1]!,
      'Right action: Noor and Alex.',
      'Action de droite : Noor et Alex.',
      'Prawa akcja: Noor i Alex.',
    ],
    [
      { type: 'paid', seat: 0, nuggets: 2, card: mule },
      'Noor pays 2 nuggets for the mule (orange 2).',
      'Noor paie 2 pépites pour la mule (2 orange).',
      'Noor płaci 2 samorodki za muła (pomarańczowa 2).',
    ],
    [
      { type: 'lost', seat: 0, icon: 'tipi' },
      'Noor gets nothing: the tipi track is full.',
      'Noor n’obtient rien : la piste Tipi est pleine.',
      'Noor nic nie zyskuje: tor tipi jest pełny.',
    ],
    [
      { type: 'tickedStage', seat: 0, stage: stage(box.content.sheet.regions[0]!.stages[0]!.id) },
      'Noor ticks a stage of Lantern Rest: Tipi.',
      'Noor coche une étape de la région « La Lanterne » : Tipi.',
      'Noor zaznacza etap w regionie „Latarnia”: Tipi.',
    ],
    [
      { type: 'tickedStation', seat: 0, station: station(box.content.sheet.rail.start) },
      'Noor reaches First Whistle on the railway: Nuggets.',
      'Noor atteint la gare « Premier Sifflet » : Pépites.',
      'Noor dociera do stacji „Pierwszy Gwizd”: Samorodki.',
    ],
    [
      { type: 'tickedBox', seat: 0, zone: 'desert', box: 1 },
      'Noor ticks box 2 of the desert track.',
      'Noor coche la case 2 de la piste des déserts.',
      'Noor zaznacza pole 2 na torze pustyń.',
    ],
    [
      { type: 'discovered', seat: 0, region: region('L1'), by: 'family' },
      'Noor discovers Heron Water, a lake.',
      'Noor découvre « Lac du Héron », un lac.',
      'Noor odkrywa jezioro „Czapli Staw”.',
    ],
    [
      { type: 'wonMedal', seat: 0, from: { region: region('L1') }, points: 3, slot: 1 },
      'Noor wins a medal worth 3 points, the 1st so far: Heron Water is complete.',
      'Noor gagne sa 1re médaille (3 points) : la région « Lac du Héron » est complète.',
      'Noor zdobywa 1. medal (3 punkty): region „Czapli Staw” jest ukończony.',
    ],
    [
      { type: 'wonMedal', seat: 0, from: 'tipi', points: 9, slot: LAST_SLOT },
      'Noor wins a medal worth 9 points, the 7th so far: end of the tipi track.',
      'Noor gagne sa 7e médaille (9 points) : bout de la piste Tipi.',
      'Noor zdobywa 7. medal (9 punktów): koniec toru tipi.',
    ],
    [
      { type: 'turnedIn', seat: 0, colour: COLOURS.indexOf('grey') },
      'Noor turns in the complete grey family.',
      'Noor défausse la famille grise, qui est complète.',
      'Noor odrzuca kompletną szarą rodzinę.',
    ],
    [
      { type: 'medalsTicked', zone: 'tipi', medals: [5, 3] },
      'Tipi track: the medals worth 5 and 3 can no longer be won.',
      'Piste Tipi : les médailles de 5 et 3 points ne sont plus à gagner.',
      'Tor tipi: medali za 5 i 3 punkty nie można już zdobyć.',
    ],
    [
      events.gameEnded[0]!,
      'Somebody has won a seventh medal: the game is over. Scores: Noor 50, Alex 49, Tomek 31 and Émile 22.',
      'Quelqu’un a gagné sa septième médaille : la partie est terminée. Scores : Noor 50, Alex 49, Tomek 31 et Émile 22.',
      'Ktoś ma siódmy medal: gra dobiegła końca. Wyniki: Noor 50, Alex 49, Tomek 31 i Émile 22.',
    ],
  ])('$type', (event, ...sentences) => {
    expect(inAll((speaker) => speaker.event(event))).toEqual(sentences);
  });

  it('prompts', () => {
    expect(inAll((speaker) => speaker.prompt('give', { caller: 1, card: donkey }))).toEqual([
      'You do not have the donkey (red 2): give Alex another red card or another 2.',
      'Vous n’avez pas l’âne (2 rouge) : donnez à Alex une autre carte rouge ou un autre 2.',
      'Nie masz osła (czerwona 2): oddaj inną czerwoną kartę albo inną dwójkę. Dostanie ją Alex.',
    ]);
    expect(inAll((speaker) => speaker.prompt('tick', { stages: 3, stations: 1 }))).toEqual([
      'Tick a stage (3 within reach) or a station (1 within reach).',
      'Cochez une étape (3 accessibles) ou une gare (1 accessible).',
      'Zaznacz etap (dostępne: 3) albo stację (dostępne: 1).',
    ]);
    expect(inAll((speaker) => speaker.prompt('nuggets', { takes: 1, buys: 2 }))).toEqual([
      'Take 1 nugget, or pay for a card and place it.',
      'Prenez 1 pépite, ou payez pour poser une carte.',
      'Weź 1 samorodek albo zapłać za kartę i ją wyłóż.',
    ]);
    expect(inAll((speaker) => speaker.prompt('nuggets', { takes: 0, buys: 2 }))).toEqual([
      'Pay for a card and place it.',
      'Payez pour poser une carte.',
      'Zapłać za kartę i ją wyłóż.',
    ]);
  });

  it('choices', () => {
    expect(inAll((speaker) => speaker.choice({ do: 'call', target: 1, card: donkey }))).toEqual([
      'Ask Alex for the donkey (red 2)',
      'Demander l’âne (2 rouge) à Alex',
      'Alex: zapytaj o osła (czerwona 2)',
    ]);
    expect(inAll((speaker) => speaker.choice(choices.turnIn[3]!))).toEqual([
      'Turn in the purple family and discover Heron Water',
      'Défausser la famille violette et découvrir « Lac du Héron »',
      'Odrzuć fioletową rodzinę i odkryj jezioro „Czapli Staw”',
    ]);
    expect(inAll((speaker) => speaker.choice(choices.tickStage[1]!))).toEqual([
      'Tick stage 2 of Lantern Rest: Nuggets',
      'Cocher l’étape 2 de la région « La Lanterne » : Pépites',
      'Zaznacz etap 2 w regionie „Latarnia”: Samorodki',
    ]);
  });

  it('score lines', () => {
    const textsOf = (params: Record<string, string | number>, source: string): string[] =>
      inAll((speaker) => speaker.source({ source, params, points: 3 }));
    expect(textsOf({ zone: 'forest', boxes: 2 }, 'flags')).toEqual([
      'Forests: 2 regions',
      'Forêts : 2 régions',
      'Lasy: 2 regiony',
    ]);
    expect(textsOf({ from: 'wanted' }, 'medal')).toEqual([
      'Medal: wanted track',
      'Médaille : piste Wanted',
      'Medal: tor listów gończych',
    ]);
  });

  it('CO-FIN-04 to 07: the end of the game', () => {
    const textsOf = (result: ColoradoResult): string[] => inAll((speaker) => speaker.result(result).join(' '));
    expect(textsOf(results.medals)).toEqual([
      'Noor wins with 50 points. Points are tied: the number of medals decides.',
      'Noor gagne avec 50 points. Égalité de points : c’est le nombre de médailles qui décide.',
      'Noor zdobywa 50 punktów i wygrywa. Remis w punktach: decyduje liczba medali.',
    ]);
    expect(textsOf(results.shared)).toEqual([
      'Noor and Alex share the win with 52 points each.',
      'Avec 52 points, Noor et Alex se partagent la victoire.',
      'Noor i Alex zdobywają po 52 punkty i wygrywają wspólnie.',
    ]);
    expect(textsOf(results.one)[2]).toBe('Noor i Alex zdobywają po 1 punkcie i wygrywają wspólnie.');
  });

  it('French punctuation does not break from the word before it', () => {
    expect(speak('fr', box, names).event(events.discovered[0]!)).toMatch(/village «\u00a0.*\u00a0»\.$/);
    expect(speak('fr', box, names).event(events.turnBegan[0]!)).toMatch(/3\u00a0: /);
  });
});

describe('random play', () => {
  const seen = new Set<string>();

  it.each([
    { seats: 2, sealed: false },
    { seats: 3, sealed: true },
    { seats: 4, sealed: false },
  ])('$seats players, sealed: $sealed', ({ seats, sealed }) => {
    const read = new Set<string>();
    /** Calls every text once. */
    const collect = (
      thing: unknown,
      check: (language: Language, text: string) => void,
      text: (speaker: ColoradoSpeaker) => string,
    ): void => {
      const key = JSON.stringify(thing);
      if (read.has(key)) return;
      read.add(key);
      for (const { language, speaker } of speakers) check(language, text(speaker));
    };
    const happened = (list: readonly ColoradoEvent[]): void => {
      for (const event of list) {
        seen.add(event.type);
        collect(event, mustBeSentence, (speaker) => speaker.event(event));
      }
    };

    const { state, events: begun } = rules.setup({
      options: { sealed },
      seats,
      seed: '0123456789abcdef0123456789abcdef',
    });
    const random = createRandom(`words ${seats}`);
    happened(begun);
    while (rules.result(state) === null) {
      const seat = pick(random, rules.deciders(state));
      const { prompt, params, choices: listed } = rules.decision(state, seat)!;
      collect([prompt, params], mustBeSentence, (speaker) => speaker.prompt(prompt, params));
      for (const choice of listed) collect(choice, mustBeLabel, (speaker) => speaker.choice(choice));
      for (const { choice, rule } of rules.blocked(state, seat)) {
        collect(choice, mustBeLabel, (speaker) => speaker.choice(choice));
        collect(rule, mustBeSentence, (speaker) => speaker.rule(rule));
      }
      happened(rules.apply(state, seat, pick(random, listed)));
    }
    for (const line of rules.score(state).seats.flatMap((each) => each.lines))
      collect(line, mustBeLabel, (speaker) => speaker.source(line));
    for (const { language, speaker } of speakers)
      for (const text of speaker.result(rules.result(state)!)) mustBeSentence(language, text);
    expect(read.size).toBeGreaterThan(200);
  });

  it('has met nearly every kind of event', () => {
    expect(seen.size).toBeGreaterThan(0.85 * keys(events).length);
  });
});
