import type { Language, Localized } from '@cordillera/engine';

const en = {
  'stage-mode': 'a stage is played in solo and cooperative mode only; choose one of them, or leave the stage out.',
  'groups-mode': 'groups are arranged in team mode only; choose it, or leave the groups out.',
  'groups-arrangement':
    'groups must hold every seat of 4 to 8 once, from 0, in pairs, with one trio when their number is odd.',
};

/** The problems that well-formed options can have. */
export type OptionCode = keyof typeof en;

const fr: Record<OptionCode, string> = {
  'stage-mode':
    'une Étape ne se joue qu’en solo ou en coopération\u00a0; choisissez l’un de ces modes, ou laissez l’Étape de côté.',
  'groups-mode': 'on ne compose les groupes qu’en équipe\u00a0; choisissez ce mode, ou laissez les groupes de côté.',
  'groups-arrangement':
    'les groupes doivent contenir une fois chaque place, à partir de 0, de 4 à 8 en tout, par deux, avec un seul trio quand leur nombre est impair.',
};

const pl: Record<OptionCode, string> = {
  'stage-mode': 'Etap rozgrywa się tylko solo albo we współpracy; wybierz jeden z tych trybów albo pomiń Etap.',
  'groups-mode': 'grupy układa się tylko w trybie drużynowym; wybierz go albo pomiń grupy.',
  'groups-arrangement':
    'grupy muszą zawierać każde miejsce raz, licząc od 0, łącznie od 4 do 8, parami, z jedną trójką, gdy ich liczba jest nieparzysta.',
};

export const optionWords: Record<Language, Record<OptionCode, string>> = { en, fr, pl };

/** Only the card set knows how many stages there are. */
export const noSuchStage = (stage: number, stages: number): Localized => ({
  en: `there is no stage ${stage}; choose one from 1 to ${stages}.`,
  fr: `il n’y a pas d’Étape ${stage}\u00a0; choisissez-en une de 1 à ${stages}.`,
  pl: `nie ma Etapu ${stage}; wybierz któryś od 1 do ${stages}.`,
});
