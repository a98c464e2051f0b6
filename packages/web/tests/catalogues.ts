import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@cordillera/engine';
import { parseAst } from 'vite';

const src = join(import.meta.dirname, '../src');

/** A function of a catalogue: its parameters by type, and its source text. */
export interface Spoken {
  parameters: readonly { name: string; type: string }[];
  source: string;
}

/** A catalogue of words in the page. */
export interface Words {
  /** Its file in packages/web/src. */
  file: string;
  name: string;
  words: Record<Language, unknown>;
  /** Its functions by path (`.seats.count`); the other languages have the same parameters as English. */
  functions: ReadonlyMap<string, Spoken>;
}

// biome-ignore lint/suspicious/noExplicitAny: a node of a syntax tree
type Node = any;

const unwrapped = (node: Node): Node =>
  /^TS(As|Satisfies)Expression$/.test(node?.type) ? unwrapped(node.expression) : node;
const keyOf = ({ key }: Node): string => String(key.name ?? key.value);

/** Every catalogue that is made with `addNoBreakSpacesInAll`, wherever it stands in the page. */
export async function catalogues(): Promise<Words[]> {
  const found: Words[] = [];
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file)) continue;
    const code = readFileSync(join(src, file), 'utf8');
    const names = [...code.matchAll(/^export const (\w+) = addNoBreakSpacesInAll\b/gm)].map(([, name]) => name!);
    if (names.length === 0) continue;
    const module = await import(pathToFileURL(join(src, file)).href);
    for (const name of names) found.push({ file, name, words: module[name], functions: functionsIn(file, name) });
  }
  return found;
}

/** The functions of the English words, from their own parameters or from the interface that they are made for. */
function functionsIn(file: string, name: string): Map<string, Spoken> {
  const code = readFileSync(join(src, file), 'utf8');
  const { body }: Node = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' } as object);
  const declared: Node[] = body.map((node: Node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  const variable = (called: string): Node =>
    declared.flatMap((node: Node) => node?.declarations ?? []).find(({ id }: Node) => id.name === called);
  const interfaceOf = (annotation: Node): Node[] | undefined =>
    declared.find(
      (node: Node) => node?.type === 'TSInterfaceDeclaration' && node.id.name === annotation?.typeName?.name,
    )?.body.body;
  const called = variable(name).init;
  // a file with one language exports `en` alone
  const english =
    called.type === 'CallExpression'
      ? called.arguments[0].properties.find((property: Node) => keyOf(property) === 'en').value
      : called;
  const own = english.type === 'Identifier' ? variable(english.name) : undefined;
  const imported = body.find(
    ({ type, specifiers = [] }: Node) =>
      type === 'ImportDeclaration' && specifiers.some(({ local }: Node) => local.name === english.name),
  );
  if (imported) return functionsIn(join(file, '..', imported.source.value), english.name);
  const members = interfaceOf(called.typeArguments?.params[0]) ?? interfaceOf(own?.id.typeAnnotation?.typeAnnotation);
  const found = new Map<string, Spoken>();
  const text = ({ start, end }: Node): string => code.slice(start, end);
  const add = (path: string, parameters: Node[], node: Node): void => {
    found.set(path, {
      parameters: parameters.map((each) => ({
        name: each.name,
        type: each.typeAnnotation ? text(each.typeAnnotation.typeAnnotation) : 'unknown',
      })),
      source: text(node),
    });
  };
  /** The parameters from an interface, when the English function has no types itself. */
  const signature = (path: string): Node[] | undefined => {
    const member = members?.find((each) => `.${keyOf(each)}` === path);
    return member?.params ?? member?.typeAnnotation?.typeAnnotation.params;
  };
  const walk = (given: Node, path: string): void => {
    const node = unwrapped(given);
    if (node.type === 'ArrowFunctionExpression') add(path, signature(path) ?? node.params, node);
    else if (node.type === 'ObjectExpression')
      for (const property of node.properties) walk(property.value, `${path}.${keyOf(property)}`);
    else if (node.type === 'Identifier' && variable(node.name)) walk(variable(node.name).init, path);
  };
  walk(own?.init ?? english, '');
  return found;
}
