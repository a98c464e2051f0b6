import type { Decision, Seat, Viewer } from '@cordillera/engine';
import { expect, test } from 'vitest';
import type { StandingAnswers } from '../../../src/store/records.ts';
import { dueAnswers } from '../../../src/table/source/dueAnswers.ts';

interface Given {
  people: Seat[];
  deciders: Seat[];
  saved: StandingAnswers;
}

/** Whoever never wants to be asked declines; the answer names whose view was looked at. */
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
  ['nobody saved anything', { people: [0, 1], deciders: [0, 1], saved: {} }, []],
  ['one of two saved it', { people: [0, 1], deciders: [0, 1], saved: { 1: never } }, [1]],
  [
    'both saved it: in the order of the deciders',
    { people: [0, 1], deciders: [1, 0], saved: { 0: never, 1: never } },
    [1, 0],
  ],
  ['not asked now', { people: [0, 1], deciders: [0], saved: { 1: never } }, []],
  ['somebody else’s seat', { people: [0], deciders: [0, 1], saved: { 1: never } }, []],
  ['saved for another question', { people: [0], deciders: [0], saved: { 0: { track: 'never' } } }, []],
  ['saved to be asked always', { people: [0], deciders: [0], saved: { 0: { trap: 'always' } } }, []],
])('standing answers, %s', (_, given, seats) => {
  expect(answersFor(given)).toEqual(
    seats.map((seat) => ({ seat, choice: { do: 'decline', seenBy: { viewer: seat } } })),
  );
});

test('a game that knows no standing answers gives none', () => {
  expect(answersFor({ people: [0], deciders: [0], saved: { 0: never } }, {} as never)).toEqual([]);
});
