import { addNoBreakSpacesInAll, plural } from '@cordillera/engine';

const en = {
  title: 'Cordillera: mountain games, one table',
  tagline: 'Mountain games, one table.',
  games: 'Games',
  /** In front of the resumed game, for screen readers. */
  resume: 'The game you left',
  continue: 'Continue',
  waiting: (n: number) => `${n} ${plural('en', n, { one: 'game is', other: 'games are' })} waiting for you`,
  footer: 'Everything runs in your browser: no account, nothing is sent anywhere.',
  /** The same where there is a server. */
  footerServer: 'No account. Games here stay in your browser; tables by link are kept on this server.',
  play: 'Play now',
  here: 'Play on this device',
  create: 'Create a table',
  yourName: 'Your name',
  shuffling: 'Shuffling…',
  setUp: 'Set up a game',
  /** After what a game starts with: other opponents, or friends at this screen. */
  change: 'Change this',
  failed: 'The game could not be started. Please try again.',
  coming: 'Coming soon',
  after: 'Not playable here yet.',
};

const fr: typeof en = {
  title: 'Cordillera\u00a0: des jeux de montagne, une table',
  tagline: 'Des jeux de montagne, une table.',
  games: 'Jeux',
  resume: 'La partie en cours',
  continue: 'Continuer',
  waiting: (n) => `${n} ${plural('fr', n, { one: 'partie vous attend', other: 'parties vous attendent' })}`,
  footer: 'Tout se passe dans votre navigateur\u00a0: pas de compte, rien n’est envoyé.',
  footerServer:
    'Pas de compte. Les parties d’ici restent dans votre navigateur\u00a0; les tables par lien, sur ce serveur.',
  play: 'Jouer',
  here: 'Jouer sur cet appareil',
  create: 'Créer une table',
  yourName: 'Votre nom',
  shuffling: 'On mélange…',
  setUp: 'Préparer une partie',
  change: 'Modifier',
  failed: 'La partie n’a pas pu commencer. Réessayez.',
  coming: 'À venir',
  after: 'Pas encore jouable ici.',
};

const pl: typeof en = {
  title: 'Cordillera: górskie gry, jeden stół',
  tagline: 'Górskie gry, jeden stół.',
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
  footerServer: 'Bez konta. Gry stąd zostają w\u00a0przeglądarce, a\u00a0stoły z\u00a0linkiem na tym serwerze.',
  play: 'Zagraj teraz',
  here: 'Graj na tym urządzeniu',
  create: 'Utwórz stół',
  yourName: 'Twoje imię',
  shuffling: 'Tasowanie…',
  setUp: 'Przygotuj partię',
  change: 'Zmień',
  failed: 'Nie udało się rozpocząć partii. Spróbuj ponownie.',
  coming: 'Wkrótce',
  after: 'Jeszcze nie można tu zagrać.',
};

export const homeWords = addNoBreakSpacesInAll({ en, fr, pl });
