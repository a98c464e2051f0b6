import { describe, expect, test } from 'vitest';
import { CordilleraError, createMatch, type Game, loadMatch, type Match, restoreMatch } from '../src/index.ts';
import { caravan, caravanRules } from './toy/game.ts';
import { newMatch, playOn, SEED } from './toy/play.ts';
import type { CaravanTypes } from './toy/state.ts';

/** The toy after a correction: from version 2 on every player begins with two more coins. */
const corrected: Game<CaravanTypes> = {
  ...caravan,
  version: 2,
  olderVersions: [1],
  rules(content, version = 2) {
    const rules = caravanRules(content);
    if (version === 1) return rules;
    return {
      ...rules,
      setup(input) {
        const { state, events } = rules.setup(input);
        for (const player of state.players) player.coins += 2;
        return { state, events };
      },
    };
  },
};

const coinsOf = (match: Match<CaravanTypes>): number => match.copyState().players[0]!.coins;
const load = (json: unknown, game: Game<CaravanTypes> = corrected): Match<CaravanTypes> =>
  loadMatch(json, { games: [game as unknown as Game] }) as unknown as Match<CaravanTypes>;

/** Begun when version 1 was the only one. */
const begun = () => playOn(newMatch(3), ({ length }) => length === 8);
const asText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a match begun with version 1 stays on version 1 after version 2 is released', () => {
  const ended = playOn(begun());
  const ways: Record<string, (match: Match<CaravanTypes>) => Match<CaravanTypes>> = {
    'from its file': (match) => load(JSON.stringify(match)),
    'from a snapshot': (match) => restoreMatch(corrected, asText(match.snapshot()) as never),
    'from a fork': (match) => load(JSON.stringify(match)).fork(match.length),
  };

  test.each(Object.entries(ways))('%s', (_, resume) => {
    const match = resume(begun());
    expect(match.rulesVersion).toBe(1);
    expect(match.game.version).toBe(2);
    expect(match.hash).toBe(begun().hash);
    playOn(match);
    expect(match.result()).toEqual(ended.result());
    expect(match.hash).toBe(ended.hash);
  });

  test('is saved as a match of version 1', () => {
    const match = load(JSON.stringify(begun()));
    expect(match.toJSON()).toEqual(begun().toJSON());
    expect(match.snapshot().rulesVersion).toBe(1);
  });
});

describe('a new match', () => {
  const start = { options: {}, seats: [{ name: 'Ada' }, { name: 'Béla' }], seed: SEED };

  test('uses the newest version, which its file and its snapshot name', () => {
    const match = createMatch(corrected, start);
    expect([match.rulesVersion, coinsOf(match)]).toEqual([2, 3]);
    expect(match.toJSON().rulesVersion).toBe(2);
    const loaded = load(JSON.stringify(match));
    expect([loaded.rulesVersion, coinsOf(loaded)]).toEqual([2, 3]);
    expect(restoreMatch(corrected, match.snapshot()).rulesVersion).toBe(2);
  });

  test('may use an older version', () => {
    expect(coinsOf(createMatch(corrected, { ...start, rulesVersion: 1 }))).toBe(1);
  });
});

describe('a version that the game does not have is refused', () => {
  const newer = createMatch(corrected, { options: {}, seats: [{ name: 'Ada' }], seed: SEED });
  const { olderVersions: _, ...forgetful } = corrected;
  const refused: Record<string, () => unknown> = {
    'a newer file': () => load(JSON.stringify(newer), caravan),
    'a newer snapshot': () => restoreMatch(caravan, newer.snapshot()),
    'an older file': () => load(JSON.stringify(begun()), forgetful),
    'a new match': () => createMatch(caravan, { options: {}, seats: [{ name: 'Ada' }], rulesVersion: 0 }),
  };

  test.each(Object.entries(refused))('%s', (_, ask) => {
    let thrown: unknown;
    try {
      ask();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(CordilleraError);
    expect((thrown as CordilleraError).code).toBe('save-other-rules');
  });
});
