import { addNoBreakSpaces, type Decision, type Language, type ScoreLine } from '@cordillera/engine';
import {
  type Box,
  type BoxCard,
  FIRST_BASIC,
  FIRST_SPECIAL,
  FIXED_COSTS,
  isSpecial,
  STARTING_CARDS,
} from '../content/box.ts';
import {
  type Animal,
  BASICS,
  type Basic,
  CABIN_TYPES,
  type CabinType,
  type Cost,
  type Fish,
  type Mode,
  type PathIcon,
  type PlanAction,
  type Side,
  type Special,
  type Summit,
} from '../content/types.ts';
import type { LostByPassing } from '../lostByPassing.ts';
import { fishPay } from '../modes/boatsAndBanjos.ts';
import { endOf, spaceAt } from '../paths.ts';
import { GREEN_START, isOnGreenPath, type Pioneer, TAN_START } from '../places.ts';
import type { HastingsStep } from '../solo/hastingsForecast.ts';
import type { HastingsTrap } from '../solo/trap.ts';
import type { Goods, SierraWestChoice, SierraWestEvent, SierraWestFrame, SierraWestResult } from '../state.ts';
import type { PlayerView, SierraWestView } from '../view.ts';
import {
  amountsOf,
  type Catalogue,
  type ChoiceDetails,
  capitalised,
  type Explained,
  iconName,
  type Lexicon,
  type SierraWestOption,
  type SierraWestTerm,
} from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export type { PromptParams, SierraWestPrompt } from '../prompts.ts';
export type {
  Explained,
  SierraWestOption,
  SierraWestSource,
  SierraWestTerm,
} from './catalogue.ts';

const CATALOGUES: Record<Language, Catalogue> = { en, fr, pl };

/** Every prompt that has a text. */
export const PROMPTS: readonly string[] = Object.keys(en.prompts);

/** Every source of points that has a text. */
export const SOURCES: readonly string[] = Object.keys(en.sources);

/** Every rule that can be named as the reason why a choice is blocked. */
export const BLOCKED_RULES: readonly string[] = Object.keys(en.rules);

/** All texts of one match of Sierra West, in one language. */
export interface SierraWestSpeaker {
  /** By index in the state: a seat, or Hastings after the last one. */
  player(index: number): string;
  /** A sentence for the log. */
  event(event: SierraWestEvent): string;
  /** One or two sentences that tell the player what to do; `params` are those of the decision. */
  prompt(key: string, params?: Decision<SierraWestChoice>['params']): string;
  /**
   * The label of a button or menu entry, complete enough to be heard alone: no two choices of a decision have the
   * same. Given the view of the deciding seat, it calls cards, cabins and icons by name instead of by place.
   */
  choice(choice: SierraWestChoice, view?: SierraWestView): string;
  /** The name of a line of the score sheet; the same for all players. */
  source(line: ScoreLine): string;
  /** What was counted for this line. */
  detail(line: ScoreLine): string;
  reason(reason: SierraWestResult['reason']): string;
  /** How the game ended, in sentences: who won, and in solo against whom. */
  result(result: SierraWestResult): string[];
  mode(mode: Mode): Explained;
  option(key: SierraWestOption): Explained;
  /** Why a choice is blocked, as one sentence. */
  rule(id: string): string;
  icon(icon: PathIcon): Explained;
  summit(summit: Summit): Explained;
  /** `X` is the grey cabin. */
  cabin(type: CabinType | 'X'): Explained;
  animal(animal: Animal): Explained;
  /** What Hastings does for this action of a plan card. */
  planAction(action: PlanAction): Explained;
  /** A short label for what an action of a plan card with this active side will do. */
  planNext(action: PlanAction, side: Side): string;
  /** What Hastings did, in a sentence, and the reason as the end of a line: "no arrow, no mule". */
  hastingsStep(step: HastingsStep): { name: string; text: string; why: string };
  /** What Hastings's trapper will do when the human passes, as a sentence. */
  trap(trap: HastingsTrap): string;
  /** What passing would lose, as a label. */
  left(left: LostByPassing): string;
  /** The name of a card by its number, special cards included. */
  card(card: number): string;
  /** The name of a special card, and its use in the row. */
  special(card: number): Explained;
  /** The name of a cabin tile. */
  tile(tile: number): string;
  planCard(card: number): string;
  basic(basic: Basic): string;
  fish(fish: Fish): string;
  /** A label, capitalised. */
  term(key: SierraWestTerm): string;
  /** "2 food and 1 wood". */
  goods(goods: Goods): string;
  cost(cost: Cost): string;
  /** A place of the mountain as a label: "Card 3 of row 2". */
  position(position: number): string;
  /** "2 points", and so on. */
  points(n: number): string;
  cards(n: number): string;
}

