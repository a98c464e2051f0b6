import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chacha20Block, type Key } from '../src/chacha20.ts';

const hexOf = (words: readonly number[]): string => Buffer.from(Int32Array.from(words).buffer).toString('hex');
const keyOf = (bytes: Uint8Array): Key => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: 8 }, (_, index) => view.getInt32(4 * index, true)) as unknown as Key;
};

// RFC 8439, appendix A.1, test vectors 1 and 2: those whose key and nonce are 0.
test.each([
  [
    0,
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  ],
  [
    1,
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  ],
])('block %i of the zero key matches the RFC', (counter, block) => {
  expect(hexOf(chacha20Block([0, 0, 0, 0, 0, 0, 0, 0], counter))).toBe(block);
});

test('any block of any key matches OpenSSL', () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(key, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (bytes, counter) => {
      const start = Buffer.alloc(16);
      start.writeUInt32LE(counter);
      const theirs = createCipheriv('chacha20', bytes, start).update(Buffer.alloc(64));
      expect(hexOf(chacha20Block(keyOf(bytes), counter))).toBe(theirs.toString('hex'));
    }),
  );
});
