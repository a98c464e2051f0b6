import type { CaravanChoice } from '../../../engine/tests/toy/state.ts';

/** A good is touched to choose it; everything else is a button. */
export function targetOf(choice: CaravanChoice): readonly string[] {
  switch (choice.do) {
    case 'pack':
      return [`card ${choice.card}`];
    case 'throw':
      return ['die'];
    case 'draw':
      return ['pile'];
    case 'ready':
    case 'unpack':
    case 'unready':
    case 'toll':
    case 'scout':
    case 'pass':
      return [`button ${choice.do}`];
  }
}
