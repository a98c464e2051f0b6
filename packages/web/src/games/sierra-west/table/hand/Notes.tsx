import { formatList } from '@cordillera/engine';
import { animalsShown, type Hazard, hazardsOf, type ShownAnimal } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { AnimalToken } from '../../art/AnimalToken.tsx';
import { PathIconArt } from '../../art/PathDisc.tsx';
import type { TableContext } from '../tableContext.ts';
import { ASIDE, type Places } from './arrangement.ts';
import { type CampWords, campWords } from './campWords.ts';

/** What these cards would show to the other players, and what waits on their paths. */
export function foresee(context: TableContext, places: Places): { animals: ShownAnimal[]; hazards: Hazard[] } {
  const cards = places.slice(0, ASIDE);
  return {
    animals: animalsShown(context.box, context.view, context.me, cards),
    // A mandatory space that is free is no reason for a warning.
    hazards: hazardsOf(context.box, context.view, cards).filter(
      ({ paid, passedFrom }) => paid > 0 || passedFrom !== null,
    ),
  };
}

export const hazardText = (words: CampWords, { space, paid, passedFrom }: Hazard): string =>
  passedFrom === null
    ? words.tollDue(space, paid)
    : passedFrom.length > 0
      ? words.playedBy(passedFrom[0]!)
      : words.unplayed;

/** The players who could trap it. */
export const trapText = ({ speaker, language }: TableContext, words: CampWords, { trappers }: ShownAnimal): string =>
  trappers.length === 0 ? words.noneTraps : words.mayTrap(formatList(language, trappers.map(speaker.player)));

/** Slips beside the cards while they are arranged. */
export function Notes({ context, places }: { context: TableContext; places: Places }): ReactNode {
  const { speaker } = context;
  const words = useWords(campWords);
  const { animals, hazards } = foresee(context, places);
  const isFour = places.length > ASIDE;
  const others = context.view.seats > 1;
  return (
    <>
      <div className="camp-notes" data-side="left">
        {others && animals.length > 0 && (
          <Torn className="camp-note" tone="card" lift={1} seed="they will see">
            <b className="display">{words.theyWillSee}</b>
            {animals.map((shown) => (
              <p key={shown.animal} data-many={animals.length > 1 || undefined}>
                <span className="camp-medal">
                  <AnimalToken animal={shown.animal} />
                </span>
                <span className="hidden-text">{speaker.animal(shown.animal).name}: </span>
                <span>{trapText(context, words, shown)}</span>
              </p>
            ))}
          </Torn>
        )}
        {isFour && hazards.length > 0 && <HazardNote context={context} hazard={hazards[0]!} />}
      </div>
      {!isFour && (
        <div className="camp-notes" data-side="right">
          {hazards.slice(0, 2).map((hazard) => (
            <HazardNote key={`${hazard.path} ${hazard.space}`} context={context} hazard={hazard} />
          ))}
        </div>
      )}
    </>
  );
}

function HazardNote({ context: { speaker }, hazard }: { context: TableContext; hazard: Hazard }): ReactNode {
  const words = useWords(campWords);
  return (
    <Torn className="camp-note" tone="card" lift={1} seed={`hazard ${hazard.space}`}>
      <b className="display">{speaker.icon(hazard.icon).name}</b>
      <p>
        <span className="camp-medal">
          <PathIconArt icon={hazard.icon} />
        </span>
        <span>{hazardText(words, hazard)}</span>
      </p>
    </Torn>
  );
}
