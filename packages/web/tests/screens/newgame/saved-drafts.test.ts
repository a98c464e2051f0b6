import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { sierraDrafts } from '../../../src/games/sierra/newgame/draft.ts';
import { westDrafts } from '../../../src/games/sierra-west/newgame/draft.ts';
import { type Drafts, draftsOf } from '../../../src/table/setup/draft.ts';

/** New-game forms stored by earlier versions, each with the options that it passed to the rules. */
interface Recorded {
  game: 'sierra' | 'sierra-west' | 'colorado';
  byLink: boolean;
  /** The key in the browser's storage. */
  name: string;
  kept: object;
  setup: object;
}
const recorded: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('../../recorded/new-game-drafts.json', import.meta.url), 'utf8'),
);

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => storage.clear());

const { newGame: colorado } = await import('../../../src/games/colorado/newgame/newGame.tsx');
const drafts = {
  sierra: sierraDrafts,
  'sierra-west': westDrafts,
  colorado: draftsOf(colorado),
} as unknown as Record<Recorded['game'], Drafts>;

test.each(recorded.map((form, i) => [i + 1, form.name, form] as const))(
  'form %d, stored as %s, is found as it was left, starts the same game, and is stored alike',
  (_, name, { game, byLink, kept, setup }) => {
    const { loadDraft, saveDraft, matchSetupOf } = drafts[game];
    storage.set(name, JSON.stringify(kept));
    const draft = loadDraft(byLink);
    expect(matchSetupOf(draft, 'Me')).toEqual(setup);
    storage.clear();
    saveDraft(draft, byLink);
    expect([...storage.keys()]).toEqual([name]);
    expect(JSON.parse(storage.get(name)!)).toEqual(kept);
  },
);

test('a table by link begins with the form of this device, its bots as friends, and stores its own', () => {
  const { loadDraft, saveDraft } = sierraDrafts;
  const { name, kept } = recorded[1]!;
  storage.set(name, JSON.stringify(kept));
  const draft = loadDraft(true);
  expect(new Set(draft.people.map(({ who }) => who))).toEqual(new Set(['me', 'friend']));
  saveDraft(draft, true);
  expect([...storage.keys()]).toEqual([name, `${name}.link`]);
  expect(JSON.parse(storage.get(name)!)).toEqual(kept);
});
