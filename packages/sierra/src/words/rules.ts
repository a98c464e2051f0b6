import type { RulesOf } from '@cordillera/engine';
import type { Catalogue } from './catalogue.ts';

/** Which rules the sentences state, in every language. */
export const rules: RulesOf<Catalogue> = {
  // they report what happened
  events: { '*': [], blindDrawn: ['SI-R-79'], fellBack: ['SI-R-24'] },
  prompts: {
    'face.choose': ['SI-SET-06'],
    'face.agree': ['SI-R-34'],
    'face.wait': ['SI-R-34'],
    'decide.keep': ['SI-TURN-04', 'SI-R-41'],
    'decide.keepAndLay': ['SI-R-60'],
    'decide.layTwo': ['SI-DUO-02', 'SI-SOLO-03', 'SI-VS-04'],
    'decide.layOne': ['SI-TRIO-03'],
    'decide.layAndDiscard': ['SI-TRIO-03', 'SI-TRIO-04'],
    'decide.discard': ['SI-TRIO-04'],
    'decide.stuck': ['SI-R-68', 'SI-R-72'],
    'decide.ready': ['SI-R-12'],
    'decide.wait': ['SI-R-29'],
  },
  reasons: { lastRound: ['SI-END-01', 'SI-END-02'], campaign: ['SI-SOLO-04', 'SI-COOP-05'] },
  results: {
    victory: ['SI-WIN-01', 'SI-WIN-02'],
    teamVictory: ['SI-TEAM-01', 'SI-TEAM-02'],
    notAllAhead: ['SI-TEAM-02', 'SI-R-56'],
    sharedByGroups: ['SI-WIN-03'],
    soloScore: ['SI-SOLO-05'],
    lowestScore: ['SI-COOP-06'],
    suns: ['SI-CAMP-04'],
  },
  modes: {
    team: ['SI-MODE-02', 'SI-SET-03', 'SI-SET-04', 'SI-TURN-05', 'SI-WIN-01', 'SI-TEAM-02'],
    solo: ['SI-SOLO-01', 'SI-CAMP-04'],
    cooperative: ['SI-COOP-01', 'SI-COOP-06'],
    competitive: ['SI-MODE-02', 'SI-VS-01', 'SI-VS-06'],
  },
  options: {
    firstGame: ['SI-FIRST-01', 'SI-FIRST-02', 'SI-R-71'],
    stage: ['SI-CAMP-01', 'SI-CAMP-02', 'SI-CAMP-03'],
    groups: ['SI-R-18'],
  },
  modifiers: {
    maxLines: ['SI-R-73'],
    maxLength: ['SI-R-73'],
    onlyUp: ['SI-R-73'],
    startLine: ['SI-R-74'],
    handDelta: ['SI-R-75'],
    notebookDraw: ['SI-R-76'],
    skipNotebook: ['SI-R-76'],
    given: ['SI-R-77'],
    mute: ['SI-R-78'],
    gleam: ['SI-R-78'],
    bothFaces: ['SI-R-78'],
    penalty: ['SI-R-78'],
    blind: ['SI-R-79'],
    rounds: ['SI-R-80'],
  },
};
