import { sierraWestBots } from '@cordillera/bots/sierra-west';
import { createMatch, LANGUAGES } from '@cordillera/engine';
import { type HastingsOptions, MODES, type SierraWestTypes, sierraWest } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { box } from '../../../../src/games/sierra-west/houseSet.ts';
import { type WestAsked, westDrafts } from '../../../../src/games/sierra-west/newgame/draft.ts';
import { countedLevels, hastingsOdds, oddsAgainst } from '../../../../src/games/sierra-west/newgame/hastingsOdds.ts';
import { summaryOf } from '../../../../src/games/sierra-west/table/summary.ts';
import { modeLabel } from '../../../../src/platform/matchLabels.ts';
import { type Draft as FormDraft, seated } from '../../../../src/table/setup/draft.ts';

type Draft = FormDraft<WestAsked>;
const {
  newDraft,
  readDraft,
  hasSecrets,
  withSeatAdded: added,
  withSeatRemoved: removed,
  withSeatAs,
  matchSetupOf,
} = westDrafts;
const prefilled = (draft: Draft, mode: string): Draft => westDrafts.prefilled(draft, mode, null);
const levels = sierraWestBots.map(({ id }) => id);
const matchOf = (draft: Draft) => {
  const { options, seats } = matchSetupOf(draft, 'Me');
  return createMatch<SierraWestTypes>(sierraWest, { options: options as SierraWestTypes['Options'], seats });
};
const withAsked = (draft: Draft, changed: Partial<WestAsked>): Draft =>
  westDrafts.withOptions(draft, { ...draft.options, ...changed });
const seatsOf = (count: number): Draft => {
  let draft = newDraft();
  while (draft.count < count) draft = added(draft);
  while (draft.count > count) draft = removed(draft, draft.count - 1);
  return draft;
};

describe('the form of Sierra West', () => {
  test('a new player starts with Apple Hill against one weak bot', () => {
    expect(matchSetupOf(newDraft(), 'Me')).toMatchObject({
      game: 'sierra-west',
      options: { mode: 'apple-hill', advancedPlanning: false },
      seats: [{ name: 'Me' }, { bot: 'greenhorn' }],
    });
  });

  test.each(MODES)('%s is accepted by the rules for one to four, with and without the variant', (mode) => {
    for (const count of [1, 2, 3, 4])
      for (const advancedPlanning of [false, true]) {
        const match = matchOf(withAsked(prefilled(seatsOf(count), mode), { advancedPlanning }));
        expect(match.options).toMatchObject({ mode, advancedPlanning });
        expect(match.seats).toHaveLength(count);
      }
  });

  test('a table has one to four seats', () => {
    const full = seatsOf(4);
    expect(added(full)).toBe(full);
    const alone = seatsOf(1);
    expect(removed(alone, 0)).toBe(alone);
    expect(seated(alone).map(({ who }) => who)).toEqual(['me']);
  });

  test('Hastings’s advantages are passed to the rules only in a solo game', () => {
    const hastings = { ...newDraft().options.hastings, bear: true, wagon: 2 };
    expect(matchOf(withAsked(seatsOf(1), { hastings })).options.hastings).toMatchObject({ bear: true, wagon: 2 });
    expect(matchSetupOf(withAsked(seatsOf(2), { hastings }), 'Me').options).not.toHaveProperty('hastings');
  });

  test('people at one screen have hidden hands, and can choose open ones', () => {
    const two = withSeatAs(seatsOf(2), 1, 'friend');
    expect([hasSecrets(seatsOf(2)), hasSecrets(two)]).toEqual([false, true]);
    expect(matchSetupOf({ ...two, openHands: true }, 'Me').table).toEqual({ livePoints: true, openHands: true });
    expect(matchSetupOf({ ...seatsOf(2), openHands: true }, 'Me').table).toEqual({ livePoints: true });
  });

  test('a stored draft is restored; invalid parts fall back to the defaults', () => {
    const left: Draft = {
      ...withAsked(seatsOf(3), { mode: 'gold-rush', advancedPlanning: true }),
      set: 'mine',
    };
    const { options, ...form } = left;
    const stored = { ...form, ...options };
    expect(readDraft(JSON.parse(JSON.stringify(stored)))).toEqual(left);
    expect(readDraft({ ...stored, mode: 'chess', count: 9, hastings: { mule: 'yes' } })).toMatchObject({
      count: 2,
      options: { mode: 'apple-hill', advancedPlanning: true, hastings: newDraft().options.hastings },
    });
    for (const nonsense of [null, 7, 'x', []]) expect(readDraft(nonsense)).toEqual(newDraft());
  });
});

describe('how often bots beat Hastings', () => {
  const none = newDraft().options.hastings;
  const flags = ['mule', 'bear', 'richCabins', 'richGold', 'richBoots', 'trapperMule'] as const;
  /** Every mix that the form offers. */
  const mixes: HastingsOptions[] = [];
  for (let bits = 0; bits < 1 << flags.length; bits++)
    for (let wagon = 0; wagon <= box.lastTrail; wagon++) {
      const mix = { ...none, wagon };
      for (const [i, flag] of flags.entries()) mix[flag] = (bits & (1 << i)) !== 0;
      mixes.push(mix);
    }

  test('is known for every bot but the random one and for every mix of advantages', () => {
    expect(countedLevels).toEqual(levels.filter((id) => id !== 'random'));
    expect(mixes).toHaveLength(64 * 9);
    for (const mix of mixes)
      for (const level of countedLevels) {
        const share = oddsAgainst(mix).wins[level];
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
  });

  test('was measured without advantages, with each of them alone and with all', () => {
    const all = mixes.findLast(({ wagon }) => wagon === 1)!;
    const single = flags.map((flag) => ({ ...none, [flag]: true }));
    for (const mix of [none, ...single, { ...none, wagon: 1 }, all])
      expect(oddsAgainst(mix).counted, JSON.stringify(mix)).toBe(true);
  });

  test('is, for a mix not measured, at most the figure of any measured part of it', () => {
    const { wins, counted } = oddsAgainst({ ...none, bear: true, wagon: 4 });
    expect(counted).toBe(false);
    for (const level of countedLevels)
      expect(wins[level]).toBe(
        Math.min(...[none, { ...none, bear: true }, { ...none, wagon: 1 }].map((mix) => oddsAgainst(mix).wins[level])),
      );
  });

  test('is no lower for a stronger bot', () => {
    for (const { wins } of hastingsOdds) {
      const shares = countedLevels.map((level) => wins[level]);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
    }
  });
});

test('the summary of a match holds public facts only', () => {
  const match = matchOf(withAsked(seatsOf(3), { mode: 'gold-rush' }));
  const summary = summaryOf(match);
  expect(summary).toMatchObject({ game: 'sierra-west', mode: 'gold-rush', round: 1, over: false, winners: [] });
  expect(summary.players.map(({ name, bot }) => ({ name, bot }))).toEqual(
    match.seats.map(({ name, bot }) => ({ name, bot: bot !== undefined })),
  );
  expect(summary.waiting).toBe(match.deciders().includes(0));
  for (const language of LANGUAGES)
    for (const mode of MODES) expect(modeLabel({ ...summary, mode }, language)).not.toBe(mode);
});
