import type { KnownProfile, PasskeyLine } from '@cordillera/protocol/http';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { insertClusterCommand } from '../../cluster/clusterCommands.ts';
import { statement } from '../../database/database.ts';
import { newId } from '../../ids.ts';
import { type Notifications, subscriptionJson } from '../../notifications/notifications.ts';
import { erasePerson } from '../../people/erasePerson.ts';
import { exportPersonData } from '../../people/exportPersonData.ts';
import { mergePeople } from '../../people/mergePeople.ts';
import { register, registrationFor, type Site, signIn, signInOptions } from '../../people/passkeys.ts';
import { countTables } from '../../people/tablesOfPerson.ts';
import { RefusalError } from '../../refusalError.ts';
import {
  deleteDevice,
  deletePasskey,
  devicesOf,
  insertDevice,
  type Person,
  type PersonSettings,
  passkeysOf,
  readPerson,
  updatePerson,
} from '../../store/people.ts';
import type { Tables } from '../../table/tableRegistry.ts';
import { addRoute } from '../addRoute.ts';
import { deviceLabel } from '../deviceLabel.ts';
import type { Identity } from '../identity.ts';
import { limiter, sourceOf } from '../requestLimiter.ts';

/** In how many browsers one person may get notifications. */
const maxSubscriptions = 10;

export interface PersonRoutesInput {
  tables: Tables;
  identity: Identity;
  notices: Notifications;
  publicUrl: string | null;
  /** Closes all connections of this person. */
  dismiss(person: string): void;
}

