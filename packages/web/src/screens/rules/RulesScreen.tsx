import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Spinner } from '../../design/controls/Wait.tsx';
import { Failure } from '../../design/frame/Failure.tsx';
import { LoadFailure } from '../../design/frame/LoadFailure.tsx';
import { Screen } from '../../design/frame/Screen.tsx';
import { useMedia } from '../../design/hooks/useMedia.ts';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { BookContext, type DrawnBook, type RulesText, useBook } from './book.ts';
import { Games } from './Games.tsx';
import { type Route, routeOf, ruleAddress } from './route.ts';
import { type RulesWords, rulesWords } from './rulesWords.ts';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SectionFold } from './SectionFold.tsx';
import { SectionList } from './SectionList.tsx';
import { SectionSheet } from './SectionSheet.tsx';
import { idIn, queryOf, search } from './search.ts';
import { useRulesText } from './texts.ts';
import { useSearchQuery } from './useSearchQuery.ts';
import './rules.css';

/** The rules of a game. `path` is what stands after `#/rules/` in the address, decoded: see `routeOf`. */
export function RulesScreen({ book, path }: { book: DrawnBook; path: string }): ReactNode {
  const { words } = useLanguage();
  const { text, error, again } = useRulesText(book);
  if (text)
    return (
      <BookContext value={book}>
        <Rules
          text={text}
          path={path}
          // in another language than the one that was asked for
          failure={error !== null && <LoadFailure error={error} onRetry={again} />}
        />
      </BookContext>
    );
  if (error !== null) return <Failure error={error} onRetry={again} />;
  return <Spinner text={words.loading} />;
}

/**
 * Brings a rule into view and the keyboard to it: in the next frame, when the page has shown it and scrolled itself.
 */
function goTo(id: string): void {
  requestAnimationFrame(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  });
}

/** The title of the window: what is in the middle. */
const topicOf = (text: RulesText, words: RulesWords, route: Route): string => {
  if (route.search) return words.results;
  return route.rule ? text.rules[route.rule]!.title.replace(/\.$/, '') : text.sections[route.section]!.title;
};

function Rules({ text, path, failure }: { text: RulesText; path: string; failure: ReactNode }): ReactNode {
  const book = useBook();
  const words = useWords(rulesWords);
  const { game, name, Glance } = book;
  const wide = useMedia('(min-width: 60em)');
  const route = useMemo(() => routeOf(path, book), [path, book]);
  const { typed, section, isOwnPath, type, drop } = useSearchQuery(game, path, route);
  // The results may lag behind typing; following a link updates at once.
  const lagging = useDeferredValue(typed);
  const wanted = isOwnPath ? lagging : typed;
  const query = useMemo(() => queryOf(wanted), [wanted]);
  const found = useMemo(() => search(text, query, book), [text, query, book]);
  const title = useRef<HTMLHeadingElement>(null);
  const searching = query.length > 0;

  useEffect(() => {
    document.title = words.documentTitle(topicOf(text, words, route), name);
  }, [text, words, name, route]);

  // Following a link moves the focus to its target; while typing, the focus stays in the field.
  const shown = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address moves the reader
  useEffect(() => {
    const isFirst = shown.current === null;
    if (shown.current === path) return;
    shown.current = path;
    if (route.rule && !isOwnPath) {
      goTo(route.rule);
      return;
    }
    if (isFirst) return;
    scrollTo(0, 0);
    if (!isOwnPath) title.current?.focus({ preventScroll: true });
  }, [path]);

  const submit = (): void => {
    const all = search(text, queryOf(typed), book).flatMap(({ rules }) => rules);
    const id = idIn(typed, book) ?? (all.length === 1 ? all[0]! : null);
    if (!id) {
      title.current?.focus();
      return;
    }
    if (location.hash !== ruleAddress(game, id)) {
      location.hash = ruleAddress(game, id);
      return;
    }
    drop();
    goTo(id);
  };

  const list = <SectionList text={text} current={searching ? null : section} found={searching ? found : null} />;
  return (
    <Screen title={words.name} className="rules">
      <Torn className="rules-side" seed="rules side">
        <div className="rules-side-inner">
          <Games />
          <SearchField typed={typed} found={searching ? found : null} onType={type} onSubmit={submit} />
          <nav aria-label={words.sections}>
            {wide ? (
              list
            ) : (
              <SectionFold title={searching ? words.results : text.sections[section]!.title}>{list}</SectionFold>
            )}
          </nav>
        </div>
      </Torn>
      <Torn className="rules-sheet" seed="rules sheet">
        {failure}
        {searching ? (
          <SearchResults text={text} typed={wanted} query={query} found={found} titleRef={title} />
        ) : (
          <SectionSheet text={text} section={section} route={route} titleRef={title} />
        )}
      </Torn>
      <Glance text={text} />
    </Screen>
  );
}
