import { addNoBreakSpacesInAll, plural } from '@cordillera/engine';

const en = {
  area: 'Area',
  chain: 'Chain',
  openSheet: 'tap to open',
  /** Stations up to the last one. */
  toGo: (n: number) => `${n} to go`,
  lastStation: 'end reached',
  medals: (name: string, n: number) => `${name}: ${n} of 7 medals`,
};

const fr: typeof en = {
  area: 'Zone',
  chain: 'Enchaînement',
  openSheet: 'toucher pour ouvrir',
  toGo: (n) => `encore ${n}`,
  lastStation: 'terminus atteint',
  medals: (name, n) => `${name}\u00a0: ${plural('fr', n, { one: `${n} médaille`, other: `${n} médailles` })} sur 7`,
};

const pl: typeof en = {
  area: 'Obszar',
  chain: 'Łańcuch',
  openSheet: 'dotknij, aby otworzyć',
  toGo: (n) => `jeszcze ${n}`,
  lastStation: 'koniec trasy',
  medals: (name, n) => `${name}: ${n} z\u00a07 medali`,
};

export const phoneWords = addNoBreakSpacesInAll({ en, fr, pl });
