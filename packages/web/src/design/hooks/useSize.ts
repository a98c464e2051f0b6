import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Size {
  width: number;
  height: number;
}

const listeners = new WeakMap<Element, (size: Size) => void>();

/**
 * One observer for the whole page: it is called once a frame, after the layout and before the paint, so that measuring
 * never forces a layout and nothing is ever painted without its size.
 */
const observer = new ResizeObserver((entries) => {
  flushSync(() => {
    for (const { target } of entries)
      listeners.get(target)?.({ width: target.clientWidth, height: target.clientHeight });
  });
});

/** The size of an element in px, known before the first paint and kept up to date; null until it is measured. */
export function useSize(ref: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    listeners.set(element, (now) =>
      setSize((known) => (known?.width === now.width && known.height === now.height ? known : now)),
    );
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [ref]);
  return size;
}
