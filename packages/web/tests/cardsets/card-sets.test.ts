import {
  CordilleraError,
  canonicalJson,
  createMatch,
  createRandom,
  describeProblem,
  type Pack,
  pick,
  sha256Hex,
} from '@cordillera/engine';
import { gameById, games } from '@cordillera/games';
import { describe, expect, test, vi } from 'vitest';
import { recordedMatches } from '../../../games/tests/recorded.ts';
import { MissingCardSetError } from '../../src/cardsets/CardsMissing.ts';
import { cardsOf, needs } from '../../src/cardsets/cards.ts';
import { countCards } from '../../src/cardsets/countCards.ts';
import { inAddress } from '../../src/cardsets/downloadSet.ts';
import { freeName } from '../../src/cardsets/freeName.ts';
import { packsWords } from '../../src/cardsets/packsWords.ts';
import { sentences } from '../../src/cardsets/Refused.tsx';
import { InvalidCardSetError, type ReadSet, type Refusal, readCardSet } from '../../src/cardsets/readCardSet.ts';
import { houseSetOf, openPack, packFor } from '../../src/cardsets/sets.ts';
import { sierraDrafts } from '../../src/games/sierra/newgame/draft.ts';
import { sierraTable } from '../../src/games/sierra/table/tableGame.ts';
import type { MatchRecord, PackRecord } from '../../src/store/records.ts';
import { rebuild } from '../../src/table/match/rebuild.ts';
import { Session } from '../../src/table/session/session.ts';
import { LocalSource } from '../../src/table/source/localSource.ts';
import type { TableGame } from '../../src/table/tableGame.ts';

const sierra = gameById('sierra');
const west = gameById('sierra-west');

type Json = Record<string, unknown>;
/** The house set of a game, copied by a player. */
const copyOf = (game = sierra): Record<string, Json> => structuredClone(game.house.files) as Record<string, Json>;
const cardsIn = (file: Json | undefined): Json[] => file!.cards as Json[];

/** One card with another name: the same cards with other texts. */
function renamed(): Record<string, Json> {
  const files = copyOf();
  cardsIn(files['notebook.json'])[0]!.name = { en: 'My Card', fr: 'Ma carte', pl: 'Moja karta' };
  return files;
}

/** One sun harder to reach: different cards. */
function harder(): Record<string, Json> {
  const files = copyOf();
  const [first] = files['stages.json']!.stages as [{ suns: { solo: number[] } }];
  first.suns.solo[2]! += 1;
  return files;
}

const file = (name: string, content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { name, size: text.length, text: async () => text };
};
const filesOf = (files: Record<string, unknown>) => Object.entries(files).map(([name, content]) => file(name, content));
const whole = (set: unknown) => [file('set.json', set)];

async function refusalOf(reading: Promise<ReadSet>): Promise<Refusal> {
  const error = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof InvalidCardSetError) return error.refusal;
  throw error ?? new Error('it was not refused');
}

async function recordOf(id: string, files: Record<string, Json>, added = 1): Promise<PackRecord> {
  return { ...(await readCardSet(whole({ game: 'sierra', id, files }))), id, added };
}

