import { noLimits, type PlacementLimits } from './actions/landscape.ts';
import type { CardSymbol, Modifier, Stage } from './content/types.ts';
import { compileScore, type ScoreFormula } from './scoring/compile.ts';

/** The combined special rules of a stage; without a stage, the plain game (section 17.2). */
export interface StageRules {
  limits: PlacementLimits;
  startLine: number;
  handDelta: number;
  notebookDraw: number;
  skipNotebook: readonly number[];
  given: readonly string[];
  mute: readonly CardSymbol[];
  gleam: readonly CardSymbol[];
  bothFaces: boolean;
  penalty: ScoreFormula | null;
  blind: number;
  rounds: number;
}

export const plainGame: StageRules = {
  limits: noLimits,
  startLine: 0,
  handDelta: 0,
  notebookDraw: 2,
  skipNotebook: [],
  given: [],
  mute: [],
  gleam: [],
  bothFaces: false,
  penalty: null,
  blind: 0,
  rounds: 8,
};

type Reader<Rule extends Modifier['rule']> = (
  modifier: Extract<Modifier, { rule: Rule }>,
  rules: StageRules,
) => Partial<StageRules>;

/** One reader per modifier; a missing one does not compile. */
const readers: { [Rule in Modifier['rule']]: Reader<Rule> } = {
  maxLines: ({ n }, { limits }) => ({ limits: { ...limits, maxLines: n } }),
  maxLength: ({ n }, { limits }) => ({ limits: { ...limits, maxLength: n } }),
  onlyUp: (_, { limits }) => ({ limits: { ...limits, onlyUp: true } }),
  startLine: ({ n }) => ({ startLine: n }),
  handDelta: ({ n }) => ({ handDelta: n }),
  notebookDraw: ({ n }) => ({ notebookDraw: n }),
  skipNotebook: ({ rounds }) => ({ skipNotebook: rounds }),
  given: ({ cards }) => ({ given: cards }),
  mute: ({ symbols }) => ({ mute: symbols }),
  gleam: ({ symbols }) => ({ gleam: symbols }),
  bothFaces: () => ({ bothFaces: true }),
  penalty: ({ scores }) => ({ penalty: compileScore(scores) }),
  blind: ({ n }) => ({ blind: n }),
  rounds: ({ n }) => ({ rounds: n }),
};

export function stageRules(stage: Stage): StageRules {
  const rules = { ...plainGame };
  for (const modifier of stage.modifiers) {
    Object.assign(rules, (readers[modifier.rule] as Reader<Modifier['rule']>)(modifier, rules));
  }
  return rules;
}
