import type { Decision } from '@cordillera/engine';
import type { Cell, SierraChoice } from '@cordillera/sierra';

/** A decision sorted by what it touches: this is all the table knows of what may be done. */
export interface Options {
  lays: Map<number, Cell[]>;
  keeps: Set<number>;
  discards: Set<number>;
  takeBacks: Set<number>;
  faces: Set<'A' | 'B'>;
  agree: boolean;
  ready: boolean;
  unready: boolean;
}

export function optionsOf(decision: Decision<SierraChoice> | null): Options {
  const options: Options = {
    lays: new Map(),
    keeps: new Set(),
    discards: new Set(),
    takeBacks: new Set(),
    faces: new Set(),
    agree: false,
    ready: false,
    unready: false,
  };
  for (const choice of decision?.choices ?? []) {
    switch (choice.do) {
      case 'lay': {
        const cells = options.lays.get(choice.card) ?? [];
        cells.push({ row: choice.row, column: choice.column });
        options.lays.set(choice.card, cells);
        break;
      }
      case 'keep':
        options.keeps.add(choice.card);
        break;
      case 'discard':
        options.discards.add(choice.card);
        break;
      case 'takeBack':
        options.takeBacks.add(choice.card);
        break;
      case 'face':
        options.faces.add(choice.face);
        break;
      case 'agree':
        options.agree = true;
        break;
      case 'ready':
        options.ready = true;
        break;
      case 'unready':
        options.unready = true;
        break;
    }
  }
  return options;
}
