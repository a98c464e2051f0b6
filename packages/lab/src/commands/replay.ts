import { CordilleraError, type GameEvent, type Match, type Pack, type Viewer } from '@cordillera/engine';
import { CommandError, defineCommand } from '../cli/command.ts';
import { printable } from '../cli/printable.ts';
import { readMatchFile, refusalOf } from '../files/readMatch.ts';
import { findPacks } from '../files/readPack.ts';
import type { Registry } from '../simulate/registry.ts';

const lineOf = ({ type, ...rest }: GameEvent): string =>
  [type, ...Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ');

function load(file: string, packs: readonly Pack<object>[], { loadMatch }: Registry): Match {
  const text = readMatchFile(file);
  try {
    return loadMatch(text, packs);
  } catch (error) {
    if (error instanceof CordilleraError) throw new CommandError(printable(`${file}: ${refusalOf(error)}`));
    throw error;
  }
}

export const replay = defineCommand({
  name: 'replay',
  about: 'Prints what happened in a saved match, one event a line.',
  operands: { value: 'FILE', min: 1, max: 1 },
  flags: {
    pack: { value: 'FOLDER', about: 'The card set of the match, when it is not the house set.' },
    at: { value: 'N', about: 'Stop after this many choices; all of them when absent.' },
    viewer: { value: 'SEAT', about: 'What this seat saw (counted from 0); what a spectator saw when absent.' },
  },
  notes: ['Exit code 1 when the match does not verify, 2 when the file cannot be read.'],
  run(args, { io, registry }) {
    const packs = findPacks(args.text('pack'), registry.games);
    const match = load(args.operands[0] as string, packs, registry);
    const at = args.has('at') ? args.integer('at', 0, match.length) : match.length;
    const viewer: Viewer = args.has('viewer') ? args.integer('viewer', 0, match.seats.length - 1) : 'spectator';
    for (const event of match.fork(at).events(0, viewer)) io.stdout.write(`${printable(lineOf(event))}\n`);
    return 0;
  },
});