/**
 * The speaker of one match. `names` are the players by seat; a single player is joined by Hastings. Without `mode`
 * nothing can be said about the cards of a mode: enough for a form that starts a game, too little to play one.
 */
export function speak(language: Language, box: Box, names: readonly string[], mode?: Mode): SierraWestSpeaker {
  const words = CATALOGUES[language];
  const withSpaces = (text: string): string => addNoBreakSpaces(language, text);
  const explained = ({ name, text }: Explained): Explained => ({
    name: withSpaces(capitalised(name)),
    text: withSpaces(text),
  });
  const lexicon = lexiconOf(language, box, names, mode);
  const sourced = ({ source, params = {}, points }: ScoreLine): { name: string; detail: string } =>
    (entry(words.sources, source, 'score source') as (params: object) => { name: string; detail: string })({
      ...params,
      held: points !== 0,
    });
  return {
    player: lexicon.player,
    event: (event) =>
      withSpaces((words.events[event.type] as (event: SierraWestEvent, l: Lexicon) => string)(event, lexicon)),
    prompt: (key, params = {}) =>
      withSpaces((entry(words.prompts, key, 'prompt') as (params: object, l: Lexicon) => string)(params, lexicon)),
    choice: (choice, view) =>
      withSpaces(
        (words.choices[choice.do] as (choice: SierraWestChoice, l: Lexicon, details: ChoiceDetails) => string)(
          choice,
          lexicon,
          view === undefined ? {} : choiceDetailsOf(box, view, lexicon, choice),
        ),
      ),
    source: (line) => withSpaces(sourced(line).name),
    detail: (line) => withSpaces(sourced(line).detail),
    reason: (reason) => withSpaces(words.reasons[reason]),
    result: (result) => [withSpaces(resultOf(words.results, names, result))],
    mode: (which) => explained(words.modes[which]),
    option: (key) => explained(words.options[key]),
    rule: (id) => withSpaces(entry(words.rules, id, 'blocking rule')),
    icon: (icon) => explained((words.icons[icon.icon] as (icon: PathIcon) => Explained)(icon)),
    summit: (summit) => explained((words.summits[summit.action] as (summit: Summit) => Explained)(summit)),
    cabin: (type) =>
      explained({ name: type === 'X' ? words.terms.greyCabin : lexicon.cabin(type), text: words.cabins[type] }),
    animal: (animal) => explained(words.animals[animal]),
    planAction: (action) =>
      explained(
        action === 'mode' && mode !== undefined
          ? { name: words.planActions.mode.name, text: words.modeActions[mode] }
          : words.planActions[action],
      ),
    planNext: (action, side) =>
      withSpaces(action === 'mode' ? words.planActions.mode.name : words.hastings.next[action](side)),
    hastingsStep: (step) => hastingsStepTexts(words, lexicon, withSpaces, step),
    trap: (trap) => withSpaces(trapOf(words.hastings, lexicon, trap)),
    left: (left) => withSpaces(leftOf(words, lexicon, left)),
    card: (card) => withSpaces(lexicon.card(card)),
    special: (card) => {
      const special = specialIn(box, mode, card);
      return explained({ name: special.name[language], text: useOf(words.specials, special) });
    },
    tile: (tile) => withSpaces(lexicon.tile(tile)),
    planCard: (card) => withSpaces(lexicon.planCard(card)),
    basic: (basic) => withSpaces(words.basics[basic]),
    fish: (fish) => withSpaces(words.fish[fish]),
    term: (key) => withSpaces(words.terms[key]),
    goods: (goods) => withSpaces(words.goods(goods)),
    cost: (cost) => withSpaces(words.goods(amountsOf(cost))),
    position: (position) => withSpaces(capitalised(words.position(position))),
    points: (n) => withSpaces(words.points(n)),
    cards: (n) => withSpaces(words.cards(n)),
  };
}

