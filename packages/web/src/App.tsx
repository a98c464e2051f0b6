import { type ReactNode, useEffect, useState } from 'react';
import { Wait } from './design/Wait.tsx';
import { Home } from './home/Home.tsx';
import { keptGame } from './watch/kept.ts';
import type { Session } from './watch/session.ts';
import { useSpeech } from './words/index.tsx';

const loadWatch = () => import('./watch/WatchScreen.tsx');
type WatchModule = Awaited<ReturnType<typeof loadWatch>>;

const screenOf = (hash: string): 'home' | 'watch' => (hash.startsWith('#/watch') ? 'watch' : 'home');

/** Two screens, told apart by the address after the #. The watched game outlives a look at the home page. */
export function App(): ReactNode {
  const { words } = useSpeech();
  const [screen, setScreen] = useState(() => screenOf(location.hash));
  const [watch, setWatch] = useState<{ module: WatchModule; session: Session } | null>(null);
  const [failed, setFailed] = useState(false);

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
    loadWatch().then(
      (module) => {
        if (!left) setWatch({ module, session: module.createSession() });
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [screen, watch]);

  if (screen === 'home') {
    const resume = watch ? watch.module.resumeOf(watch.session) : (keptGame()?.resume ?? null);
    return <Home resume={resume} />;
  }
  if (failed) return <Wait text={words.notLoaded} action={{ label: words.reload, onClick: () => location.reload() }} />;
  if (!watch) return <Wait text={words.watch.loading} />;
  return <watch.module.WatchScreen session={watch.session} />;
}
