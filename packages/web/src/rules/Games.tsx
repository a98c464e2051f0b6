import type { ReactNode } from 'react';
import type { RulesText } from '../sierra/rules/text.ts';

/** The three games; two of them have no rules here yet. */
export function Games({ ui }: { ui: RulesText['ui'] }): ReactNode {
  return (
    <ul className="rules-games" aria-label={ui.games}>
      <li>
        <a className="rules-game" href="#/rules/sierra" aria-current="true">
          Sierra
        </a>
      </li>
      {['Sierra West', 'Colorado'].map((name) => (
        <li key={name}>
          <span className="rules-game">
            {name} <small>{ui.coming}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
