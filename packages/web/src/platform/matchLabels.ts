import { type Language, list } from '@cordillera/engine';
import type { MatchSummary } from '../store/records.ts';
import { appWords } from './appWords.ts';
import { cardOf } from './gameRegistry.ts';

/** How the match is played: "team game", "solo game, stage 3". */
export function modeOf({ game, mode, stage }: MatchSummary, language: Language): string {
  const name = cardOf(game).words[language].modes[mode] ?? mode;
  return stage === null ? name : `${name}, ${appWords[language].match.stage(stage)}`;
}

/** How far it is: "Sierra, round 3"; only the game's name when it is over. */
export function titleOf({ game, round, over }: MatchSummary, language: Language): string {
  const { name, inTurns = false } = cardOf(game);
  return over ? name : appWords[language].match.round(name, round, inTurns);
}

/** With whom the person at this screen plays, naming at most `most` of them: "with Noor, Iris and 2 others"; empty when alone. */
export function companyOf({ game, mode, players }: MatchSummary, language: Language, most = 2): string {
  const words = appWords[language].match;
  const own = players.findIndex(({ bot }) => !bot);
  const others = players.filter((_, seat) => seat !== own).map(({ name }) => name);
  if (others.length === 0) return '';
  // "and 1 other" is no shorter than a name
  const named = others.length <= most + 1 ? others : others.slice(0, most);
  const rest = others.length - named.length;
  const names = list(language, rest > 0 ? [...named, words.more(rest)] : named);
  if (own < 0) return names;
  return cardOf(game).isAgainst(mode) ? words.against(names) : words.beside(names);
}
