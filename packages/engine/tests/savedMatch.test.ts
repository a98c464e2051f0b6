import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import {
  CordilleraError,
  canonicalJson,
  type ErrorCode,
  type Game,
  LANGUAGES,
  type LoadProgress,
  type LogEntry,
  loadMatch,
  loadMatchInSteps,
  type Match,
  type SavedMatch,
  type StoredMatch,
  sealMatch,
  sha256Hex,
} from '../src/index.ts';
import { caravan } from './toy/game.ts';
import { spice } from './toy/harness.ts';
import { act, hashesOf, newMatch, playOn, SEED } from './toy/play.ts';
import type { CaravanTypes } from './toy/state.ts';

const games = [caravan as unknown as Game];
const bots = () => ['random'];
const load = (json: unknown) => loadMatch(json, { games, packs: [spice], bots }) as unknown as Match<CaravanTypes>;
const asText = (match: Match<CaravanTypes>) => JSON.stringify(match);

/** In the middle of a simultaneous draft, with something taken back. */
const inDraft = () => {
  const match = playOn(newMatch(3), ({ length }) => length === 12);
  act(match, match.deciders()[0] as number, 'pack', 'unpack', 'pack');
  return match;
};

describe('a saved match is restored unchanged', () => {
  test('at every position of a game, with identical further play', () => {
    const match = newMatch(3, { options: { rounds: 2 } });
    playOn(match, () => {
      const loaded = load(asText(match));
      expect(hashesOf(loaded)).toEqual(hashesOf(match));
      expect(loaded.decisions()).toEqual(match.decisions());
      return false;
    });
    const loaded = load(asText(match));
    expect(loaded.result()).toEqual(match.result());
    expect(loaded.events(0, 1)).toEqual(match.events(0, 1));
  });

  test('in the middle of a draft', () => {
    const match = inDraft();
    const loaded = load(asText(match));
    for (const seat of [0, 1, 2]) {
      expect(loaded.view(seat)).toEqual(match.view(seat));
      expect(loaded.canUndo(seat)).toBe(match.canUndo(seat));
    }
    expect(hashesOf(playOn(loaded))).toEqual(hashesOf(playOn(match)));
  });

  test('in the middle of a reaction', () => {
    const match = playOn(newMatch(), (m) => m.decisions()[0]?.prompt === 'react');
    const loaded = load(asText(match));
    expect(loaded.decisions()).toEqual(match.decisions());
    expect(hashesOf(playOn(loaded))).toEqual(hashesOf(playOn(match)));
  });

  test('with names, bots, options and card set', () => {
    const match = newMatch(2, {
      seats: [{ name: 'Zoë' }, { name: 'R', bot: 'random' }],
      options: { rounds: 1 },
      content: spice,
    });
    const loaded = load(asText(match));
    expect(loaded.seats).toEqual(match.seats);
    expect(loaded.options).toEqual({ rounds: 1 });
    expect(loaded.content).toBe(spice);
    expect(loaded.toJSON()).toEqual(match.toJSON());
  });

  test('from text or from parsed JSON', () => {
    const match = inDraft();
    expect(load(match.toJSON()).hash).toBe(match.hash);
  });
});

type Raw = Record<string, unknown>;

const saved = inDraft().toJSON();
/** A copy with some fields changed, as if by hand: the checksum no longer matches. */
const edited = (change: (copy: SavedMatch) => Raw) => {
  const copy = structuredClone(saved);
  return { ...copy, ...change(copy) };
};
/** A copy changed by a person who can compute the checksum. */
const forged = (change: (copy: SavedMatch) => Raw) => {
  const { checksum: _, ...rest } = edited(change);
  return { ...rest, checksum: sha256Hex(canonicalJson(rest)) };
};
const without = (field: keyof SavedMatch) => {
  const { [field]: _, ...rest } = saved;
  return rest;
};
const at = (copy: SavedMatch, index: number) => copy.log[index] as LogEntry<Raw> & { kind: 'choice' };

/** A match whose choice has extra fields, as only a JSON text can have them. */
const also = (entry: ReturnType<typeof at>, fields: string): SavedMatch['log'][number] => {
  const choice = JSON.parse(JSON.stringify(entry.choice).replace(/\}$/, `,${fields.slice(1)}`));
  return { ...entry, choice };
};

const nested = (depth: number): Raw => {
  let value: Raw = {};
  for (let level = 0; level < depth; level++) value = { in: value };
  return value;
};
const flipped = (hex: string) => hex.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));

interface BadFile {
  file: unknown;
  /** A required part of the message: the place of the fault, for people. */
  says?: string;
}

const badFiles: Record<
  Extract<ErrorCode, `save-${string}`> | 'bad-options' | 'bad-seat-count' | 'bad-seats',
  Record<string, BadFile>
