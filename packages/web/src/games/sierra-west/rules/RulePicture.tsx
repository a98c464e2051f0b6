import type { ReactNode } from 'react';
import { RuleDrawing } from '../../../screens/rules/RuleDrawing.tsx';
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
import { type OwnPicture, type Picture, pictures } from './pictures.ts';
import type { SierraWestRulesText } from './text.ts';
import './pictures.css';

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

export const RulePicture = ({ id, text }: { id: string; text: SierraWestRulesText }): ReactNode => (
  <RuleDrawing<Picture, WestIconName>
    id={id}
    pictures={pictures}
    labels={text.pictures}
    draw={(picture) => <Drawn picture={picture} />}
    icons={icons}
    drawIcon={(name, isAlone) =>
      // A cabin is a thing of its own and shows what it does.
      name.startsWith('cabin-') ? (
        <WestIcon key={name} name={name} size={isAlone ? 4.6 : 2.8} />
      ) : (
        <span key={name} className="icon-disc">
          <WestIcon name={name} size={isAlone ? 2.6 : 2.1} />
        </span>
      )
    }
  />
);

function Drawn({ picture }: { picture: Picture }): ReactNode {
  if (picture.kind === 'discs') return <Discs discs={picture.discs} />;
  if (picture.kind === 'mountain') return <Mountain cards={picture.cards} />;
  const Own = own[picture.kind];
  return <Own />;
}
