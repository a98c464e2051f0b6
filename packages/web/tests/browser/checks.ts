import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** `EVERYTHING=1`: every language, mode and hand on every screen; otherwise a few of them, each at least once. */
export const everything = process.env.EVERYTHING !== undefined;

/** The languages whose words are measured: English is the shortest, and the longest are not the same on every screen. */
export const measured: readonly ('en' | 'fr' | 'pl')[] = everything ? ['fr', 'pl', 'en'] : ['fr', 'pl'];

/** What axe-core finds wrong on the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  // once in a document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
      ...document.querySelectorAll(
        'button:not(.skip, .spot, .explained, .log-lines *), a, select, summary, label, input[type=text]',
      ),
    ].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // a word of a sentence is as high as its line
      if (element.matches('a') && getComputedStyle(element).display === 'inline') return [];
      // a finger may get more room than the eye sees
      const after = getComputedStyle(element, '::after');
      const room = after.position === 'absolute' ? [after.width, after.height].map(Number.parseFloat) : [0, 0];
      const small = width > 0 && (Math.max(width, room[0]!) < 43.5 || Math.max(height, room[1]!) < 43.5);
      return small ? [`${Math.round(width)} × ${Math.round(height)}: ${element.className} ${element.textContent}`] : [];
    }),
  );

/** Fields whose letters are so small that Safari on a phone enlarges the page when they are touched. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file])',
      ),
    ]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `letters under 16 px: ${field.outerHTML.slice(0, 120)}`),
  );

/** Two kinds of screens: what everything is looked at on, and another of the kind that it must fit on too. */
export const screens = [
  {
    name: 'a laptop',
    viewport: { width: 1440, height: 900 },
    also: { width: 1024, height: 768 },
    colorScheme: 'light' as const,
  },
  {
    name: 'a phone',
    viewport: { width: 390, height: 844 },
    also: { width: 360, height: 640 },
    colorScheme: 'dark' as const,
  },
];

/** The page on a screen of another size, once it is laid out for it: another layout may need another typeface. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await laidOut(page);
}

/** Waits until the page lies as it will: a typeface is asked for only when something in it is laid out. */
export async function laidOut(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  await still(page);
}

/** What keeps the page as it is now from being used on a kind of screen. */
export async function faultsOn(page: Page, { viewport, also }: (typeof screens)[number]): Promise<string[]> {
  const faults = await violations(page);
  for (const size of [viewport, also]) {
    await resize(page, size);
    if (await tooWide(page)) faults.push(`it scrolls sideways at ${size.width} px`);
    if (size.width < 600) faults.push(...(await smallTargets(page)), ...(await smallFields(page)));
  }
  await resize(page, viewport);
  return faults;
}

/**
 * What is to be read and stands on the page smaller than `min` px, scaling of pictures and transforms included.
 * Decoration (aria-hidden) may be smaller where the same words can be read in full size elsewhere on the page.
 */
