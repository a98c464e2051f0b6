import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const built = new URL('../dist/index.js', import.meta.url);

/** In MB. Enough to refuse any file of the permitted size, 10 MB. */
const heap = 100;

const zeros = (count: number) => `Array(${count}).fill(0).join()`;
const fields = (count: number) => `'{' + Array.from({ length: ${count} }, (_, i) => '"k' + i + '":0').join() + '}'`;

/** A field of the file, as an expression for its text, and the expected error code. */
const files: Record<string, [field: string, text: string, code: string]> = {
  'a log of millions of zeros': ['log', `'[' + ${zeros(3_900_000)} + ']'`, 'save-too-large'],
  'seats, millions of zeros': ['seats', `'[' + ${zeros(3_900_000)} + ']'`, 'save-too-large'],
  'a log of as many zeros as are parsed': ['log', `'[' + ${zeros(990_000)} + ']'`, 'save-too-many-choices'],
  'as many seats as are parsed': ['seats', `'[' + ${zeros(990_000)} + ']'`, 'save-not-a-match'],
  'millions of empty objects': ['log', `'[' + Array(3_300_000).fill('{}').join() + ']'`, 'save-too-large'],
  'lists nested in lists': ['options', `'['.repeat(4_900_000) + ']'.repeat(4_900_000)`, 'save-too-deep'],
  'objects nested in objects': ['options', `'{"a":'.repeat(1_600_000) + '0' + '}'.repeat(1_600_000)`, 'save-too-deep'],
  'a name without end': ['game', `'"' + '\u4e00'.repeat(9_900_000) + '"'`, 'save-damaged'],
  'options with fields without end': ['options', fields(800_000), 'save-too-large'],
  'an entry with fields without end': ['log', `'[' + ${fields(800_000)} + ']'`, 'save-too-large'],
  'a number without end': ['options', `'{"a":' + '9'.repeat(9_900_000) + '}'`, 'save-not-a-match'],
  'as many entries as are read': [
    'log',
    `'[' + Array(99_000).fill('{"kind":"sit","seat":0,"player":{"name":"Ada"}}').join() + ']'`,
    'save-damaged',
  ],
  'empty lines and then no JSON': ['options', `'\\n'.repeat(9_900_000) + '?'`, 'save-not-json'],
};

const saved = {
  format: 'cordillera-match',
  formatVersion: 1,
  game: 'sierra',
  rulesVersion: 1,
  content: { id: 'house', hash: '0'.repeat(64) },
  options: {},
  seats: [{ name: 'Ada' }],
  seed: '0'.repeat(32),
  seedHash: '0'.repeat(64),
  log: [],
  hash: '0'.repeat(16),
  checksum: '0'.repeat(64),
};

/** Loads the file in a process of its own with this little memory. */
function refusal(field: string, text: string): string {
  const program = `
    const { loadMatch } = await import(${JSON.stringify(built.href)});
    const text = ${JSON.stringify(JSON.stringify({ ...saved, [field]: '?' }))}.replace('"?"', () => ${text});
    if (text.length > 10_000_000) throw new Error('larger than any file that is read');
    try {
      loadMatch(text, { games: [] });
    } catch (error) {
      console.log(error.code);
    }`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${heap}`, '--input-type=module', '-e', program],
    { encoding: 'utf8' },
  );
  return stdout.trim() || stderr;
}

test.each(Object.entries(files))('a match file with %s is refused with little memory', (_, [field, text, code]) => {
  if (!existsSync(built)) throw new Error(`${fileURLToPath(built)} is missing: run "npm run types" first.`);
  expect(refusal(field, text)).toBe(code);
});
