import type { ReactNode } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';

interface ModeCardsProps<Mode extends string> {
  label: string;
  modes: readonly { mode: Mode; name: string; picture: ReactNode; note?: string }[];
  chosen: Mode;
  /** The chosen one explains itself. */
  text: string;
  onChange: (mode: Mode) => void;
}

/** The ways to play a game, in its own terms. */
export const ModeCards = <Mode extends string>(props: ModeCardsProps<Mode>): ReactNode => (
  <Torn className="setup-sheet setup-mode" seed="setup mode">
    <fieldset>
      <legend>
        <h2>{props.label}</h2>
      </legend>
      <div className="mode-cards">
        {props.modes.map(({ mode, name, picture, note }) => (
          <label key={mode} className="pick">
            <input
              type="radio"
              name="setup-mode"
              checked={mode === props.chosen}
              onChange={() => props.onChange(mode)}
            />
            {picture}
            <b className="display">{name}</b>
            {note && <small>{note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
    <p className="setup-note" aria-live="polite">
      {props.text}
    </p>
  </Torn>
);