describe('a card set is read', () => {
  test('from one file that names its game and the set', async () => {
    const set = await readCardSet(whole({ game: 'sierra', id: ' my-cards ', files: renamed() }));
    expect(set).toMatchObject({ game: 'sierra', id: 'my-cards', hash: houseSetOf(sierra).hash });
    expect(set.files).toEqual(renamed());
  });

  test('from one file without a game, which its files reveal', async () => {
    expect(await readCardSet(whole({ id: 'mine', files: harder() }))).toMatchObject({ game: 'sierra', id: 'mine' });
  });

  test('from several files, recognised by their names, without a name for the set', async () => {
    const set = await readCardSet(filesOf(harder()));
    expect(set).toMatchObject({ game: 'sierra', id: null });
    expect(set.hash).not.toBe(houseSetOf(sierra).hash);
    expect(await readCardSet(filesOf(copyOf(west)), games)).toMatchObject({ game: 'sierra-west', id: null });
  });

  test.each([['house'], ['House '], [''], ['x'.repeat(41)], [7], [undefined]])(
    'without the name %j, which a set cannot have',
    async (id) => {
      const set = await readCardSet(whole({ game: 'sierra', id, files: copyOf() }));
      expect(set.id).toBeNull();
      // the reason is given for the name of the house set
      expect(set.claimsHouseName === true).toBe(String(id).trim().toLowerCase() === 'house');
    },
  );

  test('with the number of its cards, copies included', async () => {
    const { cards } = await readCardSet(filesOf(copyOf()));
    const { mountain, notebook, destinations, stages } = houseSetOf(sierra).content as Record<
      string,
      { copies?: number }[]
    >;
    const printed = [mountain, notebook, destinations, stages].flatMap((list) => list!.map(({ copies = 1 }) => copies));
    expect(cards).toBe(printed.reduce((sum, n) => sum + n));
    expect(countCards(copyOf(west)['hastings.json'])).toBe(18);
  });
});