/** Routes for a person's name, devices, passkeys, notifications and deletion. */
export function addPersonRoutes(app: FastifyInstance, input: PersonRoutesInput): void {
  const { tables, identity, notices, publicUrl } = input;
  const { database } = tables;
  const hourMs = 3_600_000;
  const deviceKey = (request: FastifyRequest): string => identity.deviceOf(request) ?? sourceOf(request.ip);
  const downloads = limiter(app, { max: 10, windowMs: hourMs, key: deviceKey });
  const signIns = limiter(app, { max: 120, windowMs: hourMs });
  const mails = limiter(app, { max: 5, windowMs: hourMs, key: deviceKey });
  const mailsTo = limiter(app, {
    max: 3,
    windowMs: hourMs,
    key: ({ body }) => String((body as { email: string }).email).toLowerCase(),
  });

  /** The site of the requesting page, whose origin has been checked. */
  const siteOf = (request: FastifyRequest): Site => {
    const origin = publicUrl ?? request.headers.origin!;
    return { origin, host: new URL(origin).hostname };
  };

  const offers = { pushKey: notices.pushKey, email: notices.canMail };

  const passkeyLines = async (person: string): Promise<PasskeyLine[]> =>
    (await passkeysOf(database, person)).map(({ id, label, created }) => ({ id, label, created }));

  const profileOf = async (person: Person, here: string | null): Promise<KnownProfile> => {
    const [devices, passkeys, push] = await Promise.all([
      devicesOf(database, person.id),
      passkeyLines(person.id),
      database.read<{ endpoint: string }>('SELECT endpoint FROM push WHERE person = $1', person.id),
    ]);
    const { language = null, webhook = null, email = null } = person.settings;
    return {
      name: person.name,
      language,
      notices: { push: push.length, webhook, email },
      devices: devices.map((device) => ({ ...device, here: device.id === here })),
      passkeys,
      offers,
    };
  };

  addRoute(app, 'readProfile', async ({ request, reply }) => {
    const person = await identity.person(request);
    if (!person) return { name: null, offers };
    await identity.renew(request, reply);
    return profileOf(person, identity.deviceOf(request));
  });

  addRoute(app, 'changeProfile', async ({ request, body: change }) => {
    const person = await identity.known(request);
    const settings: PersonSettings = { ...person.settings };
    if (change.language !== undefined) settings.language = change.language;
    if (change.webhook === null) delete settings.webhook;
    else if (change.webhook !== undefined && change.webhook !== settings.webhook) {
      if (!(await notices.outside.isReachable(change.webhook))) throw new RefusalError('bad-webhook');
      settings.webhook = change.webhook;
    }
    const asked = change.email !== undefined && change.email !== settings.email?.address ? change.email : undefined;
    if (asked === null) delete settings.email;
    else if (asked !== undefined) {
      if (!notices.canMail) throw new RefusalError('no-mail');
      await mails(request);
      await mailsTo(request);
      settings.email = { address: asked, confirmed: false };
    }
    const changed = { ...person, name: change.name ?? person.name, settings };
    await database.write(updatePerson(changed));
    if (typeof asked === 'string') await notices.askForAddress(changed, asked);
    return profileOf(changed, identity.deviceOf(request));
  });

  /** The link in the e-mail may be opened in any browser: its code identifies the person. */
  addRoute(app, 'confirmEmail', async ({ body: { code } }) => {
    const confirmed = await notices.confirmed(code);
    const person = confirmed && (await readPerson(database, confirmed.person));
    // they may have entered another address since
    if (!confirmed || person?.settings.email?.address !== confirmed.address) throw new RefusalError('code-used');
    const email = { address: confirmed.address, confirmed: true };
    await database.write(updatePerson({ ...person, settings: { ...person.settings, email } }));
    return { email };
  });

  addRoute(app, 'downloadPerson', async ({ request, reply }) => {
    const person = await identity.known(request);
    await downloads(request);
    void reply.header('Content-Disposition', 'attachment; filename="cordillera.json"');
    return exportPersonData(tables, person);
  });

  addRoute(app, 'erasePerson', async ({ request, reply }) => {
    const person = await identity.known(request);
    await erasePerson(tables, person);
    input.dismiss(person.id);
    identity.forget(reply);
    return {};
  });

  // ---- devices

  addRoute(app, 'removeDevice', async ({ request, reply, params: { id } }) => {
    const person = await identity.known(request);
    const others = (await devicesOf(database, person.id)).filter((device) => device.id !== id);
    if (others.length === 0 && (await passkeysOf(database, person.id)).length === 0)
      throw new RefusalError('would-be-lost', { tables: await countTables(database, person.id) });
    // the device's pages are open as this person, in any process: they reconnect as whom they are now
    await database.write(deleteDevice(id, person.id), insertClusterCommand('person', person.id, database.now()));
    input.dismiss(person.id);
    if (id === identity.deviceOf(request)) identity.forget(reply);
    return {};
  });

  // ---- passkeys

  addRoute(app, 'passkeyOptions', async ({ request }) => {
    const person = await identity.known(request);
    return registrationFor(database, person, siteOf(request));
  });

  addRoute(app, 'addPasskey', async ({ request, body: { answer } }) => {
    const person = await identity.known(request);
    await register(database, person, siteOf(request), answer as RegistrationResponseJSON, deviceLabel(request));
    return passkeyLines(person.id);
  });

  addRoute(app, 'removePasskey', async ({ request, params: { passkey } }) => {
    const person = await identity.known(request);
    await database.write(deletePasskey(passkey, person.id));
    return passkeyLines(person.id);
  });

  /** `tables`: how many tables this device's present person would bring along or leave. */
  addRoute(app, 'signInOptions', async ({ request }) => {
    await signIns(request);
    const person = await identity.person(request);
    const options = await signInOptions(database, siteOf(request));
    return { options, tables: person ? await countTables(database, person.id) : 0 };
  });

  addRoute(app, 'signIn', async ({ request, reply, body: { answer, bring } }) => {
    await signIns(request);
    const present = await identity.person(request);
    const signedIn = await signIn(database, siteOf(request), answer as AuthenticationResponseJSON);
    const person = await readPerson(database, signedIn);
    if (!person) throw new RefusalError('passkey');
    if (person.banned !== null) throw new RefusalError('banned');
    const device = identity.deviceOf(request);
    if (present?.id === person.id) return profileOf(person, device);
    if (present) await leave(present, person, device, bring);
    // moved to this person by the merge already
    if (present && bring) return profileOf(person, device);
    // a new ID for the device invalidates its old cookie
    const made = newId();
    await database.write(
      ...(device === null ? [] : [statement('DELETE FROM device WHERE id = $1', device)]),
      insertDevice(made, person.id, deviceLabel(request), database.now()),
    );
    identity.remember(reply, made);
    return profileOf(person, made);
  });

  /**
   * Ends the use of this device by its present person: merges them into the one who signed in (`bring`), or keeps them
   * if they can sign in another way.
   */
  async function leave(present: Person, person: Person, here: string | null, bring: boolean): Promise<void> {
    if (bring) {
      await mergePeople(tables, present, person);
      input.dismiss(present.id);
      return;
    }
    const [devices, keys, played] = await Promise.all([
      devicesOf(database, present.id),
      passkeysOf(database, present.id),
      countTables(database, present.id),
    ]);
    if (keys.length > 0 || devices.some(({ id }) => id !== here)) return;
    if (played > 0) throw new RefusalError('would-be-lost', { tables: played });
    await erasePerson(tables, present);
  }

  // ---- notices in the browser

  addRoute(app, 'subscribePush', async ({ request, body: { subscription } }) => {
    const person = await identity.known(request);
    if (!notices.outside.urlOf(subscription.endpoint)) throw new RefusalError('bad-webhook');
    const [row] = await database.read<{ count: number }>(
      'SELECT COUNT(*) AS count FROM push WHERE person = $1 AND endpoint <> $2',
      person.id,
      subscription.endpoint,
    );
    if (row!.count >= maxSubscriptions) throw new RefusalError('too-many', { most: maxSubscriptions });
    await database.write(
      statement(
        `INSERT INTO push (endpoint, person, body, created) VALUES ($1, $2, $3, $4)
          ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, body = excluded.body`,
        subscription.endpoint,
        person.id,
        subscriptionJson.write(subscription),
        database.now(),
      ),
    );
    return {};
  });

  addRoute(app, 'unsubscribePush', async ({ request, body: { endpoint } }) => {
    const person = await identity.known(request);
    await database.write(statement('DELETE FROM push WHERE endpoint = $1 AND person = $2', endpoint, person.id));
    return {};
  });
}
