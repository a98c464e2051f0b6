import { addNoBreakSpacesInAll } from '@cordillera/engine';

const en = { byChance: 'By chance' };
const fr: typeof en = { byChance: 'Au hasard' };
const pl: typeof en = { byChance: 'Losowo' };

export const coloradoNewGameWords = addNoBreakSpacesInAll({ en, fr, pl });
