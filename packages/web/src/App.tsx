import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Home } from './home/Home.tsx';

const WatchScreen = lazy(() => import('./watch/WatchScreen.tsx'));

const screenOf = (hash: string): 'home' | 'watch' => (hash.startsWith('#/watch') ? 'watch' : 'home');

export function App(): ReactNode {
  const [screen, setScreen] = useState(() => screenOf(location.hash));
  useEffect(() => {
    const follow = (): void => {
      setScreen(screenOf(location.hash));
      scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (screen === 'home') return <Home resume={null} />;
  return (
    <Suspense fallback={null}>
      <WatchScreen />
    </Suspense>
  );
}
