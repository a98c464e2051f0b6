import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const read = (path: string): string => readFileSync(join(here, path), 'utf8');

const registry = 'src/app/games.ts';

type Theme = 'light' | 'dusk';

/** What the static first view shows of a game, taken from its manifest. */
interface Sheet {
  id: string;
  name: string;
  ribbon: string;
  /** The picture for each theme, relative to this folder. */
  covers: Record<Theme, string>;
}

function part(text: string, pattern: RegExp, file: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`${file}: ${pattern} is missing, which the first view of the page needs`);
  return found;
}

/** The games in the order of the registry. Read as text, because the build is configured before it can load the page's sources. */
export function sheetsOfFirstLook(): Sheet[] {
  const text = read(registry);
  const manifests = new Map(
    [...text.matchAll(/^import \{ (\w+) \} from '(\S+\/manifest\.ts)';$/gm)].map(([, game, file]) => [game, file!]),
  );
  return part(text, /\bcards\b[^=]*= \[([^\]]+)\]/, registry)
    .split(',')
    .map((game) => game.trim())
    .filter((game) => game !== '')
    .map((game) => {
      const file = join(
        dirname(registry),
        manifests.get(game) ?? part(text, RegExp(`(manifest of ${game})`), registry),
      );
      const manifest = read(file);
      const field = (name: string): string => part(manifest, RegExp(`^  ${name}: '([^'\\\\]+)',$`, 'm'), file);
      // `cover: { light, dusk }`, or with other names for what was imported
      const picture = (theme: Theme): string => {
        const name =
          /: (\w+)/.exec(part(manifest, RegExp(`^  cover: \\{.*\\b(${theme}(?:: \\w+)?)\\b.*\\},$`, 'm'), file))?.[1] ??
          theme;
        return join(dirname(file), part(manifest, RegExp(`^import ${name} from '(.+)';$`, 'm'), file));
      };
      const covers = { light: picture('light'), dusk: picture('dusk') };
      return { id: field('id'), name: field('name'), ribbon: field('ribbon'), covers };
    });
}

const cover = ({ covers }: Sheet, theme: Theme): string =>
  `<div class="game-cover" data-cover="${theme}" style="background-image: url(./${covers[theme]})"></div>`;

const sheet = (game: Sheet): string => `<div class="game" data-game="${game.id}" style="--ribbon: ${game.ribbon}">
            <div class="game-sheet">
              ${cover(game, 'light')}${cover(game, 'dusk')}
              <div class="game-name display">${game.name}</div>
              <div class="game-words"></div>
            </div>
          </div>`;

/** Adds the games before the build collects the pictures that index.html names. */
const games: Plugin = {
  name: 'first-look-games',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- games -->', sheetsOfFirstLook().map(sheet).join('\n          ')),
  },
};

/**
 * The static first view in index.html needs the logo at once, before the script installs its sprite. Its ids are
 * different, and it has no shadows: WebKit forgets an id that occurred twice, and draws nothing whose filter is
 * missing.
 */
const logo: Plugin = {
  name: 'first-look-logo',
  transformIndexHtml: (html) => {
    const symbols = read('src/design/paper/logo.svg')
      .replace('<svg ', '<svg width="0" height="0" style="position:absolute" aria-hidden="true" ')
      .replace(/ filter="[^"]*"/g, '')
      .replace(/(id="|url\(#)/g, '$1first-');
    return html.replace('<!-- logo -->', symbols);
  },
};

/** Fills in what index.html shows of the home page before the script runs. */
export const firstLook: Plugin[] = [games, logo];