> = {
  'save-not-json': {
    'an empty file': { file: '' },
    'not JSON': { file: 'a picture' },
    'cut-off text': { file: JSON.stringify(saved).slice(0, 400), says: 'line 1, column 401' },
    'a comma too many': { file: '{\n  "format": "cordillera-match",\n}', says: 'line 3, column 1' },
  },
  'save-too-large': {
    'a text without end': { file: `"${'x'.repeat(10_000_001)}"`, says: '10000000' },
    'a list without end': { file: Array(5_000_000).fill(0) },
    'a name without end': { file: edited(() => ({ game: 'x'.repeat(10_000_001) })) },
  },
  'save-too-deep': {
    'options without end': { file: edited(() => ({ options: nested(200) })), says: '20' },
    'a choice without end': { file: edited(() => ({ log: [{ kind: 'choice', seat: 0, choice: nested(100_000) }] })) },
    'brackets and nothing else': { file: '['.repeat(1_000_000) + ']'.repeat(1_000_000) },
  },
  'save-too-many-choices': {
    'choices without end': { file: edited(() => ({ log: Array(100_001).fill({ kind: 'undo', seat: 0 }) })) },
  },
  'save-not-a-match': {
    'another value': { file: null, says: 'format' },
    'a list': { file: [saved] },
    'a number as text': { file: '17' },
    'another format': { file: edited(() => ({ format: 'chess' })), says: 'format' },
    'no format version': { file: without('formatVersion'), says: 'formatVersion' },
    'no log': { file: without('log'), says: 'log' },
    'no hash': { file: without('hash'), says: 'hash' },
    'no checksum': { file: without('checksum'), says: 'checksum' },
    'no seed': { file: without('seed'), says: 'seed' },
    'a seed of another form': { file: edited(() => ({ seed: SEED.toUpperCase() })), says: 'seed' },
    'a hash of another form': { file: edited(() => ({ hash: 'no' })), says: 'hash' },
    'a choice without a seat': { file: edited(() => ({ log: [{ kind: 'choice', choice: {} }] })), says: 'log.0.seat' },
    'an entry of an unknown kind': { file: edited(() => ({ log: [{ kind: 'cheat', seat: 0 }] })), says: 'log.0.kind' },
    'a number without end': { file: edited(() => ({ options: { rounds: Number('1e999') } })), says: 'options.rounds' },
    'an unknown field': { file: edited(() => ({ cheat: true })), says: 'cheat' },
    'a choice with a field that every object seems to have': {
      file: edited((copy) => ({ log: copy.log.with(0, also(at(copy, 0), '{"constructor":1}')) })),
      says: 'log.0.choice.constructor',
    },
    'a choice with another prototype': {
      file: edited((copy) => ({ log: copy.log.with(0, also(at(copy, 0), '{"__proto__":{"do":"pass"}}')) })),
      says: 'log.0.choice.__proto__',
    },
    'options with another prototype': { file: edited(() => ({ options: JSON.parse('{"__proto__":1}') })) },
    'seats without end': { file: edited(() => ({ seats: Array(101).fill({ name: 'Ada' }) })), says: 'seats' },
  },
  'save-unknown-format': {
    'a future format': { file: edited(() => ({ formatVersion: 3, something: 'new' })), says: 'format 3' },
  },
  'save-older-format': {
    'a format before the first': { file: edited(() => ({ formatVersion: 0 })), says: 'early version' },
    'choices instead of a log': { file: { ...without('log'), choices: [], hashes: [] }, says: 'early version' },
  },
  'save-damaged': {
    'a changed checksum': { file: edited((copy) => ({ checksum: flipped(copy.checksum) })), says: 'checksum' },
    'a changed name': { file: edited((copy) => ({ seats: copy.seats.with(0, { name: 'Eve' }) })) },
    'a changed card set': { file: edited((copy) => ({ content: { ...copy.content, hash: '0'.repeat(64) } })) },
    'last choices cut off': {
      file: edited((copy) => ({ log: copy.log.slice(0, 5) })),
    },
  },
  'save-unknown-game': {
    'a game that is not here': { file: forged(() => ({ game: 'chess' })), says: 'caravan' },
  },
  'save-other-rules': {
    'other rules': { file: forged(() => ({ rulesVersion: 2 })), says: '2' },
  },
  'save-unknown-bot': {
    'a bot that is not here': {
      file: forged((copy) => ({ seats: copy.seats.with(1, { name: 'Ada', bot: 'b'.repeat(1_000_000) }) })),
      says: 'random',
    },
  },
  'save-other-content': {
    'an unknown card set': {
      file: forged((copy) => ({ content: { id: 'mine', hash: flipped(copy.content.hash) } })),
      says: 'mine',
    },
    'an unknown card set, with options that may be valid only for it': {
      file: forged((copy) => ({ content: { id: 'mine', hash: flipped(copy.content.hash) }, options: { rounds: 99 } })),
      says: 'mine',
    },
  },
  'save-tampered': {
    'a changed choice': {
      file: forged((copy) => ({ log: copy.log.with(2, { ...at(copy, 2), choice: { do: 'fly' } }) })),
      says: '3',
    },
    'a choice of another seat': {
      file: forged((copy) => ({ log: copy.log.with(0, { ...at(copy, 0), seat: 9 }) })),
      says: 'bad-seat',
    },
    'a legal choice that was not made': { file: forged(otherCard) },
    'a changed hash': { file: forged((copy) => ({ hash: flipped(copy.hash) })), says: '≠' },
    'last entries cut off': { file: forged((copy) => ({ log: copy.log.slice(0, 5) })), says: '≠' },
    'an undo of nothing': { file: forged((copy) => ({ log: [{ kind: 'undo', seat: 0 }, ...copy.log] })), says: '1' },
    'a time that was not up': {
      file: forged((copy) => ({ log: copy.log.with(0, { kind: 'timeUp', seat: 9 }) })),
      says: 'bad-seat',
    },
    'another seed': { file: forged(() => ({ seed: flipped(SEED) })), says: 'SHA-256' },
    'another hash of the seed': { file: forged((copy) => ({ seedHash: flipped(copy.seedHash) })), says: 'SHA-256' },
    'another seed with its hash': {
      file: forged(() => ({ seed: flipped(SEED), seedHash: sha256Hex(flipped(SEED)) })),
    },
    'other options': { file: forged(() => ({ options: { rounds: 4 } })), says: '≠' },
  },
  'bad-options': {
    'options that the game does not know': { file: forged(() => ({ options: { rounds: 99 } })), says: 'rounds' },
  },
  'bad-seat-count': {
    'too many seats': { file: forged(() => ({ seats: Array(9).fill({ name: 'Ada' }) })) },
  },
  'bad-seats': {
    'a seat without a name': { file: forged((copy) => ({ seats: copy.seats.with(1, { name: '' }) })) },
  },
};

