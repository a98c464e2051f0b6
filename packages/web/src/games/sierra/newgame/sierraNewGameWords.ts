import { addNoBreakSpacesInAll, plural, type RulesOf } from '@cordillera/engine';
import { groupNames } from '../manifest.ts';

/** Duos and trios of a team game. */
export interface Grouping {
  duos: number;
  trios: number;
}

export const sierraNewGameRules: RulesOf<typeof en> = {
  grouping: ['SI-SET-03', 'SI-SET-04', 'SI-R-17'],
  firstGame: ['SI-FIRST-01', 'SI-FIRST-02', 'SI-R-71'],
  ownCampaign: [],
  duration: ['SI-END-01', 'SI-SOLO-04', 'SI-COOP-05', 'SI-VS-05', 'SI-R-80'],
  ninth: ['SI-END-02'],
};

const en = {
  mode: 'Mode',
  modes: {
    team: '4–8, in groups',
    solo: '1, campaign',
    cooperative: '2–3, campaign',
    competitive: '2–4, free for all',
  },
  grouping: (n: number, { duos, trios }: Grouping) => {
    const pairs = plural('en', duos, {
      one: 'a group of two',
      other: `${['', '', 'two', 'three', 'four'][duos]} groups of two`,
    });
    return `${n} players: ${pairs}${trios ? ' and a group of three' : ''}`;
  },
  groups: groupNames.en,
  duo: 'Group of two',
  trio: 'Group of three',
  stage: 'Stage',
  campaign: 'See the whole trail',
  firstGame: {
    name: 'First game',
    text: 'Easier: basic Notebook cards only, and face A of every Destination.',
    campaign: 'Easier: basic Notebook cards only. The stage keeps its own Destination.',
  },
  ownCampaign: 'All its stages are open; its suns do not count.',
  notebooks: (n: number) => `${n} Notebook ${plural('en', n, { one: 'card', other: 'cards' })}`,
  basic: (n: number) => `${n} basic Notebook ${plural('en', n, { one: 'card', other: 'cards' })}`,
  duration: (rounds: number) =>
    `About 30 minutes, ${rounds} ${plural('en', rounds, { one: 'round', other: 'rounds' })}.`,
  ninth: 'The group of three plays a ninth.',
};

const fr: typeof en = {
  mode: 'Mode',
  modes: {
    team: '4–8, en groupes',
    solo: '1, campagne',
    cooperative: '2–3, campagne',
    competitive: '2–4, chacun pour soi',
  },
  grouping: (n, { duos, trios }) => {
    const pairs = plural('fr', duos, {
      one: 'un groupe de deux',
      other: `${['', '', 'deux', 'trois', 'quatre'][duos]} groupes de deux`,
    });
    return `${n} joueurs\u00a0: ${pairs}${trios ? ' et un groupe de trois' : ''}`;
  },
  groups: groupNames.fr,
  duo: 'Groupe de deux',
  trio: 'Groupe de trois',
  stage: 'Étape',
  campaign: 'Voir tout le sentier',
  firstGame: {
    name: 'Première partie',
    text: 'Plus facile\u00a0: cartes Carnet de voyage de base seulement, et face A de chaque Destination.',
    campaign: 'Plus facile\u00a0: cartes Carnet de voyage de base seulement. L’Étape garde sa Destination.',
  },
  ownCampaign: 'Toutes ses Étapes sont ouvertes\u00a0; ses Soleils ne sont pas comptés.',
  notebooks: (n) => `${n} ${plural('fr', n, { one: 'carte Carnet de voyage', other: 'cartes Carnet de voyage' })}`,
  basic: (n) => `${n} ${plural('fr', n, { one: 'carte Carnet de voyage', other: 'cartes Carnet de voyage' })} de base`,
  duration: (rounds) => `Environ 30 minutes, ${rounds} ${plural('fr', rounds, { one: 'tour', other: 'tours' })}.`,
  ninth: 'Le groupe de trois en joue un neuvième.',
};

const pl: typeof en = {
  mode: 'Tryb',
  modes: {
    team: '4–8, w\u00a0grupach',
    solo: '1, kampania',
    cooperative: '2–3, kampania',
    competitive: '2–4, każdy dla siebie',
  },
  grouping: (n, { duos, trios }) => {
    const pairs = plural('pl', duos, {
      one: 'grupa dwuosobowa',
      other: `${['', '', 'dwie', 'trzy', 'cztery'][duos]} grupy dwuosobowe`,
    });
    return `${n} graczy: ${pairs}${trios ? ' i\u00a0grupa trzyosobowa' : ''}`;
  },
  groups: groupNames.pl,
  duo: 'Grupa dwuosobowa',
  trio: 'Grupa trzyosobowa',
  stage: 'Etap',
  campaign: 'Zobacz cały szlak',
  firstGame: {
    name: 'Pierwsza partia',
    text: 'Łatwiej: tylko podstawowe karty Dziennika i\u00a0strona A\u00a0każdego Celu podróży.',
    campaign: 'Łatwiej: tylko podstawowe karty Dziennika. Etap zachowuje swój Cel podróży.',
  },
  ownCampaign: 'Wszystkie jego Etapy są otwarte; słońca się nie liczą.',
  notebooks: (n) => `${n} ${plural('pl', n, { one: 'karta', few: 'karty', other: 'kart' })} Dziennika`,
  basic: (n) =>
    `${n} ${plural('pl', n, { one: 'podstawowa karta', few: 'podstawowe karty', other: 'podstawowych kart' })} Dziennika`,
  duration: (rounds) =>
    `Około 30 minut, ${rounds} ${plural('pl', rounds, { one: 'runda', few: 'rundy', other: 'rund' })}.`,
  ninth: 'Grupa trzyosobowa gra jeszcze dziewiątą.',
};

export const sierraNewGameWords = addNoBreakSpacesInAll({ en, fr, pl });
