import { addNoBreakSpacesInAll, frenchDe, plural, type RulesOf } from '@cordillera/engine';

export const sierraEndRules: RulesOf<SierraEndWords> = {
  headline: {
    youWinAsGroup: ['SI-WIN-01', 'SI-TEAM-02'],
    yourGroup: ['SI-TEAM-02'],
    suns: ['SI-CAMP-04'],
  },
  note: {
    bonusEnough: ['SI-TEAM-01', 'SI-TEAM-02'],
    bonusTooLittle: ['SI-TEAM-01', 'SI-TEAM-02', 'SI-R-56'],
    youEnough: ['SI-TEAM-01', 'SI-TEAM-02'],
    youTooLittle: ['SI-TEAM-01', 'SI-TEAM-02', 'SI-R-56'],
  },
  picture: { label: [], goals: ['SI-CAMP-03', 'SI-R-65'] },
  next: { '*': [], locked: ['SI-R-69'] },
  sheet: { hint: [], why: [] },
  reason: {
    yours: ['SI-WIN-01', 'SI-VS-06'],
    theirs: ['SI-WIN-01', 'SI-VS-06'],
    shared: ['SI-WIN-02', 'SI-R-53', 'SI-R-55', 'SI-R-59'],
    groupAhead: ['SI-TEAM-02'],
    groupBehind: ['SI-TEAM-02'],
    groupEqual: ['SI-R-56'],
    twoGroups: ['SI-WIN-03'],
    lowest: ['SI-COOP-06'],
    noSun: ['SI-R-65'],
    someSuns: ['SI-R-65', 'SI-CAMP-04'],
    allSuns: ['SI-R-65', 'SI-CAMP-04'],
  },
  landscapes: { note: [], notSaved: [] },
  axisWithTrio: ['SI-END-02'],
};

const points = (n: number): string => `${n} ${plural('en', n, { one: 'point', other: 'points' })}`;
const pointsFr = (n: number): string => `${n} ${plural('fr', n, { one: 'point', other: 'points' })}`;
const pointsPl = (n: number): string =>
  `${n} ${plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`;
const sunsPl = (n: number): string =>
  `${n} ${plural('pl', n, { one: 'słońce', few: 'słońca', many: 'słońc', other: 'słońca' })}`;

