import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { fillPath, linkHeader, type Route, type RouteName, routes, tableSocketPath } from '@cordillera/protocol/http';
import { bodies } from '@cordillera/protocol/http/bodies';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { house } from '../helpers/served.ts';

/** The paths for links that pages of the previous version use. */
const oldAddresses = [
  'GET /api/links/:code',
  'POST /api/links/:code/sit',
  'POST /api/links/:code/ask',
  'DELETE /api/links/:code/ask',
];

const parameters = { id: 'abcdefghijkl', passkey: 'a-passkey', hash: '0'.repeat(64) };

const contract = Object.entries(routes) as [RouteName, Route][];

test('a server answers the routes of the contract and the old paths, and no others', async () => {
  const registered: string[] = [];
  const listen = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) registered.push(`${each} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  await house().finally(() => unsubscribe('fastify.initialization', listen));
  const ofPages = registered.filter((route) => route.includes(' /api/') && !route.startsWith('HEAD '));
  expect(ofPages.toSorted()).toEqual(
    [
      ...contract.map(([, { method, path }]) => `${method} ${path}`),
      `GET ${tableSocketPath}`,
      ...oldAddresses,
    ].toSorted(),
  );
});

test('every route that takes a body refuses an invalid one', async () => {
  const { visitor } = await house();
  const anna = visitor();
  await anna.create({ game: 'colorado', seats: [null, null] });
  // a plausible link code: it is looked up only after the body has been validated
  const headers = { [linkHeader]: 'y'.repeat(24) };
  const answers: unknown[] = [];
  for (const name of Object.keys(bodies) as RouteName[]) {
    const { method, path } = routes[name];
    const { status, body } = await anna.ask(method, fillPath<string>(path, parameters), { nothing: 1 }, headers);
    answers.push([name, status, body.code]);
  }
  expect(answers.length).toBeGreaterThan(0);
  expect(answers).toEqual(Object.keys(bodies).map((name) => [name, 400, 'bad-message']));
});

test('every route with an ID in its path refuses an invalid one', async () => {
  const { visitor } = await house();
  const anna = visitor();
  await anna.create({ game: 'colorado', seats: [null, null] });
  const withId = contract.filter(([, { path }]) => path.includes(':id'));
  const answers: unknown[] = [];
  for (const [name, { method, path }] of withId) {
    const { status, body } = await anna.ask(method, fillPath<string>(path, { id: 'no ID' }));
    answers.push([name, status, body.code]);
  }
  expect(answers.length).toBeGreaterThan(0);
  expect(answers).toEqual(withId.map(([name]) => [name, 400, 'bad-message']));
});
