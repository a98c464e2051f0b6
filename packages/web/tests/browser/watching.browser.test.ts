import { LANGUAGES } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Page as Playing, playTogether, Visitor } from '../../../server/tests/helpers/players.ts';
import { tooWide, violations } from './checks.ts';
import { withServer } from './online.ts';
import { withBrowser } from './setup.ts';
import { laptop, phone } from './tables.ts';
import { speak } from './west.ts';

const open = withBrowser();
const served = withServer();
const names = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** A game in its third round or so, in which people choose the first thing there is. */
async function started(game: string, options: object) {
  const people = names.map(() => new Visitor(served().url));
  const { id, me } = await people[0]!.create({ game, options: { ...options }, seats: names.map(() => null) }, names[0]);
  for (const [seat, one] of people.entries()) if (seat > 0) await one.sit(me.links.play!, seat, names[seat]!);
  await people[0]!.start(id);
  const pages: Playing[] = [];
  for (const one of people) pages.push(await one.open(id));
  const play = async (count: number): Promise<void> => {
    let made = 0;
    await playTogether(
      pages,
      () => 0,
      () => made++ >= count,
    );
    for (const page of pages) await page.settled();
  };
  const close = (): void => {
    for (const page of pages) page.close();
  };
  await play(40);
  return { watch: me.links.watch!, play, close };
}

/** What is only said to whoever plays. */
const mine = {
  en: /\b(my|mine|your|yours|you)\b/i,
  fr: /(?<!\p{L})(mon|ma|mes|votre|vos|vous|à moi)(?!\p{L})/iu,
  pl: /(?<!\p{L})(moje|mój|moja|twój|twoja|twoje|twoich)(?!\p{L})/iu,
};

/** What is printed on the cards of a game is no word of the table: it speaks to whoever holds them. */
function printedOn(cards: unknown): string[] {
  if (typeof cards === 'string') return Object.values(mine).some((words) => words.test(cards)) ? [cards] : [];
  return typeof cards === 'object' && cards !== null ? Object.values(cards).flatMap(printedOn) : [];
}

/** Everything that is read or read out, but not the names of people, and not what is printed on cards. */
async function said(page: Page, game: string): Promise<string> {
  const all = await page.locator('.table').evaluate((table) => {
    const labels = [...table.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    return [(table as HTMLElement).innerText, ...labels].join('\n');
  });
  return printedOn(gameById(game).house.files).reduce(
    (rest, text) => rest.replaceAll(text, ''),
    all.replaceAll('\u00a0', ' '),
  );
}

const games = [
  { game: 'colorado', options: {}, tabs: 5 },
  { game: 'sierra-west', options: { mode: 'apple-hill' }, tabs: 5 },
  { game: 'sierra', options: { mode: 'competitive' }, tabs: 4 },
];

test.each(games)(
  'whoever watches $game is not spoken to as a player, in any language',
  async ({ game, options, tabs }) => {
    const { watch, close } = await started(game, options);
    for (const screen of [laptop, phone]) {
      // the page comes in one language, and changes to the others in place
      const languages = screen === laptop ? LANGUAGES : [...LANGUAGES].reverse();
      const options = { ...screen, locale: languages[0]!, baseURL: served().url };
      const { page, problems } = await open(`/#/join/${watch}`, options);
      await page.locator('.table .prompt').waitFor();
      for (const language of languages) {
        await speak(page, language);
        // as a word of its own, for "zapowiada" has a name in it
        for (const name of names)
          await page
            .getByText(new RegExp(`\\b${name}\\b`))
            .filter({ visible: true })
            .first()
            .waitFor();
        expect(await said(page, game)).not.toMatch(mine[language]);
        if (screen === phone)
          for (let tab = 0; tab < tabs; tab++) {
            await page.locator('.tabs button').nth(tab).tap();
            expect(await said(page, game)).not.toMatch(mine[language]);
          }
        if (screen === phone) await page.locator('.tabs button').first().tap();
        expect(await tooWide(page)).toBe(false);
      }
      expect(problems).toEqual([]);
      await page.context().close();
    }
    close();
  },
  240_000,
);

test.each(games.slice(0, 2))(
  'whoever watches $game sees whose board it is, and chooses',
  async ({ game, options }) => {
    const { watch, play, close } = await started(game, options);
    for (const screen of [laptop, phone]) {
      const { page } = await open(`/#/join/${watch}`, { ...screen, baseURL: served().url });
      await page.locator('.watched').waitFor();
      const inFront = page.locator('.watched button:not(.watched-follow)[aria-pressed="true"]');
      expect(await page.locator('.watched button:not(.watched-follow)').allInnerTexts()).toEqual(
        names.map((name) => expect.stringContaining(name)),
      );
      expect(await inFront.count()).toBe(1);
      await page.locator('.watched').getByRole('button', { name: 'Cleo' }).click();
      await expect.poll(() => inFront.allInnerTexts()).toEqual([expect.stringContaining('Cleo')]);
      if (game === 'colorado') {
        if (screen === phone) await page.getByRole('button', { name: 'Area' }).tap();
        await page.getByRole('heading', { name: 'Cleo’s area' }).waitFor();
      }
      expect(await violations(page)).toEqual([]);
      await play(25);
      expect(await inFront.allInnerTexts()).toEqual([expect.stringContaining('Cleo')]);
      const follow = page.getByRole('button', { name: 'Active player' });
      if (game === 'sierra-west') {
        await follow.click();
        // a press is answered in the next picture
        await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true');
      } else expect(await follow.count()).toBe(0);
    }
    close();
  },
  240_000,
);
