import type { CDPSession, Page } from 'playwright-core';
import { laidOut, timersOf } from '../tests/browser/checks.ts';

/** A rendered element: the indices of its styles, its box and its children. */
interface Drawn {
  tag: string;
  /** Its classes, shown in a difference but not compared. */
  named: string;
  box: string;
  style: number;
  inside: Drawn[];
}

/** A node of the accessibility tree with its children. */
interface Heard {
  role: string;
  name: string;
  /** Value, description and states. */
  states: Record<string, string>;
  inside: Heard[];
}

/** Everything a screen shows, and its accessibility tree. */
export interface Look {
  /** In the order in which `styles` give them. */
  properties: readonly string[];
  styles: readonly string[][];
  /** The page as it is, then with its buttons and links pressed, `disabled` and `aria-disabled`. */
  drawn: Record<'as it is' | 'pressed' | 'disabled' | 'aria-disabled', Drawn[]>;
  heard: Heard[];
}

const sides = ['top', 'right', 'bottom', 'left'];
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
const properties = [
  ...'display visibility opacity position z-index overflow-x overflow-y pointer-events cursor content'.split(' '),
  ...'color background-color background-image background-size background-position background-blend-mode'.split(' '),
  ...sides.flatMap((side) => ['width', 'style', 'color'].map((what) => `border-${side}-${what}`)),
  ...corners.map((corner) => `border-${corner}-radius`),
  ...'border-image-source outline-style outline-width outline-color outline-offset'.split(' '),
  // margins show in the boxes; Chromium reports `auto` margins inconsistently, as a length or as 0
  ...sides.map((side) => `padding-${side}`),
  ...'box-shadow text-shadow filter backdrop-filter mix-blend-mode clip-path mask-image'.split(' '),
  ...'transform translate rotate scale transform-origin'.split(' '),
  ...'font-family font-size font-weight font-style font-variant line-height letter-spacing'.split(' '),
  ...'text-align text-decoration text-transform text-overflow white-space vertical-align'.split(' '),
  ...'list-style-type object-fit row-gap column-gap'.split(' '),
  ...'fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray'.split(' '),
];

const pressable = 'button, a[href], summary, [role="button"]';

/** Long enough for delayed changes, such as a button that gets the focus once it is enabled. */
const moment = 400;
const most = 20;

/** Reads a screen until two readings agree. Animations are stopped meanwhile, and the page is restored afterwards. */
export async function lookAt(page: Page): Promise<Look> {
  const devTools = await page.context().newCDPSession(page);
  try {
    let before = '';
    for (let times = 0; times < most; times++) {
      const look = await lookOnce(page, devTools);
      const now = JSON.stringify(look);
      if (now === before) return look;
      before = now;
      await timersOf(page, moment);
    }
    throw new Error(`The page looked different ${most} times.`);
  } finally {
    await devTools.detach();
  }
}

async function lookOnce(page: Page, devTools: CDPSession): Promise<Look> {
  await laidOut(page);
  const reading = new Reading(page);
  const asItIs = await reading.read('body');
  const heard = await hear(devTools);
  await press(devTools, ['active']);
  const pressed = await reading.read(pressable);
  await press(devTools, []);
  const disabled = await reading.read(pressable, 'disabled');
  const ariaDisabled = await reading.read(pressable, 'aria-disabled');
  return {
    properties,
    styles: reading.styles,
    drawn: { 'as it is': asItIs, pressed, disabled, 'aria-disabled': ariaDisabled },
    heard,
  };
}

