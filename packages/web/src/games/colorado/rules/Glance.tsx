import type { ReactNode } from 'react';
import { IconGlance } from '../../../screens/rules/IconGlance.tsx';
import { ColoradoIcon } from '../art/ColoradoIcon.tsx';
import { type GlanceGroup, type GlanceIcon, glance } from './icons.ts';
import type { ColoradoRulesText } from './text.ts';

/** All icons with what they do. */
export const Glance = ({ text: { ui } }: { text: ColoradoRulesText }): ReactNode => (
  <IconGlance<GlanceGroup, GlanceIcon>
    game="colorado"
    className="co-glance"
    groups={glance}
    words={ui}
    draw={(icon) => <ColoradoIcon name={icon} size={1.7} className="co-rule-icon" />}
    name={(icon) => (
      <>
        <b>{ui.icons[icon].name}</b>
        <small>{ui.icons[icon].note}</small>
      </>
    )}
  />
);
