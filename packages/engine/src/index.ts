// What the package offers. README.md describes it in groups; a test compares the two.

export { type Beat, showTimeOf } from './beats.ts';
export { canonicalJson, isSameJson } from './canonical.ts';
export { applyChoice, canSee, viewersOf } from './choices.ts';
export {
  describeProblem,
  loadHousePack,
  loadPack,
  maxPackBytes,
  type OlderHouses,
  olderHouseIn,
  type Pack,
  PackError,
  type PackFormat,
  type PackProblem,
  type RawPack,
  setHash,
} from './content.ts';
export { type ProblemSpot, problemWith } from './contentProblem.ts';
export { defaultSetup } from './defaultSetup.ts';
export { CordilleraError, type ErrorCode, type ErrorParams } from './errors.ts';
export {
  type AskStep,
  type AutoStep,
  cloneFlow,
  createFlow,
  emitInto,
  type Flow,
  type Frame,
  type StepContext,
  type Steps,
  viewFlow,
} from './flow.ts';
export type {
  Blocked,
  Decision,
  Game,
  GameEvent,
  GameTypes,
  Piece,
  Preview,
  Result,
  Rules,
  ScoreLine,
  ScoreSheet,
  Seat,
  SetupInput,
  Viewer,
} from './game.ts';
export { newSeed, seedHash, sha256Hex, stateHash } from './hash.ts';
export { truncate } from './inputBounds.ts';
export { JsonSyntaxError, parseJson } from './json.ts';
export {
  createMatch,
  type EventObserver,
  type LogEntry,
  Match,
  type MatchInput,
  type MatchSnapshot,
  type ReplayedChoice,
  restoreMatch,
  type SeatInfo,
  type ViewStep,
} from './match.ts';
export { previewOf } from './preview.ts';
export {
  createFastStreams,
  createRandom,
  createStreams,
  type FastStream,
  pick,
  type Random,
  type Stream,
  type Streams,
  shuffle,
  withStream,
} from './random.ts';
export {
  type LoadContext,
  type LoadProgress,
  loadMatch,
  loadMatchInSteps,
  maxMatchBytes,
  parseSaved,
  type SavedMatch,
  type StoredMatch,
} from './savedMatch.ts';
export type { ProblemWords } from './schemaProblems.ts';
export { sealMatch } from './seal.ts';
export { eventsAfter, type ViewCursor } from './viewCursor.ts';
export { moreProblems } from './words/content.ts';
export {
  addNoBreakSpaces,
  addNoBreakSpacesInAll,
  formatList,
  formatPercent,
  frenchDe,
  type Glossary,
  LANGUAGES,
  type Language,
  type Localized,
  type PluralForms,
  plural,
  type RuleId,
  type RulesOf,
  type Term,
} from './words.ts';
