import { colourOf, type Identity } from '@cordillera/colorado';
import type { Anchor } from '../../../../table/animation/types.ts';
import { cardTarget, pileTarget } from '../targets.ts';

/** A player's face: in the panel of another player, or in the strip of people. */
export const face = (seat: number): Anchor => [`[data-seat="${seat}"] .avatar`, `[data-crest="${seat}"] .avatar`];

export const pile: Anchor = [`[data-target="${pileTarget}"]`];
export const discard: Anchor = ['.co-discard'];
/** The card that was given, in the little scene. */
export const given: Anchor = ['.co-scene-card'];

/** Anchors for the player in front, and for the others. */
export interface Owner {
  seat: number;
  me: number;
}

const mineOr = ({ seat, me }: Owner, mine: string, theirs: string): Anchor => [
  seat === me ? mine : `[data-seat="${seat}"] ${theirs}`,
  ...face(seat),
];

export const purse = (owner: Owner): Anchor => mineOr(owner, '.co-purse', '[data-count="nuggets"]');
export const hand = (owner: Owner): Anchor => mineOr(owner, '.co-cards', '[data-count="hand"]');
export const handCard = (card: Identity): Anchor => [`[data-target="${cardTarget(card)}"]`];

/** The place of a card in a play area. */
export const areaCard = (owner: Owner, card: Identity): Anchor =>
  mineOr(owner, `.co-my-area [data-card="${card}"]`, `:is([data-family="${colourOf(card)}"], [data-card="${card}"])`);

/** A flag, a stage or a station: only the viewer's own sheet is shown. */
export const node = ({ seat, me }: Owner, target: string): Anchor => [
  ...(seat === me ? [`.co-node[data-target="${target}"]`] : []),
  ...face(seat),
];

export const box = (zone: string, seat: number, at: number): Anchor => [
  `[data-box="${zone} ${seat} ${at}"]`,
  ...face(seat),
];
/** The slot of a medal, counted from 1. */
export const slot = (seat: number, at: number): Anchor => [`[data-slot="${seat} ${at}"]`, ...face(seat)];