/** Reads elements and stores each distinct set of styles once. */
class Reading {
  readonly styles: string[][] = [];
  readonly #numbers = new Map<string, number>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** `attribute` is set on these elements meanwhile. */
  async read(selector: string, attribute: string | null = null): Promise<Drawn[]> {
    await this.#page.evaluate(holdStill);
    const read = await this.#page.evaluate(readElements, { selector, properties, attribute });
    const numbers = read.styles.map((values) => this.#number(values.map(withoutBuild)));
    const numbered = (drawn: Drawn): Drawn => ({
      ...drawn,
      style: numbers[drawn.style]!,
      inside: drawn.inside.map(numbered),
    });
    return read.drawn.map(numbered);
  }

  #number(values: string[]): number {
    const key = values.join('\n');
    const number = this.#numbers.get(key) ?? this.styles.push(values) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** File names of the page contain a hash that changes with each build. */
const withoutBuild = (value: string): string =>
  value.replace(/url\("https?:[^"]*\/([^"/]+?)(?:-[\w-]{8})?(\.\w+)(#[^"]*)?"\)/g, 'url("$1$2$3")');

/** Runs in the page: finishes transitions and rewinds endless animations to their start. */
function holdStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; caret-color: transparent !important; }');
  document.adoptedStyleSheets = [sheet];
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
}

interface Asked {
  selector: string;
  properties: readonly string[];
  attribute: string | null;
}

/** Runs in the page. Leaves out elements that are not rendered, with their descendants. */
function readElements({ selector, properties, attribute }: Asked): { styles: string[][]; drawn: Drawn[] } {
  const numbers = new Map<string, number>();
  const styles: string[][] = [];
  const isDrawn = (element: Element): boolean =>
    !element.matches('script, style, template, symbol, defs, title, desc') && element.checkVisibility();
  const numberOf = (element: Element, part?: string): number => {
    const computed = getComputedStyle(element, part);
    const values = properties.map((property) => computed.getPropertyValue(property));
    const key = values.join('\n');
    if (!numbers.has(key)) numbers.set(key, styles.push(values) - 1);
    return numbers.get(key)!;
  };
  const boxOf = (element: Element): string => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ');
  };
  const read = (element: Element): Drawn => ({
    tag: element.tagName.toLowerCase(),
    named: element.getAttribute('class') ?? '',
    box: boxOf(element),
    style: numberOf(element),
    inside: [
      ...['::before', '::after'].flatMap((part) =>
        ['none', 'normal'].includes(getComputedStyle(element, part).content)
          ? []
          : [{ tag: part, named: '', box: '', style: numberOf(element, part), inside: [] }],
      ),
      ...[...element.children].filter(isDrawn).map(read),
    ],
  });
  const elements = [...document.querySelectorAll(selector)].filter(isDrawn);
  // a disabled element loses the focus, and the page would react to that
  const changed = elements.filter(
    (element) => attribute !== null && !element.hasAttribute(attribute) && element !== document.activeElement,
  );
  for (const element of changed) element.setAttribute(attribute!, attribute === 'disabled' ? '' : 'true');
  const drawn = elements.map(read);
  for (const element of changed) element.removeAttribute(attribute!);
  return { styles, drawn };
}

/** Makes all buttons and links match `:active`. */
async function press(devTools: CDPSession, forcedPseudoClasses: string[]): Promise<void> {
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: pressable });
  await Promise.all(nodeIds.map((nodeId) => devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
}

/** Properties that differ from run to run, or only say where a node is in the page. */
const unheard = new Set(['url', 'focusable', 'labelledby', 'describedby', 'controls', 'owns', 'details']);

/** Links to tables and fingerprints of seeds are random. */
const withoutLot = (text: string): string =>
  text
    .replace(/(?:localhost|127\.0\.0\.1):\d+/g, 'localhost')
    .replace(/\/join\/[\w-]{24}/g, '/join/…')
    .replace(/\b[\da-f]{4} [\da-f]{4} … [\da-f]{4}\b/g, '… … …');

async function hear(devTools: CDPSession): Promise<Heard[]> {
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const text = (value: unknown): string => (value === undefined ? '' : withoutLot(String(value)));
  const tell = (id: string): Heard[] => {
    const node = byId.get(id);
    if (!node || node.role?.value === 'InlineTextBox') return [];
    const inside = (node.childIds ?? []).flatMap(tell);
    if (node.ignored || node.role?.value === 'none') return inside;
    const states: Record<string, string> = {};
    for (const key of ['value', 'description'] as const) {
      const value = text(node[key]?.value);
      if (value !== '') states[key] = value;
    }
    for (const { name, value } of node.properties ?? []) if (!unheard.has(name)) states[name] = text(value.value);
    return [{ role: text(node.role?.value), name: text(node.name?.value), states, inside }];
  };
  return nodes.filter(({ parentId }) => parentId === undefined).flatMap(({ nodeId }) => tell(nodeId));
}
