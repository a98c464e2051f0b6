/*
 * Compares what the server sends over HTTP and sockets, byte for byte, for a game of each kind. Pages of the previous version
 * depend on it, so it changes only when the protocol, the rules of a game or its house set is meant to change. Then check
 * the differences and record it again:
 *
 *     RECORD_TAPES=1 npx vitest run --project server packages/server/tests/tape.test.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { TableSetup } from '@cordillera/protocol';
import { expect, test } from 'vitest';
import { record } from './helpers/tape.ts';

const games: [name: string, plan: TableSetup, isPlayedOut: boolean][] = [
  [
    'sierra',
    {
      game: 'sierra',
      options: { mode: 'team' },
      seats: [null, null, 'greenhorn', 'greenhorn'],
      pace: { kind: 'free' },
    },
    true,
  ],
  [
    'sierra-west',
    {
      game: 'sierra-west',
      options: { mode: 'boats-and-banjos' },
      seats: [null, null, 'greenhorn'],
      pace: { kind: 'bank', seconds: 86_400, more: 60 },
    },
    false,
  ],
  [
    'colorado',
    {
      game: 'colorado',
      options: { sealed: true },
      seats: [null, null, 'greenhorn'],
      pace: { kind: 'move', seconds: 259_200 },
    },
    false,
  ],
];

/** The first differing line with its number; a whole tape is too long to read. */
function difference(recorded: string, golden: string): object | null {
  const [now, then] = [recorded.split('\n'), golden.split('\n')];
  const line = now.findIndex((text, i) => text !== then[i]);
  if (line < 0) return now.length === then.length ? null : { line: now.length, now: undefined, then: then[now.length] };
  const [a, b] = [now[line]!, then[line]];
  const at = [...a].findIndex((letter, i) => letter !== b?.[i]);
  const from = Math.max(0, at - 100);
  return { line: line + 1, now: a.slice(from, at + 200), then: b?.slice(from, at + 200) };
}

test.each(games)('the messages about a game of %s are byte for byte as recorded', async (name, plan, isPlayedOut) => {
  const file = fileURLToPath(new URL(`./golden/${name}.tape.txt.gz`, import.meta.url));
  const recorded = await record(plan, isPlayedOut);
  if (process.env.RECORD_TAPES) writeFileSync(file, gzipSync(recorded, { level: 9 }));
  expect(existsSync(file), file).toBe(true);
  expect(difference(recorded, gunzipSync(readFileSync(file)).toString())).toBeNull();
});