/** Replaces the first chosen card with another one of the same hand. */
function otherCard(copy: SavedMatch): Raw {
  const index = copy.log.findIndex((entry) => entry.kind === 'choice' && entry.choice.do === 'pack');
  const { seat, choice } = at(copy, index);
  const hand =
    load(saved)
      .fork(index)
      .decisions()
      .find((decision) => decision.seat === seat)?.choices ?? [];
  const other = hand.find((listed) => listed.do === 'pack' && listed.card !== choice.card);
  return { log: copy.log.with(index, { kind: 'choice', seat, choice: { ...other } }) };
}

describe.each(Object.entries(badFiles))('%s', (code, files) => {
  test.each(Object.entries(files))('%s', (_, { file, says }) => {
    let thrown: unknown;
    try {
      load(file);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(CordilleraError);
    const error = thrown as CordilleraError;
    expect(error.code).toBe(code);
    if (says !== undefined) expect(error.message).toContain(says);
    const texts = LANGUAGES.map((language) => error.describe(language));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object|JSON|Invalid|^$/);
    for (const text of texts) expect(text.length).toBeLessThan(1000);
  });
});

describe('counts are checked before contents', () => {
  test('an oversized text is refused before parsing', () => {
    const parse = vi.spyOn(JSON, 'parse');
    for (const field of ['seats', 'log']) {
      const text = JSON.stringify({ ...saved, [field]: [] }).replace(
        `"${field}":[]`,
        `"${field}":[${'0,'.repeat(1e6)}0]`,
      );
      expect(() => load(text)).toThrow('too large');
    }
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test('validation stops at the first invalid entry', () => {
    let looks = 0;
    const wrong = {
      get kind() {
        looks++;
        return 'cheat';
      },
    };
    const log = Array(1000).fill(wrong);
    expect(() => load({ ...saved, log })).toThrow('log.0.kind');
    // each entry is counted once; the first one is also read by the schema
    expect(looks).toBeLessThan(1020);
  });
});

describe('a match stored during play', () => {
  /** As a browser stores it: every entry when it was made. */
  const storedOf = (match: Match<CaravanTypes>): StoredMatch => structuredClone(match.toStored());

  test('is restored at every position, also after an undo, and its file equals that of the match', () => {
    const match = newMatch(3, { options: { rounds: 2 } });
    const look = (): false => {
      const stored = storedOf(match);
      expect(stored.formatVersion).toBe(2);
      expect(load(stored).hash).toBe(match.hash);
      expect(JSON.stringify(sealMatch(stored))).toBe(asText(match));
      return false;
    };
    act(match, match.deciders()[0]!, 'pack');
    look();
    match.undo(0);
    match.sit(1, { name: 'Zoë', standIn: 'random' });
    look();
    playOn(match, look);
    expect(match.result()).not.toBeNull();
    expect(load(JSON.stringify(match.toStored())).log()).toEqual(match.log());
  });

  test('has the checksum of its lines, however often it is stored', () => {
    const often = newMatch(3);
    const once = newMatch(3);
    playOn(often, ({ length }) => often.toStored() && length === 12);
    playOn(once, ({ length }) => length === 12);
    const { log, hash, checksum, ...header } = once.toStored();
    expect(often.toStored()).toEqual({ ...header, log, hash, checksum });
    const lines = [...[header, ...log].map(canonicalJson), hash];
    expect(checksum).toBe(sha256Hex(lines.join('\n')));
  });

  test('does not change when the match continues', () => {
    const match = inDraft();
    const stored = match.toStored();
    const text = JSON.stringify(stored);
    playOn(match);
    expect(match.toStored().log.length).toBeGreaterThan(stored.log.length);
    expect(JSON.stringify(stored)).toBe(text);
  });

  const stored = storedOf(inDraft());
  test.each<[string, Raw]>([
    ['a changed name', { seats: stored.seats.with(0, { name: 'Eve' }) }],
    ['another name of its card set', { content: { ...stored.content, id: 'mine' } }],
    ['other options', { options: { rounds: 4 } }],
    ['last entries cut off', { log: stored.log.slice(0, 5) }],
    ['no entries', { log: [] }],
    ['two entries that changed places', { log: [stored.log[1], stored.log[0], ...stored.log.slice(2)] }],
    ['an entry twice', { log: [...stored.log, stored.log.at(-1)] }],
    ['a changed fingerprint', { hash: flipped(stored.hash) }],
    ['a changed checksum', { checksum: flipped(stored.checksum) }],
    ['the number of the other form', { formatVersion: 1 }],
  ])('is damaged with %s, and so is its file', (_, change) => {
    const damaged = { ...stored, ...change } as StoredMatch;
    expect(load(stored).seq).toBe(stored.log.length);
    expect(() => load(damaged)).toThrow('damaged');
    expect(() => load(JSON.stringify(sealMatch(damaged)))).toThrow('damaged');
  });

  test('is refused without a log, but can still be exported', () => {
    const { log: _, ...rest } = stored;
    expect(sealMatch(rest as StoredMatch)).toEqual(rest);
    expect(() => load(rest)).toThrow('log');
  });

  test('leaves a file unchanged when sealed', () => {
    expect(sealMatch(saved)).toBe(saved);
  });
});

test('a match with another card set needs that set', () => {
  const match = newMatch(2, { content: spice });
  expect(() => loadMatch(match.toJSON(), { games })).toThrow(CordilleraError);
  expect(loadMatch(match.toJSON(), { games, packs: [spice] }).hash).toBe(match.hash);
});

test('a loader without a list of bots accepts any', () => {
  const match = newMatch(2, { seats: [{ name: 'Ada' }, { name: 'Old', bot: 'retired' }] });
  expect(loadMatch(match.toJSON(), { games }).seats).toEqual(match.seats);
  expect(() => load(match.toJSON())).toThrow('“retired”');
});

test('the checksum is compared before the replay', () => {
  let setups = 0;
  const watched = {
    ...caravan,
    rules: (content: CaravanTypes['Content']) => {
      setups++;
      return caravan.rules(content);
    },
  } as unknown as Game;
  expect(() => loadMatch({ ...saved, checksum: flipped(saved.checksum) }, { games: [watched] })).toThrow('checksum');
  expect(setups).toBe(0);
});

test('a match can be loaded entry by entry, with progress', () => {
  const steps = loadMatchInSteps(saved, { games });
  const progress: LoadProgress[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) progress.push(step.value);
  const all = saved.log.length;
  expect(progress).toEqual(Array.from({ length: all + 1 }, (_, done) => ({ done, all })));
  expect(step.value.hash).toBe(saved.hash);
});

test('an error of the game itself is not reported as a damaged file', () => {
  const faulty = {
    ...caravan,
    rules: () => {
      throw new Error('a bug');
    },
  } as unknown as Game;
  expect(() => loadMatch(saved, { games: [faulty] })).toThrow('a bug');
});

test('the documentation of the format has every field and every error', () => {
  const page = readFileSync(new URL('../../../docs/match-format.md', import.meta.url), 'utf8');
  for (const field of Object.keys(saved)) expect(page, field).toMatch(new RegExp(`^\\| \`${field}[.\`]`, 'm'));
  for (const code of Object.keys(badFiles)) expect(page, code).toContain(`\`${code}\``);
});
