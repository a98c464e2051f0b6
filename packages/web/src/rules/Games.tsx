import type { ReactNode } from 'react';
import { cards } from '../app/games.ts';
import { type RulesUi, useBook } from './book.ts';

/** The three games; some have no rules here yet. */
export function Games({ ui }: { ui: RulesUi }): ReactNode {
  const { game } = useBook();
  return (
    <ul className="rules-games" aria-label={ui.games}>
      {cards.map(({ id, name, module }) => (
        <li key={id}>
          {module.Rules ? (
            <a className="rules-game" href={`#/rules/${id}`} aria-current={id === game || undefined}>
              {name}
            </a>
          ) : (
            <span className="rules-game">
              {name} <small>{ui.coming}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
