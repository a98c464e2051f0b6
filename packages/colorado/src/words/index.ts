import { addNoBreakSpaces, type Decision, type Language, type ScoreLine } from '@cordillera/engine';
import type { Box, BoxStage } from '../content/box.ts';
import type { Colour, Duo, Icon, Kind, Region, Station } from '../content/types.ts';
import type { KnownHand } from '../knownHands.ts';
import type { ColoradoChoice, ColoradoEvent, ColoradoResult, Contested, Identity, Side, ZoneName } from '../state.ts';
import type { Phase } from '../view.ts';
import type { Catalogue, ColoradoOption, ColoradoTerm, Explained, Lexicon } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export type { ColoradoPrompt, PromptParams } from '../prompts.ts';
export type { ColoradoOption, ColoradoTerm, Explained } from './catalogue.ts';

const CATALOGUES: Record<Language, Catalogue> = { en, fr, pl };

/** Every prompt that has a text. */
export const PROMPTS: readonly string[] = Object.keys(en.prompts);

/** Every rule that can be named as the reason why a choice is blocked. */
export const BLOCKED_RULES: readonly string[] = Object.keys(en.rules);

/** A card by its name, without an article: "donkey". */
export const cardName = (language: Language, card: Identity): string =>
  addNoBreakSpaces(language, CATALOGUES[language].card(card));

/** All texts of one match of Colorado, in one language. */
export interface ColoradoSpeaker {
  /** A sentence for the log. */
  event(event: ColoradoEvent): string;
  /** A sentence that tells the player what to do. */
  prompt(key: string, params?: Decision<ColoradoChoice>['params']): string;
  /** The label of a button or menu entry, understandable out of context. */
  choice(choice: ColoradoChoice): string;
  /** The source of the points of a line of the score sheet. */
  source(line: ScoreLine): string;
  reason(reason: ColoradoResult['reason']): string;
  /** The end of the game in one or two sentences. */
  result(result: ColoradoResult): string[];
  option(key: ColoradoOption): Explained;
  /** Why a choice is blocked, as one sentence. */
  rule(id: string): string;
  phase(phase: Phase): string;
  term(key: ColoradoTerm): string;
  icon(icon: Icon): Explained;
  /** One action of a duo, as the label of a button. */
  side(duo: Duo, side: Side): string;
  colour(colour: Colour): string;
  zone(zone: ZoneName): string;
  region(region: number): string;
  station(station: number): string;
  /** "donkey" */
  card(card: Identity): string;
  /** "red card", "red family" */
  coloured(colour: Colour): string;
  family(colour: Colour): string;
  /** "no donkey in turn 3", "no red card, no 2 in turn 3" */
  lacks(hand: Pick<KnownHand, 'lacks' | 'card' | 'turn'>): string;
  /** "donkey (red 2)" */
  identity(card: Identity): string;
  points(n: number): string;
  cards(n: number): string;
  nuggets(n: number): string;
  medals(n: number): string;
}

/** The speaker of one match. `names` are the players by seat. */
export function speak(language: Language, box: Box, names: readonly string[]): ColoradoSpeaker {
  const words = CATALOGUES[language];
  const withSpaces = (text: string): string => addNoBreakSpaces(language, text);
  const lexicon = lexiconOf(language, box, names);
  const explained = ({ name, text }: Explained): Explained => ({ name: withSpaces(name), text: withSpaces(text) });
  return {
    event: (event) =>
      withSpaces((words.events[event.type] as (event: ColoradoEvent, l: Lexicon) => string)(event, lexicon)),
    prompt: (key, params = {}) =>
      withSpaces((entry(words.prompts, key, 'prompt') as (params: object, l: Lexicon) => string)(params, lexicon)),
    choice: (choice) =>
      withSpaces((words.choices[choice.do] as (choice: ColoradoChoice, l: Lexicon) => string)(choice, lexicon)),
    source: (line) => withSpaces(sourceOf(words, lexicon, line)),
    reason: (reason) => withSpaces(words.reasons[reason]),
    result: (result) => sentencesOf(words, names, result).map(withSpaces),
    option: (key) => explained(words.options[key]),
    rule: (id) => withSpaces(entry(words.rules, id, 'blocking rule')),
    phase: (phase) => withSpaces(words.phases[phase]),
    term: (key) => withSpaces(words.terms[key]),
    icon: (icon) => explained(words.icons[icon]),
    side: (duo, side) => withSpaces(words.sides[duo][side]),
    colour: (colour) => words.colours[colour],
    zone: (zone) => words.zones[zone],
    region: lexicon.region,
    station: (station) => lexicon.station(station).name,
    card: (card) => cardName(language, card),
    coloured: (colour) => words.coloured(colour),
    family: (colour) => words.family(colour),
    lacks: ({ lacks, card, turn }) => withSpaces(words.lacks[lacks](card, turn)),
    identity: (card) => withSpaces(words.identity(card)),
    points: (n) => withSpaces(words.points(n)),
    cards: (n) => withSpaces(words.cards(n)),
    nuggets: (n) => withSpaces(words.nuggets(n)),
    medals: (n) => withSpaces(words.medals(n)),
  };
}

function entry<Key extends string, Words>(table: Record<Key, Words>, key: string, what: string): Words {
  if (!Object.hasOwn(table, key)) throw new Error(`no words for the ${what} "${key}": add them to all languages`);
  return table[key as Key];
}

function lexiconOf(
  language: Language,
  { content: { sheet }, regions, stages }: Box,
  names: readonly string[],
): Lexicon {
  const regionAt = (region: number): Region => sheet.regions[region] as Region;
  return {
    player: (seat) => names[seat] as string,
    region: (region) => regionAt(region).name[language],
    kind: (region) => regionAt(region).kind,
    stage: (stage) => {
      const { region, icon } = stages[stage] as BoxStage;
      const number = regions[region]!.stages.indexOf(stage) + 1;
      return { region: regionAt(region).name[language], number, icon };
    },
    station: (station) => {
      const { name, icon } = sheet.rail.stages[station] as Station;
      return { name: name[language], icon };
    },
  };
}

function sourceOf(words: Catalogue, lexicon: Lexicon, { source, params = {} }: ScoreLine): string {
  if (source === 'flags') return words.sources.flags(params.zone as Kind, Number(params.boxes));
  if (source !== 'medal') throw new Error(`no words for the score source "${source}": add them to all languages`);
  if (params.from === 'region') return words.sources.medal({ region: lexicon.region(Number(params.region)) });
  return words.sources.medal(params.from as 'rail' | Contested);
}

/** CO-FIN-04 to 07. */
function sentencesOf(words: Catalogue, names: readonly string[], result: ColoradoResult): string[] {
  const { winners, totals, decidedBy } = result;
  const victory = words.results.victory(
    winners.map((seat) => names[seat] as string),
    Math.max(...totals),
  );
  return decidedBy === null ? [victory] : [victory, words.results.tieBreak(decidedBy)];
}
