import type { Locator, Page } from 'playwright-core';
import { painted, still } from './checks.ts';
import * as sierra from './sierra.ts';

/** How a person does things: every hand gets its own. */
export type Hands = 'mouse' | 'touch' | 'keyboard';

/** One thing that is touched for a choice, by what it is called. */
export interface Step {
  on: 'card' | 'place' | 'notebook' | 'prompt';
  name: string;
}

/** What the table asks for now, as the page tells it. */
type Asked = 'hand-over' | 'face' | 'agree' | 'keep' | 'card' | 'place' | 'discard' | 'ready' | 'nothing' | 'over';

const pressed = { agree: sierra.agree, ready: sierra.ready, discard: sierra.discard };

/** A person at the table: knows only what the page says by roles and names, and does what it asks. */
export class Player {
  readonly page: Page;
  readonly hands: Hands;
  /** Which of the places is taken: 0 the first … 1 the last. */
  taste = 0.5;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.hands = hands;
  }

  async press(target: Locator): Promise<void> {
    if (this.hands === 'mouse') await target.click();
    else if (this.hands === 'touch') await target.tap();
    else {
      await this.tabTo(target);
      await this.page.keyboard.press('Enter');
    }
  }

  async pressPlace(place: Locator): Promise<void> {
    if (this.hands === 'touch') await this.bringIntoSight(place);
    await this.press(place);
  }

  /** On a phone a wide landscape is enlarged; a place beyond its edge is found by showing all of it. */
  private async bringIntoSight(place: Locator): Promise<void> {
    await place.waitFor();
    // the sheet glides to the places that glow
    await still(this.page);
    const board = await this.page.locator('.board .landscape').boundingBox();
    const box = await place.boundingBox();
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

  /** Asked of the page one by one: when it changes meanwhile, what is found can still be done or is asked once more. */
  async asked(): Promise<Asked> {
    const { page } = this;
    const has = async (thing: Locator): Promise<boolean> => (await thing.count()) > 0;
    if (await has(sierra.handOver(page))) return 'hand-over';
    if (await has(sierra.result(page))) return 'over';
    if (await has(sierra.agree(page))) return 'agree';
    if (await has(sierra.ready(page))) return 'ready';
    if (await has(sierra.picked(page)))
      return (await has(sierra.places(page))) ? 'place' : (await has(sierra.discard(page))) ? 'discard' : 'nothing';
    if (await has(sierra.notebookButton(page))) return 'keep';
    if ((await has(sierra.freeNotebooks(page))) && !(await has(sierra.chosenNotebook(page)))) return 'keep';
    if (await has(sierra.freeCards(page))) return 'card';
    return (await has(sierra.faces(page))) && !(await has(sierra.chosenFace(page))) ? 'face' : 'nothing';
  }

  /** Does one thing that the table asks for. False when it asks for nothing. */
  async act(): Promise<boolean> {
    const { page } = this;
    const asked = await this.asked();
    switch (asked) {
      case 'hand-over':
        await this.press(sierra.takeScreen(page));
        return true;
      case 'face':
        await this.press(sierra.faces(page).first());
        return true;
      case 'agree':
      case 'ready':
      case 'discard':
        await this.press(pressed[asked](page));
        return true;
      case 'keep':
        await this.keep(sierra.freeNotebooks(page).first(), sierra.keeps(page).first());
        return true;
      case 'card':
        await this.press(sierra.freeCards(page).first());
        return true;
      case 'place': {
        const places = sierra.places(page);
        const count = await places.count();
        await this.pressPlace(places.nth(Math.min(count - 1, Math.floor(count * this.taste))));
        return true;
      }
      default:
        return false;
    }
  }

  /** Chooses a Notebook card: the one beside the hand, or, where it is behind a button, by its button in the sheet. */
  private async keep(beside: Locator, inSheet: Locator): Promise<void> {
    const button = sierra.notebookButton(this.page);
    if ((await button.count()) === 0) return this.press(beside);
    await this.press(button);
    await this.press(inSheet);
  }

  /** Does what a choice of Sierra is called, one thing after the other. */
  async make(steps: readonly Step[]): Promise<void> {
    const { page } = this;
    await this.waitUntilAsked();
    for (const { on, name } of steps) {
      if (on === 'card') await this.press(sierra.freeCards(page).and(page.getByRole('button', { name })).first());
      else if (on === 'place') await this.pressPlace(sierra.placeCalled(page, name));
      else if (on === 'notebook')
        await this.keep(
          sierra.freeNotebooks(page).filter({ hasText: name }).first(),
          sierra.keeps(page).filter({ hasText: name }).first(),
        );
      else await this.press(sierra.prompt(page).getByRole('button', { name, exact: true, disabled: false }));
    }
  }

  async waitUntilAsked(): Promise<void> {
    while ((await this.asked()) === 'nothing') {
      await this.page.keyboard.press('Shift');
      await painted(this.page);
    }
  }

  /** Acts until the table asks for nothing more, skipping what is told, and gives the number of things done. */
  async playUntil(stop: () => Promise<boolean>, timeoutMs = 60_000): Promise<number> {
    let done = 0;
    let idleSince = Date.now();
    while (!(await stop())) {
      if (await this.act()) {
        done++;
        idleSince = Date.now();
      } else {
        if (Date.now() - idleSince > timeoutMs) throw new Error(`the table stands still: ${await this.sentence()}`);
        // Shift alone does nothing but skip what is being told.
        await this.page.keyboard.press('Shift');
        await painted(this.page);
      }
    }
    return done;
  }

  sentence(): Promise<string> {
    return sierra.prompt(this.page).getByRole('status').innerText();
  }

  round(): Promise<string> {
    return sierra.roundShown(this.page).innerText();
  }

  /** Plays the game to its end and opens the result. */
  async finish(): Promise<number> {
    const done = await this.playUntil(async () => (await this.asked()) === 'over');
    await this.press(sierra.result(this.page));
    await this.page.waitForURL(/#\/end\//);
    await sierra.totals(this.page).first().waitFor();
    return done;
  }
}
