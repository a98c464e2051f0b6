import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { RefusalError } from '../refusalError.ts';
import { newPerson, type Person, personOf, secretOf, touchDevice, updatePerson } from '../store/people.ts';
import { deviceLabel } from './deviceLabel.ts';

const plainCookie = 'cordillera';
/** Browsers accept this name only from the host itself, over https. */
const hostCookie = '__Host-cordillera';
/** More than a year, renewed with every visit. */
const cookieMaxAgeSeconds = 400 * 24 * 3600;

export const cookieSecret = (database: Database): Promise<string> =>
  secretOf(database, 'cookie', () => randomBytes(32).toString('base64url'));

/** Identifies people by their device's signed cookie, which no script can read. */
export class Identity {
  readonly #database: Database;
  readonly #secure: boolean;
  /** The name of the cookie, and its earlier name from before https. */
  readonly #names: readonly [string, ...string[]];
  readonly #requireNewAllowed: (request: FastifyRequest) => Promise<void>;

  constructor(database: Database, secure: boolean, requireNewAllowed: (request: FastifyRequest) => Promise<void>) {
    this.#database = database;
    this.#secure = secure;
    this.#names = secure ? [hostCookie, plainCookie] : [plainCookie];
    this.#requireNewAllowed = requireNewAllowed;
  }

  deviceOf(request: FastifyRequest): string | null {
    for (const name of this.#names) {
      const shown = request.cookies[name];
      if (shown === undefined) continue;
      const { valid, value } = request.unsignCookie(shown);
      if (valid) return value;
    }
    return null;
  }

  /** The person who uses this device; null until they have done something. */
  async person(request: FastifyRequest): Promise<Person | null> {
    const device = this.deviceOf(request);
    const person = device === null ? null : await personOf(this.#database, device);
    if (person?.banned != null) throw new RefusalError('banned');
    return person;
  }

  /** The same, but refuses a device without a person. */
  async known(request: FastifyRequest): Promise<Person> {
    const person = await this.person(request);
    if (!person) throw new RefusalError('not-your-seat');
    return person;
  }

  /** The same, but makes a new person with this name for a device without one. */
  async named(request: FastifyRequest, reply: FastifyReply, name: string): Promise<Person> {
    const person = await this.person(request);
    if (!person) {
      await this.#requireNewAllowed(request);
      const { person: made, device } = await newPerson(
        this.#database,
        name,
        deviceLabel(request),
        this.#database.now(),
      );
      this.remember(reply, device);
      return made;
    }
    if (person.name === name) return person;
    const renamed = { ...person, name };
    await this.#database.write(updatePerson(renamed));
    return renamed;
  }

  /** Renews the cookie of a known device. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const device = this.deviceOf(request);
    if (device === null) return;
    await this.#database.write(touchDevice(device, this.#database.now()));
    this.remember(reply, device);
  }

  remember(reply: FastifyReply, device: string): void {
    const [name, ...old] = this.#names;
    reply.setCookie(name, device, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      signed: true,
      maxAge: cookieMaxAgeSeconds,
    });
    for (const each of old) if (reply.request.cookies[each] !== undefined) reply.clearCookie(each, { path: '/' });
  }

  forget(reply: FastifyReply): void {
    for (const name of this.#names) reply.clearCookie(name, { path: '/', secure: this.#secure });
  }
}
