import { memo, type ReactNode } from 'react';
import { tornOutline } from '../../../design/paper/outlines.ts';
import type { Num } from './cards.ts';
import { PictogramDrawing } from './PictogramDrawing.tsx';
import { shortText, smallTextFromChars } from './textLimits.ts';

export interface NotebookFace {
  id: string;
  name: string;
  /** The rule in one sentence. */
  text: string;
  scores: Num;
  kind: 'basic' | 'advanced';
}

const cover = tornOutline(216, 296, { seed: 'notebook cover', amp: 1.6, drift: 1, step: 34, radius: 9 });
const page = tornOutline(200, 286, { seed: 'notebook page', amp: 2, drift: 1.2, step: 18, radius: 6 });
const under = tornOutline(200, 286, { seed: 'notebook under', amp: 1.6, drift: 1, step: 34, radius: 6 });
const picture = tornOutline(168, 132, { seed: 'notebook picture', amp: 1.6, drift: 1, step: 20, radius: 4 });
const stitches = Array.from({ length: 10 }, (_, i) => `M10 ${22 + i * 30}h9`).join('');

interface NotebookCardProps {
  card: NotebookFace;
  kindLabel: string;
}

const isSameCard = (a: NotebookCardProps, b: NotebookCardProps): boolean =>
  a.card.id === b.card.id && a.card.name === b.card.name && a.card.text === b.card.text && a.kindLabel === b.kindLabel;

/** A Notebook card: a page of a travel notebook with a taped picture of its rule. Cream paper in both themes. */
export const NotebookCard = memo(function NotebookCard({ card, kindLabel }: NotebookCardProps): ReactNode {
  return (
    <div
      className="scoring-card notebook-card"
      data-kind={card.kind}
      data-short={card.text.length <= shortText || undefined}
    >
      <svg viewBox="0 0 220 300" aria-hidden="true">
        <path d={cover} transform="translate(2 2)" className="notebook-cover-2" filter="url(#lift-2)" />
        <path d={under} transform="translate(14 6)" fill="#e9dcbf" filter="url(#lift-1)" />
        <path d={page} transform="translate(12 4)" fill="#fbf3e0" filter="url(#lift-1)" />
        <path d="M3 6l23-2 1 290-24 1z" className="notebook-cover" />
        <path d="M23 5l4 0 0 288-4 1z" className="notebook-cover-2" />
        <path d={stitches} stroke="#f3d9ac" strokeWidth={3} strokeLinecap="round" />
        <path d="M44 62q76 5 152 0" className="notebook-rule" />
        <g className="notebook-photo">
          <path d={picture} transform="translate(36 74)" fill="#f1e4c6" filter="url(#lift-1)" />
          <path d="M36 182q30-16 60-6t50-8 58 4l0 34-168 0z" fill="#dcc99c" opacity={0.55} />
        </g>
        <path d="M100 66l40 1-1 15-40-1z" fill="#d7b36a" opacity={0.7} />
        <g className="notebook-drawing">
          <PictogramDrawing scores={card.scores} />
        </g>
        <g className="notebook-foot">
          <path d="M44 270h152" stroke="#d8c59a" strokeWidth={1.2} />
          <use href="#y-notebook" x={43} y={274} width={16} height={16} />
        </g>
      </svg>
      <p className="scoring-card-name">{card.name}</p>
      <p className="scoring-card-text" data-long={card.text.length > smallTextFromChars.notebook || undefined}>
        {card.text}
      </p>
      <p className="scoring-card-kind">{kindLabel}</p>
    </div>
  );
}, isSameCard);
