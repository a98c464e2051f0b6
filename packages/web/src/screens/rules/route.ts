import type { RuleBook } from './book.ts';
import { idIn } from './search.ts';

/** Which part of the rules an address shows. */
export interface Route {
  section: string;
  /** The rule that was asked for, in that section. */
  rule: string | null;
  /** What was searched for; empty when nothing was. */
  search: string;
  /** An ID that the game does not have. */
  unknown: string | null;
}

/** Reads what stands after #/rules/, decoded: `sierra`, `sierra/SI-PLACE-04`, `sierra/section/laying`, `sierra/search/new line`. */
export function routeOf(path: string, book: RuleBook): Route {
  const { sections } = book;
  const home: Route = { section: sections[0]!.id, rule: null, search: '', unknown: null };
  const [, first = '', ...rest] = path.split('/');
  const second = rest.join('/');
  if (first === '') return home;
  if (first === 'search') return { ...home, search: second };
  if (first === 'section') {
    const section = sections.find(({ id }) => id === second);
    return section ? { ...home, section: section.id } : home;
  }
  const id = idIn(first, book);
  if (!id) return { ...home, unknown: first };
  return { ...home, section: sections.find(({ rules }) => rules.includes(id))!.id, rule: id };
}

export const ruleAddress = (game: string, id: string): string => `#/rules/${game}/${id}`;
export const sectionAddress = (game: string, id: string): string => `#/rules/${game}/section/${id}`;
export const searchAddress = (game: string, typed: string): string =>
  `#/rules/${game}/search/${encodeURIComponent(typed)}`;
