import { type ReactNode, useId } from 'react';

interface ToggleProps {
  label: string;
  note: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, with a line that says what it does. The whole row can be tapped. */
export function Toggle({ label, note, checked, onChange }: ToggleProps): ReactNode {
  const id = useId();
  return (
    <div className="setting">
      <label className="setting-toggle">
        <span className="setting-name">{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <p className="setting-note" id={id}>
        {note}
      </p>
    </div>
  );
}
