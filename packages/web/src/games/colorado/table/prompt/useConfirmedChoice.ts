import type { ColoradoChoice, ColoradoTypes } from '@cordillera/colorado';
import type { Decision } from '@cordillera/engine';
import { useState } from 'react';
import type { Session, TableState } from '../../../../table/session/session.ts';

/** A choice held for confirmation: it would end the phase, and could not be undone. */
export interface ConfirmedChoice {
  choice: ColoradoChoice | null;
  /** Plays a choice, or holds it for confirmation. */
  choose: (choice: ColoradoChoice) => void;
  /** Plays the held choice. */
  confirm: () => void;
  drop: () => void;
}

/** Choices worth confirming; the others have no alternative, or chance decides what follows. */
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

/** The final choice of the last player ends the phase for all, so it waits for confirmation. */
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
