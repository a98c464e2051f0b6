import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { main } from '../../src/cli/main.ts';
import type { Registry } from '../../src/simulate/registry.ts';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command in this process, from its sources. */
export async function run(argv: readonly string[], registry?: Registry, isTTY = false): Promise<Outcome> {
  const outcome = { code: -1, stdout: '', stderr: '' };
  const io = {
    stdout: { write: (text: string) => (outcome.stdout += text) },
    stderr: { write: (text: string) => (outcome.stderr += text), isTTY },
  };
  outcome.code = await (registry === undefined ? main(argv, io) : main(argv, io, registry));
  return outcome;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A new folder that is removed after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cordillera-'));
  folders.push(folder);
  return folder;
}

/** The built command, for tests that need a separate process. */
export function builtCommand(): string {
  if (!existsSync(new URL('../../dist/index.js', import.meta.url))) {
    throw new Error('This test runs the built command: run "npm run types" first ("npm test" does).');
  }
  return fileURLToPath(new URL('../../bin/cordillera.mjs', import.meta.url));
}
