import { isSpecial } from '@cordillera/sierra-west';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { CardDialog } from '../../../table/CardDialog.tsx';
import { CardFace } from '../../art/CardFace.tsx';
import { SpecialFace } from '../../art/SpecialFace.tsx';
import { aboutCard, iconsOf, type Sight } from '../sight.ts';

const LookContext = createContext<(card: number) => void>(() => undefined);

/** Lays a card of this number before whoever asks, large enough to read. */
export const useLook = (): ((card: number) => void) => useContext(LookContext);

/** Where cards can be looked at large: round the whole table. */
export function Looking({ sight, children }: { sight: Sight; children: ReactNode }): ReactNode {
  const [card, setCard] = useState<number | null>(null);
  const about = card === null ? null : aboutCard(sight, card);
  return (
    <LookContext value={setCard}>
      {children}
      {card !== null && about && (
        <CardDialog
          label={about.name}
          caption={[about.text, iconsOf(sight, card)].filter(Boolean).join(' ')}
          onClose={() => setCard(null)}
        >
          <div className="west west-looked">
            <LargeCard sight={sight} card={card} />
          </div>
        </CardDialog>
      )}
    </LookContext>
  );
}

/** Any card, face up. */
export const LargeCard = ({ sight: { box, view }, card }: { sight: Sight; card: number }): ReactNode =>
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
