import { addNoBreakSpacesInAll, type RulesOf } from '@cordillera/engine';

/** Actions of the server's operator, as shown to the people at the table. */
const en = {
  /** Replaces the text of a chat line. */
  struckOut: 'Struck out by the server’s operator',
};

const fr: typeof en = {
  struckOut: 'Message retiré par l’administration du serveur',
};

const pl: typeof en = {
  struckOut: 'Wpis usunięty przez administrację serwera',
};

/** About the page and the table, not about the rules of a game. */
export const operatorRules: RulesOf<typeof en> = { '*': [] };

export const operatorWords = addNoBreakSpacesInAll({ en, fr, pl });
