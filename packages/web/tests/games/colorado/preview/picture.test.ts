import { colorado } from '@cordillera/colorado';
import { createMatch } from '@cordillera/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../../../src/games/colorado/preview/Picture.tsx';
import { readPicture } from '../../../../src/games/colorado/preview/picture.ts';
import { summaryOf } from '../../../../src/games/colorado/table/summary.ts';
import type { MatchSummary } from '../../../../src/store/records.ts';

const match = () => createMatch(colorado, { options: {}, seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }] });
const drawn = (summary: MatchSummary): string => renderToStaticMarkup(createElement(Picture, { summary, seed: 'x' }));
const times = (markup: string, part: string): number => markup.split(part).length - 1;

test('CO-SET-11: the small picture of a match shows the villages of the start, and no medals', () => {
  const started = match();
  const before = drawn(summaryOf(started));
  expect(times(before, 'data-land=')).toBe(4);
  expect(times(before, 'data-discovered')).toBe(0);
  for (const { seat, choices } of started.decisions()) started.choose(seat, choices[0]!);
  const after = drawn(summaryOf(started));
  expect(times(after, 'data-discovered')).toBe(1);
  expect(times(after, '#co-flag-village')).toBe(1);
  expect(times(after, 'data-seat=')).toBe(3);
  expect(times(after, '<circle')).toBe(3 * 7);
});

test('the small picture of a match shows the leader’s flags and all medals, even more than seven', () => {
  const summary = summaryOf(match());
  const players = summary.players.map((player, i) => ({ ...player, total: [3, 40, 12][i]! }));
  const picture = {
    players: [
      { flags: [1, 0, 0, 0], medals: 0 },
      { flags: [2, 3, 0, 1], medals: 8 },
      { flags: [1, 0, 3, 0], medals: 6 },
    ],
  };
  const shown = drawn({ ...summary, players, picture });
  const flags = ['village', 'desert', 'lake', 'forest'].map((kind) => times(shown, `#co-flag-${kind}`));
  expect(flags).toEqual([2, 3, 0, 1]);
  expect(times(shown, '#co-medal"')).toBe(14);
  expect(times(shown, '<circle')).toBe(7 + 1);
});

test('a damaged picture is rejected', () => {
  const player = { flags: [1, 0, 0, 0], medals: 0 };
  for (const kept of [
    null,
    'x',
    {},
    { players: [] },
    { players: [player] },
    { players: [player, { flags: [1], medals: 0 }] },
    { players: [player, { flags: [1, 0, 0, 1000], medals: 0 }] },
    { players: [player, { ...player, medals: -1 }] },
  ])
    expect(readPicture(kept)).toBeNull();
  const summary = summaryOf(match());
  expect(readPicture(summary.picture)).toEqual(summary.picture);
  expect(drawn({ ...summary, picture: 'x' })).toBe('');
});
