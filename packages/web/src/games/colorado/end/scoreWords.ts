import type { Contested, Kind } from '@cordillera/colorado';
import { addNoBreakSpacesInAll } from '@cordillera/engine';

/** The rows of the score sheet. */
interface ScoreWords {
  flags: Record<Kind, string>;
  medals: Record<Contested | 'region' | 'rail', string>;
}

const en: ScoreWords = {
  flags: { village: 'Villages', desert: 'Deserts', lake: 'Lakes', forest: 'Forests' },
  medals: {
    region: 'Complete regions',
    rail: 'Railway',
    desert: 'Desert medal',
    lake: 'Lake medal',
    forest: 'Forest medal',
    tipi: 'Tipi medals',
    saloon: 'Saloon medals',
    wanted: 'Wanted medals',
  },
};

const fr: ScoreWords = {
  flags: { village: 'Villages', desert: 'Déserts', lake: 'Lacs', forest: 'Forêts' },
  medals: {
    region: 'Régions complètes',
    rail: 'Chemin de fer',
    desert: 'Médaille des déserts',
    lake: 'Médaille des lacs',
    forest: 'Médaille des forêts',
    tipi: 'Médailles Tipi',
    saloon: 'Médailles Saloon',
    wanted: 'Médailles Wanted',
  },
};

const pl: ScoreWords = {
  flags: { village: 'Wioski', desert: 'Pustynie', lake: 'Jeziora', forest: 'Lasy' },
  medals: {
    region: 'Ukończone regiony',
    rail: 'Kolej',
    desert: 'Medal pustyń',
    lake: 'Medal jezior',
    forest: 'Medal lasów',
    tipi: 'Medale tipi',
    saloon: 'Medale saloonu',
    wanted: 'Medale listów gończych',
  },
};

export const scoreWords = addNoBreakSpacesInAll<ScoreWords>({ en, fr, pl });
