import type { ReactNode } from 'react';
import { RuleDrawing } from '../../../screens/rules/RuleDrawing.tsx';
import { ColoradoIcon, type ColoradoIconName } from '../art/ColoradoIcon.tsx';
import { Cards } from './diagrams/Cards.tsx';
import { FlagValues } from './diagrams/FlagValues.tsx';
import { MapPiece } from './diagrams/MapPiece.tsx';
import { RailPiece } from './diagrams/RailPiece.tsx';
import { Slots } from './diagrams/Slots.tsx';
import { TipiTrack } from './diagrams/TipiTrack.tsx';
import { icons } from './icons.ts';
import { type OwnPicture, type Picture, pictures } from './pictures.ts';
import type { ColoradoRulesText } from './text.ts';
import '../art/map/map.css';
import './pictures.css';

const own: Record<OwnPicture['kind'], () => ReactNode> = {
  rail: RailPiece,
  tipi: TipiTrack,
  slots: Slots,
  values: FlagValues,
};

export const RulePicture = ({ id, text }: { id: string; text: ColoradoRulesText }): ReactNode => (
  <RuleDrawing<Picture, ColoradoIconName>
    id={id}
    pictures={pictures}
    labels={text.pictures}
    draw={(picture) => <Drawn picture={picture} />}
    icons={icons}
    drawIcon={(name, isAlone) => (
      <span key={name} className="icon-disc">
        <ColoradoIcon name={name} size={isAlone ? 2.6 : 2.1} className="co-rule-icon" />
      </span>
    )}
  />
);

function Drawn({ picture }: { picture: Picture }): ReactNode {
  if (picture.kind === 'trio') return <Cards cards={picture.cards} />;
  if (picture.kind === 'map') return <MapPiece lit={picture.lit} />;
  const Own = own[picture.kind];
  return <Own />;
}
