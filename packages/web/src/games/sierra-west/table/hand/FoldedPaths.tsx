import { ANIMALS, coveredIcons, isOnPath, isOnSummit, SUMMIT } from '@cordillera/sierra-west';
import { memo, type ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { AnimalToken } from '../../art/AnimalToken.tsx';
import { CardFace, faceOf } from '../../art/CardFace.tsx';
import { LAND_LOOKS, type Land } from '../../art/panorama.ts';
import { FoldedSign } from '../../art/SummitSign.tsx';
import { tornPath, tornRect } from '../../art/tornPath.ts';
import { Aside } from './Aside.tsx';
import { ASIDE } from './arrangement.ts';
import type { CampProps } from './Camp.tsx';
import { CampFigure } from './CampFigure.tsx';
import { campWords } from './campWords.ts';
import { FOLD_BOTTOM, FOLD_GREEN, FOLD_TAN, FOLD_WIDTH, FOLD_X, FOLD_Y, foldedSpace, foldedStand } from './folds.ts';
import { around, at } from './geometry.ts';
import { placeNames } from './names.ts';
import { PathSpots } from './PathSpots.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { playerBoardOf } from './playerBoard.ts';
import { SummitSpot } from './SummitSpot.tsx';
import { onCard, useCardDrag } from './useCardDrag.ts';
import './camp.css';

/** The three cards of a plan on a phone, folded so that both paths can be read and touched. */
export function FoldedPaths({ context, planning, still = false }: CampProps): ReactNode {
  const { box, view, speaker } = context;
  const words = useWords(campWords);
  const seen = playerBoardOf(context, planning);
  const { places, isLaid, figures } = seen;
  const isPlanning = planning !== null && !isLaid;
  const begin = useCardDrag(planning);
  const covered = places.length < ASIDE ? [] : coveredIcons(box, view, places.slice(0, ASIDE));
  return (
    <section
      className="folded"
      data-board={context.me}
      aria-label={words.myCards}
      data-planning={isPlanning || undefined}
      data-four={places.length > ASIDE || undefined}
    >
      <div className="camp-places" data-places>
        {places
          .map((card, place) => ({ card, place }))
          .sort((a, b) => a.card - b.card)
          .map(({ card, place }) => {
            const { land } = faceOf(box, view.mode, card);
            const width = FOLD_WIDTH[place] ?? 44;
            const top = FOLD_Y[place] ?? 0;
            return (
              <PlaceCard
                key={card}
                context={context}
                planning={isPlanning ? planning : null}
                card={card}
                place={place}
                covered={covered.flatMap(({ at: where, icon }) => (where === place ? [speaker.icon(icon).name] : []))}
                style={place < ASIDE ? at(FOLD_X[place]!, top, width, FOLD_BOTTOM - top) : at(8, 276, 48, 68)}
                onPointerDown={begin}
              >
                {place < ASIDE ? (
                  <FoldedGround width={width} top={top} land={land} />
                ) : (
                  <CardFace box={box} mode={view.mode} card={card} />
                )}
              </PlaceCard>
            );
          })}
        {places.length < ASIDE &&
          placeNames.map((side, place) => (
            <span
              key={side}
              className="camp-bare"
              style={at(FOLD_X[place]!, FOLD_Y[place]!, FOLD_WIDTH[place], FOLD_BOTTOM - FOLD_Y[place]!)}
            />
          ))}
      </div>
      <FoldedTrails isLit={isPlanning} />
      {places.slice(0, ASIDE).map((card, place) => {
        const { summit, animal } = box.kits[view.mode].cards[card]!;
        const middle = FOLD_X[place]! + FOLD_WIDTH[place]! / 2;
        const sign = at(middle - (place === 1 ? 31 : 36), 48, place === 1 ? 62 : 72, 70);
        return (
          <div key={card} className="folded-top">
            <span className="folded-name" data-at={place} style={at(middle, place === 1 ? 0 : 20)}>
              {speaker.card(card)}
            </span>
            {isLaid ? (
              <SummitSpot context={context} seen={seen} place={place} still={still} style={sign}>
                <FoldedSign summit={summit} />
              </SummitSpot>
            ) : (
              <span className="folded-sign" style={sign}>
                <FoldedSign summit={summit} />
              </span>
            )}
            {animal >= 0 && place !== 1 && (
              <span className="folded-animal" style={around({ x: FOLD_X[place]! + 22, y: 78 }, 37)}>
                <AnimalToken animal={ANIMALS[animal]!} />
              </span>
            )}
          </div>
        );
      })}
      {seen.paths && (
        <>
          <PathSpots context={context} seen={seen} still={still} onCard={onCard(planning, isLaid, begin)} folded />
          {box.tan.map(({ paid }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a path keeps its order
            <FoldedToll key={i} x={foldedSpace(box, 'tan', i + 1).x} n={paid} />
          ))}
        </>
      )}
      {figures
        .filter(({ place }) => isOnPath(place) || isOnSummit(place))
        .map(({ figure, place }) => (
          <CampFigure
            key={figure}
            context={context}
            figure={figure}
            place={place}
            still={still}
            style={around(
              isOnPath(place)
                ? foldedStand(box, place)
                : { x: FOLD_X[place - SUMMIT]! + FOLD_WIDTH[place - SUMMIT]! / 2 - 20, y: 106 },
              46,
            )}
          />
        ))}
      {isPlanning && <Aside context={context} planning={planning} />}
    </section>
  );
}

const FoldedGround = memo(function FoldedGround({ width, top, land }: { width: number; top: number; land: Land }) {
  const { sky, ridges } = LAND_LOOKS[land];
  const height = FOLD_BOTTOM - top;
  const border = (FOLD_GREEN + FOLD_TAN) / 2 + 1 - top;
  const green = FOLD_GREEN - top;
  const sheet = tornRect(0, 0, width, height, { seed: `fold ${width} ${top}`, amp: 0.9, step: 12 });
  const skyline = Array.from({ length: 7 }, (_, i): [number, number] => [
    2 + ((width - 4) * i) / 6,
    i % 6 === 0 ? 54 : i % 2 ? 38 : 60,
  ]);
  return (
    <svg className="folded-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="wood-shade" d={sheet} />
      <path className="folded-sheet" d={sheet} />
      <path d={`M2 2h${width - 4}v${border - 2}H2z`} fill={sky[1]} />
      <path
        d={`${tornPath(skyline, { seed: `fold ${land}`, amp: 1, step: 10, closed: false })}V${green - 20}H2z`}
        fill={ridges[0]}
      />
      <path
        className="folded-meadow"
        d={`${tornPath(
          [
            [2, green - 36],
            [width / 2, green - 42],
            [width - 2, green - 36],
          ],
          { seed: 'fold meadow', amp: 1, step: 12, closed: false },
        )}V${border}H2z`}
      />
      <path className="folded-dusk" d={sheet} />
    </svg>
  );
});

const FoldedTrails = memo(function FoldedTrails({ isLit }: { isLit: boolean }): ReactNode {
  return (
    <svg className="folded-trails" viewBox="0 0 390 275" aria-hidden="true">
      {isLit && (
        <g className="wood-lit">
          <path d={`M0 ${FOLD_GREEN}H390M0 ${FOLD_TAN}H390`} />
        </g>
      )}
      {(['green', 'tan'] as const).map((path) => (
        <g key={path} className={`wood-trail-${path}`}>
          <path d={`M0 ${path === 'green' ? FOLD_GREEN : FOLD_TAN}H390`} strokeWidth={10} />
          <path d={`M0 ${path === 'green' ? FOLD_GREEN : FOLD_TAN}H390`} strokeWidth={3} strokeDasharray="7 5" />
        </g>
      ))}
    </svg>
  );
});

function FoldedToll({ x, n }: { x: number; n: number }): ReactNode {
  if (n === 0) return null;
  const width = 12 + 22 * n;
  return (
    <svg
      className="folded-toll"
      viewBox={`0 0 ${width} 20`}
      style={at(x - width / 2, 255, width, 20)}
      aria-hidden="true"
    >
      <path className="ground-toll" d={`M0 20V0h${width}v20z`} />
      {[...Array(n).keys()].map((i) => (
        <use key={i} href="#w-any" x={6 + i * 22} y={-1} width={20} height={20} />
      ))}
    </svg>
  );
}
