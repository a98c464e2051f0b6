import {
  BASE,
  type Basic,
  type Box,
  CABIN_TYPES,
  type CabinType,
  type Figure,
  GREEN_START,
  isOnGreenPath,
  type Pioneer,
  type PlayerView,
  type SierraWestChoice,
  type SierraWestView,
  TAN_START,
} from '@cordillera/sierra-west';
import type { TargetOf } from '../../../table/targets/targets.ts';

type Touched = {
  [Do in SierraWestChoice['do']]: (choice: Extract<SierraWestChoice, { do: Do }>) => readonly string[];
};

/** One of the orders in which three cards can lie. */
export const orderTarget = (cards: readonly number[]): string => `order ${cards.join(' ')}`;
/** A card in hand: it is tapped or dragged to change places with another, and is part of no choice by itself. */
export const handTarget = (card: number): string => `hand ${card}`;
/** Green, tan, or the mule. */
export const figureTarget = (figure: Figure): string => `figure ${figure}`;
/** A space of a path: its start is 0. */
export const pathTarget = (path: Pioneer, space: number): string => `path ${path} ${space}`;
/** The summit of the left, middle or right card. */
export const summitTarget = (at: number): string => `summit ${at}`;
export const cabinTarget = (space: number | 'grey'): string => `cabin ${space}`;
/** A position of the mountain, or its base. */
export const mountainTarget = (position: number): string => `mountain ${position === BASE ? 'base' : position}`;
export const trailTarget = (space: number): string => `trail ${space}`;
export const marketTarget = (space: number): string => `market ${space}`;
export const trackTarget = (track: Basic | 'greenApples' | 'redApples'): string => `track ${track}`;
export const animalTarget = (animal: string): string => `animal ${animal}`;
/** A possession of a player: food, wood, stone, gold, bullets, a fish. */
export const goodsTarget = (name: string): string => `goods ${name}`;
export const pileTarget = (pile: 'deck' | 'discard'): string => `pile ${pile}`;
/** A card of the row; 0 is the Fish Market. */
export const slotTarget = (slot: number): string => `slot ${slot}`;
export const cartTarget = (cart: number): string => `cart ${cart}`;
/** The Lantern, the Dynamite, the Sheriff. */
export const singleTarget = (card: 'lantern' | 'dynamite' | 'sheriff'): string => `single ${card}`;
export const trackerTarget = 'tracker';
/** A target outside the table: an answer to a question, or a button. */
export const answerTarget = (...answer: readonly (string | number)[]): string => `answer ${answer.join(' ')}`;
export const buttonTarget = (name: 'pass' | 'decline' | 'again' | 'stop' | 'shoot' | 'undraft' | 'reveal'): string =>
  `button ${name}`;

/** The target at a place of a path (places.ts of the rules). */
export const placeTarget = (place: number): string =>
  isOnGreenPath(place) ? pathTarget('green', place - GREEN_START) : pathTarget('tan', place - TAN_START);

/** The space on which a player has a cabin of this type; −1 for none. */
const spaceOfCabin = (box: Box, player: PlayerView, type: CabinType): number =>
  player.cabins.findIndex((tile) => tile >= 0 && CABIN_TYPES[box.tiles[tile]!] === type);

/** The targets of each choice of Sierra West, for the current view. */
export function targetsIn(box: Box, view: SierraWestView): TargetOf<SierraWestChoice> {
  const active = view.players[view.active]!;
  const laid = ({ cards, rest }: { cards: number[]; rest?: 'deck' | 'discard' }): string[] => [
    orderTarget(cards),
    ...(rest === undefined ? [] : [pileTarget(rest)]),
  ];
  const ownCabin = (type: CabinType): string[] => [cabinTarget(spaceOfCabin(box, active, type))];
  /** One space along the path that the pioneer is on. */
  const along = (pioneer: Pioneer, by: 0 | 1): string => placeTarget(active[pioneer] + by);
  const touched: Touched = {
    // arranged as hand/usePlanning.ts says, then revealed
    plan: (choice) => [...laid(choice), buttonTarget('reveal')],
    draft: laid,
    undraft: () => [buttonTarget('undraft')],
    trap: ({ animal, pioneer, pay }) => [animalTarget(animal), figureTarget(pioneer), goodsTarget(pay)],
    track: ({ pioneer }) => [figureTarget(pioneer), trackerTarget],
    decline: () => [buttonTarget('decline')],
    // one pioneer only works in each cabin and walks each path, so the place says who goes there
    assign: ({ space }) => [cabinTarget(space)],
    muleToCabin: () => [cabinTarget('grey')],
    enter: ({ pioneer }) => [pathTarget(pioneer, 0)],
    // several ways to use a space, or two pioneers on or before one: a menu there
    step: ({ pioneer }) => [along(pioneer, 1)],
    use: ({ pioneer }) => [along(pioneer, 0)],
    takeDamage: ({ pioneer }) => [along(pioneer, 0)],
    // who goes up: a menu there
    summit: ({ at }) => [summitTarget(at)],
    // whose boots carry the frontiersman: a menu there
    climb: ({ to }) => [mountainTarget(to)],
    advance: () => [trailTarget(active.wagon + 1)],
    trade: ({ cabin }) => ownCabin(cabin),
    backtrack: () => ownCabin('G4'),
    shortcut: () => ownCabin('G5'),
    changeGold: ({ into }) => [goodsTarget('gold'), goodsTarget(into)],
    sellFish: () => [slotTarget(0)],
    blast: () => [singleTarget('dynamite')],
    pass: () => [buttonTarget('pass')],
    pay: ({ food, wood, stone }) => [answerTarget(food, wood, stone)],
    payApples: ({ green, red }) => [answerTarget(green, red)],
    claim: ({ to }) => [mountainTarget(active.frontiersmen[0]!), pileTarget(to)],
    build: ({ market }) => [marketTarget(market)],
    loseCabin: ({ space }) => [cabinTarget(space)],
    wagonBack: () => [trailTarget(active.wagon - 1)],
    homestead: ({ track }) => [trackTarget(track)],
    again: () => [buttonTarget('again')],
    stop: () => [buttonTarget('stop')],
    appleTrack: ({ colour }) => [trackTarget(colour === 'green' ? 'greenApples' : 'redApples')],
    paddle: ({ to }) => [slotTarget(to)],
    takeFish: ({ fish }) => [goodsTarget(fish)],
    takeCard: ({ card }) => [singleTarget(card)],
    takeBullets: () => [goodsTarget('bullets')],
    // how much gold: a menu there
    load: ({ cart }) => [cartTarget(cart)],
    shoot: () => [buttonTarget('shoot')],
  };
  return (choice) => touched[choice.do](choice as never);
}
