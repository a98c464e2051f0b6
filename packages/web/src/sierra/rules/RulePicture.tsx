import type { ReactNode } from 'react';
import { MountainCard } from '../MountainCard.tsx';
import { GridDiagram } from './GridDiagram.tsx';
import { LandscapeDiagram } from './LandscapeDiagram.tsx';
import { type Picture, type PicturedRuleId, pictures } from './pictures.ts';
import type { SierraRulesText } from './text.ts';

const pictureOf: Readonly<Record<string, Picture | undefined>> = pictures;

export function RulePicture({ id, text }: { id: string; text: SierraRulesText }): ReactNode {
  const picture = pictureOf[id];
  if (!picture) return null;
  const label = text.pictures[id as PicturedRuleId];
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
