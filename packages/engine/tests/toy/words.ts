import type { Language } from '../../src/index.ts';
import type { Thing } from '../../src/laws/index.ts';
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

/** Enough words for the laws; `{}` stands for what the thing is about. */
const catalogues: Record<Language, Record<Key, string>> = {
  en: {
    roundBegan: 'Round {} begins.',
    drew: '{} draws a good.',
    drewCard: '{} draws this good.',
    threw: '{} throws the die.',
    packed: '{} chooses a good.',
    packedCard: '{} chooses this good.',
    tookBack: '{} takes it back.',
    readied: '{} is ready.',
    laid: '{} lays a good.',
    tolled: '{} takes a toll.',
    scouted: '{} scouts.',
    passed: '{} passes.',
    ended: 'The game is over.',
    'do throw': 'Throw the die',
    'do draw': 'Draw a good',
    'do pack': 'Choose good {}',
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
    goods: 'Goods: {}',
    coins: 'Coins',
    lastRound: 'The last round was played.',
    rule: 'Rule {}',
  },
  fr: {
    roundBegan: 'La manche {} commence.',
    drew: '{} pioche une marchandise.',
    drewCard: '{} pioche celle-ci.',
    threw: '{} lance le dé.',
    packed: '{} choisit une marchandise.',
    packedCard: '{} choisit celle-ci.',
    tookBack: '{} reprend son choix.',
    readied: '{} est prêt.',
    laid: '{} pose une marchandise.',
    tolled: '{} perçoit un péage.',
    scouted: '{} part en éclaireur.',
    passed: '{} passe.',
    ended: 'La partie est finie.',
    'do throw': 'Lancer le dé',
    'do draw': 'Piocher une marchandise',
    'do pack': 'Choisir la marchandise {}',
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
    goods: 'Marchandises : {}',
    coins: 'Pièces',
    lastRound: 'La dernière manche est jouée.',
    rule: 'Règle {}',
  },
  pl: {
    roundBegan: 'Zaczyna się runda {}.',
    drew: '{} dobiera towar.',
    drewCard: '{} dobiera ten towar.',
    threw: '{} rzuca kostką.',
    packed: '{} wybiera towar.',
    packedCard: '{} wybiera ten towar.',
    tookBack: '{} cofa wybór.',
    readied: '{} jest gotów.',
    laid: '{} wykłada towar.',
    tolled: '{} pobiera myto.',
    scouted: '{} idzie na zwiad.',
    passed: '{} pasuje.',
    ended: 'Gra się skończyła.',
    'do throw': 'Rzuć kostką',
    'do draw': 'Dobierz towar',
    'do pack': 'Wybierz towar {}',
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
    goods: 'Towary: {}',
    coins: 'Monety',
    lastRound: 'Rozegrano ostatnią rundę.',
    rule: 'Zasada {}',
  },
};

export function caravanWords(language: Language, thing: Thing<CaravanTypes>): string {
  const [key, about] = keyOf(thing);
  return catalogues[language][key].replace('{}', String(about));
}

function keyOf(thing: Thing<CaravanTypes>): [Key, string | number] {
  switch (thing.kind) {
    case 'event':
      return [
        thing.value.type,
        'seat' in thing.value ? thing.value.seat : 'round' in thing.value ? thing.value.round : '',
      ];
    case 'prompt':
      return [`ask ${thing.value}` as Key, ''];
    case 'choice':
      return [`do ${thing.value.do}`, 'card' in thing.value ? thing.value.card : ''];
    case 'source':
      return [thing.value.source as Key, thing.value.params?.good ?? ''];
    case 'reason':
      return [thing.value.reason, ''];
    case 'rule':
      return ['rule', thing.value];
  }
}
