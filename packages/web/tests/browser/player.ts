import type { Locator, Page } from 'playwright-core';
import { painted, still } from './checks.ts';

/** How a person does things: every hand gets its own. */
export type Hands = 'mouse' | 'touch' | 'keyboard';

/** What the table asks for now, as the page shows it. */
type Asked = 'hand-over' | 'face' | 'agree' | 'keep' | 'card' | 'place' | 'discard' | 'ready' | 'nothing' | 'over';

/** A person at the table: sees only the page, and does what it asks. */
export class Player {
  readonly page: Page;
  readonly hands: Hands;
  /** Which of the glowing places is taken: 0 the first … 1 the last. */
  taste = 0.5;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.hands = hands;
  }

  async press(target: Locator): Promise<void> {
    if (this.hands === 'mouse') await target.click();
    else if (this.hands === 'touch') {
      await this.bringIntoSight(target);
      await target.tap();
    } else {
      await this.tabTo(target);
      await this.page.keyboard.press('Enter');
    }
  }

  /** On a phone a wide landscape is enlarged; a place beyond its edge is found by showing all of it. */
  async bringIntoSight(target: Locator): Promise<void> {
    await target.waitFor();
    const isPlace = await target.evaluate((element) => element.matches('.spot'));
    if (!isPlace) return;
    // the sheet glides to the places that glow
    await still(this.page);
    const board = await this.page.locator('.board .landscape').boundingBox();
    const box = await target.boundingBox();
    if (!board || !box) return;
    const [x, y] = [box.x + box.width / 2 - board.x, box.y + box.height / 2 - board.y];
    if (x > 8 && x < board.width - 8 && y > 8 && y < board.height - 8) return;
    await this.page.getByRole('button', { name: 'Show the whole landscape' }).tap();
    await still(this.page);
  }

  /** Reaches something with the Tab key alone. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let i = 0; i < 120; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${target} cannot be reached with Tab`);
  }

  asked(): Promise<Asked> {
    return this.page.evaluate(() => {
      const has = (selector: string): boolean => document.querySelector(selector) !== null;
      if (has('.hand-over')) return 'hand-over';
      if (has('.prompt-buttons a.primary')) return 'over';
      if (has('.prompt[data-quiet]')) return 'nothing';
      if (has('.face[data-glow]') && !has('.prompt .primary')) return 'face';
      if (has('.prompt [data-do="agree"]')) return 'agree';
      if (has('.prompt [data-do="ready"]')) return 'ready';
      if (has('.hand-card[data-glow][aria-pressed="true"]'))
        return has('.spot[data-kind="glow"]') ? 'place' : has('.prompt [data-do="discard"]') ? 'discard' : 'nothing';
      const keepable = has('[data-notebook][data-glow]') && !has('[data-notebook][aria-pressed="true"]');
      if (keepable || has('.prompt [data-do="notebook"][data-open]')) return 'keep';
      if (has('.hand-cards .hand-card[data-glow]')) return 'card';
      return 'nothing';
    });
  }

  /** Does one thing that the table asks for. False when it asks for nothing. */
  async act(): Promise<boolean> {
    const { page } = this;
    const asked = await this.asked();
    switch (asked) {
      case 'hand-over':
        await this.press(page.locator('.hand-over .primary'));
        return true;
      case 'face':
        await this.press(page.locator('.face[data-glow]').first());
        return true;
      case 'agree':
      case 'ready':
      case 'discard':
        await this.press(page.locator(`.prompt [data-do="${asked}"]`));
        return true;
      case 'keep': {
        const onTable = page.locator('[data-notebook][data-glow]').first();
        if ((await onTable.count()) > 0) await this.press(onTable);
        else {
          await this.press(page.locator('.prompt [data-do="notebook"]'));
          await this.press(page.locator('.notebook-sheet .primary').first());
        }
        return true;
      }
      case 'card':
        await this.press(page.locator('.hand-cards .hand-card[data-glow]').first());
        return true;
      case 'place': {
        const places = page.locator('.spot[data-kind="glow"]');
        const count = await places.count();
        await this.press(places.nth(Math.min(count - 1, Math.floor(count * this.taste))));
        return true;
      }
      default:
        return false;
    }
  }

  /** Makes one given choice of Sierra through the page. */
  async make(choice: { do: string; card?: number; row?: number; column?: number }): Promise<void> {
    const { page } = this;
    await this.waitUntilAsked();
    if (choice.do === 'lay') {
      await this.press(page.locator(`.hand-cards .hand-card[data-card="m${choice.card}"]`));
      await this.press(page.locator(`.spot[data-cell="${choice.row}/${choice.column}"]`));
    } else if (choice.do === 'keep') {
      const behind = page.locator('.prompt [data-do="notebook"]');
      if ((await behind.count()) > 0) await this.press(behind);
      await this.press(page.locator(`[data-notebook="${choice.card}"]`));
    } else await this.press(page.locator(`.prompt [data-do="${choice.do}"]`));
  }

  async waitUntilAsked(): Promise<void> {
    while ((await this.asked()) === 'nothing') {
      await this.page.keyboard.press('Shift');
      await painted(this.page);
    }
  }

  /** Acts until the table asks for nothing more, skipping what is told, and gives the number of things done. */
  async playUntil(stop: () => Promise<boolean>, patience = 60_000): Promise<number> {
    let done = 0;
    let idleSince = Date.now();
    while (!(await stop())) {
      if (await this.act()) {
        done++;
        idleSince = Date.now();
      } else {
        if (Date.now() - idleSince > patience) throw new Error(`the table stands still: ${await this.sentence()}`);
        // Shift alone does nothing but skip what is being told.
        if (await this.page.evaluate(() => document.querySelector('.prompt[data-quiet]') !== null))
          await this.page.keyboard.press('Shift');
        await painted(this.page);
      }
    }
    return done;
  }

  sentence(): Promise<string> {
    return this.page.locator('.prompt-words').innerText();
  }

  async round(): Promise<string> {
    return this.page.locator('.round-track b').innerText();
  }

  /** Plays the game to its end and opens the result. */
  async finish(): Promise<number> {
    const done = await this.playUntil(async () => (await this.asked()) === 'over');
    await this.press(this.page.locator('.prompt-buttons a.primary'));
    await this.page.waitForURL(/#\/end\//);
    await this.page.locator('.score-totals').waitFor();
    return done;
  }
}
