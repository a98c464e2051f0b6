import { expect, test } from 'vitest';
import { withBrowser } from './setup.ts';

const open = withBrowser();

test('the home page loads, has its title and complains about nothing', async () => {
  const { page, problems } = await open('/');
  expect(await page.title()).toContain('Cordillera');
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