const en = {
  title: {
    team: 'Sierra, team game · finished',
    competitive: 'Sierra, competitive game · finished',
    cooperative: 'Sierra, cooperative game · finished',
    solo: 'Sierra, solo game · finished',
  },
  /** On a phone. */
  shortTitle: 'Sierra · finished',

  headline: {
    youWinAsGroup: 'You win, and your group wins too',
    youShareAsGroup: (others: string) => `You share the win with ${others}, and your group wins too`,
    yourGroup: (winners: string) => `Your group wins, led by ${winners}`,
    winsAsGroup: (name: string) => `${name} wins, and the whole group too`,
    shareAsGroup: (names: string) => `${names} share the win, and the whole group wins too`,
    suns: ['No sun this time', 'One sun: the stage is won', 'Two suns: the stage is won', 'All three suns!'],
  },
  note: {
    bonusEnough: (name: string, score: number, best: number) =>
      `With the bonus ${name} gets to ${score}, ahead of ${best}`,
    bonusTooLittle: (name: string, score: number, best: number) =>
      `With the bonus ${name} gets to ${score}, not past ${best}`,
    youEnough: (score: number, best: number) => `With the bonus you get to ${score}, ahead of ${best}`,
    youTooLittle: (score: number, best: number) => `With the bonus you get to ${score}, not past ${best}`,
    nextSun: (score: number, n: number) => `${points(score)}; ${n} more for the next sun`,
    firstSun: (score: number, n: number) => `${points(score)}; ${n} more for the first sun`,
    allSuns: (score: number, goal: number) => `${points(score)}; the highest goal was ${goal}`,
  },
  picture: {
    label: (people: string) => `Everybody’s score as a mountain: ${people}.`,
    goals: (scores: string) => `Scores to beat for a sun: ${scores}.`,
    counts: 'counts',
  },
  suns: (n: number) => `${n} of 3 suns`,
  next: {
    open: (stage: number, title: string) => `Stage ${stage}, ${title}, is open.`,
    locked: (stage: number) => `One sun opens stage ${stage}.`,
    /** An imported match that other people played. */
    notCounted: 'The suns of this game do not count in this browser.',
    last: 'That was the last stage of the campaign.',
  },

  sheet: {
    title: 'Score sheet',
    hint: 'Choose a number to see the card behind it.',
    destination: 'Destination',
    riverAndWind: 'River and wind',
    notebooks: 'Notebook cards',
    penalty: 'Stage penalty',
    score: 'Score',
    bonus: 'Bonus',
    group: (names: string) => `Group: ${names}`,
    highest: 'highest score',
    counts: 'the score that counts',
    why: 'Why?',
  },
  reason: {
    yours: (score: number) => `${score} is the highest score: you win.`,
    theirs: (score: number, name: string) => `${score} is the highest score: ${name} wins.`,
    shared: (score: number, names: string) => `${score} is the highest score: ${names} share the win.`,
    groupAhead: (own: string, others: string) => `${own} beat ${others}: the group wins as a team.`,
    groupBehind: (own: string, best: number) => `${own} does not beat ${best}: the group does not win as a team.`,
    groupEqual: (own: string, best: number) => `${own} only equals ${best}: the group does not win as a team.`,
    twoGroups: 'The winners are from different groups: nobody wins as a team.',
    lowest: (score: number) => `${score} is the lowest score in the group, the only one that counts.`,
    noSun: (score: number, goal: number) => `${score} is not more than ${goal}: no sun.`,
    someSuns: (score: number, below: number, above: number, suns: number) =>
      `${score} is more than ${below}, but not more than ${above}: ${suns} ${plural('en', suns, { one: 'sun', other: 'suns' })}.`,
    allSuns: (score: number, goal: number) => `${score} is more than ${goal}: all three suns.`,
  },

  landscapes: {
    title: (n: number) => plural('en', n, { one: 'The landscape', other: 'The landscapes' }),
    note: (n: number) => plural('en', n, { one: 'Open it to see it large.', other: 'Open one to see it large.' }),
    open: (names: string) => `Open the landscape of ${names}`,
    of: (names: string) => `Landscape of ${names}`,
    described: (names: string, lines: number) =>
      `Landscape of ${names}, ${lines} ${plural('en', lines, { one: 'line', other: 'lines' })}, from the top`,
    save: 'Save as a picture',
    notSaved: 'This browser cannot make a picture of it.',
  },
  card: {
    basic: 'basic',
    advanced: 'advanced',
    points,
  },
  /** Below the score history: groups may play different numbers of rounds. */
  axisWithTrio: (round: number) => `round (the trio plays round ${round} alone)`,
  actions: {
    again: 'Play again',
    tryAgain: 'Try again',
    nextStage: (stage: number) => `Next stage: ${stage}`,
    /** By link. */
    nextTogether: (stage: number) => `Stage ${stage} with the same people`,
  },
};

