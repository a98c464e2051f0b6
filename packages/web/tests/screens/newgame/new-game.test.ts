import { createMatch, LANGUAGES } from '@cordillera/engine';
import { type CampaignRecord, MODES, type Mode, sierra } from '@cordillera/sierra';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { campaignWords } from '../../../src/games/sierra/campaign/campaignWords.ts';
import { rangeOf, type SierraAsked, sierraDrafts } from '../../../src/games/sierra/newgame/draft.ts';
import {
  inOrder,
  isArranged,
  mixed,
  swapped,
  withoutSeat,
  withSeat,
} from '../../../src/games/sierra/newgame/groups.ts';
import { sierraNewGameWords } from '../../../src/games/sierra/newgame/sierraNewGameWords.ts';
import { type Draft as FormDraft, seated } from '../../../src/table/setup/draft.ts';
import { newGameWords } from '../../../src/table/setup/newGameWords.ts';
import {
  maxNameChars,
  nameOf,
  neighbour,
  sameNames,
  withLevel,
  withMyName,
  withName,
} from '../../../src/table/setup/seating.ts';

type Draft = FormDraft<SierraAsked>;
const {
  newDraft,
  readDraft,
  prefilled,
  hasSecrets,
  withSeatAdded: added,
  withSeatRemoved: removed,
  withSeatAs,
  withSeatsSwapped: swappedSeats,
  withGroupsMixed: mixedGroups,
  matchSetupOf,
} = sierraDrafts;
const withAsked = (draft: Draft, changed: Partial<SierraAsked>): Draft =>
  sierraDrafts.withOptions(draft, { ...draft.options, ...changed });
const withMode = (draft: Draft, mode: Mode): Draft => withAsked(draft, { mode });
/** As it is stored. */
const stored = ({ options, ...form }: Draft): object => ({ ...form, ...options });
const kept = (draft: object): Draft =>
  readDraft(JSON.parse(JSON.stringify('options' in draft ? stored(draft as Draft) : draft)));
const accepts = (draft: Draft): void => {
  createMatch(sierra, matchSetupOf(draft, 'Me'));
};
/** A team game with this number of seats. */
const team = (seats: number): Draft => {
  let draft = newDraft();
  while (draft.count < seats) draft = added(draft);
  return draft;
};

describe('groups', () => {
  test('SI-R-17: growing from four to eight seats keeps pairs, and one trio when odd', () => {
    let groups = inOrder(4);
    for (let seats = 5; seats <= 8; seats++) {
      groups = withSeat(groups);
      expect(isArranged(groups, seats), `${seats}: ${JSON.stringify(groups)}`).toBe(true);
    }
    expect(groups).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ]);
  });

  test('SI-R-17: any chain of adding, removing, swapping and mixing stays legal', () => {
    const step = fc.record({ kind: fc.constantFrom('add', 'remove', 'swap', 'mix'), a: fc.nat(), b: fc.nat() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let groups = inOrder(4);
        for (const { kind, a, b } of steps) {
          const seats = groups.flat().length;
          if (kind === 'add' && seats < 8) groups = withSeat(groups);
          if (kind === 'remove' && seats > 4) groups = withoutSeat(groups, a % seats);
          if (kind === 'swap') groups = swapped(groups, a % seats, b % seats);
          if (kind === 'mix') groups = mixed(groups, () => ((a * 7 + b) % 97) / 97);
          expect(isArranged(groups, groups.flat().length), JSON.stringify(groups)).toBe(true);
        }
      }),
    );
  });

  test('a player left alone is joined by the third of the trio', () => {
    expect(
      withoutSeat(
        [
          [0, 1],
          [2, 3, 4],
        ],
        0,
      ),
    ).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(
      withoutSeat(
        [
          [0, 1, 2],
          [3, 4],
        ],
        1,
      ),
    ).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('without a trio, a player left alone joins the group before', () => {
    expect(
      withoutSeat(
        [
          [0, 1],
          [2, 3],
          [4, 5],
        ],
        3,
      ),
    ).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
  });

  test('shuffling always changes something', () => {
    expect(mixed(inOrder(4), () => 0.999)).not.toEqual(inOrder(4));
  });
});

