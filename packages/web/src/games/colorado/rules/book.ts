import type { RuleBook } from '../../../screens/rules/book.ts';
import { parts, sections, see, tables } from './sections.ts';
import type { ColoradoRulesText } from './text.ts';

/** The rules of Colorado. */
export const coloradoBook: RuleBook<ColoradoRulesText> = {
  game: 'colorado',
  name: 'Colorado',
  prefix: 'CO',
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
