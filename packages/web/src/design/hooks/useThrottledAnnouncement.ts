import { useEffect, useRef, useState } from 'react';

const announcementIntervalMs = 3000;

/** Limits announcements to one per interval; the newest wins. */
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