const fr: typeof en = {
  title: {
    team: 'Sierra, partie en équipe · terminée',
    competitive: 'Sierra, partie compétitive · terminée',
    cooperative: 'Sierra, partie coopérative · terminée',
    solo: 'Sierra, partie en solo · terminée',
  },
  shortTitle: 'Sierra · partie terminée',

  headline: {
    youWinAsGroup: 'Vous gagnez, et votre groupe aussi',
    youShareAsGroup: (others) => `Vous partagez la victoire avec ${others}, et votre groupe gagne aussi`,
    yourGroup: (winners) => `Votre groupe gagne, ${winners} en tête`,
    winsAsGroup: (name) => `${name} gagne, et tout son groupe aussi`,
    shareAsGroup: (names) => `${names} se partagent la victoire, et tout leur groupe gagne`,
    suns: [
      'Pas de Soleil cette fois',
      'Un Soleil\u00a0: l’Étape est gagnée',
      'Deux Soleils\u00a0: l’Étape est gagnée',
      'Les trois Soleils\u00a0!',
    ],
  },
  note: {
    bonusEnough: (name, score, best) => `Avec le bonus, ${name} arrive à ${score}, devant ${best}`,
    bonusTooLittle: (name, score, best) => `Avec le bonus, ${name} arrive à ${score}, sans dépasser ${best}`,
    youEnough: (score, best) => `Avec le bonus, vous arrivez à ${score}, devant ${best}`,
    youTooLittle: (score, best) => `Avec le bonus, vous arrivez à ${score}, sans dépasser ${best}`,
    nextSun: (score, n) => `${pointsFr(score)}\u00a0; encore ${n} pour le Soleil suivant`,
    firstSun: (score, n) => `${pointsFr(score)}\u00a0; encore ${n} pour le premier Soleil`,
    allSuns: (score, goal) => `${pointsFr(score)}\u00a0; le seuil le plus haut était ${goal}`,
  },
  picture: {
    label: (people) => `Tous les scores, en forme de montagne\u00a0: ${people}.`,
    goals: (scores) => `Scores à dépasser pour un Soleil\u00a0: ${scores}.`,
    counts: 'compte',
  },
  suns: (n) => `${n} ${plural('fr', n, { one: 'Soleil', other: 'Soleils' })} sur 3`,
  next: {
    open: (stage, title) => `L’Étape ${stage}, «\u00a0${title}\u00a0», est ouverte.`,
    locked: (stage) => `Un Soleil ouvre l’Étape ${stage}.`,
    notCounted: 'Les Soleils de cette partie ne comptent pas dans ce navigateur.',
    last: 'C’était la dernière Étape de la campagne.',
  },

  sheet: {
    title: 'Feuille de score',
    hint: 'Choisissez un nombre pour voir sa carte.',
    destination: 'Destination',
    riverAndWind: 'Rivière et vent',
    notebooks: 'Cartes Carnet de voyage',
    penalty: 'Malus de l’Étape',
    score: 'Score',
    bonus: 'Bonus',
    group: (names) => `Groupe\u00a0: ${names}`,
    highest: 'meilleur score',
    counts: 'le score qui compte',
    why: 'Pourquoi\u00a0?',
  },
  reason: {
    yours: (score) => `${score} est le meilleur score\u00a0: vous gagnez.`,
    theirs: (score, name) => `${score} est le meilleur score\u00a0: ${name} gagne.`,
    shared: (score, names) => `${score} est le meilleur score\u00a0: ${names} se partagent la victoire.`,
    groupAhead: (own, others) => `${own} dépassent ${others}\u00a0: le groupe gagne en équipe.`,
    groupBehind: (own, best) => `${own} ne dépasse pas ${best}\u00a0: le groupe ne gagne pas en équipe.`,
    groupEqual: (own, best) => `${own} ne fait qu’égaler ${best}\u00a0: le groupe ne gagne pas en équipe.`,
    twoGroups: 'Les gagnants ne sont pas du même groupe\u00a0: personne ne gagne en équipe.',
    lowest: (score) => `${score} est le score le plus bas du groupe, et lui seul compte.`,
    noSun: (score, goal) => `${score} ne dépasse pas ${goal}\u00a0: pas de Soleil.`,
    someSuns: (score, below, above, suns) =>
      `${score} dépasse ${below}, mais pas ${above}\u00a0: ${suns} ${plural('fr', suns, { one: 'Soleil', other: 'Soleils' })}.`,
    allSuns: (score, goal) => `${score} dépasse ${goal}\u00a0: les trois Soleils.`,
  },

  landscapes: {
    title: (n) => plural('fr', n, { one: 'Le Paysage', other: 'Les Paysages' }),
    note: (n) =>
      plural('fr', n, { one: 'Ouvrez-le pour le voir en grand.', other: 'Ouvrez-en un pour le voir en grand.' }),
    open: (names) => `Ouvrir le Paysage ${frenchDe(names)}`,
    of: (names) => `Paysage ${frenchDe(names)}`,
    described: (names, lines) =>
      `Paysage ${frenchDe(names)}, ${lines} ${plural('fr', lines, { one: 'ligne', other: 'lignes' })}, de haut en bas`,
    save: 'Enregistrer l’image',
    notSaved: 'Ce navigateur ne peut pas en faire une image.',
  },
  card: { basic: 'de base', advanced: 'avancée', points: pointsFr },
  axisWithTrio: (round) => `tour (le trio joue seul le tour ${round})`,
  actions: {
    again: 'Rejouer',
    tryAgain: 'Réessayer',
    nextStage: (stage) => `Étape suivante\u00a0: ${stage}`,
    nextTogether: (stage) => `Étape ${stage} avec les mêmes joueurs`,
  },
};

