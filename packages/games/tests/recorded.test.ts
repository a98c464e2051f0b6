import { type Match, sealMatch } from '@cordillera/engine';
import { type SierraWestChoice, type SierraWestTypes, sierraWest } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { games, loadMatch } from '../src/index.ts';
import { isLodgeCutShort } from './lodge.ts';
import { FORMS, outcomeOf, recordedMatches, recordMissing } from './recorded.ts';

if (process.env.RECORD_MATCHES === '1') recordMissing();

const recorded = recordedMatches().map((each) => ({ ...each, match: loadMatch(each.text) }));

describe('a recorded match', () => {
  test.each(recorded)('$name: loads with the recorded outcome', ({ match, outcome }) => {
    expect(outcomeOf(match)).toEqual(outcome);
  });

  test.each(recorded)('$name: uses the rules version in its name', ({ name, match, text }) => {
    const { formatVersion, rulesVersion } = JSON.parse(text);
    expect(name).toContain(`.rules-${rulesVersion}.format-${formatVersion}.json`);
    expect(match.rulesVersion).toBe(rulesVersion);
  });
});

test.each(recorded)('$name: becomes the same file again after a browser has stored it', ({ match, text }) => {
  const stored = structuredClone(match.toStored());
  expect(loadMatch(stored).hash).toBe(match.hash);
  const file = JSON.stringify(match);
  expect(JSON.stringify(sealMatch(stored))).toBe(file);
  expect(JSON.stringify(sealMatch(JSON.parse(text)))).toBe(file);
});

test.each(games)('$id has a recorded match for every version of its rules and of the file format', (game) => {
  const own = recorded.filter(({ match }) => match.game.id === game.id);
  for (const version of [game.version, ...(game.olderVersions ?? [])]) {
    const played = own.filter(({ match }) => match.rulesVersion === version);
    expect(played.filter(({ outcome }) => outcome.result !== null)).not.toEqual([]);
    expect(played.filter(({ outcome }) => outcome.result === null)).not.toEqual([]);
  }
  expect(new Set(own.map(({ text }) => JSON.parse(text).formatVersion))).toEqual(
    new Set(FORMS.map(({ format }) => format)),
  );
});

describe('a match of Sierra West that began with version 1 of the rules keeps to it', () => {
  const old = (name: string) =>
    recorded.find((each) => each.name === `sierra-west-${name}.rules-1.format-1.json`)!
      .match as unknown as Match<SierraWestTypes>;

  test('SW-R-72: no shortcut after the icon used again', () => {
    const match = old('lodge-2');
    const now = sierraWest.rules(match.content.content, 2);
    const again = match.fork(0);
    const shortcuts = match.choices().map(({ seat, choice }) => {
      const state = again.copyState();
      const cut = isLodgeCutShort(again, choice);
      again.choose(seat, choice);
      if (!cut) return [];
      now.apply(state, seat, choice);
      while (state.flow.stack.at(-1)?.step !== 'pioneer')
        now.apply(state, seat, now.decision(state, seat)!.choices[0]!);
      const has = (choices: SierraWestChoice[]) => choices.some(({ do: what }) => what === 'shortcut');
      return [[has(again.decision(seat)!.choices), has(now.decision(state, seat)!.choices)]];
    });
    expect(shortcuts.flat()).toContainEqual([false, true]);
  });

  test('SW-R-120: with SW-SOLO-38 the gold of fish counts double', () => {
    const match = old('boats-and-banjos-1-rich');
    const now = sierraWest.rules(match.content.content, 2).result(match.copyState())!;
    expect(match.result()!.hastings).toBeGreaterThan(now.hastings!);
  });
});

test('the recorded matches hold every kind of entry', () => {
  const kinds = new Set(recorded.flatMap(({ match }) => match.log().map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(['choice', 'sit', 'takeBack', 'timeUp', 'undo']);
});
