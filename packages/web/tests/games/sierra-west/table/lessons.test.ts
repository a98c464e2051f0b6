import { createMatch, createRandom, LANGUAGES } from '@cordillera/engine';
import { MODES, pickBiased, sierraWest } from '@cordillera/sierra-west';
import { expect, test } from 'vitest';
import { LESSONS, type Lesson, lessonsFor } from '../../../../src/games/sierra-west/table/lessons/lessons.ts';
import { lessonWords } from '../../../../src/games/sierra-west/table/lessons/lessonWords.ts';
import { isLearned, nextLesson, withOneMoreTurn } from '../../../../src/table/lessons/Tips.tsx';

test('every tip appears in ordinary play and has text in three languages', () => {
  const met = new Set<Lesson>();
  const random = createRandom('5'.repeat(32));
  for (const mode of MODES) {
    const match = createMatch(sierraWest, {
      options: { mode },
      seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
      seed: '7'.repeat(32),
    });
    for (let i = 0; i < 600 && match.result() === null; i++) {
      for (const decision of match.decisions()) for (const lesson of lessonsFor(decision)) met.add(lesson);
      const seat = match.deciders()[0]!;
      const decision = match.decision(seat)!;
      match.choose(seat, decision.choices[pickBiased(decision.choices.slice(0, decision.forward), random)]!);
    }
  }
  expect([...met].sort()).toEqual([...LESSONS].sort());
  for (const language of LANGUAGES)
    for (const lesson of LESSONS) expect(lessonWords[language][lesson].length).toBeGreaterThan(30);
});

test('a dismissed tip is replaced by the next one that applies', () => {
  const asked = {
    prompt: 'pioneer',
    params: { boots: 2, held: '' },
    choices: [{ do: 'enter', pioneer: 'green' }, { do: 'pass' }],
  } as Parameters<typeof lessonsFor>[0];
  expect(nextLesson(lessonsFor(asked), () => false)).toBe('walk');
  expect(nextLesson(lessonsFor(asked), (lesson) => lesson === 'walk')).toBe('boots');
  expect(nextLesson(lessonsFor(asked), () => true)).toBeNull();
});

test('a tip seen in three turns counts as learnt', () => {
  const kept = [null, '1', '2', '3'] as const;
  expect(kept.map(isLearned)).toEqual([false, false, false, true]);
  expect(kept.map(withOneMoreTurn)).toEqual(['1', '2', '3', '3']);
  expect(isLearned('away')).toBe(true);
  expect(withOneMoreTurn('away')).toBe('away');
});
