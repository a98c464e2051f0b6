import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** A passkey in software: the browser and its authenticator together. */
export class Authenticator {
  readonly #origin: string;
  readonly id: string = randomBytes(16).toString('base64url');
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    ({ publicKey: this.#publicKey, privateKey: this.#privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  #clientData(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** User present and verified; includes the key when it is new. */
  #authenticatorData(credential?: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    const flags = 0b101 | (credential ? 0b1000000 : 0);
    const site = sha256(new URL(this.#origin).hostname);
    return Buffer.concat([site, Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)]);
  }

  register({ challenge }: { challenge: string }) {
    const { x, y } = this.#publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
    const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(this.#authenticatorData(credential))],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64(this.#clientData('webauthn.create', challenge)),
        attestationObject: base64(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  answer({ challenge }: { challenge: string }, { origin = this.#origin } = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const authenticatorData = this.#authenticatorData();
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(this.#privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64(clientData),
        authenticatorData: base64(authenticatorData),
        signature: base64(signature),
      },
    };
  }
}
