import { describe, expect, test } from 'vitest';
import { games, loadMatch } from '../src/index.ts';
import { outcomeOf, recordedMatches, recordMissing } from './recorded.ts';

if (process.env.RECORD_MATCHES === '1') recordMissing();

const recorded = recordedMatches().map((each) => ({ ...each, match: loadMatch(each.text) }));

describe('a recorded match', () => {
  test.each(recorded)('$name: loads and comes out as it did', ({ match, outcome }) => {
    expect(outcomeOf(match)).toEqual(outcome);
  });

  test.each(recorded)('$name: is played with the rules that its name tells', ({ name, match, text }) => {
    const { formatVersion, rulesVersion } = JSON.parse(text);
    expect(name).toContain(`.rules-${rulesVersion}.format-${formatVersion}.json`);
    expect(match.rulesVersion).toBe(rulesVersion);
  });
});

test.each(games)('there is one of $id for every version of its rules and of the file', (game) => {
  const [format] = recorded.map(({ match }) => match.toJSON().formatVersion);
  const own = recorded.filter(({ match }) => match.game.id === game.id);
  for (const version of [game.version, ...(game.olderVersions ?? [])]) {
    const played = own.filter(({ match }) => match.rulesVersion === version);
    expect(played.filter(({ outcome }) => outcome.result !== null)).not.toEqual([]);
    expect(played.filter(({ outcome }) => outcome.result === null)).not.toEqual([]);
  }
  expect(own.some(({ text }) => JSON.parse(text).formatVersion === format)).toBe(true);
});

test('together they hold every kind of entry', () => {
  const kinds = new Set(recorded.flatMap(({ match }) => match.log().map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(['choice', 'sit', 'takeBack', 'timeUp', 'undo']);
});
