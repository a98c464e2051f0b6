import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { serve } from '../../../../scripts/serve.mjs';

/** The files of the built page, as its service worker lists them. */
export const filesOf = (worker: string): string[] => JSON.parse(/const files = (\[.*?\]);/.exec(worker)![1]!);

/** The built page in a folder of a plain host of files, where newer versions of it can be published. */
export class Hosted {
  readonly url: string;
  readonly #root: string;
  readonly #server: Awaited<ReturnType<typeof serve>>;

  private constructor(root: string, server: Awaited<ReturnType<typeof serve>>) {
    this.#root = root;
    this.#server = server;
    this.url = `${server.url}/games/cordillera/`;
  }

  static async start(): Promise<Hosted> {
    const root = await mkdtemp(join(tmpdir(), 'cordillera-page-'));
    await writeFile(join(root, 'index.html'), '<title>another page</title>');
    const get = (path: string): Promise<Response> => fetch(`${inject('baseUrl')}/${path}`);
    const worker = await (await get('sw.js')).text();
    const server = await serve({ root });
    const hosted = new Hosted(root, server);
    for (const name of [...filesOf(worker), 'sw.js']) {
      await mkdir(dirname(hosted.#file(name)), { recursive: true });
      await writeFile(hosted.#file(name), Buffer.from(await (await get(name)).arrayBuffer()));
    }
    return hosted;
  }

  #file(name: string): string {
    return join(this.#root, 'games/cordillera', name === './' ? 'index.html' : name);
  }

  /**
   * What a build after a change would do: every script has another name, and those before are gone. Gives the name of the
   * first one.
   */
  async publish(version: string): Promise<string> {
    const worker = await readFile(this.#file('sw.js'), 'utf8');
    const scripts = filesOf(worker).filter((name) => name.endsWith('.js') && name.startsWith('assets/'));
    const mark = version[0]!.toUpperCase();
    const renamed = (text: string): string =>
      text.replace(/([\w-]+-)[\w-]([\w-]{7}\.js)/g, (name, part: string, rest: string) =>
        scripts.includes(`assets/${name}`) ? `${part}${mark}${rest}` : name,
      );
    for (const name of [...scripts, './', 'sw.js']) {
      const text = await readFile(this.#file(name), 'utf8');
      await rm(this.#file(name));
      const next = renamed(text).replace(/const version = '.*?'/, `const version = '${version}'`);
      await writeFile(this.#file(renamed(name)), next);
    }
    return renamed(scripts.find((name) => name.startsWith('assets/index-'))!);
  }

  /** One of the files is not there; gives the way to have it again. */
  async lose(name: string): Promise<() => Promise<void>> {
    const content = await readFile(this.#file(name));
    await rm(this.#file(name));
    return () => writeFile(this.#file(name), content);
  }

  async close(): Promise<void> {
    await this.#server.close();
    await rm(this.#root, { recursive: true, force: true });
  }
}
