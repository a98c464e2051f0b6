import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../i18n/index.tsx';
import type { GameId } from '../../store/records.ts';

/** The rules of one game as a book. The game's own folder says what stands where; the words are fetched by language. */
export interface RuleBook<Text extends RulesText = RulesText> {
  game: GameId;
  /** The same in every language. */
  name: string;
  /** What its IDs begin with: "SI". */
  prefix: string;
  /** The headings of the list of sections. */
  parts: readonly string[];
  sections: readonly Section[];
  /** IDs that have no words of their own: the rule whose words include them. */
  toldBy?: Readonly<Record<string, string | undefined>>;
  /** Rules that are related to a rule. */
  see: Readonly<Record<string, readonly string[] | undefined>>;
  /** Rules, and whole sections, that a table explains better than sentences, with the table of each. */
  tables: Readonly<Record<string, string | undefined>>;
  /** Each language is a script of its own: a player loads one. */
  texts: Record<Language, () => Promise<Text>>;
}

/** A book with its pictures. */
export interface DrawnBook<Text extends RulesText = RulesText> extends RuleBook<Text> {
  /** The picture of a rule; nothing for a rule that has none. */
  Picture(props: { id: string; text: Text }): ReactNode;
  /** What is looked up most often, beside the rules. */
  Glance(props: { text: Text }): ReactNode;
}

export interface Section {
  id: string;
  /** Under which heading of the list the section stands. */
  part: string;
  rules: readonly string[];
}

/** The rules in one language. */
export interface RulesText {
  parts: Record<string, string>;
  sections: Record<string, { title: string; intro?: string }>;
  rules: Record<string, RuleWords>;
  tables: Record<string, TableWords>;
}

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

export const BookContext = createContext<DrawnBook | null>(null);

/** The book that is being read. */
export function useBook(): DrawnBook {
  const book = useContext(BookContext);
  if (!book) throw new Error('useBook needs a BookContext above it.');
  return book;
}
