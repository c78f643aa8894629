// What programs that build on the judge import.
export { playMatch, type PlayMatchOptions } from './match/play-match.ts';
export type { MatchJob } from '../protocol/types/match/job.ts';
export type { MatchResult } from '../protocol/types/match/result.ts';
export type { MatchReport, MatchStart, MatchWatcher, ReplayRecorder, RoundReport } from './match/match-watcher.ts';
export { readText } from './replay-files/read-text.ts';
export { recordReplay } from './replay-files/record-replay.ts';
export { UsageError } from './usage-error.ts';
