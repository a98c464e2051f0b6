import { coveredIcons } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { CardFace } from '../../art/CardFace.tsx';
import { PathDisc } from '../../art/PathDisc.tsx';
import type { TableContext } from '../tableContext.ts';
import { Aside } from './Aside.tsx';
import { ASIDE } from './arrangement.ts';
import { Cabins } from './Cabins.tsx';
import { CampFigures } from './CampFigures.tsx';
import { campWords } from './campWords.ts';
import { around, at, CARD_X, CARD_Y, toothAt } from './geometry.ts';
import { Holdings } from './Holdings.tsx';
import { Notes } from './Notes.tsx';
import { placeNames } from './names.ts';
import { PathSpots } from './PathSpots.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { playerBoardOf } from './playerBoard.ts';
import { SummitSpot } from './SummitSpot.tsx';
import { onCard, useCardDrag } from './useCardDrag.ts';
import type { Planning } from './usePlanning.ts';
import { CampGround, Wood } from './Wood.tsx';
import './camp.css';

export interface CampProps {
  context: TableContext;
  planning: Planning | null;
  /** Another player's board: everything explains itself, nothing is a target. */
  still?: boolean;
}

/** A player's board: three cards under its teeth, the two paths over them, and the camp below. */
export function Camp({ context, planning, still = false }: CampProps): ReactNode {
  const { box, view, speaker, me } = context;
  const words = useWords(campWords);
  const seen = playerBoardOf(context, planning);
  const { places, isLaid, figures } = seen;
  const isPlanning = planning !== null && !isLaid;
  const beginDrag = useCardDrag(planning);
  const covered = places.length < ASIDE ? [] : coveredIcons(box, view, places.slice(0, ASIDE));
  return (
    <section
      className="camp"
      data-board={me}
      aria-label={words.camp(speaker.player(me))}
      data-planning={isPlanning || undefined}
    >
      <h2 className="hidden-text">{words.myCards}</h2>
      <div className="camp-places" data-places>
        {places
          .map((card, place) => ({ card, place }))
          // Rendered in a fixed order, whatever their places, so that they glide and keep the focus.
          .sort((a, b) => a.card - b.card)
          .map(({ card, place }) => (
            <PlaceCard
              key={card}
              context={context}
              planning={isPlanning ? planning : null}
              card={card}
              place={place}
              covered={covered.flatMap(({ at: where, icon }) => (where === place ? [speaker.icon(icon).name] : []))}
              style={place < ASIDE ? at(CARD_X[place]!, CARD_Y[place]!, 280, 400) : at(802, 38, 98, 140)}
              onPointerDown={beginDrag}
            >
              <CardFace box={box} mode={view.mode} card={card} />
            </PlaceCard>
          ))}
        {places.length < ASIDE &&
          placeNames.map((side, place) => (
            <span key={side} className="camp-bare" style={at(CARD_X[place]!, CARD_Y[place]!, 280, 400)} />
          ))}
      </div>
      <Wood isLit={isPlanning} />
      {isPlanning &&
        covered
          .filter(({ at: where }) => where !== 1)
          .map(({ at: where, icon }) => (
            <span key={where} className="camp-covered" style={around(toothAt(where), 64)}>
              <PathDisc icon={icon} state="covered" />
            </span>
          ))}
      {isPlanning && <SwapMark planning={planning} />}
      <CampGround box={box} />
      {isLaid &&
        places.map((card, place) => (
          <SummitSpot
            key={card}
            context={context}
            seen={seen}
            place={place}
            still={still}
            style={at(CARD_X[place]! + 95, CARD_Y[place]! + 46, 90, 142)}
          />
        ))}
      {seen.paths && (
        <PathSpots context={context} seen={seen} still={still} onCard={onCard(planning, isLaid, beginDrag)} />
      )}
      <Cabins context={context} seen={seen} still={still} />
      <Holdings context={context} still={still} />
      <CampFigures context={context} figures={figures} still={still} />
      {isPlanning && <Notes context={context} places={places} />}
      {isPlanning && <Aside context={context} planning={planning} />}
    </section>
  );
}

/** Shown between the held card and the one it swaps places with. */
function SwapMark({ planning }: { planning: Planning }): ReactNode {
  const { held, over, from } = planning.swap;
  if (held === null || over === null || over === from || from >= ASIDE || over >= ASIDE) return null;
  const x = from + over === 1 ? 403 : from + over === 3 ? 497 : 450;
  return (
    <svg className="camp-swap" viewBox="0 0 36 36" style={around({ x, y: 226 }, 46)} aria-hidden="true">
      <circle cx={18} cy={18} r={16.5} />
      <path d="M8 13h15V9l7 6-7 6v-4H8zM28 25H13v4l-7-6 7-6v4h15z" />
    </svg>
  );
}
