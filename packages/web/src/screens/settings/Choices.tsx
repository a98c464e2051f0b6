import { type ReactNode, useId } from 'react';

interface ChoicesProps<Value extends string> {
  label: string;
  note?: string;
  value: Value;
  /** Each value with what it is called; `lang` when that is a word of another language. */
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** A choice between few values: radio buttons that look like one strip of paper. */
export function Choices<Value extends string>(props: ChoicesProps<Value>): ReactNode {
  const { label, note, value, options, onChange } = props;
  const id = useId();
  return (
    <fieldset className="setting" aria-describedby={note ? `${id}note` : undefined}>
      <legend className="setting-name">{label}</legend>
      <div className="setting-strip">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {note && (
        <p className="setting-note" id={`${id}note`}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
