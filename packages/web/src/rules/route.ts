import { type RuleId, type SectionId, sections } from '../sierra/rules/sections.ts';

/** Which part of the rules an address shows. */
export interface Route {
  section: SectionId;
  /** The rule that was asked for, in that section. */
  rule: RuleId | null;
  /** What was searched for; empty when nothing was. */
  search: string;
  /** An ID that Sierra does not have. */
  unknown: string | null;
}

const home: Route = { section: 'minute', rule: null, search: '', unknown: null };

export const sectionOf = (id: string): SectionId | null =>
  sections.find(({ rules }) => (rules as readonly string[]).includes(id))?.id ?? null;

/** Reads what stands after #/rules/, decoded: `sierra`, `sierra/SI-PLACE-04`, `sierra/section/laying`, `sierra/search/new line`. */
export function routeOf(path: string): Route {
  const [, first = '', ...rest] = path.split('/');
  const second = rest.join('/');
  if (first === '') return home;
  if (first === 'search') return { ...home, search: second };
  if (first === 'section') {
    const section = sections.find(({ id }) => id === second);
    return section ? { ...home, section: section.id } : home;
  }
  const id = first.toUpperCase();
  const section = sectionOf(id);
  return section ? { ...home, section, rule: id as RuleId } : { ...home, unknown: first };
}

export const ruleAddress = (id: RuleId): string => `#/rules/sierra/${id}`;
export const sectionAddress = (id: SectionId): string => `#/rules/sierra/section/${id}`;
export const searchAddress = (typed: string): string => `#/rules/sierra/search/${encodeURIComponent(typed)}`;
