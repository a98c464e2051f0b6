import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { appWords } from '../../platform/appWords.ts';
import { addressOf, type Route, routeOf, useAddress } from '../../platform/routes.ts';
import { Icon, type IconName } from '../paper/Icon.tsx';
import './nav.css';

const places = [
  { route: { screen: 'home' }, icon: 'peaks' },
  { route: { screen: 'campaign' }, icon: 'flag' },
  { route: { screen: 'rules', path: '' }, icon: 'page' },
  { route: { screen: 'games' }, icon: 'cards' },
  { route: { screen: 'settings' }, icon: 'sliders' },
] as const satisfies readonly { route: Route; icon: IconName }[];

/** Links from the rules of a game keep that game selected. */
const addressFrom = (here: Route, route: Route): string =>
  addressOf(route.screen === 'rules' && here.screen === 'rules' ? { ...route, path: here.path.split('/')[0]! } : route);

const hasPlace = (screen: Route['screen']): boolean => places.some(({ route }) => route.screen === screen);

/** Links between the main pages: in the header, on a phone a bar at the bottom. Hidden on other pages. */
export function Nav(): ReactNode {
  const words = useWords(appWords).nav;
  const here = routeOf(useAddress());
  const { screen } = here;
  if (!hasPlace(screen)) return null;
  return (
    <nav className="nav" aria-label={words.label}>
      <ul>
        {places.map(({ route, icon }) => (
          <li key={route.screen}>
            <a href={addressFrom(here, route)} aria-current={route.screen === screen ? 'page' : undefined}>
              <Icon name={icon} />
              {route.screen === 'games' ? (
                <>
                  <span className="nav-long">{words.games}</span>
                  <span className="nav-short">{words.gamesShort}</span>
                </>
              ) : (
                <span>{words[route.screen]}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
