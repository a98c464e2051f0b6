import type { ColoradoChoice, ColoradoTypes } from '@cordillera/colorado';
import type { Decision } from '@cordillera/engine';
import { useState } from 'react';
import type { Session, TableState } from '../../../../table/session/session.ts';

/** A choice that was made here and not carried out yet: it would end the phase, and nobody could take it back. */
export interface ConfirmedChoice {
  choice: ColoradoChoice | null;
  /** Makes a choice, or holds it. */
  choose: (choice: ColoradoChoice) => void;
  /** Carries it out. */
  confirm: () => void;
  drop: () => void;
}

/** What a slip of the finger would ruin; the others give no choice, or chance decides what follows. */
const kinds: readonly ColoradoChoice['do'][] = [
  'buy',
  'swap',
  'tickStage',
  'tickStation',
  'tickTipi',
  'place',
  'discover',
  'turnIn',
];

/** The last step of whoever finishes last ends the phase for everybody: it waits for a word of theirs. */
export function useConfirmedChoice(
  session: Session<ColoradoTypes>,
  { decision, deciders }: TableState<ColoradoTypes>,
): ConfirmedChoice {
  const [held, setHeld] = useState<{ choice: ColoradoChoice; of: Decision<ColoradoChoice> } | null>(null);
  const choice = held !== null && held.of === decision ? held.choice : null;
  const isLast = (next: ColoradoChoice): boolean =>
    decision !== null &&
    deciders.length === 1 &&
    kinds.includes(next.do) &&
    session.source.preview(decision.seat, next).final;
  return {
    choice,
    choose(next) {
      if (decision !== null && isLast(next)) setHeld({ choice: next, of: decision });
      else session.choose(next);
    },
    confirm() {
      setHeld(null);
      if (choice !== null) session.choose(choice);
    },
    drop: () => setHeld(null),
  };
}
