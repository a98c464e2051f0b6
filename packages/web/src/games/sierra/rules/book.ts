import type { RuleBook } from '../../../screens/rules/book.ts';
import { parts, sections, see, tables } from './sections.ts';
import type { SierraRulesText } from './text.ts';

/** The rules of Sierra. */
export const sierraBook: RuleBook<SierraRulesText> = {
  game: 'sierra',
  name: 'Sierra',
  prefix: 'SI',
  parts,
  sections,
  see,
  tables,
  texts: {
    en: () => import('./en.ts').then(({ en }) => en),
    fr: () => import('./fr.ts').then(({ fr }) => fr),
    pl: () => import('./pl.ts').then(({ pl }) => pl),
  },
};
