import { type Bot, botFor } from '@cordillera/bots';
import { createMatch, createRandom } from '@cordillera/engine';
import { type SierraRules, type SierraTypes, sierra, speak } from '@cordillera/sierra';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player, type Step } from './player.ts';
import { moving, withBrowser } from './setup.ts';
import { totals } from './sierra.ts';
import { bots, people, played, round, showTable } from './tables.ts';

const open = withBrowser();
const laptop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('by mouse: a whole competitive game against two bots, from the home page in one tap to the result', async () => {
  const { page, problems } = await open('/', laptop);
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await page.waitForURL(/#\/table\//);
  await new Player(page, 'mouse').finish();
  expect(await totals(page).allInnerTexts()).toHaveLength(3);
  expect(problems).toEqual([]);
}, 180_000);

/** A solo game of stage 1 that earns a sun: the bytes its seed is made of, and all that a good player touches. */
async function sunnyGame(): Promise<{ byte: number; choices: Step[][] }> {
  const bot = botFor(sierra, 'trail-hand') as unknown as Bot<SierraTypes>;
  for (let byte = 1; byte < 200; byte++) {
    const seed = byte.toString(16).padStart(2, '0').repeat(16);
    const random = createRandom(seed);
    const match = createMatch(sierra, {
      options: { mode: 'solo', stage: 1, firstGame: true },
      seats: [{ name: 'Ada' }],
      seed,
    });
    const speaker = speak('en', (match.rules as SierraRules).box, ['Ada']);
    const choices: Step[][] = [];
    while (match.result() === null) {
      const view = match.view(0);
      const decision = match.decision(0)!;
      const choice = await bot.choose({ rules: match.rules, view, decision, random });
      if (choice.do === 'lay')
        choices.push([
          { on: 'card', name: speaker.card(choice.card) },
          { on: 'place', name: speaker.layLabel(choice.card, choice, view.groups[0]!.landscape) },
        ]);
      else if (choice.do === 'keep') choices.push([{ on: 'notebook', name: speaker.notebook(choice.card) }]);
      else choices.push([{ on: 'prompt', name: speaker.choice(choice) }]);
      match.choose(0, choice);
    }
    if (match.result()!.suns! > 0) return { byte, choices };
  }
  throw new Error('a good player never earns a sun');
}

test('by touch: a whole solo stage from the campaign, with suns that open the next stage', async () => {
  const { byte, choices } = await sunnyGame();
  const { page, problems } = await open('/', phone);
  // the shuffle of this game is known: everything else is as always
  await page.addInitScript((value) => {
    crypto.getRandomValues = <T>(array: T): T => {
      (array as Uint8Array).fill(value);
      return array;
    };
  }, byte);
  await page.goto('/#/campaign');
  await page.reload();
  const player = new Player(page, 'touch');
  const locked = page.getByText('after stage 1');
  await locked.first().waitFor();
  await page
    .getByRole('button', { name: /Play alone/ })
    .first()
    .tap();
  await page.waitForURL(/#\/table\//);
  for (const choice of choices) await player.make(choice);
  await player.finish();
  await page.getByRole('link', { name: /Next stage/ }).waitFor();
  await page.goto('/#/campaign');
  await page.getByText('after stage 2').first().waitFor();
  expect(await locked.count()).toBe(0);
  expect(problems).toEqual([]);
}, 240_000);

// A whole one on request, see docs/reliability.md; its last rounds each time.
test('by keyboard alone: a competitive game to its end', async () => {
  const { page, problems } = await open('/', laptop);
  const player = new Player(page, 'keyboard');
  if (process.env.WHOLE_GAMES) {
    await player.press(page.getByRole('button', { name: 'Play now: Sierra', exact: true }));
    await page.waitForURL(/#\/table\//);
  } else await showTable(page, played({ mode: 'competitive' }, [...people('Ada'), ...bots('Noor', 'Iris')], round(6)));
  await player.finish();
  expect(await totals(page).allInnerTexts()).toHaveLength(3);
  expect(problems).toEqual([]);
}, 240_000);

test('a team game of five: two people at this screen in different groups hand it over, three bots, to the end', async () => {
  const { page, problems } = await open('/', laptop);
  const [ada, ben] = people('Ada', 'Ben');
  const [noor, iris, tomek] = bots('Noor', 'Iris', 'Tomek');
  await showTable(page, played({ mode: 'team' }, [ada!, noor!, ben!, iris!, tomek!], round(7)));
  const player = new Player(page, 'mouse');
  let handedOver = 0;
  await player.playUntil(async () => {
    const asked = await player.asked();
    if (asked === 'hand-over') {
      handedOver++;
      // nothing of any hand is in the page while it is handed over
      expect(await page.locator('.hand-card, .mini-hand, .member-choice').count()).toBe(0);
    }
    return asked === 'over';
  });
  expect(handedOver).toBeGreaterThanOrEqual(2 * 2);
  await player.finish();
  expect(await totals(page).allInnerTexts()).toHaveLength(5);
  expect(problems).toEqual([]);
}, 300_000);

test('a cooperative trio at one screen shares its cards and is never asked to hand over, to the end', async () => {
  const { page, problems } = await open('/', { ...laptop, ...moving });
  await showTable(page, played({ mode: 'cooperative', stage: 1 }, people('Ada', 'Ben', 'Cleo'), round(7)));
  const player = new Player(page, 'mouse');
  await player.playUntil(async () => {
    const asked = await player.asked();
    expect(asked).not.toBe('hand-over');
    return asked === 'over';
  });
  await player.finish();
  expect(await totals(page).allInnerTexts()).toHaveLength(3);
  expect(problems).toEqual([]);
}, 300_000);
