import type { HastingsOptions } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Select } from '../../../design/controls/Select.tsx';
import { Toggle } from '../../../design/controls/Toggle.tsx';
import type { FormPartProps } from '../../../table/setup/definition.ts';
import { boxOf } from '../houseSet.ts';
import type { WestAsked } from './draft.ts';
import { HastingsOdds } from './HastingsOdds.tsx';
import { useSpeakerOf } from './useSpeakerOf.ts';
import './hastings.css';

const advantages = ['mule', 'bear', 'richCabins', 'richGold', 'richBoots', 'trapperMule'] as const;

/** The options that make Hastings stronger (12.6), in a solo game. */
export function Hastings({ draft, options, pack, onChange }: FormPartProps<WestAsked>): ReactNode {
  const { hastings } = options;
  const speaker = useSpeakerOf(pack);
  if (draft.count > 1) return null;
  const box = boxOf(pack);
  const change = (changed: Partial<HastingsOptions>): void => onChange({ hastings: { ...hastings, ...changed } });
  const start = speaker.option('hastings.wagon');
  return (
    <fieldset className="options-hastings">
      <legend className="display">{speaker.option('hastings').name}</legend>
      <p>{speaker.option('hastings').text}</p>
      {/* measured with the house set, so unknown for other cards */}
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
