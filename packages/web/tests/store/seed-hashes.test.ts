import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteSeal, sealOf } from '../../src/store/seedHashes.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the first fingerprint that was shown counts, whatever is said later', () => {
  expect(sealOf('a table')).toBeNull();
  noteSeal('a table', 'abc');
  noteSeal('a table', 'def');
  noteSeal('another', 'ghi');
  expect([sealOf('a table'), sealOf('another'), sealOf('a third')]).toEqual(['abc', 'ghi', null]);
});

test('those of the last two hundred tables are remembered', () => {
  for (let i = 0; i < 250; i++) noteSeal(`table ${i}`, String(i));
  expect(sealOf('table 49')).toBeNull();
  expect(sealOf('table 50')).toBe('50');
  expect(sealOf('table 249')).toBe('249');
});

test('what is kept there and is not ours does no harm', () => {
  for (const kept of ['nothing', '{}', '[["a"]]', '[1]']) {
    localStorage.setItem('cordillera.seals', kept);
    expect(sealOf('a')).toBeNull();
  }
  noteSeal('a', 'abc');
  expect(sealOf('a')).toBe('abc');
});
