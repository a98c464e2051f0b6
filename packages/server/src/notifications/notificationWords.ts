import { addNoBreakSpacesInAll, formatList } from '@cordillera/engine';
import type { Language } from '../store/people.ts';

/** The texts of notifications, without their values. */
interface Words {
  yourTurn: string;
  /** The same with its subject, in one line. */
  yourTurnIn(game: string): string;
  /** The game and the other players. */
  gameWith(game: string, names: string): string;
  open: string;
  /** The end of every e-mail. */
  why: string;
  confirmSubject: string;
  confirm: string;
  ignore: string;
}

export const noticeWords = addNoBreakSpacesInAll<Words>({
  en: {
    yourTurn: 'Your turn',
    yourTurnIn: (game) => `Your turn: ${game}`,
    gameWith: (game, names) => `${game} with ${names}`,
    open: 'To the table:',
    why: 'You get this because you asked Cordillera to notify you when it is your turn. You can turn it off on the site, under “You”.',
    confirmSubject: 'Cordillera: is this your address?',
    confirm: 'Somebody, probably you, wants an e-mail when it is their turn. If it was you, open this link:',
    ignore: 'If it was not you, do nothing: you will not hear from us again.',
  },
  fr: {
    yourTurn: 'À vous de jouer',
    yourTurnIn: (game) => `À vous de jouer : ${game}`,
    gameWith: (game, names) => `${game} avec ${names}`,
    open: 'Vers la table :',
    why: 'Vous recevez ce message parce que vous avez demandé à Cordillera de vous prévenir quand c’est votre tour. Vous pouvez désactiver ces messages sur le site, sous « Vous ».',
    confirmSubject: 'Cordillera : est-ce bien votre adresse ?',
    confirm:
      'Quelqu’un, sans doute vous, souhaite être prévenu par e-mail quand c’est son tour. Si c’est bien vous, ouvrez ce lien :',
    ignore: 'Sinon, ne faites rien : nous ne vous écrirons plus.',
  },
  pl: {
    yourTurn: 'Twoja kolej',
    yourTurnIn: (game) => `Twoja kolej: ${game}`,
    gameWith: (game, names) => `${game}, przy stole: ${names}`,
    open: 'Do stołu:',
    why: 'Dostajesz tę wiadomość, bo Cordillera ma dawać ci znać, kiedy przychodzi twoja kolej. Możesz to wyłączyć w aplikacji, w zakładce „Ty”.',
    confirmSubject: 'Cordillera: czy to twój adres?',
    confirm: 'Ktoś (zapewne ty) chce dostawać e-maile, gdy przychodzi jego kolej. Jeśli to ty, otwórz ten link:',
    ignore: 'Jeśli to nie ty, nic nie rób: więcej nie napiszemy.',
  },
});

/** Strips control characters and line breaks, so that a name cannot break the line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** A game's name is the same in every language and is derived from its ID. */
const gameName = (id: string): string =>
  id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

export interface TurnNotification {
  game: string;
  /** The other players at the table. */
  names: readonly string[];
  /** The table's address; null when the server does not know its own. */
  address: string | null;
}

export function turnTitle(language: Language): string {
  return noticeWords[language].yourTurn;
}

export function turnLine(language: Language, { game, names }: TurnNotification): string {
  const name = gameName(game);
  if (names.length === 0) return name;
  return noticeWords[language].gameWith(name, formatList(language, names.map(oneLine)));
}

/** Whose turn it is and where, in one line. */
export function turnHeadline(language: Language, notification: TurnNotification): string {
  return noticeWords[language].yourTurnIn(turnLine(language, notification));
}

export interface Mail {
  subject: string;
  text: string;
}

export function turnMail(language: Language, notification: TurnNotification): Mail {
  const { yourTurnIn, open, why } = noticeWords[language];
  const address = notification.address === null ? [] : [`${open} ${notification.address}`];
  return {
    subject: yourTurnIn(gameName(notification.game)),
    text: `${[turnLine(language, notification), ...address, `--\n${why}`].join('\n\n')}\n`,
  };
}

export function confirmationMail(language: Language, address: string): Mail {
  const { confirmSubject, confirm, ignore } = noticeWords[language];
  return { subject: confirmSubject, text: `${[confirm, address, ignore].join('\n\n')}\n` };
}
