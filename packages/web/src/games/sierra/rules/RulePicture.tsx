import type { ReactNode } from 'react';
import { RuleDrawing } from '../../../screens/rules/RuleDrawing.tsx';
import { MountainCard } from '../art/MountainCard.tsx';
import { GridDiagram } from './diagrams/GridDiagram.tsx';
import { LandscapeDiagram } from './diagrams/LandscapeDiagram.tsx';
import { type Picture, pictures } from './pictures.ts';
import type { SierraRulesText } from './text.ts';

export const RulePicture = ({ id, text }: { id: string; text: SierraRulesText }): ReactNode => (
  <RuleDrawing<Picture>
    id={id}
    pictures={pictures}
    labels={text.pictures}
    draw={(picture) => <Drawn id={id} picture={picture} />}
  />
);

function Drawn({ id, picture }: { id: string; picture: Picture }): ReactNode {
  if (picture.kind === 'landscape') return <LandscapeDiagram id={id} picture={picture} />;
  if (picture.kind === 'grid') return <GridDiagram cells={picture.cells} />;
  return picture.cards.map(({ colour, symbol }) => (
    <MountainCard key={`${colour} ${symbol}`} card={{ id: `${id} ${colour}`, colour, symbol }} label="" />
  ));
}
