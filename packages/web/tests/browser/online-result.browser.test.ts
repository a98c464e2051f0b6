import { type Bot, botFor } from '@cordillera/bots';
import { colorado } from '@cordillera/colorado';
import { createRandom } from '@cordillera/engine';
import { sierra } from '@cordillera/sierra';
import { sierraWest } from '@cordillera/sierra-west';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Page as Playing, Visitor } from '../../../server/tests/helpers/players.ts';
import { tooWide, violations } from './checks.ts';
import { withServer } from './online.ts';
import { type Visit, withBrowser } from './setup.ts';
import { laptop, phone } from './tables.ts';

const open = withBrowser();
const served = withServer();

/** A page of this person's browser; a stranger's without one. */
async function pageOf(person: Visitor | null, address: string, screen: BrowserContextOptions): Promise<Visit> {
  const visit = await open('/', { ...screen, baseURL: served().url });
  const [name = '', value = ''] = person?.cookie.split('=') ?? [];
  if (person) await visit.page.context().addCookies([{ name, value, url: served().url }]);
  await visit.page.goto('about:blank');
  await visit.page.goto(`/${address}`);
  return visit;
}

const again = 'Play again together';

/** Counts how often the next game is offered before the result, from now on. */
async function countEarly(page: Page): Promise<() => Promise<number>> {
  const early = await page.evaluateHandle((label) => {
    const seen = { count: 0 };
    const has = (selector: string, text: string): boolean =>
      [...document.querySelectorAll(`.prompt ${selector}`)].some((each) => each.textContent.includes(text));
    new MutationObserver(() => {
      if (has('button', label) && !has('a', 'See the result')) seen.count++;
    }).observe(document.body, { subtree: true, childList: true });
    return seen;
  }, again);
  return () => early.evaluate(({ count }) => count);
}

const random = createRandom('1'.repeat(32));

/** Everybody chooses as a bot would, until the game is over. */
async function finish(pages: readonly Playing[], bot: Bot = botFor(sierra, 'trail-hand')): Promise<void> {
  while (pages.some(({ table }) => table.state !== 'over')) {
    for (const page of pages) {
      await page.settled();
      const { decision } = page;
      if (!decision || decision.forward === 0) continue;
      const choices = decision.choices.slice(0, decision.forward);
      const choice = await bot.choose({
        rules: page.rules,
        view: page.mine.view,
        decision: { ...decision, choices },
        random,
        memory: bot.memory?.(),
      });
      await page.choose(choice);
    }
  }
}

/** The first two people play stage 1 until they have won it. A stranger and the first of them look on. */
async function wonStage() {
  const ada = new Visitor(served().url);
  const ben = new Visitor(served().url);
  let table = await ada.create(
    { game: 'sierra', options: { mode: 'cooperative', stage: 1 }, seats: [null, null] },
    'Ada',
  );
  await ben.sit(table.me.links.play!, 1, 'Ben');
  for (;;) {
    await ada.start(table.id);
    const { id } = table;
    const { links } = table.me;
    const watching = await pageOf(null, `#/join/${links.watch}`, phone);
    const playing = await pageOf(ada, `#/at/${id}`, laptop);
    for (const { page } of [watching, playing]) await page.locator('.table .prompt').waitFor();
    const early = await countEarly(playing.page);
    const pages = [await ada.open(id), await ben.open(id)];
    await finish(pages);
    for (const page of pages) page.close();
    const suns = (pages[0]!.table.result as { suns?: number }).suns ?? 0;
    if (suns > 0) return { id, links, ada, ben, suns, watching, playing, early };
    table = await ada.get('POST', `/api/tables/${id}/rematch`);
  }
}

const suns = async (page: Page): Promise<string> => {
  await page.goto('/#/campaign');
  return page.locator('.campaign-total').innerText();
};

