import { packsWords } from '../../cardsets/packsWords.ts';
import { cardsIn, houseOf } from '../../cardsets/sets.ts';
import { useSpeech } from '../../i18n/index.tsx';
import type { AnyNewGame } from '../../table/setup/definition.ts';

/** The cards in the files of a set, for a game that counts none itself. */
export const fileCardsOf = (game: AnyNewGame['game']): NonNullable<AnyNewGame['useCards']> =>
  function useFileCards(_, pack) {
    const { language } = useSpeech();
    return { count: packsWords[language].cards(cardsIn(pack ?? houseOf(game))) };
  };
