import type { Language, Seat } from '../../src/index.ts';
import type { LocalizedItem } from '../../src/laws/index.ts';
import type { CaravanTypes } from './state.ts';

type Key =
  | CaravanTypes['Event']['type']
  | `do ${CaravanTypes['Choice']['do']}`
  | 'ask choose'
  | 'ask confirm'
  | 'ask waiting'
  | 'ask react'
  | 'goods'
  | 'coins'
  | 'lastRound'
  | 'rule';

/** `{}` stands for what the thing is about, `{good}` for a good. */
const catalogues: Record<Language, Record<Key, string>> = {
  en: {
    roundBegan: 'Round {} begins.',
    drew: '{} draws a good.',
    drewCard: '{} draws a good: {good}.',
    threw: '{} throws the die.',
    packed: '{} chooses a good.',
    packedCard: '{} chooses a good: {good}.',
    tookBack: '{} takes it back.',
    readied: '{} is ready.',
    laid: '{} lays a good: {good}.',
    tolled: '{} takes a toll.',
    scouted: '{} scouts.',
    passed: '{} passes.',
    ended: 'The game is over.',
    'do throw': 'Throw the die',
    'do draw': 'Draw a good',
    'do pack': 'Choose {good}',
    'do ready': 'Ready',
    'do unpack': 'Choose another',
    'do unready': 'Not ready yet',
    'do toll': 'Take a toll',
    'do scout': 'Scout',
    'do pass': 'Pass',
    'ask choose': 'Choose a good.',
    'ask confirm': 'Are you ready?',
    'ask waiting': 'Wait for the others.',
    'ask react': 'React to the leader.',
    goods: 'Goods: {good}',
    coins: 'Coins',
    lastRound: 'The last round was played.',
    rule: 'Rule {}',
  },
  fr: {
    roundBegan: 'La manche {} commence.',
    drew: '{} pioche une marchandise.',
    drewCard: '{} pioche une marchandise : {good}.',
    threw: '{} lance le dé.',
    packed: '{} choisit une marchandise.',
    packedCard: '{} choisit une marchandise : {good}.',
    tookBack: '{} reprend son choix.',
    readied: '{} est prêt.',
    laid: '{} pose une marchandise : {good}.',
    tolled: '{} perçoit un péage.',
    scouted: '{} part en éclaireur.',
    passed: '{} passe.',
    ended: 'La partie est finie.',
    'do throw': 'Lancer le dé',
    'do draw': 'Piocher une marchandise',
    'do pack': 'Choisir : {good}',
    'do ready': 'Prêt',
    'do unpack': 'En choisir une autre',
    'do unready': 'Pas encore prêt',
    'do toll': 'Percevoir un péage',
    'do scout': 'Partir en éclaireur',
    'do pass': 'Passer',
    'ask choose': 'Choisissez une marchandise.',
    'ask confirm': 'Êtes-vous prêt ?',
    'ask waiting': 'Attendez les autres.',
    'ask react': 'Réagissez au meneur.',
    goods: 'Marchandises : {good}',
    coins: 'Pièces',
    lastRound: 'La dernière manche est jouée.',
    rule: 'Règle {}',
  },
  pl: {
    roundBegan: 'Zaczyna się runda {}.',
    drew: '{} dobiera towar.',
    drewCard: '{} dobiera towar: {good}.',
    threw: '{} rzuca kostką.',
    packed: '{} wybiera towar.',
    packedCard: '{} wybiera towar: {good}.',
    tookBack: '{} cofa wybór.',
    readied: '{} jest gotów.',
    laid: '{} wykłada towar: {good}.',
    tolled: '{} pobiera myto.',
    scouted: '{} idzie na zwiad.',
    passed: '{} pasuje.',
    ended: 'Gra się skończyła.',
    'do throw': 'Rzuć kostką',
    'do draw': 'Dobierz towar',
    'do pack': 'Wybierz: {good}',
    'do ready': 'Gotowe',
    'do unpack': 'Wybierz inny',
    'do unready': 'Jeszcze nie',
    'do toll': 'Pobierz myto',
    'do scout': 'Idź na zwiad',
    'do pass': 'Pasuj',
    'ask choose': 'Wybierz towar.',
    'ask confirm': 'Gotowe?',
    'ask waiting': 'Poczekaj na pozostałych.',
    'ask react': 'Zareaguj na prowadzącego.',
    goods: 'Towary: {good}',
    coins: 'Monety',
    lastRound: 'Rozegrano ostatnią rundę.',
    rule: 'Zasada {}',
  },
};

/** The goods of both sets. Another set brings goods that are called by their IDs. */
const goods: Record<Language, Record<string, string>> = {
  en: { salt: 'salt', wool: 'wool', silk: 'silk', jade: 'jade', pepper: 'pepper', saffron: 'saffron' },
  fr: { salt: 'sel', wool: 'laine', silk: 'soie', jade: 'jade', pepper: 'poivre', saffron: 'safran' },
  pl: { salt: 'sól', wool: 'wełna', silk: 'jedwab', jade: 'jadeit', pepper: 'pieprz', saffron: 'szafran' },
};

export const goodName = (language: Language, good: string): string => goods[language][good] ?? good;

/** Who sits where, and which good a card shows. The laws need neither: numbers are words enough. */
interface Named {
  seat(seat: Seat): string;
  good(card: number): string;
}

const numbers: Named = { seat: String, good: String };

export function caravanWords(language: Language, thing: LocalizedItem<CaravanTypes>, named = numbers): string {
  const [key, about, good] = keyOf(thing, named);
  return catalogues[language][key]
    .replace('{}', () => String(about ?? ''))
    .replace('{good}', () => goodName(language, good ?? ''));
}

function keyOf(thing: LocalizedItem<CaravanTypes>, named: Named): [key: Key, about?: string | number, good?: string] {
  const { kind, value } = thing;
  switch (kind) {
    case 'event': {
      const about = 'seat' in value ? named.seat(value.seat) : 'round' in value ? value.round : '';
      return [value.type, about, 'card' in value && value.card !== null ? named.good(value.card) : ''];
    }
    case 'prompt':
      return [`ask ${value}` as Key];
    case 'choice':
      return [`do ${value.do}`, '', 'card' in value ? named.good(value.card) : ''];
    case 'source':
      return [value.source as Key, '', String(value.params?.good ?? '')];
    case 'reason':
      return [value.reason];
    case 'rule':
      return ['rule', value];
  }
}
