import { loadGame, loadOlderHouse } from '@cordillera/games/lazy';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../design/paper/Icon.tsx';
import { useWords } from '../i18n/index.tsx';
import type { MatchRecord } from '../store/records.ts';
import { usePacks } from '../store/usePacks.ts';
import { type Cards, cardsOf, houseName, missing } from './cards.ts';
import { packsWords } from './packsWords.ts';
import './cardSets.css';

/**
 * In a list of matches: names the card set that this match lacks and says what to do. Empty when nothing is missing.
 */
export function MissingCardSetNote({ match }: { match: MatchRecord }): ReactNode {
  const cards = cardsOf(match.saved);
  // Most matches use the house set; the list does not load the rules to see whether that set has changed.
  return cards && cards.id !== houseName && <Note cards={cards} />;
}

function Note({ cards }: { cards: Cards }): ReactNode {
  const words = useWords(packsWords).missing;
  const packs = usePacks();
  const why = packs && missing(cards, packs);
  const isHouse = useHasHouseCards(cards, why !== null);
  if (!why || isHouse !== false) return null;
  return (
    <p className="set-missing">
      <Icon name="warning" />
      <span>{words[why](cards.id)}</span>
    </p>
  );
}

/**
 * Whether these are the cards of a current or earlier house set under another name; null until the rules are loaded.
 */
function useHasHouseCards(cards: Cards, isAsked: boolean): boolean | null {
  const { game, id, hash } = cards;
  const [answer, setAnswer] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    Promise.all([import('./sets.ts'), loadGame(game), loadOlderHouse(game, hash)]).then(
      ([{ packFor }, rules, older]) => setAnswer(older !== null || packFor({ game, id, hash }, [], rules) !== null),
      // The error is shown when the match is opened.
      () => undefined,
    );
  }, [game, id, hash, isAsked]);
  return answer;
}
