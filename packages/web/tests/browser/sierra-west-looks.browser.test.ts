import { describe, expect, test } from 'vitest';
import { smallTargets, tooWide, violations } from './checks.ts';
import { withBrowser } from './setup.ts';
import { phone, showTable } from './tables.ts';
import { everything, everywhere, modes, recordOf, screens, untilAsked, walking } from './west.ts';

const open = withBrowser();

describe.each(screens)('on %s', (_, screen) => {
  const seen = everything ? modes : modes.filter((_, i) => (i % 2 === 0) === (screen === phone));

  test.each(seen)('%s has no fault of access, by day and at dusk', async (mode) => {
    const { page, problems } = await open('/', { ...screen, reducedMotion: 'reduce' });
    await showTable(page, recordOf(walking(mode)));
    await untilAsked(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await everywhere(page, async (place) => {
        expect(await violations(page), `${place}, ${colorScheme}`).toEqual([]);
        expect(await tooWide(page), place).toBe(false);
        if (screen === phone) expect(await smallTargets(page), place).toEqual([]);
      });
    }
    expect(problems).toEqual([]);
  });
});
