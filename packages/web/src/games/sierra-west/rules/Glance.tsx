import type { ReactNode } from 'react';
import { IconGlance } from '../../../screens/rules/IconGlance.tsx';
import { WestIcon } from '../art/WestIcon.tsx';
import { type GlanceGroup, type GlanceIcon, glance } from './icons.ts';
import type { SierraWestRulesText } from './text.ts';

/** All icons with their names. */
export const Glance = ({ text: { ui } }: { text: SierraWestRulesText }): ReactNode => (
  <IconGlance<GlanceGroup, GlanceIcon>
    game="sierra-west"
    className="west-glance"
    groups={glance}
    words={ui}
    draw={(icon) => <WestIcon name={icon} size={1.7} />}
    name={(icon) => ui.icons[icon]}
  />
);
