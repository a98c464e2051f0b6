import { formatList } from '@cordillera/engine';
import { SUMMIT } from '@cordillera/sierra-west';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { labelWithText } from '../../../../i18n/labelWithText.ts';
import { CardFace } from '../../art/CardFace.tsx';
import type { TableContext } from '../tableContext.ts';
import { summitTarget } from '../targets.ts';
import { campWords } from './campWords.ts';
import { figureNames, placeNames } from './names.ts';
import type { PlayerBoard } from './playerBoard.ts';
import { Spot } from './Spot.tsx';

interface SummitSpotProps {
  context: TableContext;
  seen: PlayerBoard;
  /** The left, middle or right card. */
  place: number;
  still: boolean;
  style: CSSProperties;
  children?: ReactNode;
}

/** The summit sign of a card that lies out. */
export function SummitSpot({ context, seen, place, still, style, children }: SummitSpotProps): ReactNode {
  const { box, view, speaker, language } = context;
  const words = useWords(campWords);
  const card = seen.places[place]!;
  const summit = speaker.summit(box.kits[view.mode].cards[card]!.summit);
  const there = seen.figures.filter((each) => each.place === SUMMIT + place);
  return (
    <Spot
      className="camp-summit"
      id={summitTarget(place)}
      still={still}
      name={labelWithText(language, speaker.term(placeNames[place]!), speaker.card(card))}
      notes={[
        labelWithText(language, speaker.term('summit'), summit.name),
        there.length > 0 &&
          words.here(
            formatList(
              language,
              there.map(({ figure }) => speaker.term(figureNames[figure])),
            ),
          ),
      ]}
      text={summit.text}
      picture={
        <span className="camp-large">
          <CardFace box={box} mode={view.mode} card={card} />
        </span>
      }
      style={style}
    >
      {children}
    </Spot>
  );
}
