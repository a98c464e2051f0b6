import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@cordillera/engine';
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
  type SierraChoice,
  type SierraEvent,
  type SierraRules,
  type SierraTypes,
  sierra,
  speak,
} from '../src/index.ts';
import { glossary } from '../src/words/glossary.ts';
import { houseSet, type LoadedPack, packWith } from './helpers/packs.ts';
import { scramble } from './helpers/scramble.ts';

/** The special rules that no house stage has, so that the laws cover them too. */
const special = packWith(({ stages }) => {
  const [first, second, third, fourth] = stages;
  first!.modifiers = [
    { rule: 'given', cards: ['N-B01', 'N-A01'] },
    { rule: 'skipNotebook', rounds: [2, 5] },
    { rule: 'gleam', symbols: ['house', 'wind'] },
  ];
  second!.modifiers = [
    { rule: 'rounds', n: 6 },
    { rule: 'handDelta', n: 2 },
    { rule: 'blind', n: 2 },
  ];
  third!.modifiers = [
    { rule: 'maxLines', n: 2 },
    { rule: 'maxLength', n: 3 },
    { rule: 'blind', n: 1 },
    { rule: 'handDelta', n: -1 },
  ];
  fourth!.face = 'open';
});

interface Setting extends Configuration<SierraTypes> {
  from: LoadedPack;
}

const setting = (name: string, options: object, seats: number, from = houseSet): Setting => ({
  name,
  options,
  seats,
  content: from.pack,
  from,
});
const campaigns = (from: LoadedPack, stages: readonly number[], name: string): Setting[] =>
  stages.flatMap((stage) => [
    setting(`${name} solo stage ${stage}`, { mode: 'solo', stage }, 1, from),
    setting(`${name} cooperative stage ${stage}, 2 players`, { mode: 'cooperative', stage }, 2, from),
    setting(`${name} cooperative stage ${stage}, 3 players`, { mode: 'cooperative', stage }, 3, from),
  ]);

const configurations: Setting[] = [
  ...[4, 5, 6, 7, 8].map((seats) => setting(`team of ${seats}`, { mode: 'team' }, seats)),
  setting('first team game of 8', { mode: 'team', firstGame: true }, 8),
  setting(
    'arranged team of 7',
    {
      mode: 'team',
      groups: [
        [6, 0],
        [1, 2, 3],
        [5, 4],
      ],
    },
    7,
  ),
  ...[2, 3, 4].map((seats) => setting(`competitive ${seats}`, { mode: 'competitive' }, seats)),
  setting('first competitive game of 4', { mode: 'competitive', firstGame: true }, 4),
  ...campaigns(houseSet, [1, 2, 3, 4, 5, 6, 7, 8], 'house'),
  setting('first solo game', { mode: 'solo', firstGame: true }, 1),
  ...campaigns(special, [1, 2, 3, 4], 'special'),
];

const EVENTS: Record<SierraEvent['type'], true> = {
  groupsFormed: true,
  stageBegan: true,
  startLineLaid: true,
  notebookGiven: true,
  faceProposed: true,
  faceAgreed: true,
  agreement: true,
  facesShown: true,
  frontLaid: true,
  roundBegan: true,
  roleHeld: true,
  frontTaken: true,
  mountainDrawn: true,
  blindDrawn: true,
  notebookDrawn: true,
  dealt: true,
  reshuffled: true,
  keptDraft: true,
  laidDraft: true,
  putAside: true,
  tookBack: true,
  fellBack: true,
  readied: true,
  unreadied: true,
  laid: true,
  kept: true,
  passed: true,
  passedCards: true,
  discarded: true,
  discardedCards: true,
  gameEnded: true,
};
const CHOICES: Record<SierraChoice['do'], true> = {
  face: true,
  agree: true,
  keep: true,
  lay: true,
  discard: true,
  takeBack: true,
  ready: true,
  unready: true,
};

const boxOf = (rules: unknown) => (rules as SierraRules).box;
const speakers = new Map(
  [houseSet, special].map((from) => [
    from,
    LANGUAGES.map(
      (language) =>
        [language, speak(language, from.box, ['Ana', 'Bo', 'Chi', 'Dov', 'Eva', 'Fay', 'Gus', 'Hal'])] as const,
    ),
  ]),
);

/** A campaign (`npm run laws`) plays this many games in all, and writes its report to a file. */
const { LAW_GAMES: campaign, LAW_REPORT: reportFile, LAW_SEED: seed = 'sierra', LAW_REPLAY: only } = process.env;

const harness: Harness<SierraTypes> = {
  games: campaign === undefined ? 5 : Math.ceil(Number(campaign) / configurations.length),
  seed,
  rates: { L7: 2, L8: 2 },
  replayCommand: ({ name }, seed) =>
    `LAW_REPLAY='${name}' LAW_SEED=${seed} npx vitest run --project sierra packages/sierra/tests/laws.test.ts`,
  scramble: (state, viewer, random, rules, after) => scramble(boxOf(rules), state, viewer, random, after),
  ruleIds: new Set(readFileSync('docs/rules/sierra.md', 'utf8').match(/\bSI-[A-Z]+-\d+/g)),
  glossary,
  words(language, thing) {
    const from = speakers.get(thing.view.stage !== null && thing.view.given.length > 0 ? special : houseSet);
    const speaker = from?.find(([spoken]) => spoken === language)?.[1];
    if (speaker === undefined) throw new Error(`no speaker of ${language}`);
    switch (thing.kind) {
      case 'event':
        return speaker.event(thing.value);
      case 'prompt':
        return speaker.prompt(thing.value);
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
  winners(state, rules) {
    const totals = rules.score(state).seats.map(({ total }) => total);
    if (state.stage === null) return totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
    const column = (['solo', 'duo', 'trio'] as const)[totals.length - 1] as 'solo' | 'duo' | 'trio';
    const won = Math.min(...totals) > (boxOf(rules).stages[state.stage - 1]?.suns[column][0] as number);
    return won ? totals.map((_, seat) => seat) : [];
  },
  expected: [
    ...Object.keys(EVENTS).map((type) => `event ${type}`),
    ...Object.keys(CHOICES).map((kind) => `choice ${kind}`),
    ...houseSet.content.notebook.map(({ id }) => `kept ${id}`),
    ...houseSet.content.destinations.flatMap(({ id }) => [`scored ${id}-A`, `scored ${id}-B`]),
    'reason lastRound',
    'reason campaign',
    'suns 0',
    'suns 1',
  ],
  reached({ rules, events, choice, result, state }) {
    const reached = events.map((event) => `event ${event.type}`);
    if (choice !== undefined) reached.push(`choice ${choice.choice.do}`);
    if (result !== null) {
      reached.push(`reason ${result.reason}`, `suns ${result.suns}`);
      for (const { lines } of rules.score(state).seats) {
        for (const { source, params } of lines)
          reached.push(`${source === 'destination' ? 'scored' : 'kept'} ${params?.card}`);
      }
    }
    return reached;
  },
};

describe('Sierra keeps every law', () => {
  const report =
    only === undefined
      ? checkLaws(sierra, configurations, harness)
      : replayLaws(sierra, configurations.find(({ name }) => name === only) as Setting, harness.seed, harness);
  if (reportFile !== undefined) writeFileSync(reportFile, JSON.stringify(report));

  test.each(LAW_IDS)('%s holds in every mode, for every number of players', (law) => {
    expect(report.laws[law].failures, describeReport(report)).toEqual([]);
    if (only === undefined) expect(report.laws[law].checks, `${law} was never checked`).toBeGreaterThan(0);
  });
});
