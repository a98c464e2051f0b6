import type { Localized } from '@cordillera/engine';

/** Only the card set knows how long the trail is. */
export const noSuchSpace = (space: number, last: number): Localized => ({
  en: `hastings.wagon is ${space}, but the trail of this card set ends at space ${last}.`,
  fr: `hastings.wagon vaut ${space}, mais la piste de ce jeu de cartes s’arrête à la case ${last}.`,
  pl: `hastings.wagon wynosi ${space}, a szlak tego zestawu kart kończy się na polu ${last}.`,
});
