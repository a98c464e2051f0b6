import type { TableSetup } from '@cordillera/protocol';
import { expect, test } from 'vitest';
import { violations } from './checks.ts';
import { begin, layTable, sitDown, withServer } from './online.ts';
import { withBrowser } from './setup.ts';
import { explanation, freeCards, prompt } from './sierra.ts';
import { laptop, phone } from './tables.ts';

/* What a browser that lacks something shows: the browser of these tests, with that taken away. */
const open = withBrowser({ fresh: true });
const served = withServer();
const tooOld = 'This browser is too old for Cordillera';

test('a browser that is too old is told so in three languages, and may go on', async () => {
  const { page, problems } = await open('/', phone);
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).waitFor();
  await expect(page.getByText(tooOld).isVisible()).resolves.toBe(false);
  // as in Safari before 17.4
  await page.addInitScript('delete Element.prototype.checkVisibility');
  await page.reload();
  for (const text of [tooOld, 'Ce navigateur est trop ancien', 'Ta przeglądarka jest za stara'])
    await page.getByText(text).waitFor();
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'OK' }).click();
  await page.getByText(tooOld).waitFor({ state: 'hidden' });
  // and it plays: explanations show, as far as it can place them
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await prompt(page).waitFor();
  expect(problems).toEqual([]);
});

test('where nothing can say what is visible, a table can still be played and explained', async () => {
  const { page, problems } = await open('/', laptop);
  await page.addInitScript('delete Element.prototype.checkVisibility');
  await page.reload();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await freeCards(page).first().hover();
  await explanation(page).waitFor();
  expect(problems).toEqual([]);
});

test('a browser that cannot read a script of the page is told so, instead of the first look for ever', async () => {
  const { page } = await open('/#/settings', laptop);
  // as a browser that knows no look-behind finds a regular expression with one
  await page.route('**/assets/base-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '/(?<a/' }));
  await page.goto('/');
  await page.reload();
  await page.getByText(tooOld).waitFor();
});

test('who has no passkeys in this browser is not offered any', async () => {
  const { page, problems } = await open('/', { ...laptop, baseURL: served().url });
  await layTable(page, plan, 'Ada');
  await page.goto('/#/you');
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  await page.addInitScript('delete window.PublicKeyCredential');
  await page.reload();
  await page.getByText('This browser has no passkeys').waitFor();
  expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0);
  expect(problems).toEqual([]);
});

const plan: TableSetup = { game: 'colorado', options: {}, seats: [null, null], pace: { kind: 'free' } };

test('on a phone the field of the chat grows with what is written, in letters that Safari does not enlarge', async () => {
  const visits = [
    await open('/', { ...phone, baseURL: served().url }),
    await open('/', { ...laptop, baseURL: served().url }),
  ];
  const [ada, ben] = visits.map(({ page }) => page) as [(typeof visits)[0]['page'], (typeof visits)[0]['page']];
  const { id, me } = await layTable(ada, plan, 'Ada');
  await sitDown(ben, me.links.play!, 'Ben');
  await begin([ada, ben], id);
  await ada.locator('.tabs button').last().tap();
  await ada.locator('.talk-tabs button').last().tap();
  const field = ada.locator('.chat-write textarea');
  await field.waitFor();
  const height = async (): Promise<number> => (await field.boundingBox())!.height;
  const low = await height();
  await field.fill('one\ntwo\nthree');
  expect(await height()).toBeGreaterThan(low * 1.5);
  expect(await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(16);
  await field.fill('');
  expect(await height()).toBe(low);
  for (const { problems } of visits) expect(problems).toEqual([]);
});
