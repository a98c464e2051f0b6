import { memo, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { ColoradoIcon } from './ColoradoIcon.tsx';
import { type Colour, heldOf, identityOf, VALUES } from './content.ts';
import { Drawing } from './Drawing.tsx';
import { Put } from './Put.tsx';
import { cutBox, tornBox } from './paper.ts';
import { Ghost, Strip } from './Strip.tsx';
import './area.css';
import { artWords, faceName } from './artWords.ts';

interface PocketProps {
  colour: Colour;
  /** The play area, one bit for each identity. */
  area: number;
  /** One bit for each identity: cards placed in this chain, which glow. */
  fresh?: number | undefined;
  /** The complete family can be turned in now. */
  turnIn?: boolean | undefined;
}

/** How much of a card shows above the next, and how a little crooked they lie. */
const PITCH = 50;
const TURNS = [-0.8, 0.7, -0.4] as const;
const FLAP = tornBox(0, 0, 104, 38, { seed: 'pocket', amp: 2, step: 18 });
const AROUND = cutBox(-4, -6, 112, 190, 9, 'turn in', 0.6);

/** A family in a play area: 1, 2 and 3 from the back in a pocket that says what is missing. */
export const Pocket = memo(function Pocket({ colour, area, fresh = 0, turnIn = false }: PocketProps): ReactNode {
  const words = useWords(artWords);
  const { language } = useLanguage();
  const held = heldOf(area, colour);
  const missing = VALUES.filter((value) => !held.includes(value));
  const says = missing.length === 0 ? words.complete : held.length === 0 ? words.empty : words.needs(missing);
  const names = held.map((value) => faceName(language, colour, value));
  return (
    <div className="co-pocket" data-complete={missing.length === 0 || undefined} data-turn-in={turnIn || undefined}>
      <Drawing className="co-pocket-cards" viewBox="0 0 104 182">
        {turnIn && (
          <>
            <path d={AROUND} className="co-halo-line" />
            <path d={AROUND} className="co-glow-core" />
            <path d={AROUND} className="co-glow-line" />
          </>
        )}
        <g clipPath="url(#co-pocket-cut)">
          {VALUES.map((value, i) => (
            <g
              key={value}
              data-card={identityOf(colour, value)}
              transform={`translate(4 ${4 + i * PITCH})${held.includes(value) ? ` rotate(${TURNS[i]} 48 25)` : ''}`}
            >
              {held.includes(value) ? (
                <Strip colour={colour} value={value} fresh={((fresh >> identityOf(colour, value)) & 1) === 1} />
              ) : (
                <Ghost colour={colour} value={value} />
              )}
            </g>
          ))}
        </g>
        <g transform="translate(0 144)">
          <path d={FLAP} className="co-flap-shadow" />
          <path d={FLAP} className="co-flap" />
          <path d="M4 32h96" className="co-stitches" />
        </g>
        {turnIn && <Put name="turn-in" x={88} y={6} size={34} />}
      </Drawing>
      <p className="co-pocket-words">
        <ColoradoIcon name={`family-${colour}`} size={1.6} />
        <span className="hidden-text">{`${words.colours[colour]}: ${[...names, ''].join(', ')}`}</span>
        <span>{says}</span>
      </p>
    </div>
  );
});
