import type { Seat } from '@cordillera/engine';
import type { RefusalCode, TableInfo, TableLine, TablePlan } from '@cordillera/protocol';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { OnlineRefusal, refusalOf } from './refusal.ts';

/** The server cannot be reached. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** A clock that is wrong by less, in ms, is not: the server tells its time to the second, and the answer takes a moment. */
const mostWrong = 3000;

let ahead = 0;

function noteClock(date: string | null): void {
  const wrong = date === null ? Number.NaN : Date.parse(date) - Date.now();
  if (Number.isFinite(wrong)) ahead = Math.abs(wrong) < mostWrong ? 0 : wrong;
}

/** What the server's clock is ahead of this device's, in ms. */
export const serverAhead = (): number => ahead;

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`api/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => {
    throw new NoConnection();
  });
  noteClock(response.headers.get('Date'));
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  // a plain host of files answers with a page
  if (!isJson) throw new NoConnection();
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const { code, params } = answer as { code?: RefusalCode; params?: Record<string, unknown> };
  throw code ? refusalOf(code, params ?? {}) : new OnlineRefusal('unavailable');
}

/** What the server can do for anybody. */
interface Offers {
  /** Its key for notices in a browser. */
  pushKey?: string;
  /** It has an address to send from. */
  email?: boolean;
}

export interface Passkey {
  id: string;
  label: string;
  created: number;
}

/** What the server knows of the person who asks. */
export interface KnownProfile {
  name: string;
  language: string | null;
  notices: { push: number; webhook: string | null; email: { address: string; confirmed: boolean } | null };
  passkeys: Passkey[];
  offers: Offers;
}

/** Somebody it has never seen has no name. */
export type Profile = KnownProfile | { name: null; offers: Offers };

interface ProfileChange {
  name?: string;
  language?: string;
  webhook?: string | null;
  email?: string | null;
}

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;
const by = (link: string): string => `links/${encodeURIComponent(link)}`;

/** What the page asks of the server, besides what happens at a table. */
export const api = {
  tables: () => ask<TableLine[]>('GET', 'tables'),
  create: (plan: TablePlan, name: string) => ask<TableInfo>('POST', 'tables', { plan, name }),
  table: (id: string) => ask<TableInfo>('GET', at(id)),
  change: (id: string, plan: TablePlan, from?: readonly (Seat | null)[]) =>
    ask<TableInfo>('PUT', at(id), { plan, ...(from && { from }) }),
  close: (id: string) => ask<object>('DELETE', at(id)),
  start: (id: string, fill?: string) => ask<TableInfo>('POST', `${at(id)}/start`, { ...(fill && { fill }) }),
  place: (id: string, seat: Seat, bot: string | null) => ask<TableInfo>('POST', `${at(id)}/place`, { seat, bot }),
  arm: (id: string, on: boolean) => ask<TableInfo>('POST', `${at(id)}/arm`, { on }),
  rename: (id: string, seat: Seat, name: string) => ask<TableInfo>('POST', `${at(id)}/name`, { seat, name }),
  move: (id: string, seat: Seat, to: Seat) => ask<TableInfo>('POST', `${at(id)}/move`, { seat, to }),
  leave: (id: string, seat: Seat) => ask<TableInfo>('POST', `${at(id)}/leave`, { seat }),
  comeBack: (id: string, seat: Seat) => ask<TableInfo>('POST', `${at(id)}/return`, { seat }),
  renewLinks: (id: string) => ask<TableInfo>('POST', `${at(id)}/links`, {}),
  match: (id: string) => ask<object>('GET', `${at(id)}/match`),
  link: (code: string) => ask<{ kind: 'play' | 'watch'; table: TableInfo }>('GET', by(code)),
  sit: (code: string, seat: Seat, name: string) => ask<TableInfo>('POST', `${by(code)}/sit`, { seat, name }),
  me: () => ask<Profile>('GET', 'me'),
  changeMe: (change: ProfileChange) => ask<Profile>('PUT', 'me', change),
  confirmEmail: (code: string) => ask<object>('POST', 'me/email', { code }),
  deleteMe: () => ask<object>('DELETE', 'me'),
  passkeyOptions: () => ask<PublicKeyCredentialCreationOptionsJSON>('POST', 'me/passkeys/options', {}),
  addPasskey: (answer: RegistrationResponseJSON) => ask<Passkey[]>('POST', 'me/passkeys', { answer }),
  removePasskey: (id: string) => ask<Passkey[]>('DELETE', `me/passkeys/${encodeURIComponent(id)}`),
  signInOptions: () =>
    ask<{ options: PublicKeyCredentialRequestOptionsJSON; tables: number }>('POST', 'sign-in/options', {}),
  signIn: (answer: AuthenticationResponseJSON, bring: boolean) => ask<Profile>('POST', 'sign-in', { answer, bring }),
  subscribe: (subscription: PushSubscriptionJSON) => ask<object>('PUT', 'me/push', { subscription }),
  unsubscribe: (endpoint: string) => ask<object>('DELETE', 'me/push', { endpoint }),
  rematch: (id: string) => ask<TableInfo>('POST', `${at(id)}/rematch`, {}),
  sendPack: (pack: { game: string; id: string; files: Record<string, unknown> }) =>
    ask<{ hash: string }>('PUT', 'packs', pack),
  pack: (hash: string) => ask<{ game: string; id: string; files: Record<string, unknown> }>('GET', `packs/${hash}`),
};
