import type { ReactNode } from 'react';
import { Torn } from '../../design/Torn.tsx';
import { ruleAddress } from '../../rules/route.ts';
import { ColoradoIcon } from '../art/ColoradoIcon.tsx';
import { type GlanceGroup, type GlanceIcon, glance } from './icons.ts';
import type { ColoradoRulesText } from './text.ts';

const groups = Object.entries(glance) as [GlanceGroup, Readonly<Record<string, string>>][];

/** All icons with what they do: each leads to its rule. */
export function Glance({ text: { ui } }: { text: ColoradoRulesText }): ReactNode {
  return (
    <Torn as="section" className="glance co-glance" seed="colorado rules glance" aria-labelledby="glance-title">
      <h2 id="glance-title" className="hidden-text">
        {ui.glance}
      </h2>
      <div className="co-glance-groups">
        {groups.map(([group, icons]) => (
          <section key={group}>
            <h3>{ui.groups[group]}</h3>
            <ul>
              {Object.entries(icons).map(([icon, rule]) => (
                <li key={icon}>
                  <a href={ruleAddress('colorado', rule)}>
                    <span className="co-rule-disc">
                      <ColoradoIcon name={icon as GlanceIcon} size={1.7} />
                    </span>
                    <span>
                      <b>{ui.icons[icon as GlanceIcon].name}</b>
                      <small>{ui.icons[icon as GlanceIcon].note}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Torn>
  );
}
