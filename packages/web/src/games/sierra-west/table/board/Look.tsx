import { isSpecial } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { CardDialog } from '../../../../table/shell/CardDialog.tsx';
import { CardFace } from '../../art/CardFace.tsx';
import { SpecialFace } from '../../art/SpecialFace.tsx';
import { aboutCard, iconsOf, type Sight } from '../tableContext.ts';

interface LookedAtProps {
  sight: Sight;
  card: number;
  onClose: () => void;
}

/** A card of any kind, large enough to read. */
export function LookedAt({ sight, card, onClose }: LookedAtProps): ReactNode {
  const { name, text } = aboutCard(sight, card);
  return (
    <CardDialog label={name} caption={[text, iconsOf(sight, card)].filter(Boolean).join(' ')} onClose={onClose}>
      <div className="west-looked">
        <LargeCard sight={sight} card={card} />
      </div>
    </CardDialog>
  );
}

const LargeCard = ({ sight: { box, view }, card }: { sight: Sight; card: number }): ReactNode =>
  isSpecial(card) ? (
    <SpecialFace box={box} mode={view.mode} card={card} />
  ) : (
    <CardFace box={box} mode={view.mode} card={card} />
  );

/** The picture of an explanation: it stands outside the table. */
export const explained = (sight: Sight, card: number): ReactNode => (
  <div className="west">
    <LargeCard sight={sight} card={card} />
  </div>
);
