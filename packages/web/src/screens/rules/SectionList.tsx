import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { type RulesText, useBook } from './book.ts';
import { sectionAddress } from './route.ts';
import { rulesWords } from './rulesWords.ts';
import type { Found } from './search.ts';

interface SectionListProps {
  text: RulesText;
  current: string | null;
  /** During a search the numbers are those of the hits. */
  found: readonly Found[] | null;
}

/** All sections with the number of their rules, or of the hits in them. */
export function SectionList({ text, current, found }: SectionListProps): ReactNode {
  const words = useWords(rulesWords);
  const { game, parts, sections } = useBook();
  const count = (id: string, all: number): number =>
    found ? (found.find(({ section }) => section === id)?.rules.length ?? 0) : all;
  const list = useRef<HTMLDivElement>(null);
  // A long list scrolls to the current section.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another section moves it
  useEffect(() => {
    const box = list.current!.closest('nav')!;
    const link = list.current!.querySelector('[aria-current]');
    if (!link) return;
    const { top, bottom, height } = box.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    if (at.top < top || at.bottom > bottom) box.scrollTop += at.top - top - height / 2;
  }, [current]);
  return (
    <div ref={list} className="section-list">
      <h2 className="hidden-text">{words.sections}</h2>
      {parts.map((part) => (
        <div key={part} className="section-group">
          <h3 className="section-part">{text.parts[part]}</h3>
          <ul>
            {sections
              .filter((section) => section.part === part)
              .map(({ id, rules }) => (
                <li key={id}>
                  <a
                    href={sectionAddress(game, id)}
                    aria-current={id === current ? 'page' : undefined}
                    data-empty={count(id, rules.length) === 0 || undefined}
                  >
                    <span>{text.sections[id]!.title}</span>
                    <small aria-hidden="true">{count(id, rules.length) || ''}</small>
                    <span className="hidden-text">{words.rules(count(id, rules.length))}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
