import { Fragment, memo, type ReactNode } from 'react';
import { type Picture, type PicturedRuleId, pictures } from '../sierra/rules/pictures.ts';
import { RulePicture } from '../sierra/rules/RulePicture.tsx';
import { type RuleId, see, type TableId, tables } from '../sierra/rules/sections.ts';
import type { RulesText } from '../sierra/rules/text.ts';
import { Marked, Paragraphs } from './Marked.tsx';
import { RuleTable } from './RuleTable.tsx';
import { ruleAddress } from './route.ts';
import type { Query } from './search.ts';

const pictureOf: Partial<Record<RuleId, Picture>> = pictures;
const relatedOf: Partial<Record<RuleId, readonly RuleId[]>> = see;
const tableOf: Partial<Record<RuleId, TableId>> = tables;

interface RuleProps {
  text: RulesText;
  id: RuleId;
  query?: Query;
  /** Whether the address names this rule. */
  isAsked?: boolean;
  level?: 3 | 4;
}

/** One rule: its ID as a link to itself, headline, picture, text and what is related to it. */
export const Rule = memo(function Rule({ text, id, query = [], isAsked, level = 3 }: RuleProps): ReactNode {
  const { title, text: body } = text.rules[id];
  const picture = pictureOf[id];
  const table = tableOf[id];
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <article className="rule" id={id} aria-labelledby={`${id}-title`} data-asked={isAsked || undefined}>
      <a className="rule-id" href={ruleAddress(id)}>
        <Marked text={id} query={query} />
      </a>
      <Heading id={`${id}-title`} tabIndex={-1}>
        <Marked text={title} query={query} />
      </Heading>
      {picture && <RulePicture id={id} picture={picture} label={text.pictures[id as PicturedRuleId]} />}
      <div className="rule-words">
        <Paragraphs text={body} query={query} />
        <Related text={text} ids={relatedOf[id] ?? []} />
      </div>
      {table && <RuleTable table={text.tables[table]} />}
    </article>
  );
});

function Related({ text, ids }: { text: RulesText; ids: readonly RuleId[] }): ReactNode {
  if (ids.length === 0) return null;
  return (
    <p className="rule-see">
      {text.ui.see}{' '}
      {ids.map((id, i) => (
        <Fragment key={id}>
          {i > 0 && ' · '}
          <a href={ruleAddress(id)}>
            <b>{id}</b> {text.rules[id].title.replace(/\.$/, '')}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
