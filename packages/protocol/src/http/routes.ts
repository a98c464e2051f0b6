/** Every HTTP route: its name in code, method and path. */
export const routes = {
  // ---- tables
  createTable: { method: 'POST', path: '/api/tables' },
  listTables: { method: 'GET', path: '/api/tables' },
  readTable: { method: 'GET', path: '/api/tables/:id' },
  changeTable: { method: 'PUT', path: '/api/tables/:id' },
  closeTable: { method: 'DELETE', path: '/api/tables/:id' },
  startGame: { method: 'POST', path: '/api/tables/:id/start' },
  placeBot: { method: 'POST', path: '/api/tables/:id/place' },
  armStart: { method: 'POST', path: '/api/tables/:id/arm' },
  renameSeat: { method: 'POST', path: '/api/tables/:id/name' },
  moveSeat: { method: 'POST', path: '/api/tables/:id/move' },
  leaveSeat: { method: 'POST', path: '/api/tables/:id/leave' },
  returnToSeat: { method: 'POST', path: '/api/tables/:id/return' },
  letStandIn: { method: 'POST', path: '/api/tables/:id/stand-in' },
  answerAsking: { method: 'POST', path: '/api/tables/:id/answer' },
  renewLinks: { method: 'POST', path: '/api/tables/:id/links' },
  rematch: { method: 'POST', path: '/api/tables/:id/rematch' },
  readSeatFile: { method: 'GET', path: '/api/tables/:id/mine' },
  readMatch: { method: 'GET', path: '/api/tables/:id/match' },

  // ---- behind a link
  readLink: { method: 'GET', path: '/api/link' },
  sitDown: { method: 'POST', path: '/api/link/sit' },
  askToSit: { method: 'POST', path: '/api/link/ask' },
  withdrawAsking: { method: 'DELETE', path: '/api/link/ask' },

  // ---- people
  readProfile: { method: 'GET', path: '/api/me' },
  changeProfile: { method: 'PUT', path: '/api/me' },
  erasePerson: { method: 'DELETE', path: '/api/me' },
  confirmEmail: { method: 'POST', path: '/api/me/email' },
  downloadPerson: { method: 'GET', path: '/api/me/download' },
  removeDevice: { method: 'DELETE', path: '/api/me/devices/:id' },
  passkeyOptions: { method: 'POST', path: '/api/me/passkeys/options' },
  addPasskey: { method: 'POST', path: '/api/me/passkeys' },
  removePasskey: { method: 'DELETE', path: '/api/me/passkeys/:passkey' },
  signInOptions: { method: 'POST', path: '/api/sign-in/options' },
  signIn: { method: 'POST', path: '/api/sign-in' },
  subscribePush: { method: 'PUT', path: '/api/me/push' },
  unsubscribePush: { method: 'DELETE', path: '/api/me/push' },

  // ---- card sets
  sendPack: { method: 'PUT', path: '/api/packs' },
  readPack: { method: 'GET', path: '/api/packs/:hash' },
} as const satisfies Record<string, Route>;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Names after a colon are parameters. */
  path: `/api/${string}`;
}

export type RouteName = keyof typeof routes;

/** The path of a table's socket. */
export const tableSocketPath = '/api/tables/:id/live';

/** The header with the link that opens a table. Not part of the URL, because proxies log URLs. */
export const linkHeader = 'Cordillera-Link';

/** The names of the parameters in a path. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PathParams<Path extends string> = Readonly<Record<ParamName<Path>, string>>;

/** The parameters of a route. */
export type ParamsOf<Name extends RouteName> = PathParams<(typeof routes)[Name]['path']>;

/** A path with its parameters filled in. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  return path.replace(/:(\w+)/g, (_, name: ParamName<Path>) => encodeURIComponent(params[name]));
}
