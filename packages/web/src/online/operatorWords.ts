import { addNoBreakSpacesInAll, type RulesOf } from '@cordillera/engine';

/** What an operator of the server did, as people at the table read it. */
const en = {
  /** In place of a line of the chat. */
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
