import type { Pack } from '@cordillera/engine';
import { type Box, rulesOf } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Icon } from '../design/Icon.tsx';
import { Torn } from '../design/Torn.tsx';
import { useWords } from '../words/index.tsx';
import { CardSetChoice } from './CardSetChoice.tsx';
import { Peaks } from './Peaks.tsx';
import { type Draft, hasSecrets, isCampaign, seatCount, seated } from './plan.ts';
import { Toggle } from './Toggle.tsx';
import { newGameWords } from './words.ts';

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
        name={words.firstGame.name}
        text={campaign ? words.firstGame.campaign : words.firstGame.text}
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
      <CardSetChoice draft={draft} box={box} sets={sets} onChange={(set) => onChange({ ...draft, set })} />
      {people < count && (
        <section className="bot-levels">
          <h3>{words.bots}</h3>
          <dl>
            {levels.map((level, i) => (
              <div key={level}>
                <dt>
                  <Peaks lit={i + 1} of={levels.length} />
                  {words.levels[level]?.name ?? level}
                </dt>
                <dd>{words.levels[level]?.note}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Torn className="setup-facts" tone="sunk" seed="setup facts">
        <p>
          <b>{words.duration(rounds)}</b>
        </p>
        {draft.mode === 'team' && count % 2 === 1 && <p>{words.ninth}</p>}
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
