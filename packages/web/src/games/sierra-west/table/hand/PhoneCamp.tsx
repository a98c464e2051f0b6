import { formatList } from '@cordillera/engine';
import { CABIN, GREY_CABIN, isInCamp, isOnCabin, isOnPath, isOnSummit, TRACKER } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { labelWithText } from '../../../../i18n/labelWithText.ts';
import type { TableContext } from '../tableContext.ts';
import { Cabins } from './Cabins.tsx';
import type { CampProps } from './Camp.tsx';
import { CampFigure } from './CampFigure.tsx';
import { campWords } from './campWords.ts';
import { FoldedPaths } from './FoldedPaths.tsx';
import { around } from './geometry.ts';
import { goodsOf, HoldingSpot, piecesOf } from './Holdings.tsx';
import { foresee, hazardText, trapText } from './Notes.tsx';
import { Orders } from './Orders.tsx';
import { playerBoardOf } from './playerBoard.ts';
import { Animals, Piles, Stars, type TrayProps } from './Tray.tsx';
import type { Planning } from './usePlanning.ts';
import './camp.css';

/** The camp on a phone: folded paths, and below them the six orders while planning, else animals and piles. */
export function PhoneCamp({ context, planning, sheet }: CampProps & TrayProps): ReactNode {
  const { isLaid } = playerBoardOf(context, planning);
  const isPlanning = planning !== null && !isLaid;
  return (
    <div className="phone-camp" data-board={context.me}>
      <div>
        <FoldedPaths context={context} planning={planning} />
        {isPlanning && <Foreseen context={context} planning={planning} />}
        {isPlanning && <Orders context={context} planning={planning} />}
        <CabinRow context={context} planning={planning} />
        {!isPlanning && (
          <>
            <Animals context={context} sheet={sheet} />
            <div className="phone-piles">
              <Piles context={context} />
              <Stars context={context} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** In one line or two: what the others will see, and what waits on the paths. */
function Foreseen({ context, planning }: { context: TableContext; planning: Planning }): ReactNode {
  const { speaker, language, view, me } = context;
  const words = useWords(campWords);
  const { animals, hazards } = foresee(context, planning.places);
  const others = view.players.slice(0, view.seats).flatMap((_, index) => (index === me ? [] : [speaker.player(index)]));
  const names = animals.map((shown) => `${speaker.animal(shown.animal).name} (${trapText(context, words, shown)})`);
  const seen =
    others.length === 0
      ? ''
      : animals.length === 0
        ? words.nothingShown
        : words.willSee(formatList(language, others), names.join(', '));
  const warned = hazards.map((hazard) =>
    labelWithText(language, speaker.icon(hazard.icon).name, hazardText(words, hazard)),
  );
  return <p className="phone-foreseen">{[seen, ...warned.slice(0, 1)].filter(Boolean).join(' ')}</p>;
}

/**
 * Camp, cabins, Tracker and Trapper in one row; figures stand on its upper edge, so that each of them can be tapped.
 */
export function CabinRow({ context, planning, still = false }: CampProps): ReactNode {
  const words = useWords(campWords);
  const seen = playerBoardOf(context, planning);
  const standing = seen.figures.filter(({ place }) => !isOnPath(place) && !isOnSummit(place));
  const waiting = standing.filter(({ place }) => isInCamp(place)).map(({ figure }) => figure);
  const cellOf = (place: number): number =>
    isOnCabin(place) ? place - CABIN + 1 : place === GREY_CABIN ? 5 : place === TRACKER ? 6 : 7;
  return (
    <section className="cabin-row" data-board={context.me} aria-label={words.cabins}>
      <Cabins context={context} seen={seen} still={still} folded />
      {standing.map(({ figure, place }) => (
        <CampFigure
          key={figure}
          context={context}
          figure={figure}
          place={place}
          still={still}
          style={around(
            { x: isInCamp(place) ? 22 + waiting.indexOf(figure) * 40 : 25 + cellOf(place) * 46.8, y: 0 },
            46,
          )}
        />
      ))}
    </section>
  );
}

/** All goods and pieces in one line, shown in every panel of the phone. */
export function GoodsStrip({ context }: { context: TableContext }): ReactNode {
  const words = useWords(campWords);
  const pieces = piecesOf(context, words);
  return (
    <section className="goods-strip" data-board={context.me} aria-label={words.goods}>
      <div>
        {goodsOf(context, words).map((holding) => (
          <HoldingSpot key={holding.id} className="strip-good" holding={holding} />
        ))}
        {pieces.map((piece, i) => (
          <HoldingSpot
            key={piece.id}
            className={i === 0 ? 'strip-good strip-first' : 'strip-good'}
            holding={{ ...piece, shown: String(piece.n) }}
          />
        ))}
      </div>
    </section>
  );
}
