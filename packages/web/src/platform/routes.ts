import { useSyncExternalStore } from 'react';

/** Where the page can be, as the address after its # says it. */
export type Route =
  | { screen: 'home' }
  /** `game` is null for the first there is; `mode` and `stage` fill in the form. `byLink`: others come by a link. */
  | { screen: 'new'; game: string | null; mode: string | null; stage: number | null; byLink?: boolean }
  | { screen: 'table'; match: string }
  | { screen: 'end'; match: string }
  | { screen: 'replay'; match: string }
  /** A table on the server; whoever only watches came by a link. */
  | { screen: 'at'; match: string; link: string | null }
  /** What a link opens. */
  | { screen: 'join'; code: string }
  /** A game on the server that is over; whoever only watched came by a link. */
  | { screen: 'over'; match: string; link: string | null }
  | { screen: 'games' }
  | { screen: 'campaign' }
  | { screen: 'rules'; path: string }
  | { screen: 'settings' }
  /** What the server knows of the person at this screen; `code` is what an e-mail to them had in its link. */
  | { screen: 'you'; code: string | null };

/** A screen is given its own kind of route. */
export interface ScreenProps<Name extends Route['screen']> {
  route: Extract<Route, { screen: Name }>;
}

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [screen = '', ...rest] = path.split('/').map(decode);
  const params = new URLSearchParams(query);
  switch (screen) {
    case 'new':
      return {
        screen,
        game: rest[0] || null,
        mode: params.get('mode'),
        stage: Number(params.get('stage')) || null,
        ...(params.has('link') && { byLink: true }),
      };
    case 'table':
    case 'end':
    case 'replay':
      return rest[0] ? { screen, match: rest[0] } : { screen: 'home' };
    case 'at':
    case 'over':
      return rest[0] ? { screen, match: rest[0], link: params.get('link') } : { screen: 'home' };
    case 'join':
      return rest[0] ? { screen, code: rest[0] } : { screen: 'home' };
    case 'games':
    case 'campaign':
    case 'settings':
      return { screen };
    case 'you':
      return { screen, code: rest[0] || null };
    case 'rules':
      return { screen, path: rest.join('/') };
    default:
      return { screen: 'home' };
  }
}

/** An address that was typed or cut off may be no good encoding: then it means itself. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'new': {
      const params = new URLSearchParams();
      if (route.mode) params.set('mode', route.mode);
      if (route.stage) params.set('stage', String(route.stage));
      if (route.byLink) params.set('link', '1');
      const game = route.game ? `/${encodeURIComponent(route.game)}` : '';
      const query = `${params}`;
      return `#/new${game}${query && `?${query}`}`;
    }
    case 'table':
    case 'end':
    case 'replay':
      return `#/${route.screen}/${encodeURIComponent(route.match)}`;
    case 'at':
    case 'over':
      return `#/${route.screen}/${encodeURIComponent(route.match)}${route.link ? `?link=${encodeURIComponent(route.link)}` : ''}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.code)}`;
    case 'you':
      return route.code ? `#/you/${encodeURIComponent(route.code)}` : '#/you';
    case 'rules':
      return `#/rules/${route.path}`;
    default:
      return `#/${route.screen}`;
  }
}

export const goTo = (route: Route): void => location.assign(addressOf(route));

/** Like `goTo`, but the way back skips the screen that is left. */
export const goInstead = (route: Route): void => location.replace(addressOf(route));

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The address after the #, always up to date. */
export const useAddress = (): string => useSyncExternalStore(subscribe, () => location.hash);
