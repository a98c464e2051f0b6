import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from '../design/controls/Wait.tsx';
import { Failure } from '../design/frame/Failure.tsx';
import { useLanguage } from '../i18n/index.tsx';
import { manifestWith } from '../platform/gameRegistry.ts';
import { type Route, routeOf, useAddress } from '../platform/routes.ts';
import { Home } from '../screens/home/Home.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { StorageBanner } from './StorageBanner.tsx';
import { VersionBanner } from './VersionBanner.tsx';

/**
 * A screen's code, fetched when the screen is first opened. The key includes the game where each game has its own
 * screen.
 */
interface Part {
  key: string;
  load: () => Promise<unknown>;
}

const own = (route: Route, part: 'NewGame' | 'Campaign' | 'Rules', game: string | null, kind = ''): Part => {
  const { id, module } = manifestWith(part, game);
  return { key: `${route.screen} ${id}${kind}`, load: module[part]! };
};

function partOf(route: Route): Part {
  const { screen } = route;
  switch (screen) {
    case 'home':
      return { key: screen, load: async () => Home };
    case 'new':
      // a table by link has its own form
      return own(route, 'NewGame', route.game, route.byLink ? ' by link' : '');
    case 'campaign':
      return own(route, 'Campaign', null);
    case 'rules':
      return own(route, 'Rules', route.path.split('/')[0]!);
    case 'table':
      return { key: screen, load: async () => (await import('../table/TableScreen.tsx')).TableScreen };
    case 'replay':
      return { key: screen, load: async () => (await import('../table/ReplayScreen.tsx')).ReplayScreen };
    case 'end':
      return { key: screen, load: async () => (await import('../screens/end/EndScreen.tsx')).EndScreen };
    case 'at':
      return { key: screen, load: async () => (await import('../online/playing/OnlineScreen.tsx')).OnlineScreen };
    case 'join':
      return { key: screen, load: async () => (await import('../online/join/JoinScreen.tsx')).JoinScreen };
    case 'over':
      return { key: screen, load: async () => (await import('../online/playing/OverScreen.tsx')).OverScreen };
    case 'you':
      return { key: screen, load: async () => (await import('../online/profile/ProfileScreen.tsx')).ProfileScreen };
    case 'games':
      return { key: screen, load: async () => (await import('../screens/saved/GamesScreen.tsx')).GamesScreen };
    case 'settings':
      return { key: screen, load: async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen };
  }
}

const loaded = new Map<string, ComponentType<{ route: Route }>>([['home', Home]]);

/** The screen that the address names, and the notices shown on every screen. */
export function App(): ReactNode {
  const route = routeOf(useAddress());
  return (
    <>
      <div className="notices">
        <ErrorBoundary instead={null}>
          <StorageBanner />
          <VersionBanner />
          <FailureNotice />
        </ErrorBoundary>
      </div>
      <CurrentScreen route={route} />
    </>
  );
}

function CurrentScreen({ route }: { route: Route }): ReactNode {
  const { words } = useLanguage();
  const { key: part, load } = partOf(route);
  const [failed, setFailed] = useState<{ part: string; error: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  const [, arrived] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches a part once, and again on request
  useEffect(() => {
    setFailed(null);
    if (loaded.has(part)) return;
    let left = false;
    load().then(
      (component) => {
        loaded.set(part, component as ComponentType<{ route: Route }>);
        if (!left) arrived((count) => count + 1);
      },
      (error: unknown) => {
        if (!left) setFailed({ part, error });
      },
    );
    return () => {
      left = true;
    };
  }, [part, tries]);

  const Component = loaded.get(part);
  const screen = keyOf(route);
  useNewScreen(screen, Component !== undefined);
  if (Component)
    return (
      <ErrorBoundary key={screen}>
        <Component route={route} />
      </ErrorBoundary>
    );
  if (failed?.part === part) return <Failure error={failed.error} onRetry={() => setTries(tries + 1)} />;
  return <Spinner text={words.loading} />;
}

/** Scrolls a new screen to its top and moves the focus there. */
function useNewScreen(screen: string, isThere: boolean): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (!isThere || shown.current === screen) return;
    shown.current = screen;
    scrollTo(0, 0);
    // Only if the focus was lost with the old screen: the new one may have set it already.
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, [screen, isThere]);
}

/** Routes with the same key share one component instance; another match is another table. */
const keyOf = (route: Route): string => {
  if ('match' in route) return `${route.screen} ${route.match}`;
  return route.screen === 'join' ? `join ${route.code}` : partOf(route).key;
};
