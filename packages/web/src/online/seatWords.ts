import { addNoBreakSpacesInAll, frenchDe, plural, type RulesOf } from '@cordillera/engine';
import { formatWithMinus } from '../i18n/signedNumber.ts';

/** Texts about players who are away, join or leave during a game. */
const en = {
  gone: {
    away: (names: string, n: number) => `${names} ${plural('en', n, { one: 'is', other: 'are' })} away.`,
    soon: (time: string) => `In ${time} a stand-in may play.`,
    title: (name: string, time: string) => `${name} has been away for ${time}`,
    text: (name: string) => `The game is waiting. A stand-in can play until ${name} comes back and takes over.`,
    host: (host: string) => `The game is waiting. ${host} made the table and can let a stand-in play.`,
    agreed: 'You would let a stand-in play.',
    more: (n: number) => `${n} more must agree.`,
    letPlay: 'Let a stand-in play',
    letPlayFor: (name: string) => `Let a stand-in play for ${name}`,
    /** To a returning player. */
    back: 'You were away, and the others let it play so that the game went on. The log marks what it did.',
    backOrLate: 'Your time was up, or you were away and the others let it play. The log marks what it did.',
  },
  gotUp: {
    title: 'You left the table on another device',
    text: 'A stand-in is playing for you.',
    back: 'Sit down again',
  },
  /** Players who join and leave. */
  news: {
    left: (name: string) => `${name} has left; a stand-in plays on.`,
    standIn: (name: string) => `A stand-in is now playing for ${name}.`,
    back: (name: string) => `${name} is back and playing again.`,
    came: (name: string, before: string) => `${name} now sits in ${before}’s seat.`,
  },
  asking: {
    title: (name: string, before: string) => `${name} asks for ${before}’s seat`,
    text: 'A player who sits there sees its cards from then on.',
    yes: 'Let them sit down',
    no: 'No',
    agreed: 'You agree.',
    ask: 'Ask to sit down',
    asked: 'The people at the table are asked',
    askedText:
      'You sit down as soon as the host agrees, or most of the players. Stay here: this page goes on by itself.',
    askNote: 'The game has begun: the players decide, because you will see the cards of that seat.',
    withdraw: 'Do not ask any more',
    refused: 'You cannot sit at this table',
    refusedText: 'The players have decided so. You can watch.',
    running: (turn: number, inTurns: boolean) => `The game has begun: ${inTurns ? 'turn' : 'round'} ${turn}.`,
    points: (n: number) => `${formatWithMinus(n)} ${plural('en', n, { one: 'point', other: 'points' })}`,
    kept: (name: string) => `${name}’s seat, kept by a stand-in`,
    bot: (name: string) => `Seat of the bot ${name}`,
  },
};

const fr: typeof en = {
  gone: {
    away: (names, n) => plural('fr', n, { one: `${names} n’est pas là.`, other: `${names} ne sont pas là.` }),
    soon: (time) => `Dans ${time}, un remplaçant pourra jouer.`,
    title: (name, time) => `${name} n’est plus là depuis ${time}`,
    text: (name) => `La partie attend. Un remplaçant peut jouer jusqu’au retour ${frenchDe(name)}.`,
    host: (host) => `La partie attend. ${host} a ouvert la table et peut laisser jouer un remplaçant.`,
    agreed: 'Vous laisseriez jouer un remplaçant.',
    more: (n) => `Il faut encore ${n} ${plural('fr', n, { one: 'accord', other: 'accords' })}.`,
    letPlay: 'Laisser jouer un remplaçant',
    letPlayFor: (name) => `Laisser jouer un remplaçant pour ${name}`,
    back: 'Vous n’étiez pas là\u00a0: les autres l’ont laissé jouer pour que la partie continue. Le journal marque ce qu’il a fait.',
    backOrLate:
      'Votre temps était écoulé, ou vous n’étiez pas là et les autres l’ont laissé jouer. Le journal marque ce qu’il a fait.',
  },
  gotUp: {
    title: 'Vous avez quitté la table sur un autre appareil',
    text: 'Un remplaçant continue pour vous.',
    back: 'Reprendre ma place',
  },
  news: {
    left: (name) => `${name} a quitté la table\u00a0; un remplaçant continue.`,
    standIn: (name) => `Un remplaçant joue maintenant pour ${name}.`,
    back: (name) => `${name} est de retour et joue de nouveau.`,
    came: (name, before) => `${name} occupe maintenant la place ${frenchDe(before)}.`,
  },
  asking: {
    title: (name, before) => `${name} demande la place ${frenchDe(before)}`,
    text: 'La personne qui s’y installe en verra désormais les cartes.',
    yes: 'D’accord',
    no: 'Non',
    agreed: 'Vous êtes d’accord.',
    ask: 'Demander la place',
    asked: 'On demande aux personnes à la table',
    askedText:
      'Vous prendrez place dès que l’hôte sera d’accord, ou la plupart des joueurs. Restez ici\u00a0: la page continue d’elle-même.',
    askNote: 'La partie a commencé\u00a0: les joueurs décident, car vous verrez les cartes de cette place.',
    withdraw: 'Ne plus demander',
    refused: 'Vous ne pouvez pas prendre place à cette table',
    refusedText: 'Les joueurs en ont décidé ainsi. Vous pouvez regarder.',
    running: (turn) => `La partie a commencé\u00a0: tour ${turn}.`,
    points: (n) => `${formatWithMinus(n)} ${plural('fr', n, { one: 'point', other: 'points' })}`,
    kept: (name) => `Place ${frenchDe(name)}, tenue par un remplaçant`,
    bot: (name) => `Place du robot ${name}`,
  },
};

