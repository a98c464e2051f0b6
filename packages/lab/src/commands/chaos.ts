import { defineCommand } from '../cli/command.ts';
import { formatDecimal, formatInteger } from '../cli/numbers.ts';
import { createProgress } from '../cli/progress.ts';
import { textTable } from '../cli/textTable.ts';
import { parseDatabaseUrl } from '../online/address.ts';
import type { ChaosReport } from '../online/chaos.ts';

const describe = (report: ChaosReport): string =>
  textTable(
    ['', 'counted', 'goal'],
    [
      ['kills', formatInteger(report.kills), ''],
      ['choices acknowledged', formatInteger(report.acknowledged), ''],
      ['of these lost', formatInteger(report.lost), '0'],
      ['done twice', formatInteger(report.twice), '0'],
      ['matches', formatInteger(report.matches), ''],
      ['whose log leads elsewhere', formatInteger(report.wrong), '0'],
      ['longest break of a player', `${formatDecimal(report.longestBreakMs / 1000)} s`, ''],
    ],
  );

export const chaos = defineCommand({
  name: 'chaos',
  about: 'Kills the server repeatedly during play, and compares the players’ views with the stored matches.',
  flags: {
    kills: { value: 'N', about: 'How often.', default: '10' },
    tables: { value: 'N', about: 'How many tables are played at.', default: '12' },
    database: {
      value: 'URL',
      about: 'A PostgreSQL server, with an empty database, shared by two processes; SQLite when absent.',
    },
    json: { about: 'Print one JSON object instead of a table.' },
  },
  notes: [
    'A process is killed without warning (kill -9) every second or so, and started again at once. Players come back with\n' +
      'what they know, and send again what was not answered. On PostgreSQL two processes share the tables and are killed in\n' +
      'turn; their players go on with the other one.',
    'Exit code 1 when an acknowledged choice is lost, one was done twice, or a log does not lead to what players saw.',
  ],
  async run(args, { io }) {
    const kills = args.integer('kills', 1, 100_000);
    const tables = args.integer('tables', 1, 1000);
    const databaseUrl = parseDatabaseUrl(args.text('database'));
    const progress = createProgress(io.stderr, kills, 'kills');
    // imported here, because no other command needs a server
    const { measureChaos } = await import('../online/chaos.ts');
    const report = await measureChaos({ kills, tables, databaseUrl, onKill: () => progress.advance(1) });
    progress.end();
    io.stdout.write(args.has('json') ? `${JSON.stringify(report, null, 2)}\n` : describe(report));
    return report.lost + report.twice + report.wrong === 0 ? 0 : 1;
  },
});
