import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds wrong on the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
  });
}

export const tooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * What can be tapped and is smaller than a fingertip. Cards that lie in the landscape are only asked, by a long press;
 * lines of the log are text.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('button:not(.skip, .spot, .explained, .log-lines *), a, select, label.choice'),
    ].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const grown = getComputedStyle(element, '::after').content !== 'none' ? 13 : 0;
      const small = width > 0 && (width + grown < 43.5 || height + grown < 43.5);
      return small ? [`${Math.round(width)} × ${Math.round(height)}: ${element.className} ${element.textContent}`] : [];
    }),
  );
