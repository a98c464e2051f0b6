import { addNoBreakSpaces, type Language, type ScoreLine, type Seat } from '@cordillera/engine';
import type { Cell, Landscape } from '../actions/landscape.ts';
import type { Box } from '../content/box.ts';
import type { MountainCard } from '../content/mountainCard.ts';
import type { CardSymbol, Destination, Modifier, NotebookCard, Stage } from '../content/types.ts';
import type { Mode } from '../options.ts';
import type { Face, SierraChoice, SierraEvent, SierraResult } from '../state.ts';
import type { Phase } from '../view.ts';
import {
  type Catalogue,
  capitalised,
  type Explained,
  type Lexicon,
  type SierraOption,
  type SierraSource,
  type SierraTerm,
} from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { type Spot, spotOf } from './spot.ts';

export type { SierraPrompt } from '../prompts.ts';
export type { SierraBlockedRule, SierraOption, SierraSource, SierraTerm } from './catalogue.ts';

const CATALOGUES: Record<Language, Catalogue> = { en, fr, pl };

/** Every prompt that has a text. */
export const PROMPTS: readonly string[] = Object.keys(en.prompts);

/** Every rule that can be named as the reason why a choice is blocked. */
export const BLOCKED_RULES: readonly string[] = Object.keys(en.rules);

/** All texts of one match of Sierra, in one language. */
export interface SierraSpeaker {
  /** A sentence for the log. */
  event(event: SierraEvent): string;
  /** A sentence that tells the player what to do. */
  prompt(key: string): string;
  /** The label of a button or menu entry, understandable out of context. */
  choice(choice: SierraChoice): string;
  /**
   * Like `choice` for a lay, with the cell described by its surroundings; no two legal cells of a card share a
   * label.
   */
  layLabel(card: number, cell: Cell, landscape: Landscape): string;
  /** The end of `layLabel`, for a list of cells under a heading that names the card. */
  cellLabel(cell: Cell, landscape: Landscape): string;
  /** The source of the points of a line of the score sheet. */
  source(line: ScoreLine): string;
  reason(reason: SierraResult['reason']): string;
  /** The end of the game in one to three sentences. */
  result(result: SierraResult): string[];
  mode(mode: Mode): Explained;
  option(key: SierraOption): Explained;
  /** A special rule of a stage as one sentence. */
  modifier(modifier: Modifier): string;
  /** Why a choice is blocked, as one sentence. */
  rule(id: string): string;
  /** A Mountain card without an article: "crimson bird". */
  card(card: number): string;
  notebook(card: number): string;
  phase(phase: Phase): string;
  /** A label, capitalised. */
  term(key: SierraTerm): string;
  /** "2 suns", and so on. */
  suns(n: number): string;
  points(n: number): string;
  cards(n: number): string;
}

/**
 * The speaker of one match. `names` are the players by seat. With `groups`, the seats of each group, groups are called
 * by their members; without, by their number.
 */
export function speak(
  language: Language,
  box: Box,
  names: readonly string[],
  groups: readonly (readonly Seat[])[] = names.length === 1 ? [[0]] : [],
): SierraSpeaker {
  const words = CATALOGUES[language];
  const withSpaces = (text: string): string => addNoBreakSpaces(language, text);
  const lexicon = lexiconOf(language, box, names, groups);
  const spot = (cell: Cell, landscape: Landscape): string => {
    const found = spotOf(box, landscape, cell);
    return (words.spots[found.at] as (spot: Spot) => string)(found);
  };
  const explained = ({ name, text }: Explained): Explained => ({ name: withSpaces(name), text: withSpaces(text) });
  return {
    event: (event) =>
      withSpaces((words.events[event.type] as (event: SierraEvent, l: Lexicon) => string)(event, lexicon)),
    prompt: (key) => withSpaces(entry(words.prompts, key, 'prompt')),
    choice: (choice) =>
      withSpaces((words.choices[choice.do] as (choice: SierraChoice, l: Lexicon) => string)(choice, lexicon)),
    layLabel: (card, cell, landscape) => withSpaces(words.layAt(lexicon.mountain(card), spot(cell, landscape))),
    cellLabel: (cell, landscape) => withSpaces(capitalised(spot(cell, landscape))),
    source: ({ source, params = {} }) =>
      withSpaces(entry(sourceReaders, source, 'score source')(words.sources, lexicon, params)),
    reason: (reason) => withSpaces(words.reasons[reason]),
    result: (result) => sentencesOf(words.results, names, groups, result).map(withSpaces),
    mode: (mode) => explained(words.modes[mode]),
    option: (key) => explained(words.options[key]),
    modifier: (modifier) =>
      withSpaces((words.modifiers[modifier.rule] as (modifier: Modifier, l: Lexicon) => string)(modifier, lexicon)),
    rule: (id) => withSpaces(entry(words.rules, id, 'blocking rule')),
    card: (card) => withSpaces(words.mountain(lexicon.mountain(card))),
    notebook: (card) => withSpaces(lexicon.notebook(card)),
    phase: (phase) => withSpaces(words.phases[phase]),
    term: (key) => withSpaces(words.terms[key]),
    suns: (n) => withSpaces(words.suns(n)),
    points: (n) => withSpaces(words.points(n)),
    cards: (n) => withSpaces(words.cards(n)),
  };
}

