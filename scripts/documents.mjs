// The Markdown files of the project, and their links.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { root } from './install.mjs';

const ignored = ['node_modules', 'dist', '.git', '.cache', 'coverage'];

const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    if (ignored.includes(name)) return [];
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

/** Every Markdown file: its path from the root, and its text. */
export const readDocuments = () =>
  filesIn(root)
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path: relative(root, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }));

/** The text without fenced code and code spans, which contain no links or headings. */
const withoutCode = (text) => text.replace(/^ *(`{3,}).*?^ *\1 *$/gms, '').replace(/(`+)[^\n]*?\1/g, 'code');

/** The targets of a document's links inside the project: the path from the root, and a heading or null. */
export function linksOf({ path, text }) {
  const code = withoutCode(text);
  const inline = [...code.matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)].map(([, target]) => target);
  const defined = [...code.matchAll(/^\[[^\]]+\]: <?(\S+?)>?$/gm)].map(([, target]) => target);
  const html = [...code.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, target]) => target);
  return [...inline, ...defined, ...html]
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target))
    .map((target) => {
      const [file, heading = null] = decodeURI(target).split('#');
      return { to: file === '' ? path : posix.join(dirname(path), file), heading };
    });
}

/** The anchors of a document's headings, as they are generated where it is shown. */
export function anchorsOf(text) {
  const counts = new Map();
  const headings = text
    .replace(/^ *(`{3,}).*?^ *\1 *$/gms, '')
    .match(/^#{1,6} .*$/gm)
    ?.map((line) =>
      line
        .replace(/^#+ /, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim(),
    );
  return (headings ?? []).map((heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const earlier = counts.get(anchor) ?? 0;
    counts.set(anchor, earlier + 1);
    return earlier === 0 ? anchor : `${anchor}-${earlier}`;
  });
}

/** The number of words a reader reads: without fenced code and addresses. */
export const wordsOf = (text) =>
  text
    .replace(/^ *(`{3,}).*?^ *\1 *$/gms, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Code excerpts that name their source file: ```ts packages/engine/src/game.ts */
export const excerptsOf = ({ text }) =>
  [...text.matchAll(/^```(\w+) (\S+\/\S+)\n(.*?)^```$/gms)].map(([, language, file, code]) => ({
    language,
    file,
    code: code.trimEnd(),
  }));

/** The file names of the pictures in docs/screenshots that documents show. */
export const picturesShown = (documents) => [
  ...new Set(
    documents
      .flatMap(linksOf)
      .filter(({ to }) => posix.dirname(to) === 'docs/screenshots')
      .map(({ to }) => posix.basename(to)),
  ),
];
