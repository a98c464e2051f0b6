import type { RulesOf } from '@cordillera/engine';
import type { Catalogue } from './catalogue.ts';

/** Which rules the sentences state, in every language. */
export const rules: RulesOf<Catalogue> = {
  // they report what happened; these say why as well
  events: {
    '*': [],
    nobodyToCall: ['CO-R-02'],
    lacked: ['CO-CALL-05', 'CO-CALL-07'],
    received: ['CO-CALL-09', 'CO-CALL-10'],
    compensated: ['CO-CALL-11'],
    actionsBegan: ['CO-CALL-14', 'CO-ACT-01', 'CO-CARD-04'],
    declined: ['CO-R-14', 'CO-R-63'],
    lost: ['CO-R-15', 'CO-R-25', 'CO-R-26'],
    noMedalLeft: ['CO-MEDAL-06'],
    medalsTicked: ['CO-MEDAL-04'],
  },
  prompts: {
    village: ['CO-SET-10'],
    call: ['CO-CALL-02', 'CO-CALL-03'],
    give: ['CO-CALL-05', 'CO-CALL-06'],
    pick: ['CO-R-65'],
    nuggets: ['CO-DUO-01', 'CO-DUO-02'],
    cards: ['CO-DUO-03', 'CO-DUO-04', 'CO-R-15', 'CO-R-63'],
    tick: ['CO-DUO-05', 'CO-DUO-06'],
    tipi: ['CO-ICON-01', 'CO-ICON-03'],
    free: ['CO-ICON-10', 'CO-R-14'],
    discover: ['CO-ICON-12'],
    turnIn: ['CO-EOT-01', 'CO-EOT-03', 'CO-R-44'],
  },
  reasons: { seventhMedal: ['CO-MEDAL-09', 'CO-EOT-08'], lastTurn: ['CO-R-58'] },
  results: { victory: ['CO-FIN-04', 'CO-R-57'], tieBreak: ['CO-FIN-05', 'CO-FIN-06'] },
  options: { firstCaller: ['CO-SET-03'], sealed: ['CO-R-59', 'CO-R-65'] },
  icons: {
    none: ['CO-MAP-07'],
    nuggets: ['CO-DUO-01', 'CO-DUO-02'],
    cards: ['CO-DUO-03', 'CO-DUO-04'],
    tick: ['CO-DUO-05', 'CO-DUO-06'],
    tipi: ['CO-ICON-01', 'CO-ICON-02', 'CO-ICON-03'],
    saloon: ['CO-ICON-05'],
    wanted: ['CO-ICON-07'],
    free: ['CO-ICON-10', 'CO-ICON-11'],
    discover: ['CO-ICON-12', 'CO-MAP-08'],
  },
};
