import {
  type CabinState,
  cabinStates,
  type Figure,
  muleOf,
  type PathSpace,
  PIONEERS,
  type Pioneer,
  type PlayerView,
  pathsOf,
  usedPlaces,
} from '@cordillera/sierra-west';
import { playerOf, type TableContext } from '../tableContext.ts';
import { type Places, placesOf } from './arrangement.ts';
import type { Planning } from './usePlanning.ts';

/** A player's board, as its components need it. */
export interface PlayerBoard {
  player: PlayerView;
  /** The cards by place; none when this player's hand is hidden. */
  places: Places;
  /** Whether they have been revealed; otherwise they are a hand that can still be arranged. */
  isLaid: boolean;
  paths: Record<Pioneer, PathSpace[]> | null;
  /** Places of paths whose icon has been used. */
  used: readonly number[];
  figures: readonly { figure: Figure; place: number }[];
  cabins: readonly CabinState[];
}

export function playerBoardOf(context: TableContext, planning: Planning | null): PlayerBoard {
  const { box, view, me } = context;
  const player = playerOf(context, me);
  const isLaid = player.plan.length > 0;
  const places = isLaid ? player.plan : (planning?.places ?? placesOf(player.hand ?? [], player.draft));
  const mule = muleOf(view, me);
  const isTurn = view.active === me;
  // The view gives a pioneer's space; the events give the spaces it has used.
  const standing = PIONEERS.flatMap((pioneer) => {
    const { greenUsed, tanUsed, greenBoots, tanBoots } = view.turn;
    const [isUsed, boots] = pioneer === 'green' ? [greenUsed, greenBoots] : [tanUsed, tanBoots];
    return isTurn && isUsed && boots === 0 ? [player[pioneer]] : [];
  });
  const here: number[] = PIONEERS.map((pioneer) => player[pioneer]);
  const before = isTurn ? usedPlaces(context.events).filter((place) => !here.includes(place)) : [];
  return {
    player,
    places,
    isLaid,
    paths: places.length < 3 ? null : pathsOf(box, view, places),
    used: [...before, ...standing],
    figures: [
      ...PIONEERS.map((figure) => ({ figure, place: player[figure] })),
      ...(mule === null ? [] : [{ figure: 'mule' as const, place: mule }]),
    ],
    cabins: cabinStates(box, view, me),
  };
}
