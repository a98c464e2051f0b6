import { cardsIn, houseOf } from '../packs/sets.ts';
import { packsWords } from '../packs/words.ts';
import { useSpeech } from '../words/index.tsx';
import type { AnyNewGame } from './definition.ts';

/** The cards in the files of a set, for a game that counts none itself. */
export const fileCardsOf = (game: AnyNewGame['game']): NonNullable<AnyNewGame['useCards']> =>
  function useFileCards(_, pack) {
    const { language } = useSpeech();
    return { count: packsWords[language].cards(cardsIn(pack ?? houseOf(game))) };
  };
