import { type ReactNode, useEffect, useState } from 'react';
import { Home } from './home/Home.tsx';
import type { Session } from './watch/session.ts';

const loadWatch = () => import('./watch/WatchScreen.tsx');
type WatchModule = Awaited<ReturnType<typeof loadWatch>>;

const screenOf = (hash: string): 'home' | 'watch' => (hash.startsWith('#/watch') ? 'watch' : 'home');

/** Two screens, told apart by the address after the #. The watched game outlives a look at the home page. */
export function App(): ReactNode {
  const [screen, setScreen] = useState(() => screenOf(location.hash));
  const [watch, setWatch] = useState<{ module: WatchModule; session: Session } | null>(null);

  useEffect(() => {
    const show = (): void => {
      setScreen(screenOf(location.hash));
      scrollTo(0, 0);
    };
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, []);

  useEffect(() => {
    if (screen !== 'watch' || watch) return;
    let left = false;
    void loadWatch().then((module) => {
      if (!left) setWatch({ module, session: module.createSession() });
    });
    return () => {
      left = true;
    };
  }, [screen, watch]);

  if (screen === 'home') return <Home resume={watch?.module.resumeOf(watch.session) ?? null} />;
  return watch && <watch.module.WatchScreen session={watch.session} />;
}
