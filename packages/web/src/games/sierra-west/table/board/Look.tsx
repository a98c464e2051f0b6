import { isSpecial } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { CardDialog } from '../../../../table/shell/CardDialog.tsx';
import { CardFace } from '../../art/CardFace.tsx';
import { SpecialFace } from '../../art/SpecialFace.tsx';
import { aboutCard, iconsOf, type TableContext } from '../tableContext.ts';

interface LookedAtProps {
  context: TableContext;
  card: number;
  onClose: () => void;
}

/** A card of any kind, large enough to read. */
export function LookedAt({ context, card, onClose }: LookedAtProps): ReactNode {
  const { name, text } = aboutCard(context, card);
  return (
    <CardDialog label={name} caption={[text, iconsOf(context, card)].filter(Boolean).join(' ')} onClose={onClose}>
      <div className="west-looked">
        <LargeCard context={context} card={card} />
      </div>
    </CardDialog>
  );
}

const LargeCard = ({ context: { box, view }, card }: { context: TableContext; card: number }): ReactNode =>
  isSpecial(card) ? (
    <SpecialFace box={box} mode={view.mode} card={card} />
  ) : (
    <CardFace box={box} mode={view.mode} card={card} />
  );

/** The picture in an explanation, which is rendered outside the table. */
export const explained = (context: TableContext, card: number): ReactNode => (
  <div className="west">
    <LargeCard context={context} card={card} />
  </div>
);
