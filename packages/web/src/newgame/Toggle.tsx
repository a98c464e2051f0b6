import { type ReactNode, useId } from 'react';
import './toggle.css';

interface ToggleProps {
  name: string;
  /** What it does, in a sentence. */
  text: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** An option that is on or off, with its explanation beside it; all of it can be tapped. */
export function Toggle({ name, text, on, onChange }: ToggleProps): ReactNode {
  const title = useId();
  const note = useId();
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
