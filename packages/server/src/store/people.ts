import * as v from 'valibot';
import { type Database, type Statement, statement } from '../database/database.ts';
import { newCode, newId } from '../ids.ts';
import { type StoredJson, storedJson } from './json.ts';

export const languages = ['en', 'fr', 'pl'] as const;
export type Language = (typeof languages)[number];

/** A person's settings. */
export interface PersonSettings {
  language?: Language;
  /** The webhook that is called when it is their turn. */
  webhook?: string;
  email?: { address: string; confirmed: boolean };
}

export interface Person {
  id: string;
  name: string;
  settings: PersonSettings;
  created: number;
  banned: number | null;
}

interface Row extends Omit<Person, 'settings'> {
  settings: string;
}

export const settingsJson: StoredJson<PersonSettings> = storedJson(
  v.object({
    language: v.exactOptional(v.picklist(languages)),
    webhook: v.exactOptional(v.string()),
    email: v.exactOptional(v.object({ address: v.string(), confirmed: v.boolean() })),
  }),
  ({ language, webhook, email }: PersonSettings) => ({
    ...(language !== undefined && { language }),
    ...(webhook !== undefined && { webhook }),
    ...(email !== undefined && { email: { address: email.address, confirmed: email.confirmed } }),
  }),
  (stored) => stored,
);

const person = (row: Row | undefined): Person | null =>
  row
    ? {
        id: row.id,
        name: row.name,
        settings: settingsJson.read(row.settings, `person ${row.id}, settings`),
        created: row.created,
        banned: row.banned,
      }
    : null;

/** The person of a device; null when it has none. */
export async function personOf(database: Database, device: string): Promise<Person | null> {
  const [row] = await database.read<Row>(
    `SELECT person.id AS id, name, settings, person.created AS created, banned FROM person
      JOIN device ON device.person = person.id WHERE device.id = $1`,
    device,
  );
  return person(row);
}

export async function readPerson(database: Database, id: string): Promise<Person | null> {
  const [row] = await database.read<Row>('SELECT id, name, settings, created, banned FROM person WHERE id = $1', id);
  return person(row);
}

/** Those of these people who have not been deleted. */
export async function stillKnown(database: Database, people: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(people.map((each) => readPerson(database, each)));
  return new Set(found.flatMap((each) => each?.id ?? []));
}

/** Creates a person with their first device. */
export async function newPerson(
  database: Database,
  name: string,
  label: string,
  now: number,
): Promise<{ person: Person; device: string }> {
  const made: Person = { id: newId(), name, settings: {}, created: now, banned: null };
  const device = newId();
  await database.write(
    statement(
      'INSERT INTO person (id, name, settings, created, seen) VALUES ($1, $2, $3, $4, $4)',
      made.id,
      name,
      settingsJson.write(made.settings),
      now,
    ),
    insertDevice(device, made.id, label, now),
  );
  return { person: made, device };
}

export const updatePerson = ({ id, name, settings }: Person): Statement =>
  statement('UPDATE person SET name = $2, settings = $3 WHERE id = $1', id, name, settingsJson.write(settings));

/** A person's device, with what tells it apart from others. */
export interface Device {
  id: string;
  label: string;
  created: number;
  seen: number;
}

export const insertDevice = (id: string, person: string, label: string, now: number): Statement =>
  statement(
    'INSERT INTO device (id, person, label, created, seen) VALUES ($1, $2, $3, $4, $4)',
    id,
    person,
    label,
    now,
  );

export const deleteDevice = (id: string, person: string): Statement =>
  statement('DELETE FROM device WHERE id = $1 AND person = $2', id, person);

export const touchDevice = (id: string, now: number): Statement =>
  statement('UPDATE device SET seen = $2 WHERE id = $1', id, now);

export const devicesOf = (database: Database, person: string): Promise<Device[]> =>
  database.read<Device>('SELECT id, label, created, seen FROM device WHERE person = $1 ORDER BY created', person);

/** A passkey of a person. */
export interface Passkey {
  id: string;
  person: string;
  /** The public key, base64url. */
  publicKey: string;
  transports: string[];
  label: string;
  counter: number;
  created: number;
}

interface PasskeyRow extends Pick<Passkey, 'id' | 'person' | 'counter' | 'created'> {
  body: string;
}

type PasskeyBody = Pick<Passkey, 'publicKey' | 'transports' | 'label'>;

export const passkeyJson: StoredJson<PasskeyBody> = storedJson(
  v.object({ publicKey: v.string(), transports: v.array(v.string()), label: v.string() }),
  ({ publicKey, transports, label }: PasskeyBody) => ({ publicKey, transports, label }),
  (stored) => stored,
);

const passkey = ({ id, person, counter, created, body }: PasskeyRow): Passkey => ({
  id,
  person,
  counter,
  created,
  ...passkeyJson.read(body, `passkey ${id}`),
});

export const insertPasskey = ({ id, person, counter, created, ...body }: Passkey): Statement =>
  statement(
    'INSERT INTO passkey (id, person, body, counter, created) VALUES ($1, $2, $3, $4, $5)',
    id,
    person,
    passkeyJson.write(body),
    counter,
    created,
  );

/** The counter detects copied keys: a copy would repeat a value. */
export const updatePasskeyCounter = (id: string, counter: number): Statement =>
  statement('UPDATE passkey SET counter = $2 WHERE id = $1', id, counter);

export const deletePasskey = (id: string, person: string): Statement =>
  statement('DELETE FROM passkey WHERE id = $1 AND person = $2', id, person);

export async function readPasskey(database: Database, id: string): Promise<Passkey | null> {
  const [row] = await database.read<PasskeyRow>(
    'SELECT id, person, body, counter, created FROM passkey WHERE id = $1',
    id,
  );
  return row ? passkey(row) : null;
}

export async function passkeysOf(database: Database, person: string): Promise<Passkey[]> {
  const rows = await database.read<PasskeyRow>(
    'SELECT id, person, body, counter, created FROM passkey WHERE person = $1 ORDER BY created',
    person,
  );
  return rows.map(passkey);
}

/** Creates a code for a single use within a limited time. */
export async function issueToken(
  database: Database,
  kind: string,
  body: string,
  until: number,
  now: number,
  code: string = newCode(),
): Promise<string> {
  await database.write(
    statement('DELETE FROM token WHERE until < $1', now),
    statement('INSERT INTO token (code, kind, body, until) VALUES ($1, $2, $3, $4)', code, kind, body, until),
  );
  return code;
}

/** Deletes a person's unconfirmed address. */
export const deleteAddress = (person: string): Statement =>
  statement("DELETE FROM token WHERE kind = 'email' AND body LIKE $1", `%"${person}"%`);

/** The body of a token, which is consumed; null for an unknown, used or expired code. */
export async function useToken(database: Database, kind: string, code: string, now: number): Promise<string | null> {
  const [row] = await database.read<{ body: string }>(
    'SELECT body FROM token WHERE code = $1 AND kind = $2 AND until >= $3',
    code,
    kind,
    now,
  );
  if (!row) return null;
  // only one caller can delete it
  const [taken] = await database.write(statement('DELETE FROM token WHERE code = $1', code));
  return taken === 1 ? row.body : null;
}

/** A secret that all processes share, made by the first that needs it. */
export async function secretOf(database: Database, name: string, make: () => string): Promise<string> {
  await database.write(
    statement('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', name, make()),
  );
  const [row] = await database.read<{ value: string }>('SELECT value FROM secret WHERE name = $1', name);
  return row!.value;
}