describe('the form', () => {
  test('with its defaults is accepted by the rules in every mode', () => {
    for (const mode of MODES) accepts(withMode(newDraft(), mode));
  });

  test('SI-MODE-02: seats are added and removed within the range of the mode', () => {
    for (const mode of MODES) {
      const { min, max } = rangeOf(mode);
      let draft = withMode(newDraft(), mode);
      for (let i = 0; i < 9; i++) draft = added(draft);
      expect(draft.count).toBe(max);
      accepts(draft);
      for (let i = 0; i < 9; i++) draft = removed(draft, draft.count - 1);
      expect(draft.count).toBe(min);
      accepts(draft);
    }
  });

  test('a removed player is gone, and names never repeat', () => {
    let draft = team(6);
    for (const seat of [1, 3, 4]) {
      draft = removed(added(draft), seat);
      expect(sameNames(seated(draft), 'Me')).toEqual([]);
      expect(new Set(draft.people.map(({ suggested }) => suggested)).size).toBe(8);
    }
    const gone = removed(withName(team(5), 2, 'Olga'), 2);
    expect(gone.people.map((person) => nameOf(person, 'Me'))).not.toContain('Olga');
  });

  test('SI-R-18: the groups arranged by hand are the ones that are played', () => {
    const draft = swappedSeats(team(5), 1, 3);
    const plan = matchSetupOf(draft, 'Me');
    expect(plan.options).toEqual({
      mode: 'team',
      firstGame: true,
      groups: [
        [0, 3],
        [2, 1, 4],
      ],
    });
    const match = createMatch(sierra, plan);
    expect(match.options.groups).toEqual(plan.options.groups);
  });

  test('the arrow keys reach the neighbours across groups and stop at the ends', () => {
    const draft = swappedSeats(team(5), 1, 4);
    expect(draft.options.groups).toEqual([
      [0, 4],
      [2, 3, 1],
    ]);
    expect(neighbour(draft.options.groups, 0, -1)).toBe(null);
    expect(neighbour(draft.options.groups, 4, 1)).toBe(2);
    expect(neighbour(draft.options.groups, 2, -1)).toBe(4);
    expect(neighbour(draft.options.groups, 1, 1)).toBe(null);
  });

  test('shuffling the groups keeps all players', () => {
    const draft = mixedGroups(team(7), () => 0.3);
    expect([...draft.options.groups.flat()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    accepts(draft);
  });

  test('changing the mode and back keeps all players', () => {
    const draft = withLevel(withName(team(6), 3, 'Olga'), 4, 'random');
    const back = withMode(withMode(draft, 'solo'), 'team');
    expect(back).toEqual(draft);
  });

  test('at a smaller table I keep a seat', () => {
    const draft = withSeatAs(team(5), 4, 'me');
    expect(seated(draft)[4]?.who).toBe('me');
    for (const mode of ['solo', 'cooperative', 'competitive'] as const)
      expect(seated(withMode(draft, mode)).filter(({ who }) => who === 'me')).toHaveLength(1);
  });

  test('I have one seat: taking another frees mine', () => {
    const draft = withSeatAs(withName(newDraft(), 2, 'Olga'), 2, 'me');
    expect(seated(draft).map(({ who }) => who)).toEqual(['bot', 'bot', 'me', 'bot']);
    expect(nameOf(draft.people[0]!, 'Me')).toBe('Olga');
    expect(nameOf(draft.people[2]!, 'Me')).toBe('Me');
  });

  test('a bot has neither my name nor a friend’s, and a friend is offered again at the same seat', () => {
    const renamed = withName(newDraft(), 0, 'Captain');
    expect(nameOf(withSeatAs(renamed, 0, 'bot').people[0]!, 'Me')).toBe('Ada');
    const friend = withName(withSeatAs(newDraft(), 1, 'friend'), 1, 'Olga');
    const bot = withSeatAs(friend, 1, 'bot');
    expect(nameOf(bot.people[1]!, 'Me')).toBe('Noor');
    expect(nameOf(withSeatAs(bot, 1, 'friend').people[1]!, 'Me')).toBe('Olga');
    // a friend who has left and comes back, also after a reload
    const left = kept(removed(added(friend), 1));
    expect(nameOf(withSeatAs(left, 1, 'friend').people[1]!, 'Me')).toBe('Olga');
    // not twice at one table
    const moved = withName(withSeatAs(left, 2, 'friend'), 2, 'olga');
    expect(nameOf(withSeatAs(moved, 1, 'friend').people[1]!, 'Me')).not.toBe('Olga');
  });

  test('an emptied name falls back to the suggested one, a long one is cut', () => {
    const draft = withName(withName(newDraft(), 0, '   '), 1, 'x'.repeat(60));
    expect(nameOf(draft.people[0]!, 'Me')).toBe('Me');
    expect(nameOf(draft.people[1]!, 'Me')).toHaveLength(maxNameChars);
  });

  test('duplicate names are detected, whatever their case and spaces', () => {
    expect(sameNames(seated(withName(newDraft(), 2, ' NOOR ')), 'Me')).toEqual([2]);
    expect(sameNames(seated(newDraft()), 'Iris')).toEqual([3]);
    expect(sameNames(seated(withMyName(newDraft(), 'iris')), 'iris')).toEqual([]);
    // players without a seat do not count as duplicates
    expect(sameNames(seated(withName(newDraft(), 6, 'Noor')), 'Me')).toEqual([]);
  });

  test('bots name their level, people none', () => {
    const draft = withLevel(withSeatAs(withMode(newDraft(), 'competitive'), 1, 'friend'), 2, 'random');
    expect(matchSetupOf(draft, 'Me').seats).toEqual([
      { name: 'Me' },
      { name: 'Noor' },
      { name: 'Mateo', bot: 'random' },
    ]);
  });

  test('open hands are offered only where people at this screen are opponents', () => {
    const asked = { ...newDraft(), openHands: true };
    const table = (draft: Draft): unknown => matchSetupOf(draft, 'Me').table.openHands;
    const [companion, opponent] = [asked.options.groups[0]![1]!, asked.options.groups[1]![0]!];
    const drafts: [Draft, boolean][] = [
      [asked, false],
      [withSeatAs(asked, companion, 'friend'), false],
      [withSeatAs(asked, opponent, 'friend'), true],
      [withMode(asked, 'competitive'), false],
      [withSeatAs(withMode(asked, 'competitive'), 1, 'friend'), true],
      [withSeatAs(withMode(asked, 'cooperative'), 1, 'friend'), false],
    ];
    for (const [draft, may] of drafts) {
      expect(hasSecrets(draft)).toBe(may);
      expect(table(draft)).toBe(may || undefined);
      expect(table({ ...draft, openHands: false })).toBeUndefined();
    }
  });

  test('a stage is asked for in the campaign only', () => {
    const stageOf = (mode: Mode): unknown =>
      matchSetupOf(withAsked(newDraft(), { mode, stage: 3 }), 'Me').options.stage;
    expect(MODES.map(stageOf)).toEqual([undefined, 3, 3, undefined]);
  });

  test('the address fills in mode and stage, and nonsense changes nothing', () => {
    expect(prefilled(newDraft(), 'solo', 4)).toMatchObject({ options: { mode: 'solo', stage: 4 } });
    expect(prefilled(newDraft(), 'chess', -2)).toEqual(newDraft());
    expect(prefilled(newDraft(), null, 1.5)).toEqual(newDraft());
  });

  test('outside of team games there is one list of seats', () => {
    expect(seated(withMode(newDraft(), 'competitive'))).toHaveLength(3);
  });
});

describe('the stored draft', () => {
  test('is restored as it was left', () => {
    const draft = { ...swappedSeats(withName(team(7), 3, 'Olga'), 0, 5), openHands: true };
    expect(kept(draft)).toEqual(draft);
  });

  test('may contain anything', () => {
    for (const kept of [undefined, null, '', [], { mode: 3 }, { people: [1, 2] }, { counts: { team: 99 } }])
      expect(readDraft(kept)).toEqual(newDraft());
    fc.assert(fc.property(fc.jsonValue(), (kept) => accepts(readDraft(kept))));
  });

  test('replaces only the parts that are invalid', () => {
    const draft = withMode(team(5), 'competitive');
    expect(kept({ ...stored(draft), groups: [[0, 1, 2, 3, 4]] }).options.groups).toEqual(inOrder(5));
    expect(kept(withLevel(draft, 1, 'oracle')).people[1]?.level).toBe('trail-hand');
    const two = draft.people.map((person) => ({ ...person, who: 'me' as const }));
    expect(kept({ ...draft, people: two }).people).toEqual(newDraft().people);
    expect(kept({ ...draft, people: two }).options.mode).toBe('competitive');
  });
});

describe('suns', async () => {
  afterAll(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  const { allSuns, bestSuns, nextStage, playable, possibleSuns } = await import(
    '../../../src/games/sierra/campaign/suns.ts'
  );
  const { box } = await import('../../../src/games/sierra/houseSet.ts');
  const record: CampaignRecord = { 1: { solo: 3, duo: 1 }, 2: { trio: 2 } };

  test('are counted over all columns', () => {
    expect(allSuns(record, box.stages)).toBe(6);
    expect(possibleSuns(box.stages)).toBe(72);
    expect([1, 2, 3].map((stage) => bestSuns(record, stage))).toEqual([3, 2, 0]);
  });

  test('SI-R-69: the requested stage is played when it is open, otherwise the furthest open one before it', () => {
    expect(nextStage(record, box.stages)).toBe(3);
    expect(playable(record, 2, 8, false)).toBe(2);
    expect(playable(record, 7, 8, false)).toBe(3);
    expect(playable(record, 7, 8, true)).toBe(7);
    expect(playable({}, 99, 8, false)).toBe(1);
  });

  test('a quick first game is accepted by the rules, whatever my name, and matches the text of the home page', async () => {
    const { sierraModule } = await import('../../../src/games/sierra/module.ts');
    const { changeSettings, defaultName } = await import('../../../src/platform/settings.ts');
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    for (const name of ['', 'Noor']) {
      changeSettings({ name });
      const plan = await sierraModule.quickStartSetup!();
      const match = createMatch(sierra, plan);
      expect(new Set(match.seats.map((seat) => seat.name)).size).toBe(3);
      expect(plan.seats[0]).toEqual({ name: name || defaultName });
      // as the home page says before the tap (`homeWords.starts`)
      expect(plan.options).toEqual({ mode: 'competitive', firstGame: true });
      expect(plan.seats.filter(({ bot }) => bot !== undefined)).toHaveLength(2);
    }
  });
});

describe('words', () => {
  /** Every text with its path; functions are asked for one, two and five of something. */
  const texts = (part: unknown, path = ''): [string, string][] => {
    if (typeof part === 'string') return [[path, part]];
    if (typeof part === 'function')
      return [1, 2, 4].map((n) => [
        `${path}(${n})`,
        part(path.endsWith('strength') ? 'Ada' : n, path.endsWith('grouping') ? { duos: n, trios: 1 } : n),
      ]);
    return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
  };

  test.each(LANGUAGES)('in %s nothing is missing or empty', (language) => {
    for (const catalogue of [newGameWords, sierraNewGameWords, campaignWords]) {
      const own = texts(catalogue[language]);
      expect(own.map(([path]) => path)).toEqual(texts(catalogue.en).map(([path]) => path));
      for (const [path, text] of own) expect(text.trim(), path).not.toMatch(/^$|undefined|NaN/);
    }
  });

  test('no French line begins with a colon', () => {
    for (const catalogue of [newGameWords, sierraNewGameWords, campaignWords])
      for (const [path, text] of texts(catalogue.fr)) expect(text, path).not.toMatch(/ [:;!?»]|« /);
  });

  test('groups are counted in words', () => {
    expect(sierraNewGameWords.en.grouping(5, { duos: 1, trios: 1 })).toBe(
      '5 players: a group of two and a group of three',
    );
    expect(sierraNewGameWords.fr.grouping(8, { duos: 4, trios: 0 })).toBe('8 joueurs\u00a0: quatre groupes de deux');
    expect(sierraNewGameWords.pl.grouping(7, { duos: 2, trios: 1 })).toBe(
      '7 graczy: dwie grupy dwuosobowe i\u00a0grupa trzyosobowa',
    );
    expect([1, 3, 5].map(campaignWords.pl.suns)).toEqual(['1 słońce', '3 słońca', '5 słońc']);
  });
});
