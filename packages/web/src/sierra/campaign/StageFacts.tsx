import { type Box, type Stage, speak } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { SymbolPicture } from '../../design/SymbolPicture.tsx';
import { Torn } from '../../design/Torn.tsx';
import { useSpeech, useWords } from '../../words/index.tsx';
import { campaignWords } from './words.ts';

/** What a stage of any card set asks for: its Destination with what it scores, and its special rules. */
export function StageFacts({ box, stage }: { box: Box; stage: Stage }): ReactNode {
  const { language } = useSpeech();
  const words = useWords(campaignWords);
  const speaker = speak(language, box, []);
  const destination = box.destinations.find(({ id }) => id === stage.destination)!;
  const both = stage.modifiers.some(({ rule }) => rule === 'bothFaces');
  const faces = both ? (['A', 'B'] as const) : [stage.face];
  const name = destination.name[language];
  return (
    <Torn className="stage-facts" tone="sunk" seed={`facts ${stage.number}`}>
      <SymbolPicture name="destination" size={2} />
      <div>
        <p>
          <b>{both ? words.bothFaces(name) : words.destination(name, stage.face)}</b>
        </p>
        {faces.map((face) => (
          <p key={face}>
            {both && (
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
