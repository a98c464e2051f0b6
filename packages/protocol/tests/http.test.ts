import { expect, test } from 'vitest';
import { fillPath, requestOf } from '../src/http/index.ts';

test('fillPath escapes parameters', () => {
  expect(fillPath('/api/tables/:id/live', { id: 'a table' })).toBe('/api/tables/a%20table/live');
  expect(fillPath('/api/packs/:hash', { hash: '../me?x' })).toBe('/api/packs/..%2Fme%3Fx');
});

test('a request without parameters, link and body has only its route', () => {
  expect(requestOf('readProfile')).toEqual({ method: 'GET', path: '/api/me', headers: {} });
});

test('a request has its body as JSON, and its link in a header with any text', () => {
  const body = { seat: 1, name: 'Anna' };
  expect(requestOf('sitDown', { link: 'Żółć', body })).toEqual({
    method: 'POST',
    path: '/api/link/sit',
    headers: { 'Content-Type': 'application/json', 'Cordillera-Link': encodeURIComponent('Żółć') },
    body: JSON.stringify(body),
  });
  expect(requestOf('readTable', { params: { id: 'x' }, link: null }).headers).toEqual({});
});

test('TypeScript refuses a request that does not fit its route', () => {
  // @ts-expect-error which table?
  expect(() => requestOf('startGame', { body: {} })).not.toThrow();
  // @ts-expect-error this route takes no body
  expect(requestOf('readProfile', { body: { name: 'Anna' } }).path).toBe('/api/me');
  // @ts-expect-error a seat is a number
  expect(requestOf('leaveSeat', { params: { id: 'x' }, body: { seat: '1' } }).path).toBe('/api/tables/x/leave');
});
