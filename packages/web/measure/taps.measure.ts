import type { SeatInfo } from '@cordillera/engine';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { MatchRecord } from '../src/store/records.ts';
import { painted, still } from '../tests/browser/checks.ts';
import * as co from '../tests/browser/colorado.ts';
import { moving, withBrowser } from '../tests/browser/setup.ts';
import { laptop, phone, showTable } from '../tests/browser/tables.ts';
import * as sw from '../tests/browser/west.ts';

/**
 * The time from a tap until the page reacts visibly, as measured by the browser (Event Timing, in steps of 8
 * ms), with four players, in the middle of a game. `TAPS` says how many taps of each.
 */
const open = withBrowser();
const taps = Number(process.env.TAPS ?? 25);
const goal = 50;
const four: SeatInfo[] = [{ name: 'Ada' }, co.bot('Noor'), co.bot('Iris'), co.bot('Tomek')];

interface Table {
  name: string;
  record: () => MatchRecord;
  glance: (page: Page, looked: readonly string[]) => Promise<string | null>;
}

const tables: Table[] = [
  ...sw.modes.map((mode) => ({
    name: mode,
    record: () => sw.recordOf(sw.playOn(sw.west({ mode }, four), (each) => each.turns >= 8 && sw.isPlanning(each, 0))),
    glance: (page: Page, looked: readonly string[]) => sw.glance(page, looked, ['Ada']),
  })),
  { name: 'colorado', record: () => co.recordOf(co.asked('call', { seats: four, turn: 6 })), glance: co.glance },
];

const rows: string[] = [];
afterAll(() => console.log(['| table | screen | taps | median | 95 % | longest | over 50 ms |', ...rows].join('\n')));

for (const { name, record, glance } of tables)
  for (const [screen, options, press] of [
    ['laptop', laptop, sw.byMouse],
    ['phone', phone, sw.byTouch],
  ] as const)
    test(`${name} on a ${screen}`, async () => {
      const { page } = await open('/', { ...options, ...moving });
      await page.evaluate(() => {
        for (const game of ['sierra-west', 'colorado']) localStorage.setItem(`cordillera.coach.${game}.all`, 'away');
      });
      await showTable(page, record());
      await page.evaluate(watchTaps);
      let looked: string[] = [];
      let made = 0;
      while (made < taps) {
        const next = await glance(page, looked);
        if (next === 'over') break;
        if (next === null) {
          await page.keyboard.press('Shift');
          await painted(page);
          continue;
        }
        // a player does not tap twice within one frame
        await still(page);
        await painted(page);
        await press(page, next);
        looked = next.startsWith('.tabs') ? [...looked, next] : [];
        made++;
      }
      await painted(page);
      const counted = await page.evaluate(tapTimes);
      expect(made).toBeGreaterThan(taps / 2);
      // what takes less than 16 ms is not counted
      const times = [...Array<number>(Math.max(0, made - counted.length)).fill(8), ...counted].sort((a, b) => a - b);
      const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
      const slow = times.filter((time) => time > goal).length;
      rows.push(`| ${name} | ${screen} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${times.at(-1)} | ${slow} |`);
    });

/** Runs in the page: records the duration of the longest event of each tap. */
function watchTaps(): void {
  const found = new Map<number, number>();
  Object.assign(window, { tapTimes: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0 && /^pointer|click/.test(entry.name))
        found.set(entry.interactionId, Math.max(entry.duration, found.get(entry.interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

/** Runs in the page. */
function tapTimes(): number[] {
  return [...(window as unknown as { tapTimes: Map<number, number> }).tapTimes.values()];
}
