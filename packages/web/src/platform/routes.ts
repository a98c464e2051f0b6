import { useSyncExternalStore } from 'react';

/** The screens of the page, as given by the part of the address after #. */
export type Route =
  | { screen: 'home' }
  /**
   * `game` is null for the first game; `mode` and `stage` prefill the form. `byLink`: the other players join by a link.
   */
  | { screen: 'new'; game: string | null; mode: string | null; stage: number | null; byLink?: boolean }
  | { screen: 'table'; match: string }
  | { screen: 'end'; match: string }
  | { screen: 'replay'; match: string }
  /** A table on the server; spectators have a link. */
  | { screen: 'at'; match: string; link: string | null }
  | { screen: 'join'; code: string }
  /** A finished game on the server; spectators have a link. */
  | { screen: 'over'; match: string; link: string | null }
  | { screen: 'games' }
  | { screen: 'campaign' }
  | { screen: 'rules'; path: string }
  | { screen: 'settings' }
  /** The profile on the server; `code` confirms an e-mail address. */
  | { screen: 'you'; code: string | null };

/** The props of a screen: its own kind of route. */
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

/** A typed or truncated address may be badly encoded: then it is taken literally. */
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

/** Like `goTo`, but the browser's Back skips the current screen. */
export const goInstead = (route: Route): void => location.replace(addressOf(route));

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The part of the address after #, kept up to date. */
export const useAddress = (): string => useSyncExternalStore(subscribe, () => location.hash);
