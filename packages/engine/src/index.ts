// What the package offers. README.md describes it in groups; a test compares the two.

export { type Beat, timeToTell } from './beats.ts';
export { canonicalJson, isSameJson } from './canonical.ts';
export { maySee, play, viewersOf } from './choices.ts';
export {
  describeProblem,
  LARGEST_PACK,
  loadHousePack,
  loadPack,
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
export { shorten } from './inputBounds.ts';
export { NotJson, parseJson } from './json.ts';
export {
  createMatch,
  type LogEntry,
  Match,
  type MatchInput,
  type MatchSnapshot,
  type ReplayedChoice,
  restoreMatch,
  type SeatInfo,
  type ViewStep,
  type Watch,
} from './match.ts';
export { previewOf } from './preview.ts';
export {
  createRandom,
  createStreams,
  drawStreams,
  type FastStream,
  pick,
  type Random,
  type Stream,
  type Streams,
  shuffle,
  withStream,
} from './random.ts';
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
export type { ProblemWords } from './schemaProblems.ts';
export { sealMatch } from './seal.ts';
export { eventsAfter, type ViewCursor } from './viewCursor.ts';
export { moreProblems } from './words/content.ts';
export {
  de,
  type Glossary,
  LANGUAGES,
  type Language,
  type Localized,
  list,
  type PluralForms,
  percent,
  plural,
  type RuleId,
  type RulesOf,
  type Term,
  typeset,
  typesetAll,
} from './words.ts';
