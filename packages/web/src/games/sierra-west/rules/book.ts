import type { RuleBook } from '../../../screens/rules/book.ts';
import { parts, sections, see, tables, toldBy } from './sections.ts';
import type { SierraWestRulesText } from './text.ts';

/** The rules of Sierra West. */
export const sierraWestBook: RuleBook<SierraWestRulesText> = {
  game: 'sierra-west',
  name: 'Sierra West',
  prefix: 'SW',
  parts,
  sections,
  toldBy,
  see,
  tables,
  texts: {
    en: () => import('./en.ts').then(({ en }) => en),
    fr: () => import('./fr.ts').then(({ fr }) => fr),
    pl: () => import('./pl.ts').then(({ pl }) => pl),
  },
};