function entry<Key extends string, Words>(table: Record<Key, Words>, key: string, what: string): Words {
  if (!Object.hasOwn(table, key)) throw new Error(`no words for the ${what} "${key}": add them to all languages`);
  return table[key as Key];
}

function lexiconOf(language: Language, box: Box, names: readonly string[], mode: Mode | undefined): Lexicon {
  const cabin = (type: CabinType): string => box.content.cabins.names[type][language];
  return {
    solo: names.length === 1,
    player: (index) => names[index] ?? 'Hastings',
    isHastings: (index) => index >= names.length,
    card: (card) => cardName(box, mode, card)[language],
    tile: (tile) => cabin(CABIN_TYPES[box.tiles[tile] as number] as CabinType),
    cabin,
    planCard: (card) => (box.planCards[card] as (typeof box.planCards)[0]).name[language],
    price: (card) => costIn(box, mode, card),
    place(place) {
      const path: Pioneer = isOnGreenPath(place) ? 'green' : 'tan';
      const space = place - (path === 'green' ? GREEN_START : TAN_START);
      return { path, space: place === endOf(box, place) ? 'end' : space };
    },
    fishPrice: (fish) => fishPay(box, fish) ?? {},
    marketCost: (space) => box.market[space] ?? 0,
  };
}

/** Returns the mode, or throws where a card cannot be named without it. */
function known(mode: Mode | undefined, card: number): Mode {
  if (mode === undefined) throw new Error(`card ${card} belongs to a mode: pass the mode to speak()`);
  return mode;
}

/** The names of a card (box.ts says how cards are numbered). */
function cardName({ content }: Box, mode: Mode | undefined, card: number): Special['name'] {
  if (card < FIRST_BASIC) {
    const number = card % STARTING_CARDS;
    return number === STARTING_CARDS - 1
      ? content.modeCards[known(mode, card)].name
      : (content.starting[number] as Special).name;
  }
  const { cards, specials } = content.modes[known(mode, card)];
  return ((isSpecial(card) ? specials[card - FIRST_SPECIAL] : cards[card - FIRST_BASIC]) as Special).name;
}

/** What the summit action of a card costs. */
const costIn = (box: Box, mode: Mode | undefined, card: number): Cost => {
  const { summit } = box.kits[known(mode, card)].cards[card] as BoxCard;
  return 'cost' in summit ? summit.cost : FIXED_COSTS[summit.action];
};

const specialIn = ({ content }: Box, mode: Mode | undefined, card: number): Special =>
  content.modes[known(mode, card)].specials[card - FIRST_SPECIAL] as Special;

function useOf(words: Catalogue['specials'], { orchard, river, mine, outpost }: Special): string {
  if (orchard) return words.orchard(orchard);
  if (river) return words.river(river);
  if (mine) return words.mine(mine);
  return words.outpost(outpost as NonNullable<typeof outpost>);
}

