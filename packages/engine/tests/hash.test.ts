import { expect, test } from 'vitest';
import { isSeed, newSeed, seedHash, sha256Hex, stateHash } from '../src/hash.ts';

test('sha256Hex matches the standard example', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex('ł é')).toBe('5ee46fcb5e4335d0bb189a7281dcad15182bcb689b97eba5d4a205448ec7224d');
});

test('the fingerprint of a state is 64 bits of its canonical JSON', () => {
  expect(stateHash({ b: 2, a: 1 })).toBe(sha256Hex('{"a":1,"b":2}').slice(0, 16));
  expect(stateHash({ a: 1, b: 2 })).toBe(stateHash({ b: 2, a: 1 }));
  expect(stateHash({ a: 1, b: 3 })).not.toBe(stateHash({ a: 1, b: 2 }));
});

test('newSeed returns a valid seed, different each time', () => {
  const seeds = Array.from({ length: 20 }, newSeed);
  expect(seeds.every(isSeed)).toBe(true);
  expect(new Set(seeds).size).toBe(20);
});

test.each(['', '0'.repeat(31), '0'.repeat(33), 'A'.repeat(32), `${'0'.repeat(31)}g`, ` ${'0'.repeat(32)}`])(
  '"%s" is not a seed',
  (text) => {
    expect(isSeed(text)).toBe(false);
  },
);

test('the hash of a seed is the SHA-256 of its digits', () => {
  expect(seedHash('0'.repeat(32))).toBe('84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a');
});
