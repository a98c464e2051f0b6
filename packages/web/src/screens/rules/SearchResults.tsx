import type { ReactNode, RefObject } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { type RulesText, useBook } from './book.ts';
import { Rule } from './Rule.tsx';
import { sectionAddress } from './route.ts';
import { rulesWords } from './rulesWords.ts';
import type { Found, Query } from './search.ts';

interface SearchResultsProps {
  text: RulesText;
  typed: string;
  query: Query;
  found: readonly Found[];
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The rules found, under the names of their sections. */
export function SearchResults({ text, typed, query, found, titleRef }: SearchResultsProps): ReactNode {
  const words = useWords(rulesWords);
  const { game } = useBook();
  return (
    <>
      <h2 ref={titleRef} tabIndex={-1}>
        {words.results}
      </h2>
      {found.length === 0 && <p className="rules-intro">{words.nothing(typed.trim())}</p>}
      {found.map(({ section, rules }) => (
        <section key={section} className="rules-group">
          <h3 className="rules-group-name">
            <a href={sectionAddress(game, section)}>{text.sections[section]!.title}</a>
          </h3>
          {rules.map((id) => (
            <Rule key={id} text={text} id={id} query={query} level={4} />
          ))}
        </section>
      ))}
    </>
  );
}