describe('files that are no card set are refused', () => {
  test('with every mistake: file, card, field, and a message in three languages', async () => {
    const files = copyOf();
    delete files['stages.json'];
    const cards = cardsIn(files['notebook.json']);
    const { id } = cards[3] as { id: string };
    cards[3]!.copies = 'two';
    delete cards[5]!.text;
    const refusal = await refusalOf(readCardSet(whole({ game: 'sierra', id: 'mine', files })));
    if (refusal.kind !== 'problems') throw new Error(refusal.kind);
    expect(refusal.game).toBe('sierra');
    expect(refusal.problems).toMatchObject([
      { file: 'stages.json', code: 'missing-file' },
      { file: 'notebook.json', card: id, field: 'copies', code: 'not-a-number' },
      { file: 'notebook.json', card: cards[5]!.id, field: 'text', code: 'missing-field' },
    ]);
    const said = (language: 'en' | 'fr' | 'pl') => describeProblem(refusal.problems[1]!, language, sierra.format.words);
    expect(said('en')).toBe(`notebook.json, ${id}, copies: expected a number without quotes, found "two".`);
    expect(said('fr')).toContain(`notebook.json, ${id}, copies\u00a0: il faut un nombre`);
    expect(said('pl')).toContain(`notebook.json, ${id}, copies: tu musi być liczba`);
  });

  test('with the problems that the game itself finds, in its own words', async () => {
    const files = copyOf();
    cardsIn(files['mountain.json']).pop();
    const refusal = await refusalOf(readCardSet(filesOf(files)));
    if (refusal.kind !== 'problems') throw new Error(refusal.kind);
    for (const problem of refusal.problems)
      expect(describeProblem(problem, 'pl', sierra.format.words)).not.toContain(problem.code);
  });

  test('when they are too large, whatever they contain', async () => {
    const huge = { ...file('set.json', '{}'), size: 1_000_001 };
    expect(await refusalOf(readCardSet([huge]))).toEqual({ kind: 'tooLarge' });
    // together
    const half = { ...file('set.json', '{}'), size: 500_001 };
    expect(await refusalOf(readCardSet([half, half]))).toEqual({ kind: 'tooLarge' });
  });

  test('when they cannot be read', async () => {
    const gone = { name: 'a.json', size: 1, text: () => Promise.reject(new DOMException('gone', 'NotReadableError')) };
    expect(await refusalOf(readCardSet([gone]))).toEqual({ kind: 'unreadable' });
  });

  test('when they are not JSON, naming every such file and its line', async () => {
    const files = [
      file('mountain.json', '{\n  "cards": [\n    { "copies": 3,, }\n  ]\n}'),
      file('notebook.json', { cards: [] }),
      file('stages.json', '{ "stages":\n [\n'),
      file('destinations.json', ' \n'),
    ];
    expect(await refusalOf(readCardSet(files))).toEqual({
      kind: 'notJson',
      files: [
        { name: 'mountain.json', line: 3 },
        { name: 'stages.json', line: 2 },
        { name: 'destinations.json', line: null },
      ],
    });
  });

  test('when a whole set has other fields than its game, its name and its files', async () => {
    const whole = file('mine.json', { game: 'sierra', id: 'mine', autor: 'me', files: copyOf() });
    expect(await refusalOf(readCardSet([whole]))).toEqual({ kind: 'unknownFields', fields: ['autor'] });
  });

  test('with at most a hundred mistakes, and the number of further ones', async () => {
    const files = { ...copyOf(), 'notebook.json': { cards: Array(150).fill(7) } };
    const refusal = await refusalOf(readCardSet(filesOf(files)));
    if (refusal.kind !== 'problems') throw new Error(refusal.kind);
    expect(refusal.problems).toHaveLength(100);
    expect(refusal.more).toBe(50);
    expect(sentences(refusal, packsWords.en.refused)).toEqual(['150 things have to be corrected. Then add it again.']);
  });

  test('without quoting overlong texts of the file', async () => {
    const long = 'x'.repeat(900_000);
    expect(JSON.stringify(await refusalOf(readCardSet(whole({ game: long, files: copyOf() }))))).toMatch(/^.{1,300}$/);
    const deep = `{"files":{},"game":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await refusalOf(readCardSet([file('set.json', deep)]))).toMatchObject({ game: '?' });
  });

  test('when no game knows such files, naming the files that are expected', async () => {
    expect(await refusalOf(readCardSet([file('evening.json', { format: 'cordillera-match' })]))).toEqual({
      kind: 'noSet',
      asked: games.map(({ id, format }) => ({ game: id, files: Object.keys(format.files) })),
    });
    for (const content of [null, [], 7, { files: [] }, { cards: [] }])
      expect((await refusalOf(readCardSet(whole(content)))).kind).toBe('noSet');
  });

  test('when the game is unknown, differs from the files, or has no table yet', async () => {
    const of = (game: unknown, files: unknown) => refusalOf(readCardSet(whole({ game, id: 'mine', files })));
    expect(await of('chess', copyOf())).toEqual({
      kind: 'unknownGame',
      game: 'chess',
      known: games.map(({ id }) => id),
    });
    expect(await of('sierra', copyOf(west))).toEqual({ kind: 'otherGame', said: 'sierra', found: 'sierra-west' });
    const onlySierra = [sierra];
    expect(await refusalOf(readCardSet(filesOf(copyOf(west)), onlySierra))).toEqual({
      kind: 'noTable',
      game: 'sierra-west',
    });
  });
});

/** A match with these cards, after some choices. */
function matchWith(content: Pack<object>) {
  const match = createMatch(sierra, {
    options: { mode: 'competitive' },
    seats: [{ name: 'Ada' }, { name: 'Ben' }],
    seed: '7'.repeat(32),
    content,
  });
  const random = createRandom('packs');
  while (match.length < 12) {
    const open = match.decisions().filter(({ forward }) => forward > 0);
    const { seat, choices, forward } = pick(random, open);
    match.choose(seat, pick(random, choices.slice(0, forward)));
  }
  return match;
}

const firstNotebook = (pack: Pack<object>): string =>
  (pack.content as { notebook: { name: { en: string } }[] }).notebook[0]!.name.en;

describe('a match and its cards', () => {
  test('a match saved with its own card set is rebuilt unchanged', async () => {
    const mine = await recordOf('mine', harder());
    const match = matchWith(openPack(mine, sierra)!);
    expect(match.content.hash).not.toBe(houseSetOf(sierra).hash);
    const again = await rebuild(JSON.parse(JSON.stringify(match)), [await recordOf('another', renamed()), mine]);
    expect(again.toJSON()).toEqual(match.toJSON());
    expect(again.fork(0).content.hash).toBe(mine.hash);
  });

  test('a match uses the texts of the set it names, and a house match those of the house set', async () => {
    const mine = await recordOf('mine', renamed());
    const [own, house] = [matchWith(openPack(mine, sierra)!), matchWith(houseSetOf(sierra))];
    expect(own.content.hash).toBe(house.content.hash);
    expect(firstNotebook((await rebuild(own.toJSON(), [mine])).content)).toBe('My Card');
    expect(firstNotebook((await rebuild(house.toJSON(), [mine])).content)).toBe(firstNotebook(houseSetOf(sierra)));
  });

  test('a match whose set is gone uses any set with the same cards, and keeps the name', async () => {
    const saved = matchWith(openPack(await recordOf('mine', renamed()), sierra)!).toJSON();
    expect((await rebuild(saved, [])).toJSON()).toEqual(saved);
    const other = matchWith(openPack(await recordOf('theirs', harder()), sierra)!).toJSON();
    expect((await rebuild(other, [await recordOf('mine', harder())])).toJSON()).toEqual(other);
  });

  test.each([
    'sierra-cooperative-2.house-543468d14d7b',
    'sierra-west-boats-and-banjos-1.house-3bd25aa674f0',
    'colorado-2.house-6576e28556ef',
  ])('a match with an earlier house set opens without asking for it: %s', async (name) => {
    const { text, outcome } = recordedMatches().find((each) => each.name.startsWith(name))!;
    const match = await rebuild(JSON.parse(text), []);
    expect(match.toJSON()).toEqual(JSON.parse(text));
    expect(match.hash).toBe(outcome.hash);
  });

  test('a match without its cards names the missing set and says what to do', async () => {
    const saved = matchWith(openPack(await recordOf('mine', harder()), sierra)!).toJSON();
    const refusalText = async (packs: PackRecord[]): Promise<string> => {
      try {
        await rebuild(saved, packs);
      } catch (error) {
        // the screens expect this class of error
        expect(error).toBeInstanceOf(CordilleraError);
        expect(error).toBeInstanceOf(MissingCardSetError);
        return (error as MissingCardSetError).describe('en');
      }
      throw new Error('it was rebuilt');
    };
    expect(await refusalText([])).toBe(packsWords.en.missing.absent('mine'));
    expect(await refusalText([await recordOf('mine', renamed())])).toBe(packsWords.en.missing.changed('mine'));
    const damaged = { ...(await recordOf('mine', harder())), files: {} };
    expect(await refusalText([damaged])).toBe(packsWords.en.missing.absent('mine'));
  });

  test('a match from an unknown house set is refused as such', async () => {
    const { checksum: _, ...rest } = matchWith(houseSetOf(sierra)).toJSON();
    const older = { ...rest, content: { id: 'house', hash: 'a'.repeat(64) } };
    const saved = { ...older, checksum: sha256Hex(canonicalJson(older)) };
    const error = await rebuild(saved, []).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(MissingCardSetError);
    expect((error as MissingCardSetError).describe('pl')).toBe(packsWords.pl.missing.house('house'));
  });

  test.each([[null], ['{'], [{}], [{ game: 'sierra', content: 'mine' }], [{ game: 'sierra', content: { id: 7 } }]])(
    'a file that is no match names no cards, and is refused by the engine: %j',
    async (json) => {
      expect(cardsOf(json)).toBeNull();
      const error = await rebuild(json, []).catch((refused: unknown) => refused);
      expect(error).toBeInstanceOf(CordilleraError);
      expect(error).not.toBeInstanceOf(MissingCardSetError);
    },
  );

  test('a match of a game without a table is refused, listing the games that have one', async () => {
    const { checksum: _, ...rest } = matchWith(houseSetOf(sierra)).toJSON();
    const other = { ...rest, game: 'chess' };
    const saved = { ...other, checksum: sha256Hex(canonicalJson(other)) };
    const error = await rebuild(saved, []).catch((refused: unknown) => refused);
    expect(error).toMatchObject({
      code: 'save-unknown-game',
      params: { game: 'chess', known: games.map(({ id }) => id).join(', ') },
    });
  });

  test('a match does not use a stored set whose files are damaged', async () => {
    const mine = await recordOf('mine', harder());
    expect(openPack({ ...mine, files: { ...mine.files, 'stages.json': null } }, sierra)).toBeNull();
    expect(openPack({ ...mine, files: renamed() }, sierra)).toBeNull();
    expect(openPack({ ...mine, game: 'colorado' }, sierra)).toBeNull();
    expect(packFor({ game: 'chess', id: 'mine', hash: mine.hash }, [mine], sierra)).toBeNull();
  });

  test('a match needs the set of its name, and another set with the same cards only when no other has them', async () => {
    const [mine, copy] = [await recordOf('mine', harder()), await recordOf('copy', harder())];
    const house = { game: 'sierra', id: 'house', hash: houseSetOf(sierra).hash };
    const match = (pack: Pack<object>) => ({ saved: matchWith(pack).toJSON() }) as MatchRecord;
    const own = match(openPack(mine, sierra)!);
    expect(needs(own, mine, [house, copy])).toBe(true);
    expect(needs(own, copy, [house, mine])).toBe(false);
    expect(needs(own, copy, [house])).toBe(true);
    const words = await recordOf('words', renamed());
    expect(needs(match(houseSetOf(sierra)), words, [house])).toBe(false);
    expect(needs(match(openPack(words, sierra)!), words, [house])).toBe(true);
    expect(needs({ saved: {} } as MatchRecord, mine, [])).toBe(false);
  });
});

describe('suns', () => {
  /** Plays a solo game to its end at a table; returns how often the result was recorded. */
  function finishedWith(content: Pack<object>): number {
    const match = createMatch(sierra, {
      options: { mode: 'solo' },
      seats: [{ name: 'Ada' }],
      seed: '7'.repeat(32),
      content,
    });
    const finished = vi.fn(async () => undefined);
    const session = new Session({
      game: sierraTable as unknown as TableGame,
      source: new LocalSource({ match, save: async () => true, finished }),
    });
    session.open();
    while (match.result() === null) {
      session.skip();
      session.choose(match.decision(0)!.choices[0]!);
    }
    session.close();
    return finished.mock.calls.length;
  }

  test('are recorded for the cards of the house set, in any wording, and not for other cards', async () => {
    expect(finishedWith(houseSetOf(sierra))).toBe(1);
    expect(finishedWith(openPack(await recordOf('words', renamed()), sierra)!)).toBe(1);
    expect(finishedWith(openPack(await recordOf('mine', harder()), sierra)!)).toBe(0);
  });
});

test('the form remembers the card set, but a campaign address selects the house set', () => {
  const { newDraft, prefilled, readDraft } = sierraDrafts;
  const chosen = { ...newDraft(), set: 'mine' };
  expect(newDraft().set).toBeNull();
  expect(readDraft(chosen).set).toBe('mine');
  expect(readDraft({ ...chosen, set: 7 }).set).toBeNull();
  expect(prefilled(chosen, 'solo', null).set).toBe('mine');
  expect(prefilled(chosen, 'solo', 3).set).toBeNull();
});

test('a suggested name is unused, and a file name is valid on every system', () => {
  expect(freeName('My cards', [])).toBe('My cards');
  expect(freeName('My cards', [{ id: 'My cards' }, { id: 'My cards 2' }])).toBe('My cards 3');
  expect(inAddress('Été à Łódź: “mine”')).toMatch(/^ete-a-.*-mine$/);
  expect(inAddress('山')).toBe('cards');
});
