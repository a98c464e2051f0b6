import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Wait } from '../design/Wait.tsx';
import { Home } from '../home/Home.tsx';
import { useSpeech } from '../words/index.tsx';
import { type Route, routeOf, useAddress } from './routes.ts';

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
  rules: () => import('../rules/RulesScreen.tsx').then((module) => module.RulesScreen),
  watch: () => import('../watch/WatchScreen.tsx').then((module) => module.WatchRoute),
  settings: () => import('../settings/SettingsScreen.tsx').then((module) => module.SettingsScreen),
} satisfies { [Name in Exclude<Route['screen'], 'home'>]: () => Promise<ComponentType<ScreenProps<Name>>> };

type Loaded = { [Name in keyof typeof loaders]?: ComponentType<{ route: Route }> };
const loaded: Loaded = {};

/** The screen that the address names. */
export function App(): ReactNode {
  const { words } = useSpeech();
  const address = useAddress();
  const route = routeOf(address);
  const [failed, setFailed] = useState(false);
  const [, arrived] = useState(0);
  const { screen } = route;

  useEffect(() => {
    if (screen === 'home' || loaded[screen]) return;
    let left = false;
    loaders[screen]().then(
      (component) => {
        loaded[screen] = component as ComponentType<{ route: Route }>;
        if (!left) arrived((count) => count + 1);
      },
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [screen]);

  // A new screen begins at its top, and says its name to a screen reader.
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the screen changes
  useEffect(() => {
    if (first.current) first.current = false;
    else scrollTo(0, 0);
  }, [screen]);

  if (screen === 'home') return <Home />;
  if (failed) return <Wait text={words.notLoaded} action={{ label: words.reload, onClick: () => location.reload() }} />;
  const Component = loaded[screen];
  return Component ? <Component key={keyOf(route)} route={route} /> : <Wait text={words.loading} />;
}

/** Another match is another table, not the same one changed. */
const keyOf = (route: Route): string => ('match' in route ? `${route.screen} ${route.match}` : route.screen);
