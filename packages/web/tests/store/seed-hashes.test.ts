import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedSeedHash, rememberSeedHash } from '../../src/store/seedHashes.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the first fingerprint of a table is kept, whatever comes later', () => {
  expect(rememberedSeedHash('a table')).toBeNull();
  rememberSeedHash('a table', 'abc');
  rememberSeedHash('a table', 'def');
  rememberSeedHash('another', 'ghi');
  expect([rememberedSeedHash('a table'), rememberedSeedHash('another'), rememberedSeedHash('a third')]).toEqual([
    'abc',
    'ghi',
    null,
  ]);
});

test('the fingerprints of the last two hundred tables are kept', () => {
  for (let i = 0; i < 250; i++) rememberSeedHash(`table ${i}`, String(i));
  expect(rememberedSeedHash('table 49')).toBeNull();
  expect(rememberedSeedHash('table 50')).toBe('50');
  expect(rememberedSeedHash('table 249')).toBe('249');
});

test('invalid stored fingerprints are ignored', () => {
  for (const stored of ['nothing', '{}', '[["a"]]', '[1]']) {
    localStorage.setItem('cordillera.seals', stored);
    expect(rememberedSeedHash('a')).toBeNull();
  }
  rememberSeedHash('a', 'abc');
  expect(rememberedSeedHash('a')).toBe('abc');
});
