import { readFileSync } from 'node:fs';
import { loadMatch } from '@cordillera/games';
import { expect, test } from 'vitest';
import { shelved } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop } from './tables.ts';

const open = withBrowser();

test('a recorded match opens from its file, and is watched again to the same end', async () => {
  const recorded = (part: string): string =>
    readFileSync(
      new URL(`../../../games/tests/recorded/sierra-west-apple-hill-2.rules-1.format-1.${part}`, import.meta.url),
      'utf8',
    );
  const { hash, result } = JSON.parse(recorded('outcome.json')) as { hash: string; result: { totals: number[] } };
  const { page, problems } = await open('/#/games', laptop);
  await page.setInputFiles('input[type=file]', {
    name: 'west.json',
    mimeType: 'application/json',
    buffer: Buffer.from(recorded('json')),
  });
  await page.locator('.end-headline').waitFor();
  const [kept] = await shelved(page);
  expect(loadMatch(JSON.stringify(kept!.saved)).hash).toBe(hash);
  expect(await page.locator('.end-headline').innerText()).toContain(String(Math.max(...result.totals)));

  await page.goto(`/#/replay/${kept!.id}`);
  await page.getByLabel('Speed').selectOption({ label: 'Instant' });
  await page
    .locator('.prompt')
    .getByText(String(Math.max(...result.totals)))
    .waitFor({ timeout: 150_000 });
  expect(problems).toEqual([]);
}, 180_000);
