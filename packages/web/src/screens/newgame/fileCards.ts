import { packsWords } from '../../cardsets/packsWords.ts';
import { cardsIn, houseSetOf } from '../../cardsets/sets.ts';
import { useLanguage } from '../../i18n/index.tsx';
import type { AnyNewGame } from '../../table/setup/definition.ts';

/** The cards in the files of a set, for a game that counts none itself. */
export const fileCardsOf = (game: AnyNewGame['game']): NonNullable<AnyNewGame['useCards']> =>
  function useFileCards(_, pack) {
    const { language } = useLanguage();
    return { count: packsWords[language].cards(cardsIn(pack ?? houseSetOf(game))) };
  };
