import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../i18n/index.tsx';
import { Icon } from '../paper/Icon.tsx';
import './toggle.css';

interface ToggleProps {
  name: string;
  /** What it does, in one sentence. */
  text: string;
  on: boolean;
  /** Null for read-only. */
  onChange: ((on: boolean) => void) | null;
}

/** An option that is on or off, with its explanation; the whole area can be tapped. */
export function Toggle({ name, text, on, onChange }: ToggleProps): ReactNode {
  const { words } = useLanguage();
  const title = useId();
  const note = useId();
  if (onChange === null)
    return (
      <p className="toggle" data-fixed>
        <b className="display">{name}</b>
        <span>{text}</span>
        <em data-on={on || undefined}>
          {on && <Icon name="tick" />}
          {on ? words.on : words.off}
        </em>
      </p>
    );
  return (
    <label className="toggle">
      <b className="display" id={title}>
        {name}
      </b>
      <span id={note}>{text}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-labelledby={title}
        aria-describedby={note}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
