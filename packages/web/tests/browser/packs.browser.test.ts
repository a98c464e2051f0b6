import { readFileSync } from 'node:fs';
import { gameById, games } from '@cordillera/games';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallTargets, tooWide, violations } from './checks.ts';
import { Player } from './player.ts';
import { shelve, someRecords } from './seed.ts';
import { withBrowser } from './setup.ts';
import { prompt } from './sierra.ts';

const open = withBrowser();
const laptop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  colorScheme: 'dark',
};

interface Named {
  id: string;
  name: { en: string; fr: string; pl: string };
}
interface House {
  'notebook.json': { cards: (Named & { copies: unknown })[] };
  'destinations.json': { destinations: Named[] };
  'stages.json': { stages: { face: string; suns: { solo: number[] } }[] };
}

/** Sierra's house set with every Destination called ours, and one sun harder to reach: other words, other cards. */
function ownFiles(): House {
  const files = structuredClone(gameById('sierra').house.files) as unknown as House;
  for (const { name } of files['destinations.json'].destinations) name.en = `Our ${name.en}`;
  files['stages.json'].stages[0]!.suns.solo[2]! += 1;
  return files;
}

const json = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
const ownSet = (id = 'my-cards') => json(`${id}.json`, { game: 'sierra', id, files: ownFiles() });

const sets = (page: Page): Locator => page.getByRole('region', { name: 'Card sets', exact: true });

async function add(page: Page, ...files: ReturnType<typeof json>[]): Promise<void> {
  await sets(page).getByText('House set', { exact: true }).first().waitFor();
  await page.setInputFiles('input[type=file]', files);
}

/** Sets up a competitive game with the set of that name, and starts it. */
async function start(page: Page, set: string): Promise<void> {
  await page.goto('/#/new?mode=competitive');
  await page.getByRole('combobox', { name: 'Card set' }).selectOption(set);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/table\//);
}

test('of a stage that leaves its face open, form and table say so, and the group chooses', async () => {
  const { page, problems } = await open('/#/settings', laptop);
  const files = ownFiles();
  files['stages.json'].stages[0]!.face = 'open';
  await add(page, json('open-face.json', { game: 'sierra', id: 'open-face', files }));
  await sets(page).getByText('“open-face” was added.').waitFor();
  await page.goto('/#/new?mode=cooperative');
  await page.getByRole('combobox', { name: 'Card set' }).selectOption('open-face');
  const facts = page.locator('.stage-chosen');
  // the form offers a first game at first, and that has face A
  await facts.getByText(/^Destination: Our .+, face A$/).waitFor();
  await page.getByRole('switch', { name: 'First game' }).click();
  await facts.getByText(/^Destination: Our .+, face of your choice$/).waitFor();
  expect(await facts.locator('.stage-facts p > b').allInnerTexts()).toEqual([expect.any(String), 'A', 'B']);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('This stage leaves the face to you.').waitFor();
  const player = new Player(page, 'mouse');
  // a companion may be the first to choose one
  expect(['face', 'agree']).toContain(await player.asked());
  await player.playUntil(async () => (await player.round()) === 'Round 1');
  expect(problems).toEqual([]);
});

