import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Wait } from '../design/Wait.tsx';
import { Home } from '../home/Home.tsx';
import { useSpeech } from '../words/index.tsx';
import { type Route, routeOf, useAddress } from './routes.ts';
import { StorageBanner } from './StorageBanner.tsx';
import { VersionBanner } from './VersionBanner.tsx';

/** A screen is given its own kind of route. */
export interface ScreenProps<Name extends Route['screen']> {
  route: Extract<Route, { screen: Name }>;
}

/** All screens but the home page are fetched when they are first opened. */
const loaders = {
  new: () => import('../newgame/NewGameScreen.tsx').then((module) => module.NewGameScreen),
  table: () => import('../table/TableScreen.tsx').then((module) => module.TableScreen),
  end: () => import('../end/EndScreen.tsx').then((module) => module.EndScreen),
  replay: () => import('../table/ReplayScreen.tsx').then((module) => module.ReplayScreen),
  games: () => import('../games/GamesScreen.tsx').then((module) => module.GamesScreen),
  campaign: () => import('../campaign/CampaignScreen.tsx').then((module) => module.CampaignScreen),
  rules: () =>
    import('../rules/RulesScreen.tsx').then(({ RulesScreen }) => ({ route }: ScreenProps<'rules'>) => (
      <RulesScreen path={route.path} />
    )),
  settings: () => import('../settings/SettingsScreen.tsx').then((module) => module.SettingsScreen),
} satisfies { [Name in Exclude<Route['screen'], 'home'>]: () => Promise<ComponentType<ScreenProps<Name>>> };

type Loaded = { [Name in keyof typeof loaders]?: ComponentType<{ route: Route }> };
const loaded: Loaded = {};

/** The screen that the address names, and what is to be said on every screen. */
export function App(): ReactNode {
  const route = routeOf(useAddress());
  return (
    <>
      <div className="notices">
        <StorageBanner />
        <VersionBanner />
      </div>
      <CurrentScreen route={route} />
    </>
  );
}

function CurrentScreen({ route }: { route: Route }): ReactNode {
  const { words } = useSpeech();
  const { screen } = route;
  const [failed, setFailed] = useState<string | null>(null);
  const [, arrived] = useState(0);

  useEffect(() => {
    setFailed(null);
    if (screen === 'home' || loaded[screen]) return;
    let left = false;
    // Every screen but the home page may show cards.
    Promise.all([loaders[screen](), import('./pictures.ts')]).then(
      ([component]) => {
        loaded[screen] = component as ComponentType<{ route: Route }>;
        if (!left) arrived((count) => count + 1);
      },
      (error: unknown) => {
        console.error(error);
        if (!left) setFailed(screen);
      },
    );
    return () => {
      left = true;
    };
  }, [screen]);

  const Component = screen === 'home' ? Home : loaded[screen];
  useNewScreen(keyOf(route), Component !== undefined);
  if (Component) return <Component key={keyOf(route)} route={route} />;
  if (failed === screen)
    return <Wait text={words.notLoaded} action={{ label: words.reload, onClick: () => location.reload() }} />;
  return <Wait text={words.loading} />;
}

/** A new screen begins at its top, and the keyboard and a screen reader begin there too. */
function useNewScreen(screen: string, isThere: boolean): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (!isThere || shown.current === screen) return;
    shown.current = screen;
    scrollTo(0, 0);
    // Only if the focus was lost with the old screen: the new one may have its own idea.
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, [screen, isThere]);
}

/** Another match is another table, not the same one changed. */
const keyOf = (route: Route): string => ('match' in route ? `${route.screen} ${route.match}` : route.screen);
