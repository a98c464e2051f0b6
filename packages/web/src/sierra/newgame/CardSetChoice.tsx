import type { Pack } from '@cordillera/engine';
import type { Box } from '@cordillera/sierra';
import { type ReactNode, useId } from 'react';
import { Select } from '../../newgame/Select.tsx';
import { newGameWords } from '../../newgame/words.ts';
import { useWords } from '../../words/index.tsx';
import { type Draft, isCampaign } from './plan.ts';

interface CardSetChoiceProps {
  draft: Draft;
  /** The chosen cards, unpacked. */
  box: Box;
  /** The person's own sets; without any there is nothing to choose. */
  sets: readonly Pack<object>[];
  onChange: (set: string | null) => void;
}

/** A set may have any name; no name is empty, so this one is free for the house set. */
const house = '';

/** Which cards are played with. */
export function CardSetChoice({ draft, box, sets, onChange }: CardSetChoiceProps): ReactNode {
  const words = useWords(newGameWords);
  const note = useId();
  const own = sets.find(({ id }) => id === draft.set);
  const notebooks = box.notebook.filter(({ kind }) => kind === 'basic' || !draft.firstGame).length;
  const count = draft.firstGame ? words.basic(notebooks) : words.notebooks(notebooks);
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
        {own ? words.ownNote : words.houseNote} {count}.{own && isCampaign(draft.mode) && ` ${words.ownCampaign}`}
      </p>
    </div>
  );
}
