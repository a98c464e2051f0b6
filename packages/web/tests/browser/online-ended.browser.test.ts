import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/install.mjs';
import { Visitor } from '../../../server/tests/helpers/players.ts';
import { tooWide, violations } from './checks.ts';
import { withServer } from './online.ts';
import { withBrowser } from './setup.ts';
import { phone } from './tables.ts';

const open = withBrowser();
const served = withServer();

test.each([
  ['en', 'The operator has ended this game', 'Ended by the operator', 'It has no result'],
  ['fr', 'L’administration du serveur a mis fin à cette partie', 'Arrêtée par l’administration', 'pas de résultat'],
  ['pl', 'Administracja serwera przerwała tę grę', 'Przerwana przez administrację', 'nie ma wyniku'],
])('a game that the operator ends says so at its table and in the list, %s', async (locale, title, short, text) => {
  const [ada, ben] = [new Visitor(served().url), new Visitor(served().url)];
  const { id, me } = await ada.create({ game: 'colorado', seats: [null, null] }, 'Ada');
  await ben.sit(me.links.play!, 1, 'Ben');
  await ada.start(id);
  const { page } = await open('/', { ...phone, locale, baseURL: served().url });
  const [name = '', value = ''] = ada.cookie.split('=');
  await page.context().addCookies([{ name, value, url: served().url }]);
  await page.goto('about:blank');
  await page.goto(`/#/at/${id}`);
  await page.locator('.table .prompt').waitFor();

  const command = join(root, 'packages', 'server', 'bin', 'cordillera-server.mjs');
  execFileSync(process.execPath, [command, 'end', id], { env: { DATA_DIR: served().folder } });
  const notice = page.locator('.online-notice');
  await notice.getByText(title).waitFor();
  expect(await notice.innerText()).toContain(text);
  expect((await page.locator('.table .prompt').innerText()).replaceAll('\u00a0', ' ')).toContain(title);
  expect(await tooWide(page)).toBe(false);
  expect(await violations(page)).toEqual([]);

  // later, from the list; and by an address of before, which leads to the result of a game that has one
  await page.goto('/');
  await page.getByText(short).first().waitFor();
  await page.locator(`a[href="#/over/${id}"]`).tap();
  await notice.getByText(title).waitFor();
  expect(page.url()).toContain(`#/at/${id}`);
});
