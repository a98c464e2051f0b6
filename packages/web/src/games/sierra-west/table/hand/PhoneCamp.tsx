import { list } from '@cordillera/engine';
import { CABIN, GREY_CABIN, isInCamp, isOnCabin, isOnPath, isOnSummit, TRACKER } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { titled } from '../../../../i18n/labelWithText.ts';
import type { Sight } from '../tableContext.ts';
import { Cabins } from './Cabins.tsx';
import type { CampProps } from './Camp.tsx';
import { CampFigure } from './CampFigure.tsx';
import { campWords } from './campWords.ts';
import { FoldedPaths } from './FoldedPaths.tsx';
import { around } from './geometry.ts';
import { goodsOf, HoldingSpot, piecesOf } from './Holdings.tsx';
import { foresee, hazardText, trapText } from './Notes.tsx';
import { Orders } from './Orders.tsx';
import { seenOf } from './playerBoard.ts';
import { Animals, Piles, Stars, type TrayProps } from './Tray.tsx';
import type { Planning } from './usePlanning.ts';
import './camp.css';

/** The camp on a phone: folded paths, and below them the six orders while planning, else animals and piles. */
export function PhoneCamp({ sight, planning, sheet }: CampProps & TrayProps): ReactNode {
  const { isLaid } = seenOf(sight, planning);
  const isPlanning = planning !== null && !isLaid;
  return (
    <div className="phone-camp" data-board={sight.me}>
      <div>
        <FoldedPaths sight={sight} planning={planning} />
        {isPlanning && <Foreseen sight={sight} planning={planning} />}
        {isPlanning && <Orders sight={sight} planning={planning} />}
        <CabinRow sight={sight} planning={planning} />
        {!isPlanning && (
          <>
            <Animals sight={sight} sheet={sheet} />
            <div className="phone-piles">
              <Piles sight={sight} />
              <Stars sight={sight} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** In one line or two: what the others will see, and what waits on the paths. */
function Foreseen({ sight, planning }: { sight: Sight; planning: Planning }): ReactNode {
  const { speaker, language, view, me } = sight;
  const words = useWords(campWords);
  const { animals, hazards } = foresee(sight, planning.places);
  const others = view.players.slice(0, view.seats).flatMap((_, index) => (index === me ? [] : [speaker.player(index)]));
  const names = animals.map((shown) => `${speaker.animal(shown.animal).name} (${trapText(sight, words, shown)})`);
  const seen =
    others.length === 0
      ? ''
      : animals.length === 0
        ? words.nothingShown
        : words.willSee(list(language, others), names.join(', '));
  const warned = hazards.map((hazard) => titled(language, speaker.icon(hazard.icon).name, hazardText(words, hazard)));
  return <p className="phone-foreseen">{[seen, ...warned.slice(0, 1)].filter(Boolean).join(' ')}</p>;
}

/** Camp, cabins, Tracker and Trapper in one row; figures stand on its upper edge, so that a finger finds each of them. */
export function CabinRow({ sight, planning, still = false }: CampProps): ReactNode {
  const words = useWords(campWords);
  const seen = seenOf(sight, planning);
  const standing = seen.figures.filter(({ place }) => !isOnPath(place) && !isOnSummit(place));
  const waiting = standing.filter(({ place }) => isInCamp(place)).map(({ figure }) => figure);
  const cellOf = (place: number): number =>
    isOnCabin(place) ? place - CABIN + 1 : place === GREY_CABIN ? 5 : place === TRACKER ? 6 : 7;
  return (
    <section className="cabin-row" data-board={sight.me} aria-label={words.cabins}>
      <Cabins sight={sight} seen={seen} still={still} folded />
      {standing.map(({ figure, place }) => (
        <CampFigure
          key={figure}
          sight={sight}
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

/** All goods and pieces in one line that stays on every place of the phone. */
export function GoodsStrip({ sight }: { sight: Sight }): ReactNode {
  const words = useWords(campWords);
  const pieces = piecesOf(sight, words);
  return (
    <section className="goods-strip" data-board={sight.me} aria-label={words.goods}>
      <div>
        {goodsOf(sight, words).map((holding) => (
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
