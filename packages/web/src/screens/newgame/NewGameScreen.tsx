import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { ScreenProps } from '../../platform/routes.ts';
import { myName, useSettings } from '../../platform/settings.ts';
import type { GameId } from '../../store/records.ts';
import type { AnyNewGame, FormPartProps } from '../../table/setup/definition.ts';
import { type Draft, type Drafts, draftsOf, seated } from '../../table/setup/draft.ts';
import { withMyName } from '../../table/setup/seating.ts';
import { NewGameForm } from './NewGameForm.tsx';
import { OptionsSheet } from './OptionsSheet.tsx';
import { Seats } from './Seats.tsx';
import { type CardSet, useCardSet } from './useCardSet.ts';
import { useNames } from './useNames.ts';

const useAsChosen: NonNullable<AnyNewGame['usePlayable']> = (options) => options;
const useNoGroups: NonNullable<AnyNewGame['useGroups']> = () => null;

type Definition = AnyNewGame & Required<Pick<AnyNewGame, 'useCards'>>;

/** The form of a new game, on this device and by link. */
export function newGameScreen(definition: Definition): ComponentType<ScreenProps<'new'>> {
  const { Modes, usePlayable = useAsChosen, useGroups = useNoGroups } = definition;
  const id = definition.game.id as GameId;
  const drafts = draftsOf(definition);
  const { loadDraft, saveDraft, prefilled } = drafts;

  return function NewGame({ route }: ScreenProps<'new'>): ReactNode {
    const { mode, stage, byLink } = route;
    const mine = myName(useSettings());
    const [draft, setDraft] = useState(() => withMyName(prefilled(loadDraft(byLink), mode, stage), mine));
    const cards = useCardSet(id, draft.set);
    const options = usePlayable(draft.options, cards.set);
    const groups = useGroups(draft.options, draft.count);

    // The address may select another mode while the form is open.
    useEffect(() => setDraft((now) => prefilled(now, mode, stage)), [mode, stage]);
    useEffect(() => saveDraft(draft, byLink), [draft, byLink]);

    const part: FormPartProps<Draft['options']> = {
      draft,
      options,
      pack: cards.set,
      onChange: (changed) => setDraft(drafts.withOptions(draft, { ...draft.options, ...changed })),
    };
    return (
      <NewGameForm
        game={id}
        draft={draft}
        onChange={setDraft}
        mine={mine}
        cards={cards}
        setup={() => drafts.matchSetupOf(draft, mine, options)}
        options={(start) => (
          <Options
            definition={definition}
            drafts={drafts}
            part={part}
            mine={mine}
            sets={cards.sets}
            start={start}
            onChange={setDraft}
          />
        )}
      >
        {Modes && <Modes {...part} />}
        <Seats draft={draft} drafts={drafts} mine={mine} groups={groups} onChange={setDraft} />
      </NewGameForm>
    );
  };
}

interface OptionsProps {
  definition: Definition;
  drafts: Drafts;
  part: FormPartProps<Draft['options']>;
  mine: string;
  /** The person's own card sets. */
  sets: CardSet['sets'];
  start: ReactNode;
  onChange: (draft: Draft) => void;
}

/** What can be chosen besides mode and seats. */
function Options({ definition, drafts, part, mine, sets, start, onChange }: OptionsProps): ReactNode {
  const { draft, pack } = part;
  const { Options: OwnOptions, Extra, Facts, useCards } = definition;
  const name = useNames(draft.people, mine);
  return (
    <OptionsSheet
      common={draft}
      onCommon={(changed) => onChange({ ...draft, ...changed })}
      seated={seated(draft)}
      hasSecrets={drafts.hasSecrets(draft)}
      levels={drafts.levels}
      sets={sets}
      cards={useCards(draft.options, pack)}
      facts={Facts && <Facts {...part} />}
      start={start}
    >
      {OwnOptions && (
        <OwnOptions
          options={draft.options}
          seats={seated(draft).map((_, seat) => name(seat))}
          pack={pack}
          onChange={(options) => onChange(drafts.withOptions(draft, options))}
        />
      )}
      {Extra && <Extra {...part} />}
    </OptionsSheet>
  );
}
