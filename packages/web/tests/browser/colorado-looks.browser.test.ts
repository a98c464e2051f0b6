import { describe, expect, test } from 'vitest';
import { smallTargets, tooWide, violations } from './checks.ts';
import { asked, positions, recordOf, thing, touch, untilAsked } from './colorado.ts';
import { withBrowser } from './setup.ts';
import { laptop, phone, showTable } from './tables.ts';
import { everything, everywhere, heard, screens } from './west.ts';

const open = withBrowser();
const all = Object.keys(positions);

describe.each(screens)('on %s', (_, screen) => {
  // each time every position once on both screens, in the light of one or the other
  const seen = (['light', 'dark'] as const).flatMap((light) =>
    all
      .filter(() => everything || (light === 'light') === (screen !== phone))
      .map((position) => [position, light] as const),
  );

  test.each(seen)('%s has no fault of access when it is %s', async (position, colorScheme) => {
    const { page, problems } = await open('/', { ...screen, colorScheme });
    await showTable(page, recordOf(positions[position]!()));
    await untilAsked(page);
    await everywhere(page, async (place) => {
      expect(await violations(page), place).toEqual([]);
      expect(await tooWide(page), place).toBe(false);
      if (screen === phone) expect(await smallTargets(page), place).toEqual([]);
    });
    expect(problems).toEqual([]);
  });
});

/** Nothing lies over what is to be pressed. */
test.each([
  ['laptop', laptop],
  ['phone', phone],
] as const)('the two cards to discard lie open beside the question, on a %s', async (_, screen) => {
  const match = asked('cards', { fits: (each) => each.decision(0)!.choices.some(({ do: what }) => what === 'swap') });
  const swap = match.decision(0)!.choices.find((choice) => choice.do === 'swap')!;
  const { page, problems } = await open('/', screen);
  await showTable(page, recordOf(match));
  await untilAsked(page);
  if (swap.do === 'swap') await thing(page, `card ${swap.card}`).click();
  await heard(page);
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
  await touch(page, match, 0, swap);
  expect(problems).toEqual([]);
});
