import { colorado } from '@cordillera/colorado';
import { createMatch, createRandom, LANGUAGES, pick } from '@cordillera/engine';
import { expect, test } from 'vitest';
import { LESSONS, type Lesson, lessonsFor } from '../../../../src/games/colorado/table/lessons/lessons.ts';
import { lessonWords } from '../../../../src/games/colorado/table/lessons/lessonWords.ts';

test('every tip appears in ordinary play and has text in three languages', () => {
  const met = new Set<Lesson>();
  const random = createRandom('5'.repeat(32));
  for (const sealed of [false, true]) {
    const match = createMatch(colorado, {
      options: { sealed, firstCaller: 0 },
      seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
      seed: '7'.repeat(32),
    });
    while (match.result() === null) {
      const asked = match.decisions().filter(({ forward }) => forward > 0);
      for (const decision of asked)
        for (const lesson of lessonsFor(decision, match.view('spectator').turn)) met.add(lesson);
      const { seat, choices, forward } = pick(random, asked);
      match.choose(seat, pick(random, choices.slice(0, forward)));
    }
  }
  expect([...met].sort()).toEqual([...LESSONS].sort());
  for (const language of LANGUAGES)
    for (const lesson of LESSONS) expect(lessonWords[language][lesson].length).toBeGreaterThan(30);
});

test('no tip is about a move that is impossible now', () => {
  expect(lessonsFor({ prompt: 'free', params: { cards: 2 } }, 4)).toEqual(['free']);
  expect(lessonsFor({ prompt: 'free', params: { cards: 0 } }, 4)).toEqual([]);
  expect(lessonsFor({ prompt: 'nuggets', params: { buys: 0 } }, 4)).toEqual([]);
});