export const smallTexts = (page: Page, min: number): Promise<string[]> =>
  page.evaluate((least) => {
    const scaleOfOne = (element: Element): number => {
      const { transform, scale } = getComputedStyle(element);
      if (transform === 'none' && scale === 'none') return 1;
      const { a, b, c, d } = new DOMMatrix(transform);
      const [x, y = x] = scale === 'none' ? [1] : scale.split(' ').map(Number);
      return Math.sqrt(Math.abs((a * d - b * c) * x! * y!));
    };
    const scales = new Map<Element, number>();
    /** How much larger an element stands on the screen than it is described. */
    const scaleOf = (element: Element | null): number => {
      if (!element) return 1;
      if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
        const matrix = element.getScreenCTM();
        return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      }
      if (!scales.has(element)) scales.set(element, scaleOfOne(element) * scaleOf(element.parentElement));
      return scales.get(element)!;
    };
    const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
    const texts: { element: Element; text: string; size: number }[] = [];
    const add = (element: Element, text: string, size = getComputedStyle(element).fontSize): void => {
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (plain(text) === '' || !isShown || element.closest('.hidden-text, .skip, option, style, title')) return;
      texts.push({ element, text: plain(text), size: Number.parseFloat(size) * scaleOf(element) });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) add(walker.currentNode.parentElement!, walker.currentNode.nodeValue!);
    for (const element of document.body.querySelectorAll('*')) {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        add(element, element.value || element.placeholder);
      if (element instanceof HTMLSelectElement) add(element, element.selectedOptions[0]?.text ?? '');
      // nothing is generated in a drawing, and a table has thousands of its parts
      if (element instanceof SVGElement) continue;
      for (const part of ['::before', '::after']) {
        const { content, fontSize } = getComputedStyle(element, part);
        add(element, /^"(.*)"$/.exec(content)?.[1] ?? '', fontSize);
      }
    }
    // what a browser rounds is not small
    const isSmall = ({ size }: { size: number }): boolean => size < least - 0.05;
    const readable = texts.filter((one) => !isSmall(one)).map(({ text }) => text);
    return texts
      .filter(isSmall)
      .filter(
        ({ element, text }) =>
          !element.closest('[aria-hidden="true"]') || !readable.some((other) => other.includes(text)),
      )
      .map(({ element, text, size }) => {
        const name = element.closest('[class]')?.getAttribute('class') ?? '';
        return `${size.toFixed(1)} px: ${element.tagName.toLowerCase()} in .${name.replaceAll(' ', '.')} “${text}”`;
      });
  }, min);

