import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { type Database, DuplicateKeyError } from '../database/database.ts';
import { RefusalError } from '../refusalError.ts';
import {
  insertPasskey,
  issueToken,
  type Passkey,
  type Person,
  passkeysOf,
  readPasskey,
  updatePasskeyCounter,
  useToken,
} from '../store/people.ts';

/** How long a person may take to answer a challenge. */
const challengeTtlMs = 5 * 60_000;

const maxPasskeys = 20;

/** The site of the page; a passkey is valid for one site only. */
export interface Site {
  origin: string;
  host: string;
}

/** The challenge in the response. It is consumed in any case, and must have been issued for this purpose and person. */
async function answered(
  database: Database,
  kind: string,
  body: string,
  { response: { clientDataJSON } }: { response: { clientDataJSON: string } },
): Promise<string> {
  let challenge: unknown;
  try {
    ({ challenge } = decodeClientDataJSON(clientDataJSON));
  } catch {
    // no authenticator sends this
    throw new RefusalError('passkey');
  }
  if (typeof challenge !== 'string' || (await useToken(database, kind, challenge, database.now())) !== body)
    throw new RefusalError('passkey');
  return challenge;
}

/** Every library error becomes the same refusal, so a caller learns nothing. */
async function verified<Result extends { verified: boolean }>(verifying: Promise<Result>): Promise<Result> {
  const result = await verifying.catch(() => null);
  if (!result?.verified) throw new RefusalError('passkey');
  return result;
}

async function issue(database: Database, kind: string, body: string, challenge: string): Promise<void> {
  await issueToken(database, kind, body, database.now() + challengeTtlMs, database.now(), challenge);
}

/** The passkeys of a person; refuses a person who has the maximum number. */
async function requirePasskeyQuota(database: Database, person: Person): Promise<Passkey[]> {
  const known = await passkeysOf(database, person.id);
  if (known.length >= maxPasskeys) throw new RefusalError('too-many', { most: maxPasskeys });
  return known;
}

export async function registrationFor(
  database: Database,
  person: Person,
  site: Site,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await requirePasskeyQuota(database, person);
  const options = await generateRegistrationOptions({
    rpName: 'Cordillera',
    rpID: site.host,
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    timeout: challengeTtlMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await issue(database, 'register', person.id, options.challenge);
  return options;
}

export async function register(
  database: Database,
  person: Person,
  site: Site,
  response: RegistrationResponseJSON,
  label: string,
): Promise<void> {
  const challenge = await answered(database, 'register', person.id, response);
  // several may have been requested before the first was added
  await requirePasskeyQuota(database, person);
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
    }),
  );
  const { id, publicKey, counter, transports = [] } = registrationInfo!.credential;
  const key: Passkey = {
    id,
    person: person.id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports,
    label,
    counter,
    created: database.now(),
  };
  try {
    await database.write(insertPasskey(key));
  } catch (error) {
    if (error instanceof DuplicateKeyError) throw new RefusalError('passkey');
    throw error;
  }
}

export async function signInOptions(database: Database, site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    timeout: challengeTtlMs,
    userVerification: 'required',
  });
  await issue(database, 'sign-in', '', options.challenge);
  return options;
}

/** Verifies a response and returns the person of its passkey. */
export async function signIn(database: Database, site: Site, response: AuthenticationResponseJSON): Promise<string> {
  const key = await readPasskey(database, response.id);
  if (!key) throw new RefusalError('passkey');
  const challenge = await answered(database, 'sign-in', '', response);
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
        transports: key.transports,
      },
    }),
  );
  await database.write(updatePasskeyCounter(key.id, authenticationInfo.newCounter));
  return key.person;
}
