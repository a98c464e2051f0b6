import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { errorMessage } from '../../platform/errors.ts';
import { goTo } from '../../platform/routes.ts';
import { api, NetworkError } from '../api.ts';
import { onlineWords } from '../onlineWords.ts';
import { ServerRefusalError } from '../refusal.ts';
import { codeIn } from './linkCode.ts';
import '../tables/tables.css';

/** A field for a link, for people who already have the page open. */
export function JoinField(): ReactNode {
  const words = useWords(onlineWords);
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    const code = codeIn(text);
    if (code === null) return setProblem(words.byLink.none);
    setBusy(true);
    try {
      await api.link(code);
      goTo({ screen: 'join', code });
    } catch (error) {
      if (error instanceof NetworkError) setProblem(words.noConnection.short);
      else if (error instanceof ServerRefusalError && error.code === 'link-closed') setProblem(words.byLink.none);
      else setProblem(errorMessage(error, language));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="by-link" onSubmit={(event) => void join(event)} noValidate>
      <label htmlFor={id}>{words.byLink.title}</label>
      <span className="by-link-field">
        <Icon name="link" />
        <input
          id={id}
          value={text}
          placeholder={words.byLink.paste}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="url"
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
      </span>
      <button type="submit" className="button" aria-disabled={busy || undefined}>
        {words.byLink.join}
      </button>
      <p id={`${id}-note`} role={problem ? 'alert' : undefined} data-problem={problem ? true : undefined}>
        {problem ?? words.byLink.note}
      </p>
    </form>
  );
}
