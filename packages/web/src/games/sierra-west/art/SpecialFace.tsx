import { addNoBreakSpaces } from '@cordillera/engine';
import {
  type Box,
  type Mine,
  type Mode,
  type Orchard,
  type Outpost,
  type River,
  type Special,
  specialOf,
} from '@cordillera/sierra-west';
import { memo, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { Put } from './Art.tsx';
import { CardArt, CardFrame, Whole } from './CardFrame.tsx';
import { places } from './grid.ts';
import { posterWords } from './posterWords.ts';
import { Ribbon } from './Ribbon.tsx';
import { specialId } from './specials.ts';
import { tornRect } from './tornPath.ts';
import type { WestIconName } from './WestIcon.tsx';

function OrchardArt({ green, red }: Orchard): ReactNode {
  const apples: WestIconName[] = [...Array(green).fill('apple-green'), ...Array(red).fill('apple-red')];
  const [radius, step, perRow] = apples.length <= 3 ? [44, 104, 2] : apples.length <= 6 ? [34, 74, 3] : [24, 54, 4];
  const spots = places(apples.length, 140, 182, step, perRow);
  return apples.map((name, i) => {
    const [x, y] = spots[i]!;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
      <g key={i}>
        <circle cx={x} cy={y + 1.6} r={radius + 1} fill="var(--shadow)" opacity={0.25} />
        <circle cx={x} cy={y} r={radius} fill="#fbf3e0" />
        <Put name={name} x={x} y={y} size={radius * 1.64} />
      </g>
    );
  });
}

function RiverArt({ pieces, fish }: River): ReactNode {
  const step = Math.min(72, 244 / Math.max(1, pieces.length));
  const size = Math.min(48, step * 0.84);
  const fishStep = Math.min(96, 252 / Math.max(1, fish.length));
  return (
    <>
      {pieces.map((piece, i) => {
        const x = 140 + (i - (pieces.length - 1) / 2) * step;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their order
          <g key={i}>
            <circle cx={x} cy={288} r={size * 0.62} fill="#2c6d80" opacity={0.55} />
            <Put name={piece} x={x} y={288} size={size} />
            {i > 0 && <path d={`M${x - step / 2 - 3} 281l7 7-7 7z`} fill="#e5f3ee" />}
          </g>
        );
      })}
      {fish.map((name, i) => {
        const x = 140 + (i - (fish.length - 1) / 2) * fishStep;
        const width = fishStep * 0.9;
        const tag = tornRect(x - width / 2, 336, width, 54, { seed: `tag ${i}`, amp: 1.5 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: fish keep their order
          <g key={i}>
            <path d={tag} fill="var(--shadow)" opacity={0.3} transform="translate(0 1.6)" />
            <path d={tag} fill="#fbf3e0" />
            <Put name={name} x={x} y={363} size={Math.min(56, width * 0.9)} />
          </g>
        );
      })}
    </>
  );
}

/** The mark of a tier at the upper right. */
const TierMark = ({ tier, x, y, radius }: { tier: string; x: number; y: number; radius: number }): ReactNode => (
  <>
    <circle cx={x} cy={y} r={radius} fill="#5b3a22" />
    <circle cx={x} cy={y} r={radius * 0.87} fill="#fbf3e0" />
    {tier === 'campfire' ? (
      <Put name="campfire" x={x} y={y - radius * 0.05} size={radius * 1.4} />
    ) : (
      <text
        className="west-count"
        x={x}
        y={y + radius * 0.37}
        fontSize={radius * (tier.length > 2 ? 0.92 : 1.05)}
        fill="#3d2717"
      >
        {tier}
      </text>
    )}
  </>
);

const tunnel = 'M44 400V232l36-26h120l36 26v168z';

