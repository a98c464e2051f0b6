import { afterEach, expect, test, vi } from 'vitest';
import { createSizeObserver } from '../../src/design/hooks/useSize.ts';

/**
 * Behaves like a browser's: elements observed during a delivery wait for the next frame, and are reported as an error.
 */
class FakeResizeObserver {
  static errors = 0;
  static instance: FakeResizeObserver;
  readonly observed = new Set<Element>();
  readonly #callback: (entries: { target: Element }[]) => void;
  #isDelivering = false;

  constructor(callback: (entries: { target: Element }[]) => void) {
    this.#callback = callback;
    FakeResizeObserver.instance = this;
  }

  observe(element: Element): void {
    if (this.#isDelivering) FakeResizeObserver.errors++;
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  deliver(): void {
    this.#isDelivering = true;
    this.#callback([...this.observed].map((target) => ({ target })));
    this.#isDelivering = false;
  }
}

const element = (clientWidth: number, clientHeight: number): Element => ({ clientWidth, clientHeight }) as Element;

afterEach(() => vi.unstubAllGlobals());

test('an element mounted during a size delivery is measured at once, and observed from the next frame on', () => {
  const frames = new Map<number, () => void>();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.set(frames.size + 1, run).size);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  FakeResizeObserver.errors = 0;

  const observe = createSizeObserver((update) => update());
  const { instance } = FakeResizeObserver;
  const [outer, inner, gone] = [element(100, 50), element(20, 10), element(1, 1)];
  const measured: unknown[] = [];
  let hasInner = false;
  const stop = observe(outer, (size) => {
    measured.push(['outer', size]);
    if (hasInner) return;
    hasInner = true;
    observe(inner, (now) => measured.push(['inner', now]));
    observe(gone, () => {})();
  });
  expect(measured).toEqual([]);

  instance.deliver();
  expect(measured).toEqual([
    ['outer', { width: 100, height: 50 }],
    ['inner', { width: 20, height: 10 }],
  ]);
  expect(FakeResizeObserver.errors).toBe(0);
  expect([...instance.observed]).toEqual([outer]);

  for (const run of frames.values()) run();
  expect([...instance.observed]).toEqual([outer, inner]);
  stop();
  expect([...instance.observed]).toEqual([inner]);
});
