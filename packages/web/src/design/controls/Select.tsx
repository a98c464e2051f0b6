import type { ReactNode } from 'react';
import { Icon } from '../paper/Icon.tsx';
import './select.css';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
  className?: string;
  /** Shown before the selected text. */
  picture?: ReactNode;
  /** The id of the element that explains the choice. */
  describedBy?: string;
}

/** The browser's own select, styled as paper. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { label, value, options, onChange, className, picture, describedBy } = props;
  return (
    <span className={className ? `select ${className}` : 'select'}>
      {picture}
      <select
        aria-label={label}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
