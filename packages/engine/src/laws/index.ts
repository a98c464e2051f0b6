/** The laws that every game keeps, and the kit that checks them on random play. */
export { checkLaws, replayLaws } from './check.ts';
export type { Configuration, Harness, LocalizedItem, Observation } from './harness.ts';
export { type LanguageCheck, languageCheck } from './language.ts';
export { LAW_IDS, type LawId } from './law.ts';
export { describeReport, type LawFailure, type LawOutcome, type LawReport } from './report.ts';
