import type { Decision } from '@cordillera/engine';
import { BASICS, type SierraWestChoice } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { AnimalToken } from '../../art/AnimalToken.tsx';
import { PioneerFigure } from '../../art/Figures.tsx';
import { WestIcon } from '../../art/WestIcon.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { buttonTarget } from '../targets.ts';
import { promptWords } from './promptWords.ts';
import { firstPicked, type Picked, type Reaction, reactionChoice } from './reaction.ts';
import { usePicked } from './usePicked.ts';

interface ReactionPanelProps {
  context: TableContext;
  decision: Decision<SierraWestChoice>;
  reaction: Reaction;
}

/** Out-of-turn questions: combines an animal, its price and the pioneer, confirmed by one button. */
export function ReactionPanel({ context, decision, reaction }: ReactionPanelProps): ReactNode {
  const { speaker } = context;
  const words = useWords(promptWords);
  const targets = useAllTargets();
  const player = playerOf(context, decision.seat);
  const [picked, change] = usePicked(reaction, () => firstPicked(reaction, context, player), targets);
  const choice = reactionChoice(decision.choices, picked);
  const { animals, pays, figures } = reaction;
  const option = (key: string, name: string, isPicked: boolean, part: Picked, picture: ReactNode): ReactNode => (
    <button key={key} type="button" className="west-option" aria-pressed={isPicked} onClick={() => change(part)}>
      {picture}
      <span className="hidden-text">{name}</span>
    </button>
  );
  return (
    <div className="west-reaction">
      {animals.length > 0 && (
        <fieldset>
          <legend>{words.animal}</legend>
          {animals.map((animal) =>
            option(
              animal,
              speaker.animal(animal).name,
              picked.animal === animal,
              { animal },
              <AnimalToken animal={animal} />,
            ),
          )}
        </fieldset>
      )}
      {pays.length > 0 && (
        <fieldset>
          <legend>{words.pay}</legend>
          {pays.map((pay) =>
            option(
              pay,
              speaker.basic(pay),
              picked.pay === pay,
              { pay },
              <>
                <WestIcon name={pay} />
                <b>{player.basics[BASICS.indexOf(pay)]}</b>
              </>,
            ),
          )}
        </fieldset>
      )}
      <fieldset>
        <legend>{words.send}</legend>
        {figures.map((figure) =>
          option(
            figure,
            speaker.term(figure === 'green' ? 'greenPioneer' : 'tanPioneer'),
            picked.figure === figure,
            { figure },
            <PioneerFigure seat={decision.seat} pioneer={figure} />,
          ),
        )}
      </fieldset>
      <div className="west-reaction-buttons">
        <button
          type="button"
          className="button primary"
          aria-disabled={!choice}
          title={choice && targets.label(choice)}
          onClick={() => choice && targets.take(choice)}
        >
          {mainLabel()}
        </button>
        <button type="button" className="button" {...targets.of(buttonTarget('decline')).bare}>
          {words.notNow}
        </button>
      </div>
    </div>
  );

  function mainLabel(): string {
    const { animal } = picked;
    if (animal !== undefined) return words.trap(speaker.animal(animal).name);
    const track = decision.params?.track as 'food' | 'wood' | 'stone' | undefined;
    return words.track(track === undefined ? '' : speaker.goods({ [track]: 1 }));
  }
}
