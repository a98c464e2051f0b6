import { type ReactNode, useId } from 'react';
import { Select } from '../../design/controls/Select.tsx';

interface ModeSelectProps<Mode extends string> {
  label: string;
  modes: readonly { mode: Mode; name: string }[];
  chosen: Mode;
  /** Of the chosen one. */
  picture: ReactNode;
  text: string;
  /** Null for a reader who cannot change it. */
  onChange: ((mode: Mode) => void) | null;
}

/** The ways to play a game as a list, where there is little room. */
export function ModeSelect<Mode extends string>(props: ModeSelectProps<Mode>): ReactNode {
  const { label, modes, chosen, picture, text, onChange } = props;
  const note = useId();
  return (
    <div className="mode-select">
      <h3>{label}</h3>
      {onChange ? (
        <Select
          label={label}
          describedBy={note}
          value={chosen}
          options={modes.map(({ mode, name }) => ({ value: mode, text: name }))}
          onChange={onChange}
          picture={picture}
        />
      ) : (
        <p className="mode-fixed">
          {picture}
          <b>{modes.find(({ mode }) => mode === chosen)?.name}</b>
        </p>
      )}
      <p id={note} className="mode-text">
        {text}
      </p>
    </div>
  );
}
