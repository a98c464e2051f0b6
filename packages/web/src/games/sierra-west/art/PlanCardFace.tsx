import { addNoBreakSpaces } from '@cordillera/engine';
import type { Box, Mode, PlanAction, PlanCard } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/index.tsx';
import { Put, round } from './Art.tsx';
import { MODE_ICONS } from './modes.ts';
import { halves } from './Ribbon.tsx';
import { tornPath, tornRect } from './tornPath.ts';
import type { WestIconName } from './WestIcon.tsx';

/** What Hastings does, drawn; its action of the mode wears its mark. */
const PLAN_ICONS: Record<Exclude<PlanAction, 'mode'>, WestIconName> = {
  wagon: 'advance-wagon',
  homesteadFood: 'homestead-food',
  homesteadWood: 'homestead-wood',
  homesteadStone: 'homestead-stone',
  move: 'plan-move',
  shovel: 'shovel',
  furTrade: 'fur-trade',
  gold: 'gold',
};
export const planIcon = (action: PlanAction, mode: Mode): WestIconName =>
  action === 'mode' ? MODE_ICONS[mode].mark : PLAN_ICONS[action];

const WIDTH = 134;
const HEIGHT = 176;
/** Arrows and actions stand at these heights, so that the next card's arrows point at this one's actions. */
const planRowY = (row: number): number => 48 + row * 34;

const sheet = tornRect(2, 2, WIDTH - 4, HEIGHT - 4, { seed: 'plan card', amp: 1.2 });
const hill = tornPath(
  [
    [4, HEIGHT - 34],
    [40, HEIGHT - 52],
    [66, HEIGHT - 40],
    [WIDTH - 4, HEIGHT - 30],
    [WIDTH - 4, HEIGHT - 4],
    [4, HEIGHT - 4],
  ],
  { seed: 'plan hill', amp: 1, step: 10, keep: [3, 4, 5] },
);

interface PlanCardArtProps {
  plan: PlanCard;
  mode: Mode;
  name: string;
  /** Which actions are done; the others are pale. All of them if nothing is said. */
  marked?: readonly boolean[] | undefined;
}

function PlanCardArt({ plan, mode, name, marked }: PlanCardArtProps): ReactNode {
  const { activeSide, trapper, animals, arrows, actions } = plan;
  const middle = WIDTH / 2 - 4;
  const lines = name.length > 17 ? (halves(name) ?? [name]) : [name];
  const size = lines.length === 1 ? round(Math.min(14, 122 / (name.length * 0.53))) : 12.5;
  return (
    <svg className="west-art" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path
        d={sheet}
        fill="var(--shadow)"
        stroke="var(--shadow)"
        strokeWidth={7}
        opacity={0.12}
        transform="translate(0 3)"
      />
      <path
        d={sheet}
        fill="var(--shadow)"
        stroke="var(--shadow)"
        strokeWidth={4}
        opacity={0.2}
        transform="translate(0 2.4)"
      />
      <path d={sheet} fill="#f4ead4" stroke="#fbf3e0" strokeWidth={4} />
      <path d={`M4 4h${WIDTH - 8}v26q-${(WIDTH - 8) / 2} 7-${WIDTH - 8} 0z`} fill="#27566b" />
      {lines.map((line, i) => (
        <text
          key={line}
          className="west-count"
          x={WIDTH / 2}
          y={lines.length === 1 ? 22 : 16 + 12 * i}
          fontSize={size}
          fill="#fbf3e0"
        >
          {line}
        </text>
      ))}
      <path d={hill} fill="#cfd8c4" />
      <Put name={`side-${activeSide}`} x={middle} y={54} size={36} />
      <g opacity={trapper.highlighted ? 1 : 0.42}>
        <Put name="trapper" x={middle - 9} y={92} size={30} />
        <Put name={`side-${trapper.side}`} x={middle + 17} y={96} size={19} />
      </g>
      {animals.map((animal, i) => {
        const x = middle + (i - (animals.length - 1) / 2) * Math.min(31, 66 / animals.length);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: animals keep their order
          <g key={i}>
            <circle cx={x} cy={134} r={15} fill="#5b3a22" />
            <circle cx={x} cy={134} r={13} fill="#f9e6c4" />
            <Put name={animal === 'modeAnimal' ? 'mode-animal' : animal} x={x} y={134} size={22} />
          </g>
        );
      })}
      {actions.map((action, i) => {
        const y = planRowY(i);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions keep their order
          <g key={i}>
            <path d={`M${WIDTH - 34} ${y - 16}h30v32h-30q-5-16 0-32z`} fill="#d9bd8d" />
            <circle cx={WIDTH - 18} cy={y} r={15} fill="#fbf3e0" />
            <Put
              name={planIcon(action, mode)}
              x={WIDTH - 18}
              y={y}
              size={24}
              opacity={(marked?.[i] ?? true) ? 1 : 0.45}
            />
          </g>
        );
      })}
      {arrows.map((solid, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arrows keep their order
        <g key={i} transform={`rotate(180 13 ${planRowY(i)})`}>
          <Put name={solid ? 'plan-arrow' : 'plan-arrow-faint'} x={13} y={planRowY(i)} size={25} />
        </g>
      ))}
      <path className="west-dusk" data-on="face" d={sheet} />
    </svg>
  );
}

/** A plan card of Hastings by its number, 134 by 176. */
export function PlanCardFace({
  box,
  mode,
  card,
  marked,
}: {
  box: Box;
  mode: Mode;
  card: number;
  marked?: readonly boolean[];
}): ReactNode {
  const { language } = useLanguage();
  const plan = box.planCards[card]!;
  return <PlanCardArt plan={plan} mode={mode} marked={marked} name={addNoBreakSpaces(language, plan.name[language])} />;
}