const pl: typeof en = {
  gone: {
    away: (names) => `Nieobecność: ${names}.`,
    soon: (time) => `Zastępca będzie mógł zagrać; pozostało: ${time}.`,
    title: (name, time) => `Nieobecność: ${name} (${time})`,
    text: (name) => `Gra czeka. Może grać zastępca, dopóki ${name} nie wróci i\u00a0nie przejmie gry.`,
    host: (host) => `Gra czeka. Pozwolić grać zastępcy może ${host}, gospodarz stołu.`,
    agreed: 'Twoim zdaniem może grać zastępca.',
    more: (n) =>
      plural('pl', n, {
        one: 'Potrzeba jeszcze jednej zgody.',
        few: `Potrzeba jeszcze ${n} zgód.`,
        other: `Potrzeba jeszcze ${n} zgód.`,
      }),
    letPlay: 'Niech gra zastępca',
    letPlayFor: (name) => `Niech gra zastępca (${name})`,
    back: 'Nie było cię, więc inni pozwolili mu grać, żeby gra toczyła się dalej. Przebieg gry pokazuje, co zrobił.',
    backOrLate: 'Minął twój czas albo cię nie było i\u00a0inni pozwolili mu grać. Przebieg gry pokazuje, co zrobił.',
  },
  gotUp: {
    title: 'Miejsce opuszczone na innym urządzeniu',
    text: 'Gra za ciebie zastępca.',
    back: 'Usiądź z\u00a0powrotem',
  },
  news: {
    left: (name) => `Poza stołem: ${name}; dalej gra zastępca.`,
    standIn: (name) => `Teraz gra zastępca (${name}).`,
    back: (name) => `Znów gra ${name}.`,
    came: (name, before) => `${name} gra teraz na miejscu: ${before}.`,
  },
  asking: {
    title: (name, before) => `${name} prosi o\u00a0miejsce: ${before}`,
    text: 'Kto tam usiądzie, będzie odtąd widzieć karty tego miejsca.',
    yes: 'Zgoda',
    no: 'Nie',
    agreed: 'Zgoda z\u00a0twojej strony.',
    ask: 'Poproś o\u00a0miejsce',
    asked: 'Pytamy osoby przy stole',
    askedText:
      'Usiądziesz, gdy zgodzi się gospodarz albo większość grających. Zostań tutaj: strona przejdzie dalej sama.',
    askNote: 'Gra już trwa: decydują grający, bo zobaczysz karty tego miejsca.',
    withdraw: 'Wycofaj prośbę',
    refused: 'Nie usiądziesz przy tym stole',
    refusedText: 'Tak zdecydowały osoby przy stole. Możesz oglądać.',
    running: (turn, inTurns) => `Gra już trwa: ${inTurns ? 'tura' : 'runda'} ${turn}.`,
    points: (n) =>
      `${formatWithMinus(n)} ${plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`,
    kept: (name) => `Miejsce: ${name}, gra zastępca`,
    bot: (name) => `Miejsce bota: ${name}`,
  },
};

/** Most are about the page and the table, not about the rules of a game. */
export const seatRules: RulesOf<typeof en> = {
  '*': [],
  gone: { '*': [], backOrLate: ['SI-R-93', 'CO-R-66', 'SW-R-127'] },
};

export const seatWords = addNoBreakSpacesInAll({ en, fr, pl });
