import type { Seat } from '@cordillera/engine';
import { limits, type TableInfo } from '@cordillera/protocol';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { onlineWords } from '../onlineWords.ts';

/** Whether this name can be used at this seat: it must differ from the others. */
export function isGoodName({ seats, state }: TableInfo, seat: Seat, name: string): boolean {
  const typed = name.trim().toLocaleLowerCase();
  // before the start nobody sees the names of bots
  const others = seats.filter(({ bot }, at) => at !== seat && (bot === undefined || state !== 'open'));
  return typed !== '' && others.every((other) => other.name.toLocaleLowerCase() !== typed);
}

interface NameFieldProps {
  label: string;
  name: string;
  /** Whether somebody else at the table has this name. */
  isTaken: boolean;
  onName: (name: string) => void;
}

export function NameField({ label, name, isTaken, onName }: NameFieldProps): ReactNode {
  const words = useWords(onlineWords).join;
  const id = useId();
  return (
    <>
      <label>
        {label}
        <input
          className="link-field"
          value={name}
          maxLength={limits.maxNameChars}
          autoComplete="nickname"
          required
          aria-invalid={isTaken || undefined}
          aria-describedby={isTaken ? id : undefined}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      {isTaken && (
        <p className="online-failure" id={id} role="status">
          {words.nameTaken(name.trim())}
        </p>
      )}
    </>
  );
}
