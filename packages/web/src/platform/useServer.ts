import { useEffect, useState } from 'react';
import { readLocal, writeLocal } from '../store/localValues.ts';

let answer: Promise<boolean> | null = null;

/** Whether a server stands behind the page; a plain host of files has none. */
function hasServer(): Promise<boolean> {
  answer ??= fetch('server.json', { cache: 'no-store' })
    .then(async (response) => response.ok && ((await response.json()) as { server: boolean }).server)
    .catch(() => {
      // no network: as good as no server, until it is asked again
      answer = null;
      return false;
    })
    .then((has) => {
      writeLocal('server', has ? '1' : '');
      return has;
    });
  return answer;
}

/** The same; until it is known, what it was the last time, so that nothing moves. */
export function useServer(): boolean {
  const [found, setFound] = useState(() => readLocal('server') === '1');
  useEffect(() => {
    let left = false;
    const ask = (): void => void hasServer().then((has) => !left && setFound(has));
    ask();
    addEventListener('online', ask);
    return () => {
      left = true;
      removeEventListener('online', ask);
    };
  }, []);
  return found;
}
