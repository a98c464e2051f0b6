import { useEffect, useRef, useState } from 'react';
import type { TableTargets } from '../../../../table/targets/useTargets.ts';
import { animalTarget, figureTarget } from '../targets.ts';
import type { Picked, Reaction } from './reaction.ts';

/** The targets selected on the table. */
const touchedOf = ({ animals, figures }: Reaction, picked: readonly string[]): Picked => {
  const animal = animals.find((each) => picked.includes(animalTarget(each)));
  const figure = figures.find((each) => picked.includes(figureTarget(each)));
  return { ...(animal && { animal }), ...(figure && { figure }) };
};

/**
 * The selection for an out-of-turn answer, shared by the panel and the table. For the Tracker a pioneer is picked from
 * the start; for the Trapper the table waits for a touch, because touching a good pays it.
 */
export function usePicked(reaction: Reaction, first: () => Picked, targets: TableTargets): [Picked, typeof change] {
  const [picked, setPicked] = useState(first);
  const { kind } = reaction;
  const onTable = targets.model.picked;
  const latest = useRef(targets);
  latest.current = targets;
  const show = ({ animal, figure }: Picked): void => {
    const things = [
      ...(kind === 'trap' && animal ? [animalTarget(animal)] : []),
      ...(figure ? [figureTarget(figure)] : []),
    ];
    latest.current.pick(...things);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was touched or put back
  useEffect(() => {
    const touched = touchedOf(reaction, onTable);
    if (touched.figure || touched.animal) setPicked((before) => ({ ...before, ...touched }));
    else if (kind === 'track') show(picked);
  }, [onTable.join('\n')]);
  useEffect(() => () => latest.current.pick(), []);

  return [picked, change];

  function change(part: Picked): void {
    const now = { ...picked, ...part };
    setPicked(now);
    show(now);
  }
}
