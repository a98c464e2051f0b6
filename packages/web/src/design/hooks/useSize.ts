import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Size {
  width: number;
  height: number;
}

type Listener = (size: Size) => void;

const sizeOf = ({ clientWidth: width, clientHeight: height }: Element): Size => ({ width, height });

/**
 * One observer for the whole page: it is called once a frame, after the layout and before the paint, so that measuring
 * never forces a layout and nothing is ever painted without its size.
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
      // not before the renders that the flush has queued as microtasks
      setTimeout(() => {
        isDelivering = false;
      });
    }
  });

  return (element: Element, listener: Listener): (() => void) => {
    listeners.set(element, listener);
    let frame = 0;
    if (isDelivering) {
      // Mounted by a delivery: the browser would report an observer that loops, and deliver its size a frame late.
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

/** The size of an element in px, known before the first paint and kept up to date; null until it is measured. */
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
