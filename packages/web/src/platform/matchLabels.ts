import { formatList, type Language } from '@cordillera/engine';
import type { MatchSummary } from '../store/records.ts';
import { appWords } from './appWords.ts';
import { gameManifestOf } from './gameRegistry.ts';

/** The kind of game: "team game", "solo game, stage 3". */
export function modeLabel({ game, mode, stage }: MatchSummary, language: Language): string {
  const name = gameManifestOf(game).words[language].modes[mode] ?? mode;
  return stage === null ? name : `${name}, ${appWords[language].match.stage(stage)}`;
}

/** The game and its progress: "Sierra, round 3"; only the game's name when it is over. */
export function matchTitle({ game, round, over }: MatchSummary, language: Language): string {
  const { name, countsTurns = false } = gameManifestOf(game);
  return over ? name : appWords[language].match.round(name, round, countsTurns);
}

/** The other players, naming at most `max` of them: "with Noor, Iris and 2 others"; empty when alone. */
export function opponentsLabel({ game, mode, players }: MatchSummary, language: Language, max = 2): string {
  const words = appWords[language].match;
  const own = players.findIndex(({ bot }) => !bot);
  const others = players.filter((_, seat) => seat !== own).map(({ name }) => name);
  if (others.length === 0) return '';
  // "and 1 other" is no shorter than a name
  const named = others.length <= max + 1 ? others : others.slice(0, max);
  const rest = others.length - named.length;
  const names = formatList(language, rest > 0 ? [...named, words.more(rest)] : named);
  if (own < 0) return names;
  return gameManifestOf(game).isCompetitive(mode) ? words.against(names) : words.beside(names);
}
