import { defineCommand } from '../command.ts';
import { decimal, percent, whole } from '../numbers.ts';
import { checkedDatabase } from '../online/address.ts';
import type { LoadReport } from '../online/load.ts';
import { textTable } from '../textTable.ts';

const describe = (report: LoadReport): string =>
  textTable(
    ['', 'measured', 'goal'],
    [
      ['tables', whole(report.tables), '1,000'],
      ['sockets', whole(report.sockets), ''],
      [`delay at ${whole(report.pacedMovesPerSecond)} choices/s, p50`, `${decimal(report.p50Ms)} ms`, ''],
      ['p95', `${decimal(report.p95Ms)} ms`, ''],
      ['p99', `${decimal(report.p99Ms)} ms`, 'under 50 ms'],
      ['choices/s, as many as will go', whole(report.movesPerSecond), ''],
      ['work of the server a choice', `${whole(report.serverMicroseconds)} µs`, ''],
      ['work of its players a choice', `${whole(report.playersMicroseconds)} µs`, ''],
      ['commits/s of the bare database', whole(report.bareCommitsPerSecond), ''],
      ['choices to commits', percent(report.commitRatio), '70 % or more'],
      ['messages/s of a bare echo', whole(report.bareEchoesPerSecond), ''],
      ['choices to echoes', percent(report.echoRatio), ''],
      ['bytes stored a choice', whole(report.bytesPerChoice), 'at most 150'],
      ['bytes sent a choice and player', whole(report.bytesPerMessage), 'at most 1,000'],
      ['memory a table', `${whole(report.memoryPerTable / 1000)} kB`, ''],
      ['lost', whole(report.lost), '0'],
    ],
  );

export const load = defineCommand({
  name: 'load',
  about: 'Plays at many online tables at once, over real sockets, and measures the server.',
  flags: {
    tables: { value: 'N', about: 'How many tables are open.', default: '100' },
    seconds: { value: 'S', about: 'How long each part is measured.', default: '10' },
    database: { value: 'URL', about: 'A PostgreSQL server, with an empty database; SQLite when absent.' },
    json: { about: 'Print one JSON object instead of a table.' },
  },
  notes: [
    'The server is a process of its own; all players are in this one. Delays, from a choice to the last of the other\n' +
      'players’ views, are measured at 100 choices a second. Then every table makes its next choice as soon as the last one\n' +
      'is acknowledged: that is movesPerSecond. The bare database (one row a commit; on PostgreSQL through 16\n' +
      'connections) and a bare WebSocket echo are measured right before and after it, with nobody playing.',
    'Players follow a script made from the seeds in the database, so they need not think; in the end what each of them was\n' +
      'shown must be what the script says, or it counts as lost.',
    'A page may say 15 things a second, so it takes a few hundred tables to find out what the server is capable of.',
  ],
  async run(args, { io }) {
    const tables = args.whole('tables', 1, 20_000);
    const seconds = args.number('seconds', 1, 3600);
    const databaseUrl = checkedDatabase(args.text('database'));
    // only now: no other command needs a server
    const { measureLoad } = await import('../online/load.ts');
    const report = await measureLoad({ tables, seconds, databaseUrl });
    io.stdout.write(args.has('json') ? `${JSON.stringify(report, null, 2)}\n` : describe(report));
    return report.lost === 0 ? 0 : 1;
  },
});
