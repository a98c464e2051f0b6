import type { PackProblem } from './content.ts';

/** The place of a problem in a card set: a file, perhaps a card in it, perhaps a field. */
export interface ProblemSpot<File extends string = string> {
  file: File;
  card?: string;
  field?: string;
}

/**
 * Builds the problems that a game's checks report: a code, the place and the parameters of the words. `rules` gives the
 * broken rule for each code; `rule` overrides it where several rules ask the same of different parts.
 */
export const problemWith =
  <File extends string, Code extends string>(rules: Readonly<Record<Code, string>>) =>
  (
    code: Code,
    spot: ProblemSpot<File>,
    params: Record<string, string | number> = {},
    rule: string = rules[code],
  ): PackProblem => ({ ...spot, code, params: { rule, ...params } });
