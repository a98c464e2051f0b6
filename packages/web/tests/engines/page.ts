import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Driver, type Engine, type EnginePaths, type Preferences, startEngine } from './driver.ts';

/** The actions of a person at a page in another browser, and the errors there. */

/** How long an element may take to appear, in ms; generous, because slow machines must not fail tests. */
const waitTimeoutMs = 60_000;

/** Runs in the page, once for each document: collects its errors. */
function listen(): void {
  const page = window as unknown as { problems?: string[] };
  if (page.problems) return;
  const problems: string[] = [];
  page.problems = problems;
  addEventListener('error', ({ message, target }) => {
    problems.push(`uncaught: ${message ?? (target as Element).outerHTML}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${reason}`));
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data?.error !== undefined) problems.push(`a worker says: ${data.error}`);
      });
      this.addEventListener('error', ({ message }) => problems.push(`a worker failed: ${message}`));
    }
  };
}

/**
 * Runs in the page: the point to tap, once the element is still and uncovered. `=Home` finds an element by its name.
 */
async function touchPoint(selector: string): Promise<{ x: number; y: number } | string> {
  const called = /^=(.*)/.exec(selector)?.[1];
  const thing =
    called === undefined
      ? document.querySelector(selector)
      : [...document.querySelectorAll<HTMLElement>('button, a, summary')].find(
          (each) => (each.ariaLabel ?? each.innerText).trim() === called,
        );
  if (!thing) return 'is not there';
  const box = (): DOMRect => thing.getBoundingClientRect();
  const isInside = ({ left, right, top, bottom }: DOMRect): boolean =>
    left + right > 0 && left + right < 2 * innerWidth && top + bottom > 0 && top + bottom < 2 * innerHeight;
  if (!isInside(box())) thing.scrollIntoView({ block: 'center', inline: 'center' });
  const before = box();
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    // a hidden window may get no frames for a while
    setTimeout(done, 1000);
  });
  const { left, top, width, height } = box();
  if (width === 0 || height === 0) return 'has no size';
  if (left !== before.left || top !== before.top) return 'moves';
  if (thing.matches(':disabled, [aria-disabled="true"]')) return 'cannot be pressed';
  // torn, round or half covered elements are not hit everywhere
  for (const [across, down] of [
    [0.5, 0.5],
    [0.5, 0.25],
    [0.5, 0.75],
    [0.25, 0.5],
    [0.75, 0.5],
  ] as const) {
    const [x, y] = [Math.round(left + width * across), Math.round(top + height * down)];
    const hit = document.elementFromPoint(x, y);
    if (hit && (thing.contains(hit) || hit.closest('label')?.contains(thing))) return { x, y };
  }
  const { x, y } = { x: left + width / 2, y: top + height / 2 };
  return `lies under ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 160)}`;
}

type Point = { x: number; y: number };

export class Page {
  readonly engine: Engine;
  readonly #driver: Driver;
  readonly #base: string;
  readonly #heard: string[] = [];

  private constructor(engine: Engine, driver: Driver, base: string) {
    this.engine = engine;
    this.#driver = driver;
    this.#base = base;
  }