/**
 * Words that do not fit: they run out of their own box, or something cuts them off. What shows all of it on hover
 * (a title) may be cut.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const tell = (element: Element, text: string, how: string): void => {
      if (element.closest('[title]')?.getAttribute('title')?.replace(/\s+/g, ' ').includes(text)) return;
      const name = element.closest('[class]')?.getAttribute('class') ?? '';
      found.push(`${how}: ${element.tagName.toLowerCase()} in .${name.replaceAll(' ', '.')} “${text}”`);
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.hidden-text, .skip, option, style, title');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue!.replace(/\s+/g, ' ').trim();
      const parent = walker.currentNode.parentElement!;
      if (text === '' || !isShown(parent)) continue;
      range.selectNodeContents(walker.currentNode);
      // a range does not know that a drawn word was squeezed
      const words = (parent.hasAttribute('textLength') ? parent : range).getBoundingClientRect();
      let isOwn = true;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(box);
        if (
          display === 'inline' ||
          display === 'contents' ||
          (box instanceof SVGElement && !(box instanceof SVGSVGElement))
        )
          continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        // scrolled to, or for screen readers only
        if (/auto|scroll/.test(overflowX + overflowY) || right - left <= 1) break;
        // a line that ends with an ellipsis is measured as it is seen
        const isShortened = isOwn && overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1;
        const isBeside = isShortened || words.left < left - 1 || words.right > right + 1;
        const isBeyond = words.top < top - 3 || words.bottom > bottom + 3;
        const cuts = (isBeside && overflowX !== 'visible') || (isBeyond && overflowY !== 'visible');
        if (cuts) tell(parent, text, 'cut off');
        else if (isOwn && isBeside) tell(parent, text, 'runs out');
        if (cuts || (isOwn && isBeside)) break;
        isOwn = false;
      }
    }
    const pen = document.createElement('canvas').getContext('2d')!;
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      if (!isShown(field) || !field.clientWidth || /checkbox|radio|range|file/.test(field.type)) continue;
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      const text =
        field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value || field.placeholder;
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(text).width > room + 1) tell(field, text, 'cut off');
    }
    return found;
  });

/**
 * Words that lie over each other, or that follow each other on a line without a gap. What lies under something opaque is
 * not seen with it: a card in a hand covers the one below.
 */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      node: Node;
      element: Element;
      text: string;
      rect: DOMRect;
    }
    const blocks = new Map<Element, Element>();
    const blockOf = (element: Element): Element => {
      const known = blocks.get(element);
      if (known) return known;
      const isOwn = element instanceof SVGElement || !/^(inline|contents)$/.test(getComputedStyle(element).display);
      const block = isOwn ? element : blockOf(element.parentElement!);
      blocks.set(element, block);
      return block;
    };
    /** Nothing below shows through it. */
    const isOpaque = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, fill, opacity } = getComputedStyle(element);
      if (Number(opacity) < 0.6) return false;
      if (element instanceof SVGGeometryElement) return fill !== 'none' && !/, 0(\.[0-5]\d*)?\)$/.test(fill);
      const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)$/.exec(backgroundColor);
      return backgroundImage !== 'none' || Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.6;
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important } svg * { pointer-events: all !important }');
    /** What lies at a point, what no finger hits too. Only where something is close to something else: it costs. */
    const stackAt = (x: number, y: number): Element[] => {
      if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
      return document.elementsFromPoint(x, y);
    };

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement!;
      const text = node.nodeValue!.replace(/\s+/g, ' ').trim();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (text === '' || !isShown || element.closest('.hidden-text, .skip, option, style, title')) continue;
      range.selectNodeContents(node);
      // a range does not know that a drawn word was squeezed
      for (const rect of (element.hasAttribute('textLength') ? element : range).getClientRects())
        if (rect.width > 1) lines.push({ node, element, text, rect });
    }
    /** Whether both are seen at this point. */
    const areSeen = (a: Line, b: Line, x: number, y: number): boolean => {
      const stack = stackAt(x, y);
      const [upper, lower] = [stack.indexOf(a.element), stack.indexOf(b.element)].sort((one, other) => one - other);
      return upper! >= 0 && !stack.slice(0, lower).some(isOpaque);
    };
    const name = ({ element, text }: Line): string =>
      `${element.tagName.toLowerCase()} in .${(element.closest('[class]')?.getAttribute('class') ?? '').replaceAll(' ', '.')} “${text}”`;
    const isWord = ({ text }: Line): boolean => /\p{L}{2}/u.test(text);
    const found = new Set<string>();
    for (const [i, a] of lines.entries())
      for (const b of lines.slice(i + 1)) {
        const left = Math.max(a.rect.left, b.rect.left);
        const right = Math.min(a.rect.right, b.rect.right);
        if (right - left < -2) continue;
        const top = Math.max(a.rect.top, b.rect.top);
        const bottom = Math.min(a.rect.bottom, b.rect.bottom);
        const height = Math.min(a.rect.height, b.rect.height);
        // a line is higher than its letters
        if (bottom - top < 0.4 * height) continue;
        if (a.node === b.node || blockOf(a.element) === blockOf(b.element)) continue;
        if (right - left > 2) {
          if (areSeen(a, b, (left + right) / 2, (top + bottom) / 2)) found.add(`overlap: ${name(a)} and ${name(b)}`);
        } else if (isWord(a) && isWord(b)) {
          const y = (top + bottom) / 2;
          const isSeen = ({ element, rect }: Line, x: number): boolean =>
            stackAt(Math.min(Math.max(x, rect.left + 1), rect.right - 1), y).includes(element);
          if (isSeen(a, left) && isSeen(b, left)) found.add(`no gap: ${name(a)} and ${name(b)}`);
        }
      }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    return [...found];
  });

/** Waits until every press has been heard and nothing glides any more; what moves for ever does not count. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-pressed]') === null &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );
}

/** Waits until the page has shown what was done to it last. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * For what must not happen: waits until every timer of this length has run out that the page has set by now. It is the
 * page's own time, so a busy machine cannot make it too short.
 */
export const timersOf = (page: Page, ms: number): Promise<unknown> =>
  page.evaluate((length) => new Promise((done) => setTimeout(done, length)), ms);
