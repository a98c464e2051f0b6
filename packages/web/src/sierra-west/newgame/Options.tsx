import type { Pack } from '@cordillera/engine';
import type { Box, HastingsOptions, SierraWestSpeaker } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { OptionsSheet } from '../../newgame/OptionsSheet.tsx';
import { Select } from '../../newgame/Select.tsx';
import { Toggle } from '../../newgame/Toggle.tsx';
import { HastingsOdds } from './HastingsOdds.tsx';
import { levels } from './kept.ts';
import { type Draft, hasSecrets, seated } from './plan.ts';

interface OptionsProps {
  draft: Draft;
  /** The cards that will be played with, and the person's own sets to choose from. */
  box: Box;
  sets: readonly Pack<object>[];
  speaker: SierraWestSpeaker;
  start: ReactNode;
  onChange: (draft: Draft) => void;
}

const advantages = ['mule', 'bear', 'richCabins', 'richGold', 'richBoots', 'trapperMule'] as const;

/** What can be chosen besides mode and seats. */
export const Options = ({ draft, box, sets, speaker, start, onChange }: OptionsProps): ReactNode => (
  <OptionsSheet
    common={draft}
    onCommon={(changed) => onChange({ ...draft, ...changed })}
    seated={seated(draft)}
    hasSecrets={hasSecrets(draft)}
    levels={levels}
    sets={sets}
    cards={{ count: speaker.cards(cardsIn(box, draft)) }}
    start={start}
  >
    <Toggle
      {...speaker.option('advancedPlanning')}
      on={draft.advancedPlanning}
      onChange={(advancedPlanning) => onChange({ ...draft, advancedPlanning })}
    />
    {draft.count === 1 && <Hastings draft={draft} box={box} speaker={speaker} onChange={onChange} />}
  </OptionsSheet>
);

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
