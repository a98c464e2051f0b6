import { addNoBreakSpacesInAll, frenchDe, plural, type RulesOf } from '@cordillera/engine';

export const promptRules: RulesOf<PromptWords> = {
  turnOf: [],
  waitsForYou: [],
  waitsFor: [],
  waitingFor: [],
  mayAnswer: ['SW-TRACK-04', 'SW-TRAP-01'],
  prepare: ['SW-PLAN-05'],
  brought: [],
  passing: ['SW-BOOT-01', 'SW-PASS-02'],
};

/** What the prompt of Sierra West says beyond the game's own words. */
const en = {
  turnOf: (name: string) => `${name}’s turn.`,
  waitsForYou: (name: string) => `${name} is waiting for you.`,
  /** Names the player meant when several share the screen. */
  waitsFor: (name: string, asked: string) => `${asked} is answering; ${name} is waiting.`,
  waitingFor: (names: string) => `Waiting for ${names}.`,
  mayAnswer: (names: string, _n: number) => `${names} may answer first.`,
  prepare: 'You can already lay out your next turn.',
  brought: (what: string) => `Your last turn: ${what}.`,
  got: (goods: string) => `you got ${goods}`,
  gaveUp: (goods: string) => `paid ${goods}`,
  payWith: (n: number) => `Pay ${n} with`,
  passing: (what: string) => `If you pass now, you lose: ${what}.`,
  /** The rest of a list. */
  more: (n: number) => `${n} more`,
  passAnyway: 'Pass anyway',
  stay: 'Not yet',
  /** The destination of the card that the prompt names. */
  claimTo: { deck: 'Claim it: top of my deck', discard: 'Claim it: my discard pile' },
  animal: 'animal',
  pay: 'pay 1',
  send: 'send',
  trap: (animal: string) => `Trap: ${animal}`,
  track: (goods: string) => `Track: ${goods}`,
  notNow: 'Not now',
  ask: { trapper: 'Ask me when an animal shows', tracker: 'Ask me when somebody moves up a homestead track' },
  asking: {
    always: 'always',
    mode: (animal: string) => `only for: ${animal}`,
    never: 'never',
  },
  whatHappened: 'What happened',
  skip: 'Skip',
  again: 'Since your last turn',
};

const fr: typeof en = {
  turnOf: (name) => `Au tour ${frenchDe(name)}.`,
  waitsForYou: (name) => `${name} vous attend.`,
  waitsFor: (name, asked) => `${asked} répond\u00a0; ${name} attend.`,
  waitingFor: (names) => `On attend ${names}.`,
  mayAnswer: (names, n) => `${names} ${plural('fr', n, { one: 'peut', other: 'peuvent' })} d’abord répondre.`,
  prepare: 'Vous pouvez déjà préparer votre prochain tour.',
  brought: (what) => `Votre dernier tour\u00a0: ${what}.`,
  got: (goods) => `vous avez reçu ${goods}`,
  gaveUp: (goods) => `payé ${goods}`,
  payWith: (n) => `Payer ${n} avec`,
  passing: (what) => `En passant maintenant, vous perdez\u00a0: ${what}.`,
  more: (n) => `${n} ${plural('fr', n, { one: 'autre chose', other: 'autres choses' })}`,
  passAnyway: 'Passer quand même',
  stay: 'Pas encore',
  claimTo: { deck: 'La mettre sur ma pioche', discard: 'La mettre sur ma défausse' },
  animal: 'animal',
  pay: 'payer 1',
  send: 'envoyer',
  trap: (animal) => `Attraper\u00a0: ${animal}`,
  track: (goods) => `Traqueur\u00a0: ${goods}`,
  notNow: 'Pas maintenant',
  ask: {
    trapper: 'Me demander quand un animal se montre',
    tracker: 'Me demander quand quelqu’un monte sur une piste Exploitation',
  },
  asking: {
    always: 'toujours',
    mode: (animal) => `seulement pour\u00a0: ${animal}`,
    never: 'jamais',
  },
  whatHappened: 'Que s’est-il passé',
  skip: 'Passer l’animation',
  again: 'Depuis votre dernier tour',
};

const pl: typeof en = {
  turnOf: (name) => `Teraz gra: ${name}.`,
  waitsForYou: (name) => `${name} czeka na twoją odpowiedź.`,
  waitsFor: (name, asked) => `Odpowiada: ${asked}. Czeka: ${name}.`,
  waitingFor: (names) => `Czekamy na: ${names}.`,
  mayAnswer: (names, n) => `Najpierw ${n === 1 ? 'może' : 'mogą'} odpowiedzieć: ${names}.`,
  prepare: 'Możesz już ułożyć swoją następną turę.',
  brought: (what) => `Twoja ostatnia tura: ${what}.`,
  got: (goods) => `zdobyto: ${goods}`,
  gaveUp: (goods) => `zapłacono: ${goods}`,
  payWith: (n) => `Zapłać ${n}:`,
  passing: (what) => `Jeśli teraz spasujesz, przepadnie: ${what}.`,
  more: (n) => `jeszcze ${n} ${plural('pl', n, { one: 'rzecz', few: 'rzeczy', many: 'rzeczy', other: 'rzeczy' })}`,
  passAnyway: 'Pasuję mimo to',
  stay: 'Jeszcze nie',
  claimTo: { deck: 'Połóż ją na mojej talii', discard: 'Połóż ją na moich odrzuconych' },
  animal: 'zwierzę',
  pay: 'zapłać 1',
  send: 'wyślij',
  trap: (animal) => `Złap: ${animal}`,
  track: (goods) => `Zaopatrzenie: ${goods}`,
  notNow: 'Nie teraz',
  ask: { trapper: 'Pytaj, gdy pokaże się zwierzę', tracker: 'Pytaj, gdy ktoś awansuje na torze gospodarstwa' },
  asking: {
    always: 'zawsze',
    mode: (animal) => `tylko: ${animal}`,
    never: 'nigdy',
  },
  whatHappened: 'Co się stało',
  skip: 'Pomiń',
  again: 'Od twojej ostatniej tury',
};

export type PromptWords = typeof en;
export const promptWords = addNoBreakSpacesInAll<PromptWords>({ en, fr, pl });
