import type { GameEvent, Viewer } from '@cordillera/engine';
import { defineCommand } from '../command.ts';
import { readMatchFile } from '../readMatch.ts';

const lineOf = ({ type, ...rest }: GameEvent): string =>
  [type, ...Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ');

export const replay = defineCommand({
  name: 'replay',
  about: 'Prints what happened in a saved match, one event a line.',
  operands: { value: 'FILE', min: 1, max: 1 },
  flags: {
    at: { value: 'N', about: 'Stop after so many choices; all of them when absent.' },
    viewer: { value: 'SEAT', about: 'What this seat saw (counted from 0); what a spectator saw when absent.' },
  },
  run(args, { io, registry }) {
    const match = registry.loadMatch(readMatchFile(args.operands[0] as string));
    const at = args.has('at') ? args.whole('at', 0, match.length) : match.length;
    const viewer: Viewer = args.has('viewer') ? args.whole('viewer', 0, match.seats.length - 1) : 'spectator';
    for (const event of match.fork(at).events(0, viewer)) io.stdout.write(`${lineOf(event)}\n`);
    return 0;
  },
});