const pl: typeof en = {
  title: {
    team: 'Sierra, gra drużynowa · koniec',
    competitive: 'Sierra, rywalizacja · koniec',
    cooperative: 'Sierra, kooperacja · koniec',
    solo: 'Sierra, gra solo · koniec',
  },
  shortTitle: 'Sierra · koniec',

  headline: {
    youWinAsGroup: 'Wygrywasz, a\u00a0z\u00a0tobą cała grupa',
    youShareAsGroup: (others) => `Wspólna wygrana: ty i\u00a0${others}, a\u00a0z\u00a0wami cała grupa`,
    yourGroup: (winners) => `Wygrywa twoja grupa; najlepszy wynik: ${winners}`,
    winsAsGroup: (name) => `${name} wygrywa razem z\u00a0całą grupą`,
    shareAsGroup: (names) => `Wspólna wygrana: ${names}, a\u00a0z\u00a0nimi cała grupa`,
    suns: ['Tym razem bez słońca', 'Jedno słońce: Etap wygrany', 'Dwa słońca: Etap wygrany', 'Wszystkie trzy słońca!'],
  },
  note: {
    bonusEnough: (name, score, best) => `Z\u00a0premią ${name} ma ${score}, więcej niż ${best}`,
    bonusTooLittle: (name, score, best) => `Nawet z\u00a0premią ${name} ma ${score}, nie więcej niż ${best}`,
    youEnough: (score, best) => `Z\u00a0premią masz ${score}, więcej niż ${best}`,
    youTooLittle: (score, best) => `Nawet z\u00a0premią masz ${score}, nie więcej niż ${best}`,
    nextSun: (score, n) => `${pointsPl(score)}; do następnego słońca brakuje ${n}`,
    firstSun: (score, n) => `${pointsPl(score)}; do pierwszego słońca brakuje ${n}`,
    allSuns: (score, goal) => `${pointsPl(score)}; najwyższy próg to ${goal}`,
  },
  picture: {
    label: (people) => `Wyniki wszystkich w\u00a0postaci góry: ${people}.`,
    goals: (scores) => `Progi punktowe na słońca: ${scores}.`,
    counts: 'liczy się',
  },
  suns: (n) => `${sunsPl(n)} z\u00a03`,
  next: {
    open: (stage, title) => `Etap ${stage}, „${title}”, jest otwarty.`,
    locked: (stage) => `Jedno słońce otwiera Etap ${stage}.`,
    notCounted: 'Słońca z\u00a0tej partii nie liczą się w\u00a0tej przeglądarce.',
    last: 'To był ostatni Etap kampanii.',
  },

  sheet: {
    title: 'Arkusz punktacji',
    hint: 'Wybierz liczbę, aby zobaczyć jej kartę.',
    destination: 'Cel podróży',
    riverAndWind: 'Rzeka i\u00a0wiatr',
    notebooks: 'Karty Dziennika',
    penalty: 'Kara Etapu',
    score: 'Wynik',
    bonus: 'Premia',
    group: (names) => `Grupa: ${names}`,
    highest: 'najwyższy wynik',
    counts: 'wynik, który się liczy',
    why: 'Dlaczego?',
  },
  reason: {
    yours: (score) => `${score} to najwyższy wynik: wygrywasz.`,
    theirs: (score, name) => `${score} to najwyższy wynik: wygrywa ${name}.`,
    shared: (score, names) => `${score} to najwyższy wynik: wspólnie wygrywają ${names}.`,
    groupAhead: (own, others) => `${own} to więcej niż ${others}: grupa wygrywa jako drużyna.`,
    groupBehind: (own, best) => `${own} to mniej niż ${best}: grupa nie wygrywa jako drużyna.`,
    groupEqual: (own, best) => `${own} to tyle samo co ${best}: grupa nie wygrywa jako drużyna.`,
    twoGroups: 'Zwycięzcy są z\u00a0różnych grup: żadna drużyna nie wygrywa.',
    lowest: (score) => `${score} to najniższy wynik w\u00a0grupie i\u00a0tylko on się liczy.`,
    noSun: (score, goal) => `${score} to nie więcej niż ${goal}: bez słońca.`,
    someSuns: (score, below, above, suns) =>
      `${score} to więcej niż ${below}, ale nie więcej niż ${above}: ${sunsPl(suns)}.`,
    allSuns: (score, goal) => `${score} to więcej niż ${goal}: wszystkie trzy słońca.`,
  },

  landscapes: {
    title: (n) => plural('pl', n, { one: 'Krajobraz', other: 'Krajobrazy' }),
    note: () => 'Otwórz, aby zobaczyć w\u00a0powiększeniu.',
    open: (names) => `Otwórz Krajobraz: ${names}`,
    of: (names) => `Krajobraz: ${names}`,
    described: (names, lines) =>
      `Krajobraz: ${names}, ${lines} ${plural('pl', lines, { one: 'rząd', few: 'rzędy', many: 'rzędów', other: 'rzędu' })}, od góry`,
    save: 'Zapisz jako obraz',
    notSaved: 'Ta przeglądarka nie umie zrobić z\u00a0niego obrazu.',
  },
  card: { basic: 'podstawowa', advanced: 'zaawansowana', points: pointsPl },
  axisWithTrio: (round) => `runda (w\u00a0rundzie ${round} gra tylko trójka)`,
  actions: {
    again: 'Zagraj ponownie',
    tryAgain: 'Spróbuj ponownie',
    nextStage: (stage) => `Następny Etap: ${stage}`,
    nextTogether: (stage) => `Etap ${stage} w tym samym gronie`,
  },
};

export type SierraEndWords = typeof en;
export const sierraEndWords = addNoBreakSpacesInAll<SierraEndWords>({ en, fr, pl });
