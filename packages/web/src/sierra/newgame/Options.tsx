import type { Pack } from '@cordillera/engine';
import { type Box, rulesOf } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { useByLink } from '../../newgame/byLink.ts';
import { OptionsSheet } from '../../newgame/OptionsSheet.tsx';
import { Toggle } from '../../newgame/Toggle.tsx';
import { newGameWords } from '../../newgame/words.ts';
import { useWords } from '../../words/index.tsx';
import { levels } from './kept.ts';
import { type Draft, hasSecrets, isCampaign, seatCount, seated } from './plan.ts';
import { sierraNewGameWords } from './words.ts';

interface OptionsProps {
  draft: Draft;
  /** The stage that will be played. */
  stage: number;
  /** The cards that will be played with, and the person's own sets to choose from. */
  box: Box;
  sets: readonly Pack<object>[];
  start: ReactNode;
  onChange: (draft: Draft) => void;
}

/** What can be chosen besides the seats, and how long it will take. */
export function Options({ draft, stage, box, sets, start, onChange }: OptionsProps): ReactNode {
  const words = useWords(newGameWords);
  const own = useWords(sierraNewGameWords);
  const byLink = useByLink();
  const notebooks = box.notebook.filter(({ kind }) => kind === 'basic' || !draft.firstGame).length;
  const campaign = isCampaign(draft.mode);
  const count = seatCount(draft);
  const plain = rulesOf(box, campaign ? stage : null).rounds;
  // SI-R-80: together, a trio plays until everybody has held the Role card equally often; SI-END-02: in a team game it plays one more.
  const rounds = draft.mode === 'cooperative' && count === 3 ? Math.ceil(plain / 3) * 3 : plain;
  return (
    <OptionsSheet
      common={draft}
      onCommon={(changed) => onChange({ ...draft, ...changed })}
      seated={seated(draft)}
      hasSecrets={hasSecrets(draft)}
      levels={levels}
      sets={sets}
      cards={{
        count: draft.firstGame ? own.basic(notebooks) : own.notebooks(notebooks),
        ...(campaign && { ownNote: own.ownCampaign }),
      }}
      facts={
        <>
          <p>
            <b>{own.duration(rounds)}</b>
          </p>
          {draft.mode === 'team' && count % 2 === 1 && <p>{own.ninth}</p>}
        </>
      }
      start={start}
    >
      <Toggle
        name={own.firstGame.name}
        text={campaign ? own.firstGame.campaign : own.firstGame.text}
        on={draft.firstGame}
        onChange={(firstGame) => onChange({ ...draft, firstGame })}
      />
      {/* at a table by link everybody has them */}
      {!byLink && (
        <Toggle
          name={words.livePoints.name}
          text={words.livePoints.text}
          on={draft.livePoints}
          onChange={(livePoints) => onChange({ ...draft, livePoints })}
        />
      )}
    </OptionsSheet>
  );
}
