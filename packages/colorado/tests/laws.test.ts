import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, loadPack } from '@cordillera/engine';
import {
  type Configuration,
  checkLaws,
  describeReport,
  type Harness,
  LAW_IDS,
  replayLaws,
} from '@cordillera/engine/laws';
import { describe, expect, test } from 'vitest';
import {
  type ColoradoChoice,
  type ColoradoEvent,
  type ColoradoRules,
  type ColoradoTypes,
  colorado,
  coloradoFormat,
  housePack,
  ICONS,
  speak,
  unpack,
} from '../src/index.ts';
import { glossary } from '../src/words/glossary.ts';
import { scramble } from './helpers/scramble.ts';
import { smallPack } from './helpers/smallMap.ts';

const house = loadPack(coloradoFormat, housePack);
const small = loadPack(coloradoFormat, smallPack);

const configurations: Configuration<ColoradoTypes>[] = [
  ...[2, 3, 4].map((seats) => ({ name: `${seats}`, options: {}, seats, content: house })),
  ...[2, 4].map((seats) => ({ name: `${seats}, sealed`, options: { sealed: true }, seats, content: house })),
  { name: '3, the second calls first', options: { firstCaller: 1 }, seats: 3, content: house },
  { name: '3, another map', options: {}, seats: 3, content: small },
];

const EVENTS: Record<ColoradoEvent['type'], true> = {
  dealt: true,
  dealtCards: true,
  laidOpen: true,
  villageChosen: true,
  turnBegan: true,
  nobodyToCall: true,
  called: true,
  lacked: true,
  gave: true,
  received: true,
  compensated: true,
  actionsBegan: true,
  picked: true,
  pickedSide: true,
  picksShown: true,
  tookNugget: true,
  paid: true,
  discarded: true,
  placed: true,
  drew: true,
  drewCards: true,
  reshuffled: true,
  declined: true,
  lost: true,
  tickedStage: true,
  tickedStation: true,
  tickedBox: true,
  discovered: true,
  wonMedal: true,
  noMedalLeft: true,
  endOfTurn: true,
  turnedIn: true,
  medalsTicked: true,
  gameEnded: true,
};
const CHOICES: Record<ColoradoChoice['do'], true> = {
  village: true,
  call: true,
  give: true,
  pick: true,
  takeNugget: true,
  buy: true,
  draw: true,
  swap: true,
  decline: true,
  tickStage: true,
  tickStation: true,
  tickTipi: true,
  place: true,
  discover: true,
  turnIn: true,
};

const boxOf = (rules: unknown) => (rules as ColoradoRules).box;
const names = ['Ana', 'Bo', 'Chi', 'Dov'];
const speakersOf = (content: typeof house.content) =>
  new Map(LANGUAGES.map((language) => [language, speak(language, unpack(content), names)]));
const speakers = new Map([house, small].map((pack) => [pack, speakersOf(pack.content)]));

/** A campaign (`npm run laws`) plays this many games in all, and writes its report to a file. */
const { LAW_GAMES: campaign, LAW_REPORT: reportFile, LAW_SEED: seed = 'colorado', LAW_REPLAY: only } = process.env;

let speaking = house;

const harness: Harness<ColoradoTypes> = {
  games: campaign === undefined ? 2 : Math.ceil(Number(campaign) / configurations.length),
  seed,
  rates: {
    L2: 3,
    L3: 10,
    L5: 10,
    L6: 10,
    L9: 4,
    L10: 10,
    L11: 10,
    L12: 2,
    L13: 3,
    L14: 5,
    L15: 6,
    L16: 6,
    L19: 8,
    L21: 8,
  },
  replayCommand: ({ name }, seed) =>
    `LAW_REPLAY='${name}' LAW_SEED=${seed} npx vitest run --project colorado packages/colorado/tests/laws.test.ts`,
  scramble: (state, viewer, random, rules, after) => scramble(boxOf(rules), state, viewer, random, after),
  // a seat may take back its own chain step by step, down to its last draw (CO-R-31)
  laysOpen: (choice) => choice.do === 'buy' || choice.do === 'swap' || choice.do === 'place',
  redeal(state, first, second) {
    if (first.do !== 'draw' || second.do !== 'draw') return null;
    const drawn = state.pile.splice(-6);
    state.pile.push(...drawn.slice(3), ...drawn.slice(0, 3));
    return state;
  },
  ruleIds: new Set(readFileSync('docs/rules/colorado.md', 'utf8').match(/\bCO-[A-Z]+-\d+/g)),
  glossary,
  words(language, thing) {
    const speaker = speakers.get(speaking)!.get(language)!;
    switch (thing.kind) {
      case 'event':
        return speaker.event(thing.value);
      case 'prompt':
        return speaker.prompt(thing.value, thing.params);
      case 'choice':
        return speaker.choice(thing.value);
      case 'source':
        return speaker.source(thing.value);
      case 'reason':
        return [speaker.reason(thing.value.reason), ...speaker.result(thing.value)].join(' ');
      case 'rule':
        return speaker.rule(thing.value);
    }
  },
  // CO-FIN-04 to 07, written out once more
  winners({ players }, rules) {
    const totals = rules.score({ players } as ColoradoTypes['State']).seats.map(({ total }) => total);
    const rank = (seat: number): number =>
      totals[seat]! * 10_000 + players[seat]!.medals.length * 100 + Math.min(players[seat]!.nuggets, 99);
    const best = Math.max(...totals.map((_, seat) => rank(seat)));
    return totals.flatMap((_, seat) => (rank(seat) === best ? [seat] : []));
  },
  expected: [
    // random play too rarely leaves every opponent without a card: rules/call.test.ts plays it
    ...Object.keys(EVENTS).flatMap((type) => (type === 'nobodyToCall' ? [] : [`event ${type}`])),
    ...Object.keys(CHOICES).map((kind) => `choice ${kind}`),
    ...ICONS.map((icon) => `icon ${icon}`),
    ...['exact', 'match', 'random'].map((answer) => `answer ${answer}`),
    'reason seventhMedal',
  ],
  reached({ rules, configuration, events, choice, result }) {
    speaking = configuration.content ?? house;
    const box = boxOf(rules);
    const reached: string[] = [];
    for (const event of events) {
      reached.push(`event ${event.type}`);
      if (event.type === 'tickedStage') reached.push(`icon ${box.stages[event.stage]!.icon}`);
      if (event.type === 'tickedStation') reached.push(`icon ${box.stations[event.station]!.icon}`);
      if (event.type === 'tickedBox' && (event.zone === 'tipi' || event.zone === 'wanted'))
        reached.push(`icon ${box.tracks[event.zone].icons[event.box]}`);
      if (event.type === 'gave') reached.push(`answer ${event.answer}`);
    }
    if (choice !== undefined) reached.push(`choice ${choice.choice.do}`);
    if (result !== null) reached.push(`reason ${result.reason}`);
    return reached;
  },
};

describe('Colorado keeps every law', () => {
  if (only !== undefined) {
    test('in the game that is played again', () => {
      const configuration = configurations.find(({ name }) => name === only) as Configuration<ColoradoTypes>;
      const report = replayLaws(colorado, configuration, harness.seed, harness);
      expect(report.ok, describeReport(report)).toBe(true);
    });
    return;
  }
  const report = checkLaws(colorado, configurations, harness);
  if (reportFile !== undefined) writeFileSync(reportFile, JSON.stringify(report));
  test.each(LAW_IDS)('%s', (id) => {
    expect(report.laws[id].failures, describeReport(report)).toEqual([]);
    expect(report.laws[id].checks).toBeGreaterThan(0);
  });
});
