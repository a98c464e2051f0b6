import type { Decision, Seat, Viewer } from '@cordillera/engine';
import { expect, test } from 'vitest';
import type { StandingAnswers } from '../../../src/store/records.ts';
import { dueAnswers } from '../../../src/table/source/dueAnswers.ts';

interface Given {
  people: Seat[];
  deciders: Seat[];
  saved: StandingAnswers;
}

/** A player with the answer "never" declines; the choice records whose view was used. */
const game = {
  automaticAnswer: (answer: Readonly<Record<string, string>>, { prompt }: Decision<object>, view: object) =>
    answer[prompt] === 'never' ? { do: 'decline', seenBy: view } : null,
};

const answersFor = ({ people, deciders, saved }: Given, asks = game) =>
  dueAnswers(asks as never, saved, {
    people,
    deciders: () => deciders,
    decision: (seat: Seat) => (deciders.includes(seat) ? { prompt: 'trap', choices: [], forward: 0 } : null),
    view: (viewer: Viewer) => ({ viewer }),
  } as never);

const never = { trap: 'never' };

test.each<[string, Given, Seat[]]>([
  ['none is stored', { people: [0, 1], deciders: [0, 1], saved: {} }, []],
  ['one of two players has one', { people: [0, 1], deciders: [0, 1], saved: { 1: never } }, [1]],
  [
    'both have one, in the order of the deciders',
    { people: [0, 1], deciders: [1, 0], saved: { 0: never, 1: never } },
    [1, 0],
  ],
  ['no decision now', { people: [0, 1], deciders: [0], saved: { 1: never } }, []],
  ['another screen’s seat', { people: [0], deciders: [0, 1], saved: { 1: never } }, []],
  ['for another question', { people: [0], deciders: [0], saved: { 0: { track: 'never' } } }, []],
  ['always to be asked', { people: [0], deciders: [0], saved: { 0: { trap: 'always' } } }, []],
])('standing answers that apply now: %s', (_, given, seats) => {
  expect(answersFor(given)).toEqual(
    seats.map((seat) => ({ seat, choice: { do: 'decline', seenBy: { viewer: seat } } })),
  );
});

test('a game without standing answers gives none', () => {
  expect(answersFor({ people: [0], deciders: [0], saved: { 0: never } }, {} as never)).toEqual([]);
});
