import type { ReactNode } from 'react';
import { MountainCard } from '../MountainCard.tsx';
import { GridDiagram } from './GridDiagram.tsx';
import { LandscapeDiagram } from './LandscapeDiagram.tsx';
import type { Picture } from './pictures.ts';

interface RulePictureProps {
  id: string;
  picture: Picture;
  label: string;
}

export function RulePicture({ id, picture, label }: RulePictureProps): ReactNode {
  return (
    <div className="rule-picture" data-kind={picture.kind} role="img" aria-label={label}>
      {picture.kind === 'landscape' && <LandscapeDiagram id={id} picture={picture} />}
      {picture.kind === 'grid' && <GridDiagram cells={picture.cells} />}
      {picture.kind === 'cards' &&
        picture.cards.map(({ colour, symbol }) => (
          <MountainCard key={`${colour} ${symbol}`} card={{ id: `${id} ${colour}`, colour, symbol }} label="" />
        ))}
    </div>
  );
}
