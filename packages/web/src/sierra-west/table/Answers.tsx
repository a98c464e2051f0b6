import type { ReactNode } from 'react';
import { useAllTargets } from '../../table/Targets.tsx';

/** The choices that have no thing on the table: buttons of the prompt, or answers to a question that has many. */
export function Answers({ kind, label }: { kind: 'button' | 'answer'; label?: string }): ReactNode {
  const targets = useAllTargets();
  const { model } = targets;
  const ids = model.nextAfter().filter((id) => id.startsWith(`${kind} `));
  if (ids.length === 0) return null;
  const buttons = ids.map((id) => (
    <button key={id} type="button" className="button" {...targets.of(id).props}>
      {targets.label(model.under(id)[0]!)}
    </button>
  ));
  if (kind === 'button') return buttons;
  return (
    <fieldset className="west-answers">
      <legend>{label}</legend>
      {buttons}
    </fieldset>
  );
}
