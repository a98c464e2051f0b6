import { Fragment, memo, type ReactNode } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { type RulesText, useBook } from './book.ts';
import { Marked, Paragraphs } from './Marked.tsx';
import { RuleTable } from './RuleTable.tsx';
import { ruleAddress } from './route.ts';
import { rulesWords } from './rulesWords.ts';
import type { Query } from './search.ts';

interface RuleProps {
  text: RulesText;
  id: string;
  query?: Query;
  /** Whether the address names this rule. */
  isAsked?: boolean;
  level?: 3 | 4;
}

/** One rule: its ID as a link to itself, headline, picture, text and what is related to it. */
export const Rule = memo(function Rule({ text, id, query = [], isAsked, level = 3 }: RuleProps): ReactNode {
  const { game, see, tables, Picture } = useBook();
  const { title, text: body } = text.rules[id]!;
  const table = tables[id];
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <article className="rule" id={id} aria-labelledby={`${id}-title`} data-asked={isAsked || undefined}>
      <a className="rule-id" href={ruleAddress(game, id)}>
        <Marked text={id} query={query} />
      </a>
      <Heading id={`${id}-title`} tabIndex={-1}>
        <Marked text={title} query={query} />
      </Heading>
      <Picture id={id} text={text} />
      <div className="rule-words">
        <Paragraphs text={body} query={query} />
        <Related text={text} ids={see[id] ?? []} />
      </div>
      {table && <RuleTable table={text.tables[table]!} />}
    </article>
  );
});

function Related({ text, ids }: { text: RulesText; ids: readonly string[] }): ReactNode {
  const words = useWords(rulesWords);
  const { game } = useBook();
  if (ids.length === 0) return null;
  return (
    <p className="rule-see">
      {words.see}{' '}
      {ids.map((id, i) => (
        <Fragment key={id}>
          {i > 0 && ' · '}
          <a href={ruleAddress(game, id)}>
            <b>{id}</b> {text.rules[id]!.title.replace(/\.$/, '')}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
