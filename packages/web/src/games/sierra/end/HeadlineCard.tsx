import type { ReactNode } from 'react';
import { SymbolPicture } from '../../../design/paper/SymbolPicture.tsx';
import { useWords } from '../../../i18n/index.tsx';
import type { Headline } from './headline.ts';
import type { Outcome } from './outcome.ts';
import { sierraEndWords } from './sierraEndWords.ts';

interface HeadlineCardProps {
  headline: Headline;
  campaign: Outcome['campaign'];
  /** What there is to say about the next stage. */
  announcement: string | undefined;
}

/** The result on a card: on a wide screen it lies on the sky. */
export function HeadlineCard({ headline, campaign, announcement }: HeadlineCardProps): ReactNode {
  const words = useWords(sierraEndWords);
  return (
    <div className="end-headline">
      <h2>{headline.title}</h2>
      {campaign && (
        <p className="end-suns">
          {campaign.goals.map((goal, i) => (
            <span key={goal} data-empty={i >= campaign.suns || undefined}>
              <SymbolPicture name={i < campaign.suns ? 'sun-full' : 'sun-empty'} size={1.9} />
            </span>
          ))}
          <span className="hidden-text">{words.suns(campaign.suns)}</span>
        </p>
      )}
      <p>{headline.note}</p>
      {announcement && <p>{announcement}</p>}
    </div>
  );
}