test('a set is added, chosen, played with bots, found again after a reload, and stays while a match needs it', async () => {
  const { page, problems } = await open('/#/settings', laptop);
  await add(page, ownSet());
  await sets(page).getByRole('status').getByText('“my-cards” was added.').waitFor();
  await sets(page)
    .getByText(/^\d+ cards, added on /)
    .waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto('/#/new');
  const choice = page.getByRole('combobox', { name: 'Card set' });
  await choice.waitFor();
  // the house set unless somebody wishes otherwise
  expect(await choice.locator('option:checked').innerText()).toBe('House set');
  await start(page, 'my-cards');
  const player = new Player(page, 'mouse');
  await player.playUntil(async () => (await player.round()) === 'Round 2' && (await player.asked()) !== 'nothing');
  await page.getByText(/^Our /).first().waitFor({ state: 'attached' });

  await page.reload();
  await page.getByText(/^Our /).first().waitFor({ state: 'attached' });
  expect(await player.round()).toBe('Round 2');

  await page.goto('/#/settings');
  await sets(page).getByRole('button', { name: 'Remove: my-cards' }).click();
  await sets(page).getByRole('alert').getByText('1 saved game uses it').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  // without the match it goes, once it was asked for
  await page.goto('/#/games');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete the game' }).click();
  await page.locator('.kept').waitFor({ state: 'detached' });
  await page.goto('/#/settings');
  await sets(page).getByRole('button', { name: 'Remove: my-cards' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await sets(page).getByText('my-cards', { exact: true }).waitFor({ state: 'detached' });
  await page.goto('/#/new');
  await page.getByText('House set ·').waitFor();
  expect(problems).toEqual([]);
});

test('a broken one is refused with every place, card and field, in the person’s language, and nothing is kept', async () => {
  const { page, problems } = await open('/#/settings', phone);
  const files = ownFiles();
  const [first, second] = files['notebook.json'].cards as [Named & { copies: unknown }, Named];
  first.copies = 'two';
  second.name.pl = '';
  await add(page, ...Object.entries(files).map(([name, content]) => json(name, content)));
  const alert = sets(page).getByRole('alert');
  await alert.getByText('None of the 4 files was added').waitFor();
  await alert.getByText('2 things have to be corrected.').waitFor();
  const lines = sets(page).getByRole('region', { name: 'What has to be corrected' }).getByRole('listitem');
  expect(await lines.allInnerTexts()).toEqual([
    `notebook.json, ${first.id}, copies: expected a number without quotes, found "two".`,
    `notebook.json, ${second.id}, name.pl: too short; the minimum length is 1.`,
  ]);
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
  await page.getByRole('radio', { name: 'Français' }).check({ force: true });
  await page.getByText(`notebook.json, ${first.id}, copies\u00a0: il faut un nombre sans guillemets`).waitFor();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });

  const refused: [file: ReturnType<typeof json>, told: RegExp][] = [
    [
      json('set.json', `${JSON.stringify({ game: 'sierra' }, null, 2).slice(0, -2)},\n}`),
      /set\.json is not valid JSON.*line 3/,
    ],
    [json('set.json', ' '.repeat(1_000_001)), /more than 1 MB/],
    [json('set.json', { game: 'chess', files }), /“chess”, which is not here/],
    [json('evening.json', { cards: [] }), /Sierra needs mountain\.json/],
  ];
  for (const [file, problem] of refused) {
    await add(page, file);
    await alert.getByText(problem).waitFor();
    await alert.getByText(`“${file.name}” was not added`).waitFor();
  }
  expect(
    await sets(page)
      .getByRole('button', { name: /^Remove/ })
      .count(),
  ).toBe(0);
  expect(problems).toEqual([]);
});

