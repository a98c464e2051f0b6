import type { ReactNode, RefObject } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { type RulesText, useBook } from './book.ts';
import { Paragraphs } from './Marked.tsx';
import { Rule } from './Rule.tsx';
import { RuleTable } from './RuleTable.tsx';
import { type Route, sectionAddress } from './route.ts';
import { rulesWords } from './rulesWords.ts';

interface SectionSheetProps {
  text: RulesText;
  section: string;
  route: Route;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** One section: its title, what it is about, its rules, and the way to its neighbours. */
export function SectionSheet({ text, section, route, titleRef }: SectionSheetProps): ReactNode {
  const words = useWords(rulesWords);
  const { game, name, sections, tables } = useBook();
  const table = tables[section];
  const index = sections.findIndex(({ id }) => id === section);
  const before = sections[index - 1];
  const after = sections[index + 1];
  const { title, intro } = text.sections[section]!;
  return (
    <>
      <h2 ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      {route.unknown && <p role="alert">{words.unknownRule(route.unknown, name)}</p>}
      {intro && (
        <div className="rules-intro">
          <Paragraphs text={intro} />
        </div>
      )}
      {table && <RuleTable table={text.tables[table]!} />}
      {sections[index]!.rules.map((id) => (
        <Rule key={id} text={text} id={id} isAsked={id === route.rule} />
      ))}
      <p className="rules-onward">
        {before && (
          <a href={sectionAddress(game, before.id)} rel="prev">
            <span>{words.previous}</span> {text.sections[before.id]!.title}
          </a>
        )}
        {after && (
          <a href={sectionAddress(game, after.id)} rel="next">
            <span>{words.next}</span> {text.sections[after.id]!.title}
          </a>
        )}
      </p>
    </>
  );
}
