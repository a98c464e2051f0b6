import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Size {
  width: number;
  height: number;
}

type Listener = (size: Size) => void;

const sizeOf = ({ clientWidth: width, clientHeight: height }: Element): Size => ({ width, height });

/**
 * One observer for the whole page: it runs once a frame, after layout and before paint, so measuring never forces a
 * layout and nothing is painted before its size is known.
 */
export function createSizeObserver(flush: (update: () => void) => void) {
  const listeners = new WeakMap<Element, Listener>();
  let isDelivering = false;
  const observer = new ResizeObserver((entries) => {
    isDelivering = true;
    try {
      flush(() => {
        for (const { target } of entries) listeners.get(target)?.(sizeOf(target));
      });
    } finally {
      // only after the renders that the flush queued as microtasks
      setTimeout(() => {
        isDelivering = false;
      });
    }
  });

  return (element: Element, listener: Listener): (() => void) => {
    listeners.set(element, listener);
    let frame = 0;
    if (isDelivering) {
      // Mounted during a delivery: the browser would report a ResizeObserver loop and deliver the size a frame late.
      listener(sizeOf(element));
      frame = requestAnimationFrame(() => observer.observe(element));
    } else observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.unobserve(element);
    };
  };
}

let observeSize: ReturnType<typeof createSizeObserver> | undefined;

/** The size of an element in px, known before the first paint and kept up to date; null until measured. */
export function useSize(ref: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    observeSize ??= createSizeObserver(flushSync);
    return observeSize(element, (now) =>
      setSize((known) => (known?.width === now.width && known.height === now.height ? known : now)),
    );
  }, [ref]);
  return size;
}
