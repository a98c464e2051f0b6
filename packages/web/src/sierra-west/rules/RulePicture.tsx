import type { ReactNode } from 'react';
import { WestIcon, type WestIconName } from '../art/WestIcon.tsx';
import { Discs } from './diagrams/Discs.tsx';
import { Market } from './diagrams/Market.tsx';
import { Mountain } from './diagrams/Mountain.tsx';
import { Paths } from './diagrams/Paths.tsx';
import { Plans } from './diagrams/Plans.tsx';
import { Posters } from './diagrams/Posters.tsx';
import { River } from './diagrams/River.tsx';
import { SummitWay } from './diagrams/SummitWay.tsx';
import { Track } from './diagrams/Track.tsx';
import { Trail } from './diagrams/Trail.tsx';
import { icons } from './icons.ts';
import { type OwnPicture, type Picture, type PicturedRuleId, pictures } from './pictures.ts';
import type { SierraWestRulesText } from './text.ts';
import './pictures.css';

const pictureOf: Readonly<Record<string, Picture | undefined>> = pictures;
const iconsOf: Readonly<Record<string, readonly WestIconName[] | undefined>> = icons;

const own: Record<OwnPicture['kind'], () => ReactNode> = {
  paths: Paths,
  summit: SummitWay,
  trail: Trail,
  market: Market,
  track: Track,
  river: River,
  posters: Posters,
  plans: Plans,
};

/** A worked picture, or the icons that the rule is about: those are named in its words. */
export function RulePicture({ id, text }: { id: string; text: SierraWestRulesText }): ReactNode {
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
    <div className="rule-picture" data-kind="icons" aria-hidden="true">
      {drawn.map((name) => (
        <Drawing key={name} name={name} isAlone={drawn.length === 1} />
      ))}
    </div>
  );
}

/** A cabin is large enough to be read, any other icon lies on a disc. */
const Drawing = ({ name, isAlone }: { name: WestIconName; isAlone: boolean }): ReactNode =>
  name.startsWith('cabin-') ? (
    <WestIcon name={name} size={isAlone ? 4.6 : 2.8} className="cabin" />
  ) : (
    <WestIcon name={name} size={isAlone ? 2.6 : 2.1} />
  );

function Drawn({ picture }: { picture: Picture }): ReactNode {
  if (picture.kind === 'discs') return <Discs discs={picture.discs} />;
  if (picture.kind === 'mountain') return <Mountain cards={picture.cards} />;
  const Own = own[picture.kind];
  return <Own />;
}
