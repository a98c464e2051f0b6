import { lookup as resolve } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Address ranges outside the public internet: this machine, its network, and reserved ones. */
const privateRanges = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateRanges.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  privateRanges.addSubnet(network, prefix, 'ipv6');
const outsideV6 = new BlockList();
outsideV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public internet. */
export function isPublic(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  switch (isIP(mapped)) {
    case 4:
      return !privateRanges.check(mapped, 'ipv4');
    case 6:
      // only the range allocated so far
      return outsideV6.check(mapped, 'ipv6') && !privateRanges.check(mapped, 'ipv6');
    default:
      return false;
  }
}

export interface Answer {
  status: number;
}

export interface PublicHttpClientInput {
  /** Overridden by tests only. */
  protocol?: 'https:' | 'http:';
  lookup?: typeof resolve;
  isAllowed?: (address: string) => boolean;
  requestTimeoutMs?: number;
}

/**
 * Sends requests to addresses given by strangers: only over https, never into private networks, and with a timeout
 * (prevents SSRF).
 */
export class PublicHttpClient {
  readonly #protocol: string;
  readonly #lookup: typeof resolve;
  readonly #isAllowed: (address: string) => boolean;
  readonly #requestTimeoutMs: number;

  constructor({
    protocol = 'https:',
    lookup = resolve,
    isAllowed = isPublic,
    requestTimeoutMs = 5000,
  }: PublicHttpClientInput = {}) {
    this.#protocol = protocol;
    this.#lookup = lookup;
    this.#isAllowed = isAllowed;
    this.#requestTimeoutMs = requestTimeoutMs;
  }

  /** The parsed address; null when it is never allowed. */
  urlOf(text: string): URL | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.protocol !== this.#protocol || url.username !== '' || url.password !== '') return null;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // a name is resolved when it is called; an IP address is checked right away
    if (isIP(host) !== 0 && !this.#isAllowed(host)) return null;
    return url;
  }

  /** Whether this address resolves to allowed addresses only. */
  async isReachable(text: string): Promise<boolean> {
    const url = this.urlOf(text);
    if (!url) return false;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0) return true;
    return new Promise((done) => this.#resolve(host, {}, (error) => done(error === null)));
  }

  /**
   * Resolves a name to its addresses and checks all of them; the request then uses a checked one, so it cannot be
   * redirected by a second lookup.
   */
  readonly #resolve = (
    host: string,
    options: object,
    done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
  ): void => {
    this.#lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) done(error, []);
      else if (addresses.length === 0 || !addresses.every(({ address }) => this.#isAllowed(address)))
        done(new Error('this name leads into a network of our own'), []);
      else done(null, addresses);
    });
  };

  /** Sends a POST request. Redirects are not followed but returned like any other response. */
  post(address: string, headers: Record<string, string | number>, body: string | Buffer): Promise<Answer> {
    const url = this.urlOf(address);
    if (!url) return Promise.reject(new Error('this address is never called'));
    const request = this.#protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise((done, fail) => {
      const signal = AbortSignal.timeout(this.#requestTimeoutMs);
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
          agent: false,
          signal,
          lookup: (host, options, found) =>
            this.#resolve(host, options, (error, addresses) => {
              const [first] = addresses;
              if (error || !first) found(error ?? new Error('no address'), '', 0);
              else if (options.all) found(null, addresses);
              else found(null, first.address, first.family);
            }),
        },
        (response) => {
          // the body of the response does not matter
          response.destroy();
          done({ status: response.statusCode ?? 0 });
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  }
}
