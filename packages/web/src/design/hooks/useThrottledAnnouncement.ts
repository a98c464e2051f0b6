import { useEffect, useRef, useState } from 'react';

/** A screen reader hears one line in so many ms. */
const rest = 3000;

/** What is to be announced: never more than a line in a while, and then the newest. */
export function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (text === said) return;
    const timer = setTimeout(
      () => {
        last.current = Date.now();
        setSaid(text);
      },
      Math.max(0, last.current + rest - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text, said]);
  return said;
}
