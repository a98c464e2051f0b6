import { type Box, type Stage, speak } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { SymbolPicture } from '../../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { campaignWords } from './campaignWords.ts';

interface StageFactsProps {
  box: Box;
  stage: Stage;
  /** SI-R-71: then a face left open is A. */
  firstGame?: boolean;
}

/** What a stage of any card set asks for: its Destination with what it scores, and its special rules. */
export function StageFacts({ box, stage, firstGame = false }: StageFactsProps): ReactNode {
  const { language } = useLanguage();
  const words = useWords(campaignWords);
  const speaker = speak(language, box, []);
  const destination = box.destinations.find(({ id }) => id === stage.destination)!;
  const both = stage.modifiers.some(({ rule }) => rule === 'bothFaces');
  const shown = stage.face === 'open' && firstGame ? 'A' : stage.face;
  const faces = both || shown === 'open' ? (['A', 'B'] as const) : [shown];
  const name = destination.name[language];
  const title = both ? words.bothFaces(name) : shown === 'open' ? words.openFace(name) : words.destination(name, shown);
  return (
    <Torn className="stage-facts" tone="sunk" seed={`facts ${stage.number}`}>
      <SymbolPicture name="destination" size={2} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {faces.map((face) => (
          <p key={face}>
            {faces.length > 1 && (
              <>
                <b>{face}</b>{' '}
              </>
            )}
            {destination.faces[face].text[language]}
          </p>
        ))}
        {stage.modifiers.length === 0 ? (
          <p className="stage-plain">{words.plain}</p>
        ) : (
          <ul>
            {stage.modifiers
              .filter(({ rule }) => rule !== 'bothFaces')
              .map((modifier) => (
                <li key={modifier.rule}>{speaker.modifier(modifier)}</li>
              ))}
          </ul>
        )}
      </div>
    </Torn>
  );
}
