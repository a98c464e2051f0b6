import { defineCommand, UsageError } from '../cli/command.ts';
import { formatDecimal, formatInteger } from '../cli/numbers.ts';
import { textTable } from '../cli/textTable.ts';
import { parseDatabaseUrl, parseHostUrl } from '../online/address.ts';
import type { HostReport } from '../online/host.ts';
import type { LoadReport } from '../online/load.ts';

function besideRows(beside: LoadReport['beside']): string[][] {
  if (!beside) return [];
  const name = `${beside.library} ${beside.version}`;
  return [
    [`${name}: choices/s`, formatInteger(beside.movesPerSecond), ''],
    [`${name}: work of the server a choice`, `${formatInteger(beside.serverMicroseconds)} µs`, ''],
    [`${name}: work of its players a choice`, `${formatInteger(beside.playersMicroseconds)} µs`, ''],
  ];
}

const describe = (report: LoadReport): string =>
  textTable(
    ['', 'measured', 'goal'],
    [
      ['tables', formatInteger(report.tables), '1,000'],
      ['sockets', formatInteger(report.sockets), ''],
      [`delay at ${formatInteger(report.pacedMovesPerSecond)} choices/s, p50`, `${formatDecimal(report.p50Ms)} ms`, ''],
      ['p95', `${formatDecimal(report.p95Ms)} ms`, ''],
      ['p99', `${formatDecimal(report.p99Ms)} ms`, 'under 50 ms'],
      ['choices/s, as many as will go', formatInteger(report.movesPerSecond), ''],
      ['work of the server a choice', `${formatInteger(report.serverMicroseconds)} µs`, 'at most 190 µs'],
      ['work of its players a choice', `${formatInteger(report.playersMicroseconds)} µs`, ''],
      ['commits/s of the bare database', formatInteger(report.bareCommitsPerSecond), ''],
      ['messages/s of a bare echo', formatInteger(report.bareEchoesPerSecond), ''],
      ['bytes stored a choice', formatInteger(report.bytesPerChoice), 'at most 150'],
      ['bytes sent a choice and player', formatInteger(report.bytesPerMessage), 'at most 1,000'],
      ['memory a table', `${formatInteger(report.memoryPerTable / 1000)} kB`, ''],
      ['lost', formatInteger(report.lost), '0'],
      ...besideRows(report.beside),
    ],
  );

const describeHost = (report: HostReport): string =>
  `${textTable(
    ['', 'measured'],
    [
      ['tables', formatInteger(report.tables)],
      ['sockets', formatInteger(report.sockets)],
      ['choices', formatInteger(report.choices)],
      ['choices/s', formatDecimal(report.choicesPerSecond)],
      ['from a choice to its acknowledgement, p50', `${formatDecimal(report.p50Ms)} ms`],
      ['p95', `${formatDecimal(report.p95Ms)} ms`],
      ['p99', `${formatDecimal(report.p99Ms)} ms`],
      ['choices refused or lost', formatInteger(report.failed)],
      ['connections lost', formatInteger(report.disconnected)],
    ],
  )}\nNobody sits at these tables any more. To take them away: cordillera-server delete ${report.left.join(' ')}\n`;

export const load = defineCommand({
  name: 'load',
  about: 'Plays at many online tables at once, over real sockets, and measures the server.',
  flags: {
    tables: { value: 'N', about: 'How many tables are open.', default: '100' },
    seconds: { value: 'S', about: 'How long each part is measured.', default: '10' },
    database: { value: 'URL', about: 'A PostgreSQL server, with an empty database; SQLite when absent.' },
    url: {
      value: 'ADDRESS',
      about: 'Play on a server that runs already, your own: 40 tables and 120 seconds at most.',
    },
    beside: {
      value: 'LIBRARY',
      about: 'Measure another server, too: boardgame.io, in memory, with a toy game of three.',
    },
    json: { about: 'Print one JSON object instead of a table.' },
  },
  notes: [
    'The server is a process of its own; all players are in this one. Delays, from a choice to the last of the other\n' +
      'players’ views, are measured at 100 choices a second. Then every table makes its next choice as soon as the last one\n' +
      'is acknowledged: that is movesPerSecond. The bare database (one row a commit; on PostgreSQL through 16\n' +
      'connections) and a bare WebSocket echo are measured right before and after it, without players.',
    'With --url nothing is started: a few tables are set up through its public addresses, and at each a player makes a\n' +
      'choice every second. It respects the server’s limits, so it measures not how much a server takes, but how fast it answers\n' +
      'from where you are. The players delete themselves at the end; the tables stay on the server.',
    'With --beside boardgame.io as many tables of three play on its server, without a database, half of the time before\n' +
      'this server is measured and half after it: the machine is then as busy for one as for the other.',
    'Players follow a script made from the seeds in the database, so they need not think; in the end what each of them was\n' +
      'shown must be what the script says, or it counts as lost.',
    'A page may say 15 things a second, so it takes a few hundred tables to find out what the server is capable of.',
  ],
  async run(args, { io }) {
    const given = args.text('url');
    if (given !== undefined) {
      const url = parseHostUrl(given);
      const other = (['database', 'beside'] as const).find((name) => args.has(name));
      if (other !== undefined) throw new UsageError(`--${other} does not go with --url: nothing is started here.`);
      const bounds = {
        tables: args.has('tables') ? args.integer('tables', 1, 40) : 10,
        seconds: args.number('seconds', 1, 120),
      };
      const { measureHost } = await import('../online/host.ts');
      const report = await measureHost({ url, ...bounds });
      io.stdout.write(args.has('json') ? `${JSON.stringify(report, null, 2)}\n` : describeHost(report));
      return report.failed + report.disconnected === 0 ? 0 : 1;
    }
    const tables = args.integer('tables', 1, 20_000);
    const seconds = args.number('seconds', 1, 3600);
    const databaseUrl = parseDatabaseUrl(args.text('database'));
    const library = args.text('beside');
    if (library !== undefined && library !== 'boardgame.io')
      throw new UsageError(`--beside "${library}": the only server to measure beside this one is boardgame.io.`);
    // imported here, because no other command needs a server
    const { measureLoad } = await import('../online/load.ts');
    const report = await measureLoad({ tables, seconds, databaseUrl, beside: library !== undefined });
    io.stdout.write(args.has('json') ? `${JSON.stringify(report, null, 2)}\n` : describe(report));
    return report.lost === 0 ? 0 : 1;
  },
});
