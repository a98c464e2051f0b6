import type { ReactNode } from 'react';
import { Icon } from '../../../design/paper/Icon.tsx';
import { Torn } from '../../../design/paper/Torn.tsx';
import type { ExplainProps } from '../../../table/explain/Explain.tsx';
import { Figure } from '../table/board/Figure.tsx';
import type { NotebookFace } from './NotebookCard.tsx';
import { type Glyph, glyphsOf } from './pictogram.ts';

interface NotebookChipProps {
  card: NotebookFace;
  points: number;
  /** Its points after the placement being tried; null when nothing changes. */
  preview?: number | null;
  /** Kept in the last round: it unfolds. */
  fresh?: boolean;
  /** Chosen in this round, not final yet. */
  chosen?: boolean;
  pointsLabel: string;
  /** Props that make it explain itself. */
  asking?: ExplainProps;
  onOpen: () => void;
}

/** A kept Notebook card folded small: signs, name, live points. Opens the whole card. */
export function NotebookChip(props: NotebookChipProps): ReactNode {
  const { card, points, preview = null, fresh = false, chosen = false, pointsLabel, asking, onOpen } = props;
  return (
    <Torn
      as="button"
      type="button"
      className="chip"
      tone="chip"
      lift={1}
      seed={`chip ${card.id}`}
      data-kind={card.kind}
      data-fresh={fresh || undefined}
      data-chosen={chosen || undefined}
      {...asking}
      onClick={onOpen}
    >
      <span className="chip-spine" aria-hidden="true" />
      <span className="chip-glyphs" aria-hidden="true">
        <Glyphs scores={card.scores} />
      </span>
      <span className="chip-name">{card.name}</span>
      {chosen && <Icon name="tick" />}
      <span className="chip-points">
        <Figure now={points} next={preview} label={pointsLabel} />
      </span>
    </Torn>
  );
}

/** The signs of a card, as its chip shows them. */
export const Glyphs = ({ scores }: { scores: NotebookFace['scores'] }): ReactNode =>
  glyphsOf(scores).map((glyph) => <GlyphDrawing key={JSON.stringify(glyph)} glyph={glyph} />);

function GlyphDrawing({ glyph }: { glyph: Glyph }): ReactNode {
  return (
    <svg className="glyph" viewBox="0 0 48 48" aria-hidden="true">
      {glyph.kind === 'symbol' && <use href={`#y-${glyph.symbol}`} />}
      {glyph.kind === 'colour' && <use href={`#y-mark-${glyph.colour}`} />}
      {glyph.kind === 'line' && (
        <>
          <path
            d="M1 23l13-.6.4 13.6L1.4 36zM17.5 22.6l13.2.2-.2 13.4-13 .1zM34 22.4l13.2.5-.4 13.3-13-.3z"
            className="glyph-tile"
          />
          <path d="M1.5 17v-5.5h45V17" className="glyph-rule" />
        </>
      )}
      {glyph.kind === 'column' && (
        <>
          <path
            d="M22 1l13.6-.6.4 13.6-13.6.4zM22.3 17.5l13.2.2-.2 13.4-13 .1zM22 34l13.6.5-.4 13-13.4-.3z"
            className="glyph-tile"
          />
          <path d="M17 1.5h-5.5v45H17" className="glyph-rule" />
        </>
      )}
    </svg>
  );
}
