import type { Glossary } from '@cordillera/engine';

/** Words to avoid where no game is played: in Sierra and Sierra West they name things of the game. */
export const outsideGames: Glossary = {
  en: [],
  fr: [],
  pl: [
    { term: 'przebieg gry', not: ['dziennik*'] },
    { term: 'tropiciel', not: ['zwiadowc*'] },
  ],
};

/** The page's terms for things that belong to no game. */
export const glossary: Glossary = {
  en: [
    { term: 'leave the table', not: ['get up', 'got up', 'gets up'] },
    { term: 'the player who', not: ['whoever'] },
    { term: 'notification', not: ['notice', 'notices', 'tell me'] },
    { term: 'restart', not: ['anew'] },
  ],
  fr: [
    { term: 'robot', not: ['bot', 'bots'] },
    { term: 'e-mail', not: ['courriel*', 'mail', 'mails'] },
    { term: 'sur plusieurs jours', not: ['en différé'] },
    { term: 'prendre place', not: ['êtes assis', 'serez assis', 'est assis', 's’assied', 's’asseoir', 'asseyez'] },
    { term: 'On attend …', not: ['la table attend'] },
  ],
  pl: [
    { term: 'Czekamy na: …', not: ['stół czeka'] },
    { term: 'arkusz punktacji', not: ['karta punktacji', 'kartę punktacji', 'karcie punktacji'] },
  ],
};