function entry<Key extends string, Words>(table: Record<Key, Words>, key: string, what: string): Words {
  if (!Object.hasOwn(table, key)) throw new Error(`no words for the ${what} "${key}": add them to all languages`);
  return table[key as Key];
}

function lexiconOf(
  language: Language,
  box: Box,
  names: readonly string[],
  groups: readonly (readonly Seat[])[],
): Lexicon {
  const player = (seat: Seat): string => names[seat] as string;
  return {
    player,
    group: (index) => ({ number: index + 1, names: (groups[index] ?? []).map(player) }),
    mountain: (card) => box.mountain[card] as MountainCard,
    notebook: (card) => (box.notebook[card] as NotebookCard).name[language],
    notebookById: (id) => (box.notebook.find((card) => card.id === id) as NotebookCard).name[language],
    destination: (id) => (box.destinations.find((card) => card.id === id) as Destination).name[language],
    stage: (number) => (box.stages[number - 1] as Stage).title[language],
  };
}

type Params = NonNullable<ScoreLine['params']>;

/** What each source's parameters mean. */
const sourceReaders: Record<SierraSource, (words: Catalogue['sources'], lexicon: Lexicon, params: Params) => string> = {
  // the card's ID, a hyphen and the face
  destination: (words, lexicon, { card }) => {
    const id = String(card);
    return words.destination(lexicon.destination(id.slice(0, -2)), id.slice(-1) as Face);
  },
  symbol: (words, _, { symbol }) => words.symbol(symbol as CardSymbol),
  notebook: (words, lexicon, { card }) => words.notebook(lexicon.notebookById(String(card))),
  given: (words, lexicon, { card }) => words.given(lexicon.notebookById(String(card))),
  penalty: (words) => words.penalty(),
};

/** Who won what, or how many suns were earned (SI-WIN, SI-TEAM, SI-CAMP-04, SI-COOP-06). */
function sentencesOf(
  words: Catalogue['results'],
  names: readonly string[],
  groups: readonly (readonly Seat[])[],
  { reason, winners, teamWinners, bonuses, totals, suns }: SierraResult,
): string[] {
  const named = (seats: readonly Seat[]): string[] => seats.map((seat) => names[seat] as string);
  if (reason === 'campaign') {
    const score = Math.min(...totals);
    const reached = totals.length === 1 ? words.soloScore(names[0] as string, score) : words.lowestScore(score);
    return [reached, words.suns(suns ?? 0)];
  }
  const victory = words.victory(named(winners), Math.max(...totals));
  const bonus = Math.max(...bonuses);
  if (teamWinners.length > 0) {
    const helped = bonuses.filter((points) => points > 0).length;
    return [victory, words.teamVictory(named(teamWinners), helped, bonus)];
  }
  if (bonus > 0) return [victory, words.notAllAhead(bonus)];
  // no bonus helped: every group is one player, or several groups share the victory
  return groups.some((group) => group.length > 1) ? [victory, words.sharedByGroups] : [victory];
}
