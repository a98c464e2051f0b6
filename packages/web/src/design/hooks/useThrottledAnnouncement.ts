import { useEffect, useRef, useState } from 'react';

/** A screen reader hears one line in so many ms. */
const announcementIntervalMs = 3000;

/** What is to be announced: never more than a line in a while, and then the newest. */
export function useThrottledAnnouncement(text: string): string {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (text === announcement) return;
    const timer = setTimeout(
      () => {
        last.current = Date.now();
        setAnnouncement(text);
      },
      Math.max(0, last.current + announcementIntervalMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text, announcement]);
  return announcement;
}
