import type { ReactNode } from 'react';
import { Torn } from '../../design/Torn.tsx';
import { ruleAddress } from '../../rules/route.ts';
import { WestIcon } from '../art/WestIcon.tsx';
import { type GlanceGroup, type GlanceIcon, glance } from './icons.ts';
import type { SierraWestRulesText } from './text.ts';

const groups = Object.entries(glance) as [GlanceGroup, Readonly<Record<string, string>>][];

/** All icons with their names: each leads to its rule. */
export function Glance({ text: { ui } }: { text: SierraWestRulesText }): ReactNode {
  return (
    <Torn as="section" className="glance west-glance" seed="west rules glance" aria-labelledby="glance-title">
      <h2 id="glance-title" className="hidden-text">
        {ui.glance}
      </h2>
      <div className="west-glance-groups">
        {groups.map(([group, icons]) => (
          <section key={group}>
            <h3>{ui.groups[group]}</h3>
            <ul>
              {Object.entries(icons).map(([icon, rule]) => (
                <li key={icon}>
                  <a href={ruleAddress('sierra-west', rule)}>
                    <span className="icon-disc">
                      <WestIcon name={icon as GlanceIcon} size={1.7} />
                    </span>
                    <span>{ui.icons[icon as GlanceIcon]}</span>
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
