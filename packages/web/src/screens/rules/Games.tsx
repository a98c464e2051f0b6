import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { gameManifests } from '../../platform/gameRegistry.ts';
import { useBook } from './book.ts';
import { rulesWords } from './rulesWords.ts';

/** The three games; some have no rules here yet. */
export function Games(): ReactNode {
  const words = useWords(rulesWords);
  const { game } = useBook();
  return (
    <ul className="rules-games" aria-label={words.games}>
      {gameManifests.map(({ id, name, module }) => (
        <li key={id}>
          {module.Rules ? (
            <a className="rules-game" href={`#/rules/${id}`} aria-current={id === game || undefined}>
              {name}
            </a>
          ) : (
            <span className="rules-game">
              {name} <small>{words.coming}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
