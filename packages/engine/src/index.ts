export * from './beats.ts';
export { shorten } from './bounds.ts';
export * from './canonical.ts';
export * from './content.ts';
export { describeIssues, type ProblemWords } from './diagnose.ts';
export * from './errors.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './hash.ts';
export { NotJson, parseJson } from './json.ts';
export * from './match.ts';
export * from './play.ts';
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
} from './save.ts';
export { sealMatch } from './seal.ts';
export { eventsAfter, type ViewCursor } from './viewCursor.ts';
export { moreProblems } from './words/content.ts';
export * from './words.ts';
