import { useEffect, useState } from 'react';
import { readLocal, writeLocal } from '../store/localValues.ts';

let answer: Promise<boolean> | null = null;

/** Whether the page has a server; a static host has none. */
function hasServer(): Promise<boolean> {
  answer ??= fetch('server.json', { cache: 'no-store' })
    .then(async (response) => response.ok && ((await response.json()) as { server: boolean }).server)
    .catch(() => {
      // without a network there may be a server: asked again next time
      answer = null;
      return false;
    })
    .then((has) => {
      writeLocal('server', has ? '1' : '');
      return has;
    });
  return answer;
}

/** The same as a hook; until known, the last known answer, so that the layout does not shift. */
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
