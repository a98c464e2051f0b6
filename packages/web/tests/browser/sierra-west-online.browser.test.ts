import { createRandom } from '@cordillera/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playTogether, Visitor } from '../../../server/tests/helpers/players.ts';
import { begin, layTable, sitDown, withServer } from './online.ts';
import { withBrowser } from './setup.ts';
import { laptop, phone } from './tables.ts';
import { untilAsked } from './west.ts';

const open = withBrowser();
const served = withServer();

/** Whether all of it lies within the place that shows it. */
const isWhole = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((what) => {
    const thing = document.querySelector(what)!;
    const { top, bottom } = thing.getBoundingClientRect();
    const place = thing.closest('.place')!.getBoundingClientRect();
    return top >= place.top - 1 && bottom <= place.bottom + 1;
  }, selector);

test('asked out of turn on a short clock, a phone names the plan, shows it and my camp whole, and tells no tip', async () => {
  const visits = [
    await open('/', { ...laptop, baseURL: served().url }),
    await open('/', { ...phone, baseURL: served().url }),
  ];
  const [ada, ben] = visits.map(({ page }) => page) as [Page, Page];
  const { id, me } = await layTable(
    ada,
    {
      game: 'sierra-west',
      options: { mode: 'apple-hill' },
      seats: [null, null],
      pace: { kind: 'move', seconds: 300 },
    },
    'Ada',
  );
  await sitDown(ben, me.links.play!, 'Ben');
  await begin([ada, ben], id);
  const sockets: Awaited<ReturnType<Visitor['open']>>[] = [];
  for (const page of [ada, ben]) {
    const visitor = new Visitor(served().url);
    visitor.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    sockets.push(await visitor.open(id));
  }
  const random = createRandom('5'.repeat(32));
  const isAsked = (): boolean => /^(trapper|tracker)$/.test(sockets[1]!.decision?.prompt ?? '');
  await playTogether(sockets, (most) => random.int(most), isAsked);
  // what was played meanwhile is told, and skipped
  while ((await ben.locator('.west-reaction').count()) === 0) await untilAsked(ben);
  expect(await ben.getByRole('heading', { name: 'Ada’s plan' }).isVisible()).toBe(true);
  expect(await ben.locator('.clock-chip').first().isVisible()).toBe(true);
  expect(await ben.locator('.tip').count()).toBe(0);
  for (const part of ['.phone-stage', '.phone-camp .folded', '.phone-camp .cabin-row'])
    expect([part, await isWhole(ben, part)]).toEqual([part, true]);
  for (const socket of sockets) socket.close();
  expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
});
