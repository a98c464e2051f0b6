// Serves the built page: for `npm start`, beside the server's own addresses, and alone for the browser tests.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from './security-headers.mjs';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const compressors = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Vite puts eight characters of content hash at the end of a name: the content of such an address never changes. */
const isHashed = (path) => /^\/assets\/.*-(?=[\w-]*[A-Z0-9_])[\w-]{8}\.[\w.]+$/.test(path);

/** The best encoding that both sides support, or undefined. */
function encodingFor(accepted = '') {
  const spoken = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return Object.keys(compressors).find((name) => spoken.includes(name));
}

/** Whether a path has a part that starts with a dot: a hidden file, or the parent folder. */
const isHidden = (path) => path.split(/[/\\]/).some((part) => part.startsWith('.'));

/** Files of `root` by address, read once (and again when they change), with their compressed forms. */
function fileShelf(root) {
  const shelf = new Map();
  return (path) => {
    if (path.includes('\0') || isHidden(path)) return undefined;
    const file = resolve(root, `.${path}`);
    if (!file.startsWith(root + sep)) return undefined;
    let status;
    try {
      status = statSync(file);
      if (!status.isFile() || !realpathSync(file).startsWith(root + sep)) return undefined;
    } catch {
      return undefined;
    }
    const version = `${status.mtimeMs} ${status.size}`;
    const known = shelf.get(file);
    if (known?.version === version) return known;
    const body = readFileSync(file);
    const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
    const entry = {
      version,
      type,
      body,
      hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      shrinks: type.includes('charset') || type === 'application/wasm',
      compressed: new Map(),
    };
    shelf.set(file, entry);
    return entry;
  };
}

/**
 * Files of `root` as they are now, so that a build in the meantime does not mix pages of two versions. Only scripts of
 * a newer page, which another process at the same address may already have sent out, are read later.
 */
function fixedShelf(root) {
  const find = fileShelf(root);
  const paths = readdirSync(root, { recursive: true }).map((path) => `/${path.replaceAll(sep, '/')}`);
  const files = new Map(paths.map((path) => [path, find(path)]));
  return (path) => files.get(path) ?? (isHashed(path) ? find(path) : undefined);
}

/** The body in the given encoding, compressed on first use. */
function encoded(entry, encoding) {
  if (!encoding) return entry.body;
  if (!entry.compressed.has(encoding)) entry.compressed.set(encoding, compressors[encoding](entry.body));
  return entry.compressed.get(encoding);
}

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}

async function answer(find, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
  }
  let path;
  try {
    path = decodeURIComponent(request.url.split(/[?#]/, 1)[0]);
  } catch {
    return refuse(response, 400, 'This address is not well formed.');
  }
  if (!path.startsWith('/')) return refuse(response, 400, 'This address is not well formed.');
  let address = path.endsWith('/') ? `${path}index.html` : path;
  let entry = find(address);
  // A page's own address (/table/7) has no file; the page itself routes it.
  const isNavigation =
    request.headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/.test(request.headers.accept ?? '');
  if (!entry && isNavigation && extname(path) === '' && !isHidden(path)) {
    address = '/index.html';
    entry = find(address);
  }
  if (!entry) return refuse(response, 404, 'There is nothing at this address.', { 'Cache-Control': 'no-cache' });

  const encoding =
    entry.shrinks && entry.body.length > 1000 ? encodingFor(request.headers['accept-encoding']) : undefined;
  const etag = `"${entry.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    ...securityHeaders,
    'Content-Type': entry.type,
    'Cache-Control': isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    ...(entry.shrinks && { Vary: 'Accept-Encoding' }),
  };
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) {
    response.writeHead(304, headers);
    return response.end();
  }
  const body = await encoded(entry, encoding);
  response.writeHead(200, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The port in the PORT variable; undefined when it is not set; throws when it is not a port. */
export function parsePort(text) {
  if (text === undefined || text.trim() === '') return undefined;
  const port = Number(text);
  if (/^\s*\d+\s*$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${text}". For example: PORT=8080 npm start`);
}

/** The folder of a page; throws when there is no page in it. */
function pageFolder(root) {
  try {
    const folder = realpathSync(root);
    statSync(join(folder, 'index.html'));
    return folder;
  } catch {
    throw new Error(`There is no index.html in ${root}: build the page first (npm run build).`);
  }
}

const answering = (find) => (request, response) => {
  answer(find, request, response).catch((error) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else refuse(response, 500, 'The server made a mistake; it is described where the server was started.');
  });
};

/** Answers requests with the page that is under `root` now; throws when there is none. */
export const pageHandler = (root) => answering(fixedShelf(pageFolder(root)));

/**
 * Serves the files under `root` over HTTP, and nothing else, like a static host. `port` 0 takes any free port; an
 * unavailable port rejects with Node's own error (`code` EADDRINUSE, EACCES). Resolves, once it listens, to its port,
 * its address and `close()`.
 */
export async function serve({ root, port = 0, host = '127.0.0.1' }) {
  const server = createServer(answering(fileShelf(pageFolder(root))));
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  const taken = server.address().port;
  return {
    port: taken,
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`,
    /** Stops listening and drops open connections. */
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
