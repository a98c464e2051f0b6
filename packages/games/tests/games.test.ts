import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameById, games, loadMatch } from '../src/index.ts';
import { journeys } from './journeys.ts';

const built = new URL('../dist/index.js', import.meta.url);

/** Runs in a process of its own: loads each saved match, makes the choices, prints the fingerprints and the file at the end. */
const otherProcess = `
  import { readFileSync } from 'node:fs';
  const { loadMatch } = await import(${JSON.stringify(built.href)});
  const played = JSON.parse(readFileSync(0, 'utf8')).map(({ saved, rest }) => {
    const match = loadMatch(saved);
    const hashes = rest.map(({ seat, choice }) => (match.choose(seat, choice), match.hash));
    return { hashes, ended: JSON.stringify(match) };
  });
  process.stdout.write(JSON.stringify(played));
`;

describe('the registry', () => {
  test('finds games by ID; the error for an unknown ID lists the known ones', () => {
    expect(gameById('sierra')).toBe(games[0]);
    expect(() => gameById('siera')).toThrow('known: sierra');
  });
});

describe('a saved match', () => {
  const all = journeys(6);

  test.each(all)('$name: continues with the same fingerprints in this process', ({ saved, rest, hashes, ended }) => {
    const match = loadMatch(saved);
    const reached = rest.map(({ seat, choice }) => {
      match.choose(seat, choice);
      return match.hash;
    });
    expect(reached).toEqual(hashes);
    expect(JSON.stringify(match)).toBe(ended);
  });

  test('continues with the same fingerprints in another process, even in the middle of a draft', () => {
    expect(existsSync(built), 'build the packages first: npm run types').toBe(true);
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', otherProcess], {
      input: JSON.stringify(all),
      maxBuffer: 1 << 28,
    });
    expect(JSON.parse(output.toString())).toEqual(all.map(({ hashes, ended }) => ({ hashes, ended })));
  });
});
