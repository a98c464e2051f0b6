import type { Language, Seat } from '@cordillera/engine';
import type { RefusalCode, TableSetup } from '@cordillera/protocol';
import { type AnswerOf, type BodyOf, type RequestArgs, type RouteName, requestOf } from '@cordillera/protocol/http';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { onlineWords } from './onlineWords.ts';
import { refusalOf, ServerRefusalError } from './refusal.ts';

export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  describe(language: Language): string {
    return onlineWords[language].noConnection.text;
  }
}

/**
 * Smaller differences do not count: the server's time has a resolution of one second, and the answer takes a moment.
 */
const maxClockSkewMs = 3000;

let clockOffsetMs = 0;

function updateClockOffset(date: string | null): void {
  const wrong = date === null ? Number.NaN : Date.parse(date) - Date.now();
  if (Number.isFinite(wrong)) clockOffsetMs = Math.abs(wrong) < maxClockSkewMs ? 0 : wrong;
}

/** How far the server's clock is ahead of this device's, in ms. */
export const serverClockOffset = (): number => clockOffsetMs;

async function ask<Name extends RouteName>(name: Name, ...input: RequestArgs<Name>): Promise<AnswerOf<Name>> {
  const { path, ...request } = requestOf(name, ...input);
  // the page may be served from a folder
  const response = await fetch(path.slice(1), request).catch(() => {
    throw new NetworkError();
  });
  updateClockOffset(response.headers.get('Date'));
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  // a static host answers with a page
  if (!isJson) throw new NetworkError();
  const answer: unknown = await response.json();
  if (response.ok) return answer as AnswerOf<Name>;
  const { code, params } = answer as { code?: RefusalCode; params?: Record<string, unknown> };
  throw code ? refusalOf(code, params ?? {}) : new ServerRefusalError('unavailable');
}

/** The HTTP requests of the page; moves and chat go through the socket. */
export const api = {
  tables: () => ask('listTables'),
  create: (plan: TableSetup, name: string) => ask('createTable', { body: { plan, name } }),
  /** `link` is given by people who do not sit at the table. */
  table: (id: string, link: string | null = null) => ask('readTable', { params: { id }, link }),
  change: (id: string, plan: TableSetup, from?: readonly (Seat | null)[]) =>
    ask('changeTable', { params: { id }, body: { plan, from } }),
  close: (id: string) => ask('closeTable', { params: { id } }),
  start: (id: string, fill?: string) => ask('startGame', { params: { id }, body: { fill } }),
  place: (id: string, seat: Seat, bot: string | null) => ask('placeBot', { params: { id }, body: { seat, bot } }),
  arm: (id: string, on: boolean) => ask('armStart', { params: { id }, body: { on } }),
  rename: (id: string, seat: Seat, name: string) => ask('renameSeat', { params: { id }, body: { seat, name } }),
  move: (id: string, seat: Seat, to: Seat) => ask('moveSeat', { params: { id }, body: { seat, to } }),
  leave: (id: string, seat: Seat) => ask('leaveSeat', { params: { id }, body: { seat } }),
  comeBack: (id: string, seat: Seat) => ask('returnToSeat', { params: { id }, body: { seat } }),
  answerAsking: (id: string, asking: string, yes: boolean) =>
    ask('answerAsking', { params: { id }, body: { asking, yes } }),
  letStandIn: (id: string, seat: Seat) => ask('letStandIn', { params: { id }, body: { seat } }),
  renewLinks: (id: string) => ask('renewLinks', { params: { id } }),
  match: (id: string, link: string | null) => ask('readMatch', { params: { id }, link }),
  rematch: (id: string, options?: Record<string, unknown>) => ask('rematch', { params: { id }, body: { options } }),
  link: (code: string) => ask('readLink', { link: code }),
  sit: (code: string, seat: Seat, name: string) => ask('sitDown', { link: code, body: { seat, name } }),
  askToSit: (code: string, seat: Seat, name: string) => ask('askToSit', { link: code, body: { seat, name } }),
  withdraw: (code: string) => ask('withdrawAsking', { link: code }),
  me: () => ask('readProfile'),
  changeMe: (body: BodyOf<'changeProfile'>) => ask('changeProfile', { body }),
  confirmEmail: (code: string) => ask('confirmEmail', { body: { code } }),
  deleteMe: () => ask('erasePerson'),
  // the passkey libraries define these options, not the contract
  passkeyOptions: async () => (await ask('passkeyOptions')) as PublicKeyCredentialCreationOptionsJSON,
  addPasskey: (answer: BodyOf<'addPasskey'>['answer']) => ask('addPasskey', { body: { answer } }),
  removePasskey: (passkey: string) => ask('removePasskey', { params: { passkey } }),
  signInOptions: async () => {
    const { options, tables } = await ask('signInOptions');
    return { options: options as PublicKeyCredentialRequestOptionsJSON, tables };
  },
  signIn: (answer: BodyOf<'signIn'>['answer'], bring: boolean) => ask('signIn', { body: { answer, bring } }),
  subscribe: (subscription: BodyOf<'subscribePush'>['subscription']) =>
    ask('subscribePush', { body: { subscription } }),
  unsubscribe: (endpoint: string) => ask('unsubscribePush', { body: { endpoint } }),
  sendPack: (body: BodyOf<'sendPack'>) => ask('sendPack', { body }),
  pack: (hash: string) => ask('readPack', { params: { hash } }),
};
