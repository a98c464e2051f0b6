import type { PackProblem } from './content.ts';

/** Where in a card set something is wrong: a file, perhaps a card in it, perhaps a field. */
export interface ProblemSpot<File extends string = string> {
  file: File;
  card?: string;
  field?: string;
}

/**
 * How the checks of a game report what is wrong: a code, where, and what the words need. `rules` names for each code the
 * rule that is broken; `rule` another one, where several rules ask the same of different parts.
 */
export const problemWith =
  <File extends string, Code extends string>(rules: Readonly<Record<Code, string>>) =>
  (
    code: Code,
    spot: ProblemSpot<File>,
    params: Record<string, string | number> = {},
    rule: string = rules[code],
  ): PackProblem => ({ ...spot, code, params: { rule, ...params } });
