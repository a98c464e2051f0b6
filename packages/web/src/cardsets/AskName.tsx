import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from '../design/controls/Dialog.tsx';
import { useWords } from '../i18n/index.tsx';
import { houseName } from './cards.ts';
import { packsWords } from './packsWords.ts';
import { isName, maxNameChars } from './readCardSet.ts';

interface AskNameProps {
  /** The files carry the name of the house set. */
  claimsHouseName: boolean;
  suggested: string;
  /** Whether another set has this name. */
  isTaken: (name: string) => boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a set whose files carry none, or carry the name of the house set. */
export function AskName({ claimsHouseName, suggested, isTaken, onName, onClose }: AskNameProps): ReactNode {
  const words = useWords(packsWords).name;
  const [name, setName] = useState(suggested);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = name.trim();
    if (given.toLowerCase() === houseName) setProblem(words.house);
    else if (!isName(given)) setProblem(words.none);
    else if (isTaken(given)) setProblem(words.taken(given));
    else onName(given);
  };
  return (
    <Dialog label={words.title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p id={`${id}text`}>
          {claimsHouseName && <>{words.wasHouse} </>}
          {words.text}
        </p>
        <label className="set-name">
          <b className="display">{words.label}</b>
          <input
            type="text"
            autoComplete="off"
            maxLength={maxNameChars}
            value={name}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? `${id}text` : `${id}problem`}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
          />
        </label>
        {problem !== null && (
          <p className="set-alert" id={`${id}problem`} role="alert">
            {problem}
          </p>
        )}
        <div className="set-buttons">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button primary">
            {words.add}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
