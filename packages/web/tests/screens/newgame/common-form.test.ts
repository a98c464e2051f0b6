import { createMatch } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { caravan } from '../../../../engine/tests/toy/game.ts';
import type { AnyNewGame } from '../../../src/table/setup/definition.ts';
import { type Draft, draftsOf, seated } from '../../../src/table/setup/draft.ts';
import { newSeating } from '../../../src/table/setup/seating.ts';
import { tableSetupOf } from '../../../src/table/setup/tableSetup.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { newGame: colorado } = await import('../../../src/games/colorado/newgame/newGame.tsx');
const { newGame: caravanNewGame } = await import('../../toy/newGame.tsx');
vi.unstubAllGlobals();

const definitions = [colorado, caravanNewGame];
const copy = (draft: Draft): unknown => JSON.parse(JSON.stringify(draft));

describe.each(definitions)('the form of $game.id', (definition) => {
  const drafts = draftsOf(definition);
  const { id } = definition.game;
  const game = id === 'caravan' ? caravan : gameById(id);
  const accepts = (draft: Draft): void => {
    createMatch(game as Parameters<typeof createMatch>[0], drafts.matchSetupOf(draft, 'Me'));
  };

  test('starts with me and a bot of the game, and is accepted by the rules', () => {
    const draft = drafts.newDraft();
    expect(seated(draft).map(({ who }) => who)).toEqual(['me', 'bot']);
    accepts(draft);
    for (const { level } of draft.people) expect(drafts.levels).toContain(level);
  });

  test('has exactly the range of seats that its rules allow', () => {
    let draft = drafts.newDraft();
    const { min, max } = drafts.rangeOf(draft);
    for (let i = 0; i < 9; i++) draft = drafts.withSeatAdded(draft);
    expect(draft.count).toBe(max);
    accepts(draft);
    for (let i = 0; i < 9; i++) draft = drafts.withSeatRemoved(draft, draft.count - 1);
    expect(draft.count).toBe(min);
    accepts(draft);
    expect(seated(draft).filter(({ who }) => who === 'me')).toHaveLength(1);
    for (const { level } of draft.people) expect(drafts.levels).toContain(level);
  });

  test('is restored as it was left, and invalid parts fall back to the defaults', () => {
    const left = {
      ...drafts.withSeatAs(drafts.withSeatAdded(drafts.newDraft()), 2, 'friend'),
      openHands: true,
      set: 'mine',
    };
    expect(drafts.readDraft(copy(left))).toEqual(left);
    for (const nonsense of [undefined, null, 7, 'x', [], { people: 3 }])
      expect(drafts.readDraft(nonsense)).toEqual(drafts.newDraft());
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => accepts(drafts.readDraft(kept))),
      { numRuns: 30 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (options, count) =>
        accepts(drafts.readDraft({ ...left, options, count })),
      ),
      { numRuns: 30 },
    );
  });

  test('hides cards only where people share a screen', () => {
    const draft = { ...drafts.newDraft(), openHands: true };
    const two = drafts.withSeatAs(draft, 1, 'friend');
    expect([draft, two].map(drafts.hasSecrets)).toEqual([false, true]);
    expect(drafts.matchSetupOf(draft, 'Me').table).toEqual({ livePoints: true });
    expect(drafts.matchSetupOf(two, 'Me').table).toEqual({ livePoints: true, openHands: true });
  });
});

test('CO-SET-03: the first caller stays first when another seat is removed, and is random when theirs is', () => {
  const { newDraft, withSeatAdded: added, withSeatRemoved: removed, withOptions, readDraft } = draftsOf(colorado);
  const four = withOptions(added(added(newDraft())), { sealed: true, firstCaller: 2 });
  expect(removed(four, 1).options).toEqual({ sealed: true, firstCaller: 1 });
  expect(removed(four, 2).options).toEqual({ sealed: true });
  // a form stored by an earlier version
  const { options: _, ...earlier } = four;
  expect(readDraft(copy({ ...earlier, sealed: true, firstCaller: 2 } as unknown as Draft))).toEqual(four);
  expect(readDraft({ ...earlier, sealed: false, firstCaller: null }).options).toEqual({ sealed: false });
});

test('options that allow fewer seats remove the last ones, and I keep a seat', () => {
  const few: AnyNewGame = {
    ...caravanNewGame,
    game: { ...caravanNewGame.game, seats: (options) => ({ min: 1, max: (options as { rounds: number }).rounds }) },
  };
  const { newDraft, withSeatAdded: added, withOptions, withSeatAs: seatedAs } = draftsOf(few);
  const three = seatedAs(added(withOptions(newDraft(), { rounds: 3 })), 2, 'me');
  expect(three.count).toBe(3);
  const two = withOptions(three, { rounds: 2 });
  expect(seated(two).map(({ who }) => who)).toEqual(['bot', 'me']);
  expect(tableSetupOf(few).range({ rounds: 1 })).toEqual({ min: 1, max: 1 });
});

test('bots are chosen from the list of the game: the strongest, and the weakest that is not random', () => {
  const dealt = (...levels: string[]): Set<string> => new Set(newSeating(levels).people.map(({ level }) => level));
  expect(dealt('random')).toEqual(new Set(['random']));
  expect(dealt('random', 'greedy')).toEqual(new Set(['greedy']));
  expect(dealt('random', 'calm', 'keen', 'sharp')).toEqual(new Set(['sharp', 'calm']));
});
