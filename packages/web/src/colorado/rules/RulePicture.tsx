import type { ReactNode } from 'react';
import { ColoradoIcon, type ColoradoIconName } from '../art/ColoradoIcon.tsx';
import { Cards } from './diagrams/Cards.tsx';
import { FlagValues } from './diagrams/FlagValues.tsx';
import { MapPiece } from './diagrams/MapPiece.tsx';
import { RailPiece } from './diagrams/RailPiece.tsx';
import { Slots } from './diagrams/Slots.tsx';
import { TipiTrack } from './diagrams/TipiTrack.tsx';
import { icons } from './icons.ts';
import { type OwnPicture, type Picture, type PicturedRuleId, pictures } from './pictures.ts';
import type { ColoradoRulesText } from './text.ts';
import '../art/map/map.css';
import './pictures.css';

const pictureOf: Readonly<Record<string, Picture | undefined>> = pictures;
const iconsOf: Readonly<Record<string, readonly ColoradoIconName[] | undefined>> = icons;

const own: Record<OwnPicture['kind'], () => ReactNode> = {
  rail: RailPiece,
  tipi: TipiTrack,
  slots: Slots,
  values: FlagValues,
};

/** A worked picture, or the icons that the rule is about: those are named in its words. */
export function RulePicture({ id, text }: { id: string; text: ColoradoRulesText }): ReactNode {
  const picture = pictureOf[id];
  if (picture)
    return (
      <div
        className="rule-picture"
        data-kind={picture.kind}
        role="img"
        aria-label={text.pictures[id as PicturedRuleId]}
      >
        <Drawn picture={picture} />
      </div>
    );
  const drawn = iconsOf[id];
  if (!drawn) return null;
  return (
    <div className="rule-picture" data-kind="co-icons" aria-hidden="true">
      {drawn.map((name) => (
        <span key={name} className="co-rule-disc">
          <ColoradoIcon name={name} size={drawn.length === 1 ? 2.6 : 2.1} />
        </span>
      ))}
    </div>
  );
}

function Drawn({ picture }: { picture: Picture }): ReactNode {
  if (picture.kind === 'trio') return <Cards cards={picture.cards} />;
  if (picture.kind === 'map') return <MapPiece lit={picture.lit} />;
  const Own = own[picture.kind];
  return <Own />;
}