function MineArt({ tier, gold, dark }: Mine): ReactNode {
  const [size, step, perRow] = gold <= 3 ? [66, 74, 2] : [50, 54, 3];
  return (
    <>
      <path d={tunnel} fill={dark ? '#15110f' : '#3d2717'} />
      {!dark && (
        <>
          <path d="M70 400l20-130q50-40 100 0l20 130z" fill="#c98a12" opacity={0.35} />
          <path d="M100 400l14-110q26-20 52 0l14 110z" fill="#f6cc57" opacity={0.3} />
        </>
      )}
      <path d="M30 222h30v178H30zM220 222h30v178h-30z" fill="#a5673f" />
      <path d="M20 198h240v34H20z" fill="var(--shadow)" opacity={0.3} />
      <path d="M20 196h240v32H20z" fill="#c0915a" />
      <path d="M20 220h240v8H20zM52 228h8v172h-8zM242 228h8v172h-8z" fill="#7a4727" />
      <path d="M104 378h72l14 22H90z" fill="#5b3a22" />
      <path d="M116 378h6l-6 22h-6zM158 378h6l6 22h-6z" fill="#a3afb7" />
      {places(gold, 140, 304, step, perRow).map(([x, y]) => (
        <Put key={`${x} ${y}`} name="gold" x={x} y={y} size={size} />
      ))}
      {dark ? (
        <>
          <circle cx={140} cy={150} r={30} fill="#15110f" />
          <Put name="lantern" x={140} y={149} size={46} />
        </>
      ) : (
        <>
          <circle cx={140} cy={150} r={30} fill="#fbf3e0" />
          <Put name="mode-gold" x={140} y={150} size={46} />
        </>
      )}
      <TierMark tier={tier} x={252} y={26} radius={19} />
    </>
  );
}

function OutpostArt({ tier, dieFaces }: Outpost): ReactNode {
  const { wanted, orHigher } = useWords(posterWords);
  const step = Math.min(84, 172 / dieFaces.length);
  return (
    <>
      <text className="west-count" x={141} y={106} fontSize={Math.min(36, 200 / wanted.length)} fill="#5b3a22">
        {wanted}
      </text>
      <Put name="outlaw" x={140} y={184} size={104} />
      {dieFaces.map((face, i) => (
        <Put
          // biome-ignore lint/suspicious/noArrayIndexKey: faces keep their order
          key={i}
          name={`die-${face}` as WestIconName}
          x={140 + (i - (dieFaces.length - 1) / 2) * step}
          y={300}
          size={Math.min(70, step * 0.92)}
        />
      ))}
      <text className="west-count west-small-print" x={140} y={364} fontSize={22} fill="#5b3a22">
        {orHigher}
      </text>
      <circle cx={138} cy={67.5} r={7.5} fill="var(--shadow)" opacity={0.35} />
      <circle cx={138} cy={66} r={7} fill="#b8402f" />
      <circle cx={136} cy={64} r={2.5} fill="#e28a68" />
      <TierMark tier={tier} x={252} y={26} radius={19} />
    </>
  );
}

/** What counts on a special card; it has the part for its mode and no other. */
const SpecialArt = memo(function SpecialArt({
  special,
  mode,
  name,
}: {
  special: Special;
  mode: Mode;
  name: string;
}): ReactNode {
  const { orchard, river, mine, outpost } = special;
  return (
    <CardArt dusk="face">
      <Whole id={specialId(mode)} />
      <g className="west-on-card">
        {orchard && <OrchardArt {...orchard} />}
        {river && <RiverArt {...river} />}
        {mine && <MineArt {...mine} />}
        {outpost && <OutpostArt {...outpost} />}
      </g>
      <Ribbon name={name} />
    </CardArt>
  );
});

/** A special card by its number, whole. */
export function SpecialFace({ box, mode, card }: { box: Box; mode: Mode; card: number }): ReactNode {
  const { language } = useLanguage();
  const special = specialOf(box.kits[mode], card);
  return (
    <CardFrame>
      <SpecialArt special={special} mode={mode} name={addNoBreakSpaces(language, special.name[language])} />
    </CardFrame>
  );
}
