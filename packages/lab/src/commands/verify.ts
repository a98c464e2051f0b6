import type { Match } from '@cordillera/engine';
import { defineCommand, UsageError } from '../cli/command.ts';
import { printable } from '../cli/printable.ts';
import { readMatchFile, refusalOf } from '../files/readMatch.ts';
import { findPacks } from '../files/readPack.ts';

function outcome(match: Match): string {
  const result = match.result();
  if (result === null) return 'not finished';
  const winners =
    result.winners.length === 0 ? 'nobody' : result.winners.map((seat) => match.seats[seat]?.name).join(', ');
  return `${result.reason}, won by ${winners}, totals ${result.totals.join(' ')}`;
}

export const verify = defineCommand({
  name: 'verify',
  about: 'Replays saved matches and compares the fingerprint at the end.',
  operands: { value: 'FILE...', min: 1, max: Number.POSITIVE_INFINITY },
  flags: {
    pack: { value: 'FOLDER', about: 'A card set besides the house sets, for the matches that were played with it.' },
  },
  notes: ['Exit code 1 when a match does not verify, 2 when a file cannot be read. Every file is looked at.'],
  run(args, { io, registry }) {
    const packs = findPacks(args.text('pack'), registry.games);
    let code = 0;
    for (const file of args.operands) {
      try {
        const match = registry.loadMatch(readMatchFile(file), packs);
        const line = `${file}: ok, ${match.length} choices, ${match.game.id}, ${outcome(match)}`;
        io.stdout.write(`${printable(line)}\n`);
      } catch (error) {
        // An error of the rules on a damaged file counts as a failed verification, and the next file follows.
        const unreadable = error instanceof UsageError;
        const message = refusalOf(error as Error);
        io.stderr.write(`${printable(unreadable ? message : `${file}: ${message}`)}\n`);
        code = Math.max(code, unreadable ? 2 : 1);
      }
    }
    return code;
  },
});
