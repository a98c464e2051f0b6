import type { RulesText, RuleWords, TableWords } from '../../../screens/rules/book.ts';
import type { CardSymbol, Colour } from '../art/cards.ts';
import type { PicturedRuleId } from './pictures.ts';
import type { Part, RuleId, SectionId, TableId } from './sections.ts';

/** Everything the rules screen says of Sierra in one language. */
export interface SierraRulesText extends RulesText {
  parts: Record<Part, string>;
  sections: Record<SectionId, { title: string; intro?: string }>;
  rules: Record<RuleId, RuleWords>;
  /** The text alternatives of the pictures. */
  pictures: Record<PicturedRuleId, string>;
  tables: Record<TableId, TableWords>;
  ui: {
    /** The name of the right column. */
    glance: string;
    symbolsTitle: string;
    coloursTitle: string;
    wordsTitle: string;
    symbols: Record<CardSymbol, string>;
    pointEach: string;
    colours: Record<Colour, string>;
    words: Record<GlanceWord, { name: string; note: string }>;
  };
}

/** The words that the right column draws as three by three places. */
export const glanceWords = {
  adjacent: 'SI-LEX-03',
  around: 'SI-LEX-05',
  sides: 'SI-LEX-06',
} as const satisfies Record<string, PicturedRuleId>;

export type GlanceWord = keyof typeof glanceWords;