  static async open(
    engine: Engine,
    paths: EnginePaths,
    base: string,
    size = { width: 1440, height: 900 },
    own?: Preferences,
  ): Promise<Page> {
    const driver = await startEngine(engine, paths, own);
    const page = new Page(engine, driver, base);
    try {
      await driver.navigate(`${base}/`);
      await driver.resize(size.width, size.height);
      await page.evaluate(listen);
    } catch (error) {
      await driver.close();
      throw error;
    }
    return page;
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  /** Another address of the open page, as if by a link. */
  async goto(hash: string): Promise<void> {
    await this.evaluate((to) => {
      location.hash = to;
    }, hash);
  }

  /** An address as if it were typed. */
  async load(address: string): Promise<void> {
    await this.problems();
    await this.#driver.navigate(new URL(address, this.#base).href);
    await this.evaluate(listen);
  }

  async reload(): Promise<void> {
    await this.problems();
    await this.#driver.reload();
    await this.evaluate(listen);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  /** Runs a function in the page, with JSON-serializable arguments. */
  async evaluate<In extends readonly unknown[], Out>(run: (...args: In) => Out, ...args: In): Promise<Awaited<Out>> {
    const body = `const args = [...arguments], done = args.pop();
      Promise.resolve().then(() => (${run})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await this.#driver.script(body, args)) as { value: Awaited<Out> } | { error: string };
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }

  /** Polls the page until the result is truthy, and returns it. */
  async until<In extends readonly unknown[], Out>(
    what: string,
    ask: (...args: In) => Out,
    ...args: In
  ): Promise<NonNullable<Awaited<Out>>> {
    const began = Date.now();
    for (;;) {
      const answer = await this.evaluate(ask, ...args);
      if (answer) return answer;
      if (Date.now() - began > waitTimeoutMs) throw new Error(`${what}: not within a minute. ${await this.#state()}`);
      await this.painted();
    }
  }

  async #state(): Promise<string> {
    const said = await this.evaluate(() => `${location.href}: ${document.body.innerText.slice(0, 600)}`);
    return `${said}\n${(await this.problems()).join('\n')}`;
  }

  /** Waits until an element is on the page. */
  async there(selector: string): Promise<void> {
    await this.until(`there is ${selector}`, (each) => document.querySelector(each) !== null, selector);
  }

  /** Waits until the page contains this text. */
  async says(text: string): Promise<void> {
    await this.until(`it says ${text}`, (each) => document.body.innerText.includes(each), text);
  }

  count(selector: string): Promise<number> {
    return this.evaluate((each) => document.querySelectorAll(each).length, selector);
  }

  text(selector: string): Promise<string> {
    return this.evaluate((each) => document.querySelector<HTMLElement>(each)?.innerText ?? '', selector);
  }

  async painted(): Promise<void> {
    await this.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
          // a hidden window may get no frames for a while
          setTimeout(done, 1000);
        }),
    );
  }

  async #point(selector: string): Promise<Point> {
    const began = Date.now();
    for (;;) {
      const found = await this.evaluate(touchPoint, selector);
      if (typeof found !== 'string') return found;
      if (Date.now() - began > waitTimeoutMs) throw new Error(`${selector} ${found}. ${await this.#state()}`);
    }
  }

  async #mouse(...steps: readonly (Point | 'down' | 'up')[]): Promise<void> {
    const actions = steps.map((step) =>
      typeof step === 'string'
        ? { type: step === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }
        : { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(step.x), y: Math.round(step.y) },
    );
    await this.#driver.actions([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  async click(selector: string): Promise<void> {
    await this.#mouse(await this.#point(selector), 'down', 'up');
  }

  /**
   * Moves the pointer over an element until another appears: an element rendered under a resting pointer gets no event.
   */
  async hover(selector: string, shown: string): Promise<void> {
    const began = Date.now();
    do {
      const { x, y } = await this.#point(selector);
      await this.#mouse({ x: x - 3, y: y - 3 }, { x, y });
      const looked = Date.now();
      while (Date.now() - looked < 5_000) {
        if ((await this.count(shown)) > 0) return;
        await this.painted();
      }
      await this.#mouse({ x: 1, y: 1 });
    } while (Date.now() - began < waitTimeoutMs);
    throw new Error(`${shown} is not there over ${selector}. ${await this.#state()}`);
  }

  /** Drags one element to another. */
  async drag(from: string, to: () => Promise<string>): Promise<void> {
    const start = await this.#point(from);
    await this.#mouse(start, 'down', { x: start.x + 12, y: start.y - 12 }, { x: start.x + 24, y: start.y - 24 });
    const end = await this.#point(await to());
    await this.#mouse({ x: end.x - 4, y: end.y - 4 }, end);
    await this.#mouse(end, 'up');
  }

  /** One key, by its name. */
  async press(key: 'Shift' | 'Escape' | 'Tab' | 'Enter'): Promise<void> {
    const value = { Shift: '\uE008', Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' }[key];
    await this.#keys([value]);
  }

  async write(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.#keys([...text]);
  }

  async #keys(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#driver.actions([{ type: 'key', id: 'keys', actions }]);
  }

  /** The next downloaded file, once it is complete. */
  async downloaded(begin: () => Promise<void>): Promise<string> {
    const { downloads } = this.#driver;
    const names = (): string[] => readdirSync(downloads).filter((name) => !/\.(part|wkdownload)$/.test(name));
    const before = names();
    await begin();
    const began = Date.now();
    for (;;) {
      const [name] = names().filter((each) => !before.includes(each));
      const file = name && join(downloads, name);
      if (file && statSync(file).size > 0) return file;
      if (Date.now() - began > waitTimeoutMs) throw new Error(`nothing was downloaded: ${readdirSync(downloads)}`);
      await this.painted();
    }
  }

  chooseFile(selector: string, file: string): Promise<void> {
    return this.#driver.chooseFile(selector, file);
  }

  async shoot(file: string): Promise<void> {
    writeFileSync(file, Buffer.from(await this.#driver.screenshot(), 'base64'));
  }

  /** All errors so far. */
  async problems(): Promise<readonly string[]> {
    const heard = await this.evaluate(() =>
      ((window as unknown as { problems?: string[] }).problems ?? []).splice(0),
    ).catch((error) => [String(error)]);
    this.#heard.push(...heard);
    return this.#heard;
  }
}
