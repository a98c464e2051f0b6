import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../src/online/api.ts';

afterEach(() => vi.unstubAllGlobals());

const code = 'AbCdEfGhIjKlMnOpQrStUvWx';

test.each<[string, () => Promise<unknown>]>([
  ['to look at a table', () => api.table('a-table', code)],
  ['to fetch a finished game', () => api.match('a-table', code)],
  ['to see what a link opens', () => api.link(code)],
  ['to sit down', () => api.sit(code, 1, 'Anna')],
  ['to ask for a seat', () => api.askToSit(code, 1, 'Anna')],
  ['to withdraw that request', () => api.withdraw(code)],
])('%s the code of a link is sent in a header, because addresses end up in the logs of proxies', async (_what, ask) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  await ask();
  const [address, { headers }] = fetched.mock.calls[0]!;
  expect(address).not.toContain(code);
  expect(new Headers(headers).get('Cordillera-Link')).toBe(code);
});

test('the code of an e-mail is sent in the body', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  await api.confirmEmail(code);
  const [address, { body }] = fetched.mock.calls[0]!;
  expect([address.includes(code), body]).toEqual([false, JSON.stringify({ code })]);
});
