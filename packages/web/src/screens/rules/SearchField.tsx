import type { ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { rulesWords } from './rulesWords.ts';
import type { Found } from './search.ts';

interface SearchFieldProps {
  typed: string;
  /** Null when nothing is searched for. */
  found: readonly Found[] | null;
  onType: (typed: string) => void;
  /** Enter: to the rule whose ID was typed, or to the results. */
  onSubmit: () => void;
}

export function SearchField({ typed, found, onType, onSubmit }: SearchFieldProps): ReactNode {
  const words = useWords(rulesWords);
  const count = found?.reduce((sum, { rules }) => sum + rules.length, 0) ?? null;
  return (
    <search className="rules-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.4 15.4 21 21" />
        </svg>
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.search}
          placeholder={words.search}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onType('');
          }}
        />
        <span role="status" className="rules-found">
          {count !== null && words.found(count)}
        </span>
        {typed !== '' && (
          <button
            type="button"
            onClick={(event) => {
              event.currentTarget.form?.querySelector('input')?.focus();
              onType('');
            }}
          >
            <Icon name="close" />
            <span className="hidden-text">{words.clear}</span>
          </button>
        )}
      </form>
    </search>
  );
}