/** What the view shows of the things that a choice names by number. All but `track` concern the active player. */
function choiceDetailsOf(box: Box, view: SierraWestView, lexicon: Lexicon, choice: SierraWestChoice): ChoiceDetails {
  const player = view.players[view.active] as PlayerView;
  const cardAt = (position: number): ChoiceDetails => {
    const card = view.mountain[position];
    return typeof card === 'number' ? { name: lexicon.card(card) } : {};
  };
  const tile = (number: number | undefined): ChoiceDetails =>
    number === undefined || number < 0 ? {} : { name: lexicon.tile(number) };
  switch (choice.do) {
    case 'track':
      return trackIn(view);
    case 'assign':
    case 'loseCabin':
      return tile(player.cabins[choice.space]);
    case 'build':
      return tile(view.market[choice.market]);
    case 'use':
    case 'takeDamage':
      return iconUnder(box, view, player[choice.pioneer]);
    case 'summit': {
      const card = player.plan[choice.at];
      return card === undefined ? {} : { name: lexicon.card(card) };
    }
    case 'climb':
      return cardAt(choice.to);
    case 'advance':
      return { cost: { ...box.content.boards.trail[player.wagon]?.costToNext, boots: 0 } };
    case 'claim':
      return cardAt(player.frontiersmen[0] as number);
    case 'paddle': {
      const river = view.row[choice.to - 1];
      return river === undefined ? {} : { name: lexicon.card(river) };
    }
    case 'load':
      return { load: player.carts[choice.cart] ?? 0 };
    default:
      return {};
  }
}

/** The track of the Tracker window in which the viewer is asked. */
function trackIn({ viewer, flow: { lanes } }: SierraWestView): ChoiceDetails {
  const frame: SierraWestFrame | undefined = viewer === 'spectator' ? undefined : lanes?.[viewer]?.at(-1);
  return frame?.step === 'respond' ? { track: BASICS[frame.track] as Basic } : {};
}

function iconUnder(box: Box, { mode, players, active }: SierraWestView, place: number): ChoiceDetails {
  const space = spaceAt(box, place);
  const card = space === null ? undefined : players[active]?.plan[space.card];
  if (space === null || card === undefined) return {};
  const icon = box.kits[mode].cards[card]?.icons[space.slot];
  return icon === undefined ? {} : { icon, paid: space.paid };
}

/** The first event says what was done; the others follow from it. */
function hastingsStepTexts(
  words: Catalogue,
  lexicon: Lexicon,
  withSpaces: (text: string) => string,
  { action, by, why, rule, events: [first] }: HastingsStep,
): { name: string; text: string; why: string } {
  const sentenceOf = (event: SierraWestEvent): string =>
    (words.events[event.type] as (event: SierraWestEvent, l: Lexicon) => string)(event, lexicon);
  const text =
    by === null || why === 'noArrow'
      ? words.hastings.leftOut
      : sentenceOf(first ?? { type: 'hastingsActs', action, by, idle: why, rule });
  return {
    name: withSpaces(words.planActions[action].name),
    text: withSpaces(text),
    why: withSpaces(words.hastings.why[why ?? by ?? 'noArrow']),
  };
}

function trapOf(
  words: Catalogue['hastings'],
  lexicon: Lexicon,
  { plan, side, lit, animal, rule }: HastingsTrap,
): string {
  if (!lit) return words.noTrap(lexicon.planCard(plan));
  if (animal !== null) return words.willTrap(animal, side);
  return rule === 'SW-SOLO-09' || rule === 'SW-SOLO-10' ? words.nothingToTrap(side) : words.willLook(side);
}

function leftOf(words: Catalogue, lexicon: Lexicon, left: LostByPassing): string {
  switch (left.kind) {
    case 'boots':
      return words.left.boots(left.boots);
    case 'trade':
      return words.left.trade(left.cabin === 'G1' ? { gold: 1 } : { tokens: 1 }, lexicon.cabin(left.cabin));
    case 'icon':
      return words.left.icon(iconName(words.icons, left.icon), lexicon.place(left.place));
    case 'summit':
      return words.left.summit(lexicon.card(left.card));
    case 'exchange':
      return (
        words.choices[left.choice.do] as (choice: SierraWestChoice, l: Lexicon, details: ChoiceDetails) => string
      )(left.choice, lexicon, {});
  }
}

/** SW-END-03, SW-SOLO-34. */
function resultOf(
  words: Catalogue['results'],
  names: readonly string[],
  { winners, totals, hastings }: SierraWestResult,
): string {
  if (hastings === null)
    return words.victory(
      winners.map((seat) => names[seat] as string),
      Math.max(...totals),
    );
  const sentence = winners.length > 0 ? words.soloWon : words.soloLost;
  return sentence(names[0] as string, totals[0] as number, hastings);
}