test('several files are given a name, a downloaded set can be added again, and one name is not given twice', async () => {
  const { page, problems } = await open('/#/settings', phone);
  await add(page, ...Object.entries(ownFiles()).map(([name, content]) => json(name, content)));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('House');
  await dialog.getByRole('button', { name: 'Add it', exact: true }).click();
  await dialog.getByText('That is the name of the house set.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
  const longest = 'Sierra, typed in by hand from our old bo';
  await dialog.getByRole('textbox', { name: 'Name' }).fill(longest);
  await dialog.getByRole('button', { name: 'Add it', exact: true }).click();
  await sets(page).getByText(`“${longest}” was added.`).waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await smallTargets(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download: ${longest}` }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(JSON.parse(text)).toEqual({ game: 'sierra', id: longest, files: ownFiles() });
  await add(page, json('again.json', text));
  await sets(page).getByText('is already here, word for word').waitFor();
  await add(page, json('others.json', { id: longest, files: gameById('sierra').house.files }));
  await sets(page).getByRole('alert').getByText('There is already a card set called').waitFor();
  expect(
    await sets(page)
      .getByRole('button', { name: /^Remove/ })
      .count(),
  ).toBe(1);
  expect(problems).toEqual([]);
});

test('a match whose cards are missing says so when it is opened, is never lost, and goes on when they are back', async () => {
  const { page, problems } = await open('/#/settings', laptop);
  await add(page, ownSet());
  await sets(page).getByText('was added').waitFor();
  await start(page, 'my-cards');
  await prompt(page).waitFor();
  const table = page.url();
  const downloading = page.waitForEvent('download');
  await page.goto('/#/games');
  await page.getByRole('button', { name: /^Download/ }).click();
  const saved = readFileSync(await (await downloading).path(), 'utf8');

  // as on another device, or after something went wrong with the shelf
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('cordillera');
        opening.onsuccess = () => {
          const write = opening.result.transaction('packs', 'readwrite');
          write.objectStore('packs').clear();
          write.oncomplete = () => {
            opening.result.close();
            done();
          };
          write.onabort = () => fail(write.error);
        };
      }),
  );
  const problem = 'The game uses the card set “my-cards”, which is not here. Add it in the settings';
  await page.reload();
  await page.locator('.kept').getByText(problem).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setInputFiles('input[type=file]', json('evening.json', saved));
  await page.getByRole('alert').getByText(problem).waitFor();
  await page.goto(table);
  await page.reload();
  await page.getByText(problem).waitFor();
  await page.goto('/#/settings');
  await sets(page).getByText('Not here, but 1 saved game needs it.').waitFor();
  expect(await violations(page)).toEqual([]);

  await add(page, ownSet());
  await sets(page).getByText('was added').waitFor();
  await expect.poll(() => sets(page).getByText('Not here, but').count()).toBe(0);
  await page.goto(table);
  await prompt(page).waitFor();
  expect(problems).toEqual([]);
});

/** The house set with no name of the house, every name as long as it may be, and no outline on a map. */
function strangeFiles(game: string): object {
  const ids = new Map<string, string>();
  const note = JSON.stringify(gameById(game).house.files, (key, value) => {
    if (key === 'id' && typeof value === 'string') ids.set(value, `ours-${ids.size}`);
    return value;
  });
  return JSON.parse(note, (key, value) => {
    if (key === 'name') return { en: 'W'.repeat(40), fr: 'W'.repeat(40), pl: 'W'.repeat(40) };
    if (key === 'outline') return [];
    return typeof value === 'string' ? (ids.get(value) ?? value) : value;
  });
}

test.each(games.map(({ id }) => id))(
  'a set that has nothing in common with the house but its numbers is drawn: %s',
  async (game) => {
    const { page, problems } = await open('/#/settings', laptop);
    await add(page, json('strange.json', { game, id: 'strange', files: strangeFiles(game) }));
    await sets(page).getByText('“strange” was added.').waitFor();
    await page.goto(`/#/new/${game}`);
    await page.getByRole('combobox', { name: 'Card set' }).selectOption('strange');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await prompt(page).waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await prompt(page).waitFor();
    expect(problems).toEqual([]);
  },
);

describe('the shelf', () => {
  test('of an older page keeps its matches, and takes card sets', async () => {
    // a page without our script: only what is laid there by hand
    const { page } = await open('/icon.svg');
    const records = someRecords().slice(0, 2);
    await shelve(page, records);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version))).toEqual([1]);
    await page.goto('/#/settings');
    await add(page, ownSet());
    await sets(page).getByText('was added').waitFor();
    await page.goto('/#/games');
    await page.locator('.kept').nth(1).waitFor();
    expect(await page.locator('.kept').count()).toBe(records.length);
  });

  test('that is full: the set lasts as long as the page, and the page says so', async () => {
    const { page } = await open('/#/settings', laptop);
    await sets(page).getByText('House set', { exact: true }).first().waitFor();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Encountered full disk', 'QuotaExceededError');
      };
    });
    await add(page, ownSet());
    await page.getByRole('alert').getByText('There is no room left on this device').waitFor();
    await page.goto('/#/new');
    await page.getByRole('combobox', { name: 'Card set' }).selectOption('my-cards');
  });
});
