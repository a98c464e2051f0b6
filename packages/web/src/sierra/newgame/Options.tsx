import type { Pack } from '@cordillera/engine';
import { type Box, rulesOf } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Torn } from '../../design/Torn.tsx';
import { BotLevels } from '../../newgame/BotLevels.tsx';
import { CardSetChoice } from '../../newgame/CardSetChoice.tsx';
import { Toggle } from '../../newgame/Toggle.tsx';
import { newGameWords } from '../../newgame/words.ts';
import { useWords } from '../../words/index.tsx';
import { type Draft, hasSecrets, isCampaign, seatCount, seated } from './plan.ts';
import { sierraNewGameWords } from './words.ts';

interface OptionsProps {
  draft: Draft;
  /** The bots there are, weakest first. */
  levels: readonly string[];
  /** The stage that will be played. */
  stage: number;
  /** The cards that will be played with, and the person's own sets to choose from. */
  box: Box;
  sets: readonly Pack<object>[];
  onChange: (draft: Draft) => void;
  /** The button that starts it, where it stands on this sheet. */
  children: ReactNode;
}

/** What can be chosen besides the seats, and how long it will take. */
export function Options({ draft, levels, stage, box, sets, onChange, children }: OptionsProps): ReactNode {
  const words = useWords(newGameWords);
  const own = useWords(sierraNewGameWords);
  const notebooks = box.notebook.filter(({ kind }) => kind === 'basic' || !draft.firstGame).length;
  const campaign = isCampaign(draft.mode);
  const count = seatCount(draft);
  const plain = rulesOf(box, campaign ? stage : null).rounds;
  // SI-R-80: together, a trio plays until everybody has held the Role card equally often; SI-END-02: in a team game it plays one more.
  const rounds = draft.mode === 'cooperative' && count === 3 ? Math.ceil(plain / 3) * 3 : plain;
  const people = seated(draft).filter(({ who }) => who !== 'bot').length;
  return (
    <Torn className="setup-sheet options" seed="setup options">
      <h2>{words.options}</h2>
      <Toggle
        name={own.firstGame.name}
        text={campaign ? own.firstGame.campaign : own.firstGame.text}
        on={draft.firstGame}
        onChange={(firstGame) => onChange({ ...draft, firstGame })}
      />
      <Toggle
        name={words.livePoints.name}
        text={words.livePoints.text}
        on={draft.livePoints}
        onChange={(livePoints) => onChange({ ...draft, livePoints })}
      />
      {hasSecrets(draft) && (
        <Toggle
          name={words.openHands.name}
          text={words.openHands.text}
          on={draft.openHands}
          onChange={(openHands) => onChange({ ...draft, openHands })}
        />
      )}
      <CardSetChoice
        chosen={draft.set}
        sets={sets}
        count={draft.firstGame ? own.basic(notebooks) : own.notebooks(notebooks)}
        ownNote={campaign ? own.ownCampaign : ''}
        onChange={(set) => onChange({ ...draft, set })}
      />
      {people < count && <BotLevels levels={levels} />}
      <Torn className="setup-facts" tone="sunk" seed="setup facts">
        <p>
          <b>{own.duration(rounds)}</b>
        </p>
        {draft.mode === 'team' && count % 2 === 1 && <p>{own.ninth}</p>}
        {people === 0 && (
          <p className="setup-fact">
            <Icon name="eye" />
            {words.watching}
          </p>
        )}
        {people > 1 && <p>{words.sharing}</p>}
      </Torn>
      {children}
    </Torn>
  );
}
