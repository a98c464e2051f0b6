import type { RulesText, RuleWords, TableWords } from '../../../screens/rules/book.ts';
import type { GlanceGroup, GlanceIcon } from './icons.ts';
import type { PicturedRuleId } from './pictures.ts';
import type { Part, RuleId, SectionId, TableId } from './sections.ts';

/** Everything the rules screen says of Sierra West in one language. */
export interface SierraWestRulesText extends RulesText {
  parts: Record<Part, string>;
  sections: Record<SectionId, { title: string; intro?: string }>;
  rules: Record<RuleId, RuleWords>;
  /** The text alternatives of the pictures. */
  pictures: Record<PicturedRuleId, string>;
  tables: Record<TableId, TableWords>;
  ui: {
    /** The name of the right column. */
    glance: string;
    groups: Record<GlanceGroup, string>;
    icons: Record<GlanceIcon, string>;
  };
}
