import type { CardSymbol, Colour } from '../cards.ts';
import type { PicturedRuleId } from './pictures.ts';
import type { Part, RuleId, SectionId, TableId } from './sections.ts';

/** One rule for a player: the headline says it in a sentence, the text completes it. */
export interface RuleWords {
  title: string;
  /** Paragraphs are divided by line breaks. It names no IDs: what is related stands in `see`. */
  text: string;
}

/** A small table: the first column names the rows, `head` the other columns. */
export interface TableWords {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [label: string, ...cells: string[]])[];
}

/** Everything the rules screen says in one language. */
export interface RulesText {
  parts: Record<Part, string>;
  sections: Record<SectionId, { title: string; intro?: string }>;
  rules: Record<RuleId, RuleWords>;
  /** What a picture shows, for those who cannot see it. */
  pictures: Record<PicturedRuleId, string>;
  tables: Record<TableId, TableWords>;
  ui: {
    /** The name of the screen, beside the wordmark. */
    name: string;
    /** The title of the browser's window. */
    documentTitle: (section: string) => string;
    games: string;
    coming: string;
    search: string;
    clear: string;
    /** Short: it stands inside the search field, and is spoken. */
    found: (count: number) => string;
    nothing: (query: string) => string;
    results: string;
    sections: string;
    /** How many rules a section has. */
    rules: (count: number) => string;
    /** Leads the list of related rules. */
    see: string;
    previous: string;
    next: string;
    unknownRule: (id: string) => string;
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
