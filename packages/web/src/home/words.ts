import { type Language, plural } from '@cordillera/engine';

const en = {
  title: 'Cordillera: three mountain games, one table',
  tagline: 'Three mountain games, one table.',
  games: 'Games',
  /** In front of the resumed game, for screen readers. */
  resume: 'The game you left',
  continue: 'Continue',
  waiting: (n: number) => `${n} ${plural('en', n, { one: 'game is', other: 'games are' })} waiting for you`,
  footer: 'Everything runs in your browser: no account, nothing is sent anywhere.',
  play: 'Play now',
  /** What the button above starts; see `quickPlan`. */
  starts: 'You against two bots, about 20 minutes',
  yourName: 'Your name',
  shuffling: 'Shuffling…',
  setUp: 'Set up a game',
  failed: 'The game could not be started. Please try again.',
  coming: 'Coming soon',
  after: 'Not playable here yet.',
  pitches: {
    sierra: { pitch: 'Compose a landscape together.', facts: '1–8 players · 30 min' },
    'sierra-west': { pitch: 'Guide your wagon over the pass.', facts: '1–4 players · four modes' },
    colorado: { pitch: 'One map, one call, four routes.', facts: '2–4 players · 45 min' },
  },
};

const fr: typeof en = {
  title: 'Cordillera\u00a0: trois jeux de montagne, une table',
  tagline: 'Trois jeux de montagne, une table.',
  games: 'Jeux',
  resume: 'La partie en cours',
  continue: 'Continuer',
  waiting: (n) => `${n} ${plural('fr', n, { one: 'partie vous attend', other: 'parties vous attendent' })}`,
  footer: 'Tout se passe dans votre navigateur\u00a0: pas de compte, rien n’est envoyé.',
  play: 'Jouer',
  starts: 'Vous contre deux robots, environ 20\u00a0minutes',
  yourName: 'Votre nom',
  shuffling: 'On mélange…',
  setUp: 'Préparer une partie',
  failed: 'La partie n’a pas pu commencer. Réessayez.',
  coming: 'À venir',
  after: 'Pas encore jouable ici.',
  pitches: {
    sierra: { pitch: 'Composez ensemble un paysage.', facts: '1–8 joueurs · 30 min' },
    'sierra-west': { pitch: 'Faites franchir le col à votre chariot.', facts: '1–4 joueurs · quatre modes' },
    colorado: { pitch: 'Une carte, un appel, quatre routes.', facts: '2–4 joueurs · 45 min' },
  },
};

const pl: typeof en = {
  title: 'Cordillera: trzy górskie gry, jeden stół',
  tagline: 'Trzy górskie gry, jeden stół.',
  games: 'Gry',
  resume: 'Przerwana partia',
  continue: 'Graj dalej',
  waiting: (n) =>
    plural('pl', n, {
      one: `${n} partia czeka na ciebie`,
      few: `${n} partie czekają na ciebie`,
      other: `${n} partii czeka na ciebie`,
    }),
  footer: 'Wszystko dzieje się w\u00a0przeglądarce: bez konta, nic nie jest nigdzie wysyłane.',
  play: 'Zagraj teraz',
  starts: 'Ty i\u00a0dwa boty, każdy dla siebie, około 20\u00a0minut',
  yourName: 'Twoje imię',
  shuffling: 'Tasowanie…',
  setUp: 'Przygotuj partię',
  failed: 'Nie udało się rozpocząć partii. Spróbuj ponownie.',
  coming: 'Wkrótce',
  after: 'Jeszcze nie można tu zagrać.',
  pitches: {
    sierra: { pitch: 'Ułóżcie razem krajobraz.', facts: '1–8 graczy · 30 min' },
    'sierra-west': { pitch: 'Przeprowadź swój wóz przez przełęcz.', facts: '1–4 graczy · cztery tryby' },
    colorado: { pitch: 'Jedna mapa, jedno wezwanie, cztery trasy.', facts: '2–4 graczy · 45 min' },
  },
};

export const homeWords: Record<Language, typeof en> = { en, fr, pl };
