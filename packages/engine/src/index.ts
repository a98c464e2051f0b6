export * from './beats.ts';
export * from './canonical.ts';
export * from './choices.ts';
export * from './content.ts';
export * from './contentProblem.ts';
export { defaultSetup } from './defaultSetup.ts';
export * from './errors.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './hash.ts';
export { shorten } from './inputBounds.ts';
export { NotJson, parseJson } from './json.ts';
export * from './match.ts';
export { previewOf } from './preview.ts';
export * from './random.ts';
export {
  LARGEST_MATCH,
  type LoadContext,
  type LoadProgress,
  loadMatch,
  loadSteps,
  parseSaved,
  type SavedMatch,
  type StoredMatch,
} from './savedMatch.ts';
export { describeIssues, type ProblemWords } from './schemaProblems.ts';
export { sealMatch } from './seal.ts';
export { eventsAfter, type ViewCursor } from './viewCursor.ts';
export { moreProblems } from './words/content.ts';
export * from './words.ts';
