import type { Decision } from '@cordillera/engine';
import type { RestTo, SierraWestChoice } from '@cordillera/sierra-west';
import { useEffect, useRef, useState } from 'react';
import { playerOf, type TableContext } from '../tableContext.ts';
import {
  type Arranged,
  ASIDE,
  arrangementChoice,
  isOf,
  isSameOrder,
  listedArrangement,
  movedTo,
  type Places,
  placesOf,
  readArrangement,
  saveArrangement,
  sixOrders,
  swapped,
} from './arrangement.ts';

/** Three cards being arranged: for this turn until they are revealed, or ahead of it. */
export interface Planning {
  /** `plan`: *Reveal* ends it. `draft`: another player acts, and every change is stored for my turn. */
  kind: 'plan' | 'draft';
  /** The cards by place as shown: while one is held over another place, as they would be. */
  places: Places;
  /** With a hand of four: the destination of the last card. */
  rest: RestTo | null;
  setRest: (rest: RestTo) => void;
  setPlaces: (places: Places) => void;
  orders: readonly Places[];
  /** A card that was tapped; the next one swaps with it. */
  picked: number | null;
  tap: (card: number) => void;
  /** The card under the pointer, the place that it left, and the one that it is held over. */
  swap: { held: number | null; from: number; over: number | null };
  hold: (card: number, over: number | null) => void;
  drop: (keep: boolean) => void;
  /** Reveals the plan; null while drafting. */
  reveal: (() => void) | null;
}

interface PlanningInput {
  context: TableContext;
  decision: Decision<SierraWestChoice> | null;
  /** All events have been shown. */
  settled: boolean;
  take: (choice: SierraWestChoice) => void;
}

/** The arrangement of cards before a turn. Null when the player in front has nothing to arrange, or is not asked. */
export function usePlanning({ context, decision, settled, take }: PlanningInput): Planning | null {
  const { hand, draft } = playerOf(context, context.me);
  /** The arrangement not revealed yet, also from before a reload; a new hand starts over. */
  const [arranged, setArranged] = useState(readArrangement);
  const [picked, setPicked] = useState<number | null>(null);
  const [held, setHeld] = useState<{ card: number; over: number | null } | null>(null);
  const choices = decision?.choices ?? [];
  const kind = choices.some(({ do: what }) => what === 'plan')
    ? 'plan'
    : choices.some(({ do: what }) => what === 'draft')
      ? 'draft'
      : null;
  const isAsked = settled && kind !== null && decision?.seat === context.me;

  const own = arranged && kind === 'plan' && isOf(arranged, hand ?? []) ? arranged : null;
  const lying = own?.places ?? placesOf(hand ?? [], draft);
  const rest = own?.rest ?? draft?.rest ?? 'discard';
  const over = held?.over ?? null;
  const places = held && over !== null ? movedTo(lying, held.card, over) : lying;

  const arrange = (now: Arranged | null): void => {
    setArranged(now);
    saveArrangement(now);
  };
  // The cards stay as arranged until the plan is confirmed, however slow the network is.
  const isRevealed = useRef(false);
  const isOld = arranged !== null && hand !== null && !isOf(arranged, hand);
  useEffect(() => {
    if (!isOld || !isRevealed.current) return;
    isRevealed.current = false;
    setArranged(null);
    saveArrangement(null);
  }, [isOld]);
  const keep = (next: Places, to: RestTo): void => {
    if (isSameOrder(next, lying) && to === rest) return;
    if (kind === 'plan') arrange({ places: next, rest: to });
    else {
      // Without a draft the hand is shown as drawn, so this order needs none.
      const isBare = hand !== null && isSameOrder(next, hand) && next.length === ASIDE;
      const choice = listedArrangement(
        choices,
        isBare && draft ? { do: 'undraft' } : arrangementChoice('draft', next, to),
      );
      if (choice) take(choice);
    }
  };
  const planning: Planning | null =
    isAsked && hand !== null && hand.length >= ASIDE
      ? {
          kind,
          places,
          rest: places.length > ASIDE ? rest : null,
          setRest: (to) => keep(lying, to),
          setPlaces(next) {
            setPicked(null);
            keep(next, rest);
          },
          orders: sixOrders(lying),
          picked: picked !== null && lying.includes(picked) ? picked : null,
          tap(card) {
            if (picked === null || !lying.includes(picked)) setPicked(card);
            else {
              setPicked(null);
              if (picked !== card) keep(swapped(lying, picked, card), rest);
            }
          },
          swap: { held: held?.card ?? null, from: held ? lying.indexOf(held.card) : -1, over },
          hold(card, place) {
            setPicked(null);
            setHeld({ card, over: place });
          },
          drop(isLaid) {
            setHeld(null);
            if (isLaid) keep(places, rest);
          },
          reveal:
            kind === 'plan'
              ? () => {
                  const choice = listedArrangement(choices, arrangementChoice('plan', lying, rest));
                  if (!choice) return;
                  isRevealed.current = true;
                  take(choice);
                }
              : null,
        }
      : null;

  useKeys(planning, decision);
  return planning;
}

/** Keys 1 to 6 lay the cards in one of the six orders; Esc puts back a card that was tapped. */
function useKeys(planning: Planning | null, decision: Decision<SierraWestChoice> | null): void {
  const latest = useRef(planning);
  latest.current = planning;
  // While another question is open, its answers have the keys.
  const isOn = planning !== null && (planning.kind === 'plan' || decision?.forward === 0);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      const now = latest.current;
      if (!now || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
      const order = now.orders[Number(event.key) - 1];
      if (order) now.setPlaces(order);
      else if (event.key === 'Escape' && now.picked !== null) now.tap(now.picked);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}
