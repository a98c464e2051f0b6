import { createMatch } from '@cordillera/engine';
import { PLACE_X, ROW, sierraWest } from '@cordillera/sierra-west';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../../../src/games/sierra-west/preview/Picture.tsx';
import { readPicture } from '../../../../src/games/sierra-west/preview/picture.ts';
import { summaryOf } from '../../../../src/games/sierra-west/table/summary.ts';

const match = () =>
  createMatch(sierraWest, { options: { mode: 'gold-rush' }, seats: [{ name: 'Ada' }, { name: 'Ben' }] });

test('the small picture of a match shows the whole mountain and every wagon', () => {
  const summary = summaryOf(match());
  const drawn = renderToStaticMarkup(createElement(Picture, { summary, seed: 'x' }));
  expect(drawn.match(/data-card=/g)).toHaveLength(20);
  expect(drawn.match(/data-card="special"/g)?.length).toBe(drawn.match(/href="#w-mine"/g)?.length);
  for (const row of [1, 2, 3, 4, 5]) expect(drawn.match(new RegExp(`data-row="${row}"`, 'g'))).toHaveLength(7 - row);
  expect(drawn.match(/href="#w-wagon"/g)!.length).toBeGreaterThanOrEqual(2);
});

test('SW-GEO-01: its positions are those of the rules', () => {
  const summary = summaryOf(match());
  const drawn = renderToStaticMarkup(createElement(Picture, { summary, seed: 'x' }));
  const cards = [...drawn.matchAll(/<rect x="([\d.]+)" y="([\d.]+)"[^>]*data-row="(\d)"/g)];
  const places = cards.map(([, x, , row]) => `${row} ${(Number(x) - 2) / 32.6 + 1}`).sort();
  expect(places).toEqual(ROW.map((row, position) => `${row} ${PLACE_X[position]}`).sort());
});

test('a damaged picture is rejected', () => {
  for (const kept of [null, 'x', {}, { mountain: [], wagons: [] }, { mountain: Array(20).fill('moon'), wagons: [0] }])
    expect(readPicture(kept)).toBeNull();
  expect(readPicture(summaryOf(match()).picture)).not.toBeNull();
});
