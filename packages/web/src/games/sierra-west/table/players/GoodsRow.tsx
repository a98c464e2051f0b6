import { BASICS } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { Count } from './Count.tsx';
import { otherWords } from './otherWords.ts';
import { nameOf, piecesOf } from './pieces.ts';

interface Row {
  context: TableContext;
  index: number;
}

/** Food, wood, stone, gold and boots of a player. */
export function GoodsRow({ context, index }: Row): ReactNode {
  const { speaker } = context;
  const player = playerOf(context, index);
  return (
    <div className="seat-goods">
      {BASICS.map((basic, i) => (
        <Count key={basic} icon={basic} name={speaker.basic(basic)} n={player.basics[i]!} size={23} />
      ))}
      <Count icon="gold" name={speaker.term('gold')} n={player.gold} size={23} />
      <Count icon="pair-of-boots" name={speaker.term('pairOfBoots')} n={player.tokens} size={23} />
    </div>
  );
}

/** The mule, and what only this mode has. */
export function PiecesRow({ context: { view, speaker }, index }: Row): ReactNode {
  const words = useWords(otherWords);
  const pieces = piecesOf(view, index);
  const hasMule = view.mule === index;
  return (
    <div className="seat-pieces" data-many={pieces.length + (hasMule ? 1 : 0) > 3 || undefined}>
      {hasMule && <Count icon="mule" name={speaker.term('mule')} n={null} size={24} />}
      {pieces.map((piece) => (
        <Count key={piece.icon} icon={piece.icon} name={nameOf(piece, speaker, words)} n={piece.count} size={20} />
      ))}
    </div>
  );
}
