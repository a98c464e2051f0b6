import type { Pack } from '@cordillera/engine';
import type { Box, HastingsOptions, SierraWestSpeaker } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Torn } from '../../design/Torn.tsx';
import { BotLevels } from '../../newgame/BotLevels.tsx';
import { CardSetChoice } from '../../newgame/CardSetChoice.tsx';
import { Select } from '../../newgame/Select.tsx';
import { Toggle } from '../../newgame/Toggle.tsx';
import { newGameWords } from '../../newgame/words.ts';
import { useWords } from '../../words/index.tsx';
import { HastingsOdds } from './HastingsOdds.tsx';
import { type Draft, hasSecrets, seated } from './plan.ts';

interface OptionsProps {
  draft: Draft;
  /** The bots there are, weakest first. */
  levels: readonly string[];
  /** The cards that will be played with, and the person's own sets to choose from. */
  box: Box;
  sets: readonly Pack<object>[];
  speaker: SierraWestSpeaker;
  onChange: (draft: Draft) => void;
  /** The button that starts it, where it stands on this sheet. */
  children: ReactNode;
}

const advantages = ['mule', 'bear', 'richCabins', 'richGold', 'richBoots', 'trapperMule'] as const;

/** What can be chosen besides mode and seats. */
export function Options({ draft, levels, box, sets, speaker, onChange, children }: OptionsProps): ReactNode {
  const words = useWords(newGameWords);
  const people = seated(draft).filter(({ who }) => who !== 'bot').length;
  const planning = speaker.option('advancedPlanning');
  return (
    <Torn className="setup-sheet options" seed="setup options">
      <h2>{words.options}</h2>
      <Toggle
        {...planning}
        on={draft.advancedPlanning}
        onChange={(advancedPlanning) => onChange({ ...draft, advancedPlanning })}
      />
      {hasSecrets(draft) && (
        <Toggle
          name={words.openHands.name}
          text={words.openHands.text}
          on={draft.openHands}
          onChange={(openHands) => onChange({ ...draft, openHands })}
        />
      )}
      {draft.count === 1 && <Hastings draft={draft} box={box} speaker={speaker} onChange={onChange} />}
      <CardSetChoice
        chosen={draft.set}
        sets={sets}
        count={speaker.cards(cardsIn(box, draft))}
        ownNote=""
        onChange={(set) => onChange({ ...draft, set })}
      />
      {people < draft.count && <BotLevels levels={levels} />}
      {(people === 0 || people > 1) && (
        <Torn className="setup-facts" tone="sunk" seed="setup facts">
          {people === 0 && (
            <p className="setup-fact">
              <Icon name="eye" />
              {words.watching}
            </p>
          )}
          {people > 1 && <p>{words.sharing}</p>}
        </Torn>
      )}
      {children}
    </Torn>
  );
}

/** The cards of the mountain in this mode. */
const cardsIn = ({ content }: Box, { mode }: Draft): number =>
  content.modes[mode].cards.length + content.modes[mode].specials.length;

/** How Hastings may be made stronger (12.6). */
function Hastings({
  draft,
  box,
  speaker,
  onChange,
}: Pick<OptionsProps, 'draft' | 'box' | 'speaker' | 'onChange'>): ReactNode {
  const { hastings } = draft;
  const change = (changed: Partial<HastingsOptions>): void =>
    onChange({ ...draft, hastings: { ...hastings, ...changed } });
  const start = speaker.option('hastings.wagon');
  return (
    <fieldset className="options-hastings">
      <legend className="display">{speaker.option('hastings').name}</legend>
      <p>{speaker.option('hastings').text}</p>
      {/* counted with the house set: of other cards nobody knows */}
      {draft.set === null && <HastingsOdds hastings={hastings} />}
      {advantages.map((name) => (
        <Toggle
          key={name}
          {...speaker.option(`hastings.${name}`)}
          on={hastings[name]}
          onChange={(on) => change({ [name]: on })}
        />
      ))}
      <p>
        <b className="display">{start.name}</b> <span id="hastings-wagon">{start.text}</span>
      </p>
      <Select
        label={start.name}
        describedBy="hastings-wagon"
        value={String(Math.min(hastings.wagon, box.lastTrail))}
        options={box.trail.map((_, space) => ({ value: String(space), text: String(space) }))}
        onChange={(space) => change({ wagon: Number(space) })}
      />
    </fieldset>
  );
}
