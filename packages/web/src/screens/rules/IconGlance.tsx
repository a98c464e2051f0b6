import type { ReactNode } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';
import type { GameId } from '../../store/records.ts';
import { ruleAddress } from './route.ts';

interface IconGlanceProps<Group extends string, Icon extends string> {
  game: GameId;
  className: string;
  /** The icons in groups, each with the rule that explains it. */
  groups: Readonly<Record<Group, Readonly<Partial<Record<Icon, string>>>>>;
  words: { glance: string; groups: Readonly<Record<Group, string>> };
  draw: (icon: Icon) => ReactNode;
  name: (icon: Icon) => ReactNode;
}

/** All icons with their names: each leads to its rule. */
export function IconGlance<Group extends string, Icon extends string>(props: IconGlanceProps<Group, Icon>): ReactNode {
  const { game, className, groups, words, draw, name } = props;
  return (
    <Torn
      as="section"
      className={`glance icon-glance ${className}`}
      seed={`${game} rules glance`}
      aria-labelledby="glance-title"
    >
      <h2 id="glance-title" className="hidden-text">
        {words.glance}
      </h2>
      <div className="icon-glance-groups">
        {(Object.keys(groups) as Group[]).map((group) => (
          <section key={group}>
            <h3>{words.groups[group]}</h3>
            <ul>
              {(Object.entries(groups[group]) as [Icon, string][]).map(([icon, rule]) => (
                <li key={icon}>
                  <a href={ruleAddress(game, rule)}>
                    <span className="icon-disc">{draw(icon)}</span>
                    <span>{name(icon)}</span>
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
