import { addNoBreakSpacesInAll, plural, type RulesOf } from '@cordillera/engine';

export const campaignRules: RulesOf<typeof en> = {
  lead: ['SI-CAMP-04', 'SI-CAMP-05', 'SI-R-69', 'SI-DATA-09'],
  newcomer: ['SI-CAMP-04', 'SI-R-65', 'SI-R-69'],
  summit: [],
  needs: ['SI-R-65'],
  plain: ['SI-CAMP-02'],
  locked: ['SI-R-69'],
  allOpen: ['SI-CAMP-05', 'SI-R-69'],
};

const en = {
  title: 'Campaign',
  trail: 'From the valley to the summit',
  lead: 'Eight stages, alone or in a group of two or three. Beat a stage’s scores to earn up to three suns; one sun opens the next stage.',
  newcomer:
    'Your trail begins with stage 1. Score more than its card asks to earn up to three suns; one sun opens the next stage.',
  summit: 'Every stage has a sun: the summit is yours.',
  total: (n: number, all: number) => `${n} of ${all} suns`,
  suns: (n: number) => (n === 0 ? 'no sun yet' : `${n} ${plural('en', n, { one: 'sun', other: 'suns' })}`),
  columns: { solo: 'Alone', duo: 'Two players', trio: 'Three players' },
  scores: 'Scores to beat',
  needs: (points: number) => `more than ${points} points`,
  reached: 'reached',
  stage: (n: number) => `Stage ${n}`,
  next: 'Next',
  destination: (name: string, face: string) => `Destination: ${name}, face ${face}`,
  bothFaces: (name: string) => `Destination: ${name}, both faces`,
  openFace: (name: string) => `Destination: ${name}, face of your choice`,
  plain: 'No special rules.',
  locked: (before: number) => `Opens with a sun on stage ${before}`,
  lockedShort: (before: number) => `after stage ${before}`,
  playAlone: 'Play alone',
  playTogether: 'Play together',
  allOpen: {
    name: 'All stages open',
    text: 'The order is advice: play any stage you like. Suns count all the same.',
  },
};

const fr: typeof en = {
  title: 'Campagne',
  trail: 'De la vallée au sommet',
  lead: 'Huit Étapes, en solitaire ou en groupe de deux ou trois. Dépassez les scores d’une Étape pour obtenir jusqu’à trois Soleils\u00a0; un Soleil ouvre l’Étape suivante.',
  newcomer:
    'Votre sentier commence à l’Étape 1. Dépassez les scores de sa carte pour obtenir jusqu’à trois Soleils\u00a0; un Soleil ouvre l’Étape suivante.',
  summit: 'Chaque Étape a son Soleil\u00a0: le sommet est à vous.',
  total: (n, all) => `${n} ${plural('fr', n, { one: 'Soleil', other: 'Soleils' })} sur ${all}`,
  suns: (n) => (n === 0 ? 'pas encore de Soleil' : `${n} ${plural('fr', n, { one: 'Soleil', other: 'Soleils' })}`),
  columns: { solo: 'En solo', duo: 'À deux', trio: 'À trois' },
  scores: 'Scores à dépasser',
  needs: (points) => `plus de ${points} points`,
  reached: 'atteint',
  stage: (n) => `Étape ${n}`,
  next: 'À suivre',
  destination: (name, face) => `Destination\u00a0: ${name}, face ${face}`,
  bothFaces: (name) => `Destination\u00a0: ${name}, les deux faces`,
  openFace: (name) => `Destination\u00a0: ${name}, face au choix`,
  plain: 'Pas de règle spéciale.',
  locked: (before) => `S’ouvre avec un Soleil à l’Étape ${before}`,
  lockedShort: (before) => `après l’Étape ${before}`,
  playAlone: 'Jouer en solo',
  playTogether: 'Jouer ensemble',
  allOpen: {
    name: 'Toutes les Étapes ouvertes',
    text: 'L’ordre n’est qu’un conseil\u00a0: jouez l’Étape que vous voulez. Les Soleils comptent quand même.',
  },
};

const pl: typeof en = {
  title: 'Kampania',
  trail: 'Z\u00a0doliny na szczyt',
  lead: 'Osiem Etapów, solo albo w\u00a0grupie dwu- lub trzyosobowej. Przekrocz progi punktowe Etapu, aby zdobyć do trzech słońc; jedno słońce otwiera następny Etap.',
  newcomer:
    'Twój szlak zaczyna się od Etapu 1. Przekrocz progi punktowe z\u00a0jego karty, aby zdobyć do trzech słońc; jedno słońce otwiera następny Etap.',
  summit: 'Każdy Etap ma słońce: szczyt zdobyty.',
  total: (n, all) => `${n} z\u00a0${all} słońc`,
  suns: (n) =>
    n === 0
      ? 'jeszcze bez słońca'
      : `${n} ${plural('pl', n, { one: 'słońce', few: 'słońca', many: 'słońc', other: 'słońca' })}`,
  columns: { solo: 'Solo', duo: 'We dwoje', trio: 'We troje' },
  scores: 'Progi punktowe',
  needs: (points) => `więcej niż ${points} ${plural('pl', points, { one: 'punkt', few: 'punkty', other: 'punktów' })}`,
  reached: 'zdobyte',
  stage: (n) => `Etap ${n}`,
  next: 'Następny',
  destination: (name, face) => `Cel podróży: ${name}, strona ${face}`,
  bothFaces: (name) => `Cel podróży: ${name}, obie strony`,
  openFace: (name) => `Cel podróży: ${name}, strona do wyboru`,
  plain: 'Bez zasad specjalnych.',
  locked: (before) => `Otworzy go słońce na Etapie ${before}`,
  lockedShort: (before) => `po Etapie ${before}`,
  playAlone: 'Zagraj solo',
  playTogether: 'Zagrajcie razem',
  allOpen: {
    name: 'Wszystkie Etapy otwarte',
    text: 'Kolejność to tylko rada: zagraj dowolny Etap. Słońca i\u00a0tak się liczą.',
  },
};

export const campaignWords = addNoBreakSpacesInAll({ en, fr, pl });
