import type { Pack } from '@cordillera/engine';
import { type ReactNode, useId } from 'react';
import { Select } from '../../design/controls/Select.tsx';
import { useWords } from '../../i18n/index.tsx';
import { newGameWords } from '../../table/setup/newGameWords.ts';

interface CardSetChoiceProps {
  /** The name of the chosen set; null for the house set. */
  chosen: string | null;
  /** The person's own sets; without any there is nothing to choose. */
  sets: readonly Pack<object>[];
  /** The contents of the chosen set. */
  count: string;
  /** Remarks on the chosen own set; may be empty. */
  ownNote: string;
  onChange: (set: string | null) => void;
}

/** A set may have any name; no name is empty, so this one is free for the house set. */
const house = '';

/** The choice of the card set. */
export function CardSetChoice({ chosen, sets, count, ownNote, onChange }: CardSetChoiceProps): ReactNode {
  const words = useWords(newGameWords);
  const note = useId();
  const own = sets.find(({ id }) => id === chosen);
  if (sets.length === 0)
    return (
      <dl className="card-set">
        <dt className="display">{words.cardSet}</dt>
        <dd>
          {words.house} · {count}
        </dd>
      </dl>
    );
  return (
    <div className="card-set">
      <b className="display">{words.cardSet}</b>
      <Select
        label={words.cardSet}
        describedBy={note}
        value={own?.id ?? house}
        options={[{ value: house, text: words.house }, ...sets.map(({ id }) => ({ value: id, text: id }))]}
        onChange={(set) => onChange(set === house ? null : set)}
      />
      <p id={note}>
        {own ? words.ownNote : words.houseNote} {count}.{own && ownNote && ` ${ownNote}`}
      </p>
    </div>
  );
}
