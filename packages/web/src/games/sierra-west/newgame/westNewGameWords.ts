import { addNoBreakSpacesInAll } from '@cordillera/engine';

const en = {
  odds: 'Bots’ win rate against Hastings with these settings, all modes:',
  oddsAtMost: 'No figures for this combination. Bots win at most:',
};

const fr: typeof en = {
  odds: 'Victoires des robots contre Hastings avec ces réglages, tous modes confondus\u00a0:',
  oddsAtMost: 'Pas de chiffres pour cette combinaison. Les robots gagnent au plus\u00a0:',
};

const pl: typeof en = {
  odds: 'Odsetek wygranych botów przy tych ustawieniach, we wszystkich trybach razem:',
  oddsAtMost: 'Brak danych dla tego połączenia. Boty wygrywają najwyżej:',
};

export const westNewGameWords = addNoBreakSpacesInAll({ en, fr, pl });