test('SI-R-81: suns of a campaign by link are everybody’s who played, once; whoever watched sees the result', async () => {
  const { id, links, ada, ben, suns: won, watching, playing, early } = await wonStage();
  // at the table when it ended, without a look at the result
  await playing.page.getByRole('link', { name: 'See the result' }).waitFor();
  // what happened last is told first; only then the next game is offered
  await playing.page.getByRole('button', { name: again }).waitFor();
  expect(await early()).toBe(0);
  expect(await suns(playing.page)).toContain(`${won} of 72`);

  // later, on another visit; and once more
  const later = await pageOf(ben, '', phone);
  for (let visit = 0; visit < 2; visit++) {
    await later.page.goto('/');
    await later.page.locator(`a[href="#/over/${id}"]`).tap();
    await later.page.getByText(/Stage 2, .*, is open\./).waitFor();
    expect(await suns(later.page)).toContain(`${won} of 72`);
  }

  await watching.page.getByRole('link', { name: 'See the result' }).tap();
  await watching.page.waitForURL(/#\/end\//);
  for (const name of ['Ada', 'Ben']) await watching.page.locator('.end-page').getByText(name).first().waitFor();
  await watching.page.getByText('The suns of this game do not count in this browser.').waitFor();
  expect(await watching.page.getByRole('button', { name: /again together|same people/ }).count()).toBe(0);
  expect(await tooWide(watching.page)).toBe(false);
  expect(await violations(watching.page)).toEqual([]);
  expect(await suns(watching.page)).toContain('0 of 72');

  // a link that comes late opens the result, too
  for (const code of [links.watch, links.play]) {
    const late = await pageOf(null, `#/join/${code}`, laptop);
    await late.page.locator('.end-page').getByText('Ben').first().waitFor();
    expect(late.problems).toEqual([]);
  }

  // somebody asks for the next stage, and the host comes along
  await later.page.goto(`/#/end/${id}`);
  await later.page.getByRole('button', { name: 'Stage 2 with the same people' }).tap();
  await later.page.waitForURL(/#\/at\//);
  await playing.page.goto(`/#/over/${id}`);
  await playing.page.getByRole('button', { name: 'Stage 2 with the same people' }).click();
  await playing.page.waitForURL(/#\/at\//);
  expect(new URL(playing.page.url()).hash).toBe(new URL(later.page.url()).hash);
  const next = await ada.get('GET', `/api/tables/${new URL(later.page.url()).hash.slice('#/at/'.length)}`);
  expect(next).toMatchObject({ state: 'open', options: { mode: 'cooperative', stage: 2 }, me: { isHost: true } });
  for (const { problems } of [playing, later, watching]) expect(problems).toEqual([]);
});

test.each([
  { game: 'colorado', options: {}, bot: botFor(colorado, 'greenhorn') },
  { game: 'sierra-west', options: { mode: 'apple-hill' }, bot: botFor(sierraWest, 'greenhorn') },
])('whoever watched $game sees the result', async ({ game, options, bot }) => {
  const people = [new Visitor(served().url), new Visitor(served().url)] as const;
  const { id, me } = await people[0].create({ game, options, seats: [null, null] }, 'Ada');
  await people[1].sit(me.links.play!, 1, 'Ben');
  await people[0].start(id);
  const { page, problems } = await pageOf(null, `#/join/${me.links.watch}`, phone);
  await page.locator('.table .prompt').waitFor();
  const pages = [await people[0].open(id), await people[1].open(id)];
  await finish(pages, bot);
  for (const each of pages) each.close();
  // whoever comes back is not told all of it again
  await page.reload();
  await page.getByRole('link', { name: 'See the result' }).tap();
  await page.waitForURL(/#\/end\//);
  for (const name of ['Ada', 'Ben']) await page.locator('.end-page').getByText(name).first().waitFor();
  expect(
    await page
      .locator('.end-page')
      .getByText(/^You\b/)
      .count(),
  ).toBe(0);
  expect(await page.getByRole('button', { name: again }).count()).toBe(0);
  expect(problems).toEqual([]);
});
