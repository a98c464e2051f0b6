import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addressJson, subscriptionJson, vapidJson } from '../../src/notifications/notifications.ts';
import { decode, encode } from '../../src/store/entries.ts';
import { type StoredJson, storedRecord, storedTexts } from '../../src/store/json.ts';
import { seatsJson, snapshotJson, summaryJson, timeControlJson } from '../../src/store/matchJson.ts';
import { passkeyJson, settingsJson } from '../../src/store/people.ts';
import { proposalJson } from '../../src/store/proposals.ts';

const rowsOf = (name: string): Record<string, Record<string, string>[]> =>
  JSON.parse(
    gunzipSync(
      readFileSync(fileURLToPath(new URL(`../recorded/${name}.postgres.json.gz`, import.meta.url))),
    ).toString(),
  );

/** Writes a value the way this version does. */
const again =
  <Value>(json: StoredJson<Value>) =>
  (text: string): unknown =>
    JSON.parse(json.write(json.read(text, 'a row')));

/** The columns that hold JSON. */
const columns: Record<string, Record<string, ReturnType<typeof again>>> = {
  match: {
    options: again(storedRecord),
    seats: again(seatsJson),
    pace: again(timeControlJson),
    summary: again(summaryJson),
  },
  snapshot: { body: again(snapshotJson) },
  person: { settings: again(settingsJson) },
  pack: { files: again(storedRecord) },
};

describe.each(['step-0', 'step-5'])('the database recorded at %s', (name) => {
  const tables = rowsOf(name);

  test.each(Object.keys(columns))(
    '%s: its JSON is written as it was read, under the names it was stored with',
    (table) => {
      expect(tables[table]!.length).toBeGreaterThan(0);
      for (const row of tables[table]!)
        for (const [column, written] of Object.entries(columns[table]!))
          expect(written(row[column]!), `${table}.${column}`).toEqual(JSON.parse(row[column]!));
    },
  );

  test('log entries are written in the form in which they were read', () => {
    expect(tables.entry!.length).toBeGreaterThan(100);
    for (const { body } of tables.entry!) expect(encode(decode(body!, 'a row'))).toBe(body);
  });
});

test.each<[string, ReturnType<typeof again>, object]>([
  ['pace', again(timeControlJson), { kind: 'bank', seconds: 600, more: 30 }],
  [
    'summary',
    again(summaryJson),
    {
      seats: [{ name: 'Anna' }, { name: 'Bert', standIn: 'wagoner' }, { name: 'Open', open: true }],
      waiting: [0],
      armed: true,
      turn: 3,
      clocks: [{ left: 1200, since: null }],
      totals: [1, -2],
      result: { reason: 'rounds', winners: [0], totals: [1, -2], groups: [[0], [1]] },
    },
  ],
  [
    'settings',
    again(settingsJson),
    { language: 'fr', webhook: 'https://example.org', email: { address: 'a@b', confirmed: true } },
  ],
  ['passkey', again(passkeyJson), { publicKey: 'abc', transports: ['usb'], label: 'key' }],
  ['subscription', again(subscriptionJson), { endpoint: 'https://example.org', keys: { p256dh: 'p', auth: 'a' } }],
  ['address', again(addressJson), { person: 'p1', address: 'a@b' }],
  ['push keys', again(vapidJson), { publicKey: 'p', privateKey: 'q' }],
  ['pause', again(proposalJson), { what: 'pause', until: 1_800_000_000_000, key: 'k' }],
  ['pause without an end', again(proposalJson), { what: 'pause', key: 'k' }],
  ['resume', again(proposalJson), { what: 'resume', key: 'k' }],
  ['take back', again(proposalJson), { what: 'takeBack', seat: 2, key: 'k' }],
  ['people who agreed', again(storedTexts), ['p1', 'p2']],
])('stored JSON keeps its names: %s', (_name, written, stored) => {
  expect(written(JSON.stringify(stored))).toEqual(stored);
});

test('a proposal from before it had a key can be read', () => {
  expect(proposalJson.read('{"what":"resume"}', 'a row')).toEqual({ key: '', proposal: { what: 'resume' } });
});

test.each([
  ['{', 'it is not JSON'],
  ['{"waiting":[]}', 'seats: '],
  ['{"seats":[{"name":7}],"waiting":[]}', 'seats.0.name: '],
])('an error locates unreadable data and gives the reason: %s', (text, problem) => {
  expect(() => summaryJson.read(text, 'match m1, summary')).toThrow(
    `The database holds something in match m1, summary that this version cannot read: ${problem}`,
  );
});

test('a log entry of a kind that only a newer version writes is reported', () => {
  expect(() => decode('x0', 'match m1, entry 4')).toThrow('match m1, entry 4 that this version cannot read');
});
