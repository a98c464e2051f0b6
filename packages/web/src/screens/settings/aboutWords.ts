import { addNoBreakSpacesInAll } from '@cordillera/engine';

const en = {
  title: 'About',
  unofficial:
    'Cordillera is an unofficial adaptation, made by people who like these games. It is not affiliated with, nor endorsed by, their authors or publishers.',
  credits: {
    Sierra: 'Pierre Buty and Audrey Marcaggi; published by Blam!',
    'Sierra West': 'Jonny Pac (Jonathan Pac Cantin), solo mode with Dávid Turczy; published by Board&Dice',
    Colorado: 'Joachim Thôme, art by Emir Durmišević; published by Sylex',
  },
  own: 'Names of games belong to their owners. Rules are retold in our own words; pictures and card sets are our own. If you enjoy a game, buy it: the printed ones are beautiful.',
  licence:
    'The code is under the MIT licence. The typefaces, Piazzolla and Atkinson Hyperlegible Next, are under the SIL Open Font License 1.1.',
  licences: 'All licences',
};

const fr: typeof en = {
  title: 'À propos',
  unofficial:
    'Cordillera est une adaptation non officielle, faite par des gens qui aiment ces jeux. Elle n’est ni affiliée à leurs auteurs ou éditeurs, ni approuvée par eux.',
  credits: {
    Sierra: 'Pierre Buty et Audrey Marcaggi\u00a0; édité par Blam\u00a0!',
    'Sierra West': 'Jonny Pac (Jonathan Pac Cantin), mode solo avec Dávid Turczy\u00a0; édité par Board&Dice',
    Colorado: 'Joachim Thôme, illustré par Emir Durmišević\u00a0; édité par Sylex',
  },
  own: 'Les noms des jeux appartiennent à leurs propriétaires. Les règles sont redites avec nos propres mots\u00a0; les images et les jeux de cartes sont les nôtres. Si un jeu vous plaît, achetez-le\u00a0: les boîtes sont magnifiques.',
  licence:
    'Le code est sous licence MIT. Les polices Piazzolla et Atkinson Hyperlegible Next sont sous SIL Open Font License 1.1.',
  licences: 'Toutes les licences',
};

const pl: typeof en = {
  title: 'O stronie',
  unofficial:
    'Cordillera to nieoficjalna adaptacja, którą tworzą ludzie lubiący te gry. Nie jest powiązana z\u00a0ich autorami ani wydawcami i nie została przez nich zatwierdzona.',
  credits: {
    Sierra: 'Pierre Buty i Audrey Marcaggi; wydawca: Blam!',
    'Sierra West': 'Jonny Pac (Jonathan Pac Cantin), współautor trybu solo: Dávid Turczy; wydawca: Board&Dice',
    Colorado: 'Joachim Thôme, ilustracje: Emir Durmišević; wydawca: Sylex',
  },
  own: 'Nazwy gier należą do ich właścicieli. Zasady opowiadamy własnymi słowami; ilustracje i zestawy kart są nasze. Jeśli gra ci się podoba, kup ją: wydania pudełkowe są piękne.',
  licence:
    'Kod jest na licencji MIT. Kroje pisma Piazzolla i Atkinson Hyperlegible Next są na licencji SIL Open Font License 1.1.',
  licences: 'Wszystkie licencje',
};

/** Who made what, and under which licence: for the settings, and for the file of licences that the build writes. */
export const aboutWords = addNoBreakSpacesInAll({ en, fr, pl });
