import type { Locator, Page } from 'playwright-core';

/*
 * Sierra's table in English, found by role and name as a screen reader tells it. What can be done now is what is not
 * disabled. Looks and places on the screen are no matter here.
 */

/** A part of the table by its name. To look for it by its role too would ask every line of every card what it is. */
const part = (page: Page, name: string, begins = ''): Locator => page.locator(`[aria-label${begins}="${name}"]`);

export const prompt = (page: Page): Locator => part(page, 'What to do now');
export const ready = (page: Page): Locator =>
  prompt(page).getByRole('button', { name: 'Ready', exact: true, disabled: false });
export const agree = (page: Page): Locator => prompt(page).getByRole('button', { name: 'Agree', disabled: false });
export const discard = (page: Page): Locator =>
  prompt(page).getByRole('button', { name: /^Discard /, disabled: false });
export const result = (page: Page): Locator => prompt(page).getByRole('link', { name: 'See the result' });

/** The Mountain cards of whoever acts, also those laid in this round or put aside. */
const mountains = (page: Page): Locator => part(page, 'Mountain cards');
const inHand = /^(?!Discard )(?!.*(?:discarded|(?<!must be )laid))/;
export const hand = (page: Page): Locator => mountains(page).getByRole('button', { name: inHand });
/** Those that may be picked up now. */
export const freeCards = (page: Page): Locator =>
  mountains(page).getByRole('button', { name: inHand, disabled: false });
export const picked = (page: Page): Locator => mountains(page).getByRole('button', { pressed: true });
export const laid = (page: Page): Locator => mountains(page).getByRole('button', { name: /(?<!must be )laid/ });
export const discarded = (page: Page): Locator => mountains(page).getByRole('button', { name: /discarded/ });

/** The landscape in the middle. */
const board = (page: Page): Locator => part(page, 'Landscape of ', '^');
/** Where the picked card may be laid, and where it may not. */
export const places = (page: Page): Locator => board(page).getByRole('button', { name: /^Lay /, disabled: false });
/** One of them, whatever it would bring. */
export const placeCalled = (page: Page, name: string): Locator => {
  const gain = new RegExp(`^${name.replace(/[^\w\s]/g, '\\$&')}(, [+−]?\\d+ points?)?$`);
  return places(page).and(page.getByRole('button', { name: gain }));
};
export const blockedPlaces = (page: Page): Locator => board(page).getByRole('button', { name: /^Not here, / });
export const lyingCards = (page: Page): Locator =>
  board(page).getByRole('button', { name: /, line \d+ of \d+ from the top, / });
export const takeBacks = (page: Page): Locator => board(page).getByRole('button', { name: /^Take back / });

/** Where there is room, Notebook cards lie beside the hand; elsewhere a button opens a sheet with them. */
const notebooks = (page: Page): Locator => page.locator('ul[aria-label="Choose a Notebook card"]');
export const freeNotebooks = (page: Page): Locator =>
  notebooks(page).getByRole('button', { disabled: false, pressed: false });
export const chosenNotebook = (page: Page): Locator => notebooks(page).getByRole('button', { pressed: true });
/** What opens the sheet as long as none is chosen. */
export const notebookButton = (page: Page): Locator =>
  prompt(page).getByRole('button', { name: 'Choose a Notebook card' });
const notebookSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a Notebook card' });
export const keeps = (page: Page): Locator =>
  notebookSheet(page).getByRole('button', { name: /^Keep /, disabled: false });

const faceChoice = (page: Page): Locator => part(page, 'Which face of your Destination?');
export const faces = (page: Page): Locator =>
  faceChoice(page).getByRole('button', { name: /^Choose face /, disabled: false });
export const chosenFace = (page: Page): Locator => faceChoice(page).getByRole('button', { pressed: true });

export const handOver = (page: Page): Locator => part(page, 'Pass the screen to ', '^');
/** "I am Ben", as soon as it can be pressed. */
export const takeScreen = (page: Page): Locator =>
  handOver(page).getByRole('button', { name: /^(I am|We are) /, disabled: false });

export const explanation = (page: Page): Locator => page.getByRole('tooltip');
export const roundShown = (page: Page): Locator => page.getByRole('banner').getByText(/^(Round \d+|Setting out)$/);
export const tabs = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button');
export const logLines = (page: Page): Locator =>
  page.getByRole('list', { name: 'Log', exact: true }).getByRole('listitem');
/** The last line of the score sheet. */
export const totals = (page: Page): Locator =>
  page
    .getByRole('grid', { name: 'Score sheet' })
    .getByRole('row', { name: /^Score\b/ })
    .getByRole('gridcell');

/** Lays the first card that may be laid on its first place. */
export async function layOne(page: Page): Promise<void> {
  const before = await laid(page).count();
  await freeCards(page).first().click();
  await places(page).first().click();
  await laid(page).nth(before).waitFor();
}
