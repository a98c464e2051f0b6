import type { Decision } from '@cordillera/engine';
import {
  type Animal,
  BASICS,
  type Basic,
  COMMON_ANIMALS,
  PIONEERS,
  type Pioneer,
  type PlayerView,
  pathsOf,
  type SierraWestChoice,
} from '@cordillera/sierra-west';
import type { TableContext } from '../tableContext.ts';

/** The options of an out-of-turn answer, and the selection so far. */
export interface Reaction {
  kind: 'trap' | 'track';
  animals: readonly Animal[];
  pays: readonly Basic[];
  figures: readonly Pioneer[];
}

export interface Picked {
  animal?: Animal | undefined;
  pay?: Basic | undefined;
  figure?: Pioneer | undefined;
}

const different = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Null when nobody is asked out of turn. */
export function reactionOf({ prompt, choices }: Decision<SierraWestChoice>): Reaction | null {
  if (prompt !== 'trapper' && prompt !== 'tracker') return null;
  const traps = choices.filter((choice) => choice.do === 'trap');
  const tracks = choices.filter((choice) => choice.do === 'track');
  return {
    kind: prompt === 'trapper' ? 'trap' : 'track',
    animals: different(traps.map(({ animal }) => animal)),
    pays: different(traps.map(({ pay }) => pay)),
    figures: different([...traps, ...tracks].map(({ pioneer }) => pioneer)),
  };
}

/** The preselection: the mode's own animal, the most plentiful good, the pioneer with less on its next path. */
export function firstPicked(reaction: Reaction, context: TableContext, player: PlayerView): Picked {
  const { animals, pays, figures } = reaction;
  return {
    animal: animals.find((animal) => !(COMMON_ANIMALS as readonly string[]).includes(animal)) ?? animals[0],
    pay: pays.toSorted((a, b) => player.basics[BASICS.indexOf(b)]! - player.basics[BASICS.indexOf(a)]!)[0],
    figure: figures.toSorted((a, b) => weight(context, player, a) - weight(context, player, b))[0],
  };
}

/** The value of a pioneer's path next turn: a prepared plan counts, a paid space counts half. */
function weight({ box, view }: TableContext, { draft }: PlayerView, pioneer: Pioneer): number {
  if (draft?.cards.length !== 3) return box[pioneer].length + PIONEERS.indexOf(pioneer) / 10;
  return pathsOf(box, view, draft.cards)[pioneer].reduce((sum, { paid }) => sum + (paid === 0 ? 1 : 0.5), 0);
}

/** The listed choice that was combined; undefined when something is missing. */
export const reactionChoice = (
  choices: readonly SierraWestChoice[],
  { animal, pay, figure }: Picked,
): SierraWestChoice | undefined =>
  choices.find(
    (choice) =>
      (choice.do === 'trap' && choice.animal === animal && choice.pay === pay && choice.pioneer === figure) ||
      (choice.do === 'track' && choice.pioneer === figure),
  );
