import { CABIN, CAMP, GREY_CABIN, TRACKER, TRAPPER } from '@cordillera/sierra-west';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { labelWithText } from '../../../../i18n/labelWithText.ts';
import { Cabin, CabinSpace } from '../../art/Cabin.tsx';
import { SheetIcon } from '../../art/Goods.tsx';
import { cabinType, type TableContext } from '../tableContext.ts';
import { cabinTarget, trackerTarget } from '../targets.ts';
import { campWords, shortCabin } from './campWords.ts';
import { at, CABIN_X, SHELF } from './geometry.ts';
import { figureNames } from './names.ts';
import { Tick } from './PathSpots.tsx';
import type { PlayerBoard } from './playerBoard.ts';
import { Sign } from './Sign.tsx';
import { Spot } from './Spot.tsx';

interface CabinsProps {
  context: TableContext;
  seen: PlayerBoard;
  still: boolean;
  /** On the phone they stand in a row and have no names below. */
  folded?: boolean;
}

/** Camp, cabins, Tracker and Trapper: where figures work or wait. */
export function Cabins({ context, seen, still, folded = false }: CabinsProps): ReactNode {
  const { speaker, language } = context;
  const words = useWords(campWords);
  const who = (place: number): string | false => {
    const there = seen.figures.filter((each) => each.place === place).map(({ figure }) => figure);
    return there.length > 0 && words.here(there.map((figure) => speaker.term(figureNames[figure])).join(', '));
  };
  const lying = (x: number, y: number, width: number, height: number): { style?: CSSProperties } =>
    folded ? {} : { style: at(x, y, width, height) };
  return (
    <>
      <Spot
        className="camp-home"
        id="camp"
        still
        name={speaker.term('camp')}
        notes={[who(CAMP)]}
        text={words.campHint}
        {...lying(14, SHELF - 4, 98, 136)}
      >
        <Sign name="camp" />
        {!folded && <Sign name="campfire" className="camp-fire" />}
        <span className="camp-label">{speaker.term('camp')}</span>
      </Spot>
      {seen.player.cabins.slice(0, 4).map((tile, space) => {
        const state = seen.cabins[space]!;
        const colour = space < 3 ? 'green' : 'tan';
        const kind = speaker.term(space < 3 ? 'greenCabin' : 'tanCabin');
        const name = tile < 0 ? kind : shortCabin(language, speaker.tile(tile));
        return (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces keep their order
            key={space}
            className="camp-cabin"
            data-colour={colour}
            data-state={state}
            id={cabinTarget(space)}
            still={still}
            name={tile < 0 ? kind : labelWithText(language, kind, speaker.tile(tile))}
            notes={[
              state === 'empty' && words.empty,
              state === 'active' && words.active,
              state === 'used' && words.usedUp,
              who(CABIN + space),
            ]}
            text={tile < 0 ? words.emptyHint : speaker.cabin(cabinType(context, tile)).text}
            {...lying(CABIN_X[space]! - 5, SHELF - 2, 90, 132)}
          >
            <span className="camp-hut">
              {tile < 0 ? (
                <CabinSpace colour={colour} />
              ) : (
                <Cabin type={cabinType(context, tile)} used={state === 'used'} />
              )}
              {tile < 0 && <b>−3</b>}
              {state === 'used' && <Tick />}
            </span>
            <span className="camp-label">{name}</span>
          </Spot>
        );
      })}
      <Spot
        className="camp-cabin"
        data-colour="grey"
        data-state={seen.figures.some(({ place }) => place === GREY_CABIN) ? 'active' : 'idle'}
        id={cabinTarget('grey')}
        still={still}
        name={speaker.term('greyCabin')}
        notes={[who(GREY_CABIN)]}
        text={speaker.cabin('X').text}
        {...lying(CABIN_X[4] - 5, SHELF - 2, 90, 132)}
      >
        <span className="camp-hut">
          <Cabin type="X" />
        </span>
        <span className="camp-label">{speaker.term('greyCabin')}</span>
      </Spot>
      {(['tracker', 'trapper'] as const).map((office, i) => (
        <Spot
          key={office}
          className="camp-office"
          id={office === 'tracker' ? trackerTarget : office}
          still={still}
          name={speaker.term(office)}
          notes={[who(office === 'tracker' ? TRACKER : TRAPPER)]}
          text={office === 'tracker' ? words.trackerHint : words.trapperHint}
          {...lying(618, SHELF - 4 + i * 70, 94, 66)}
        >
          <SheetIcon name={office} />
          {!folded && <i aria-hidden="true" />}
          <span className="camp-label">{speaker.term(office)}</span>
        </Spot>
      ))}
    </>
  );
}
