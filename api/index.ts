// What programs that build on the judge import.
export { GameCatalogue } from '../judge/games/game-catalogue.ts';
export type { LoadedGame, OutsideParts } from '../judge/games/loaded-game.ts';
export { playMatch, type PlayMatchOptions } from '../judge/match/play-match.ts';
export type { MatchJob } from '../protocol/types/match/job.ts';
export type { MatchResult } from '../protocol/types/match/result.ts';
export type { MatchEnd, MatchStart, MatchWatcher, ReplayRecorder, RoundReport } from '../judge/match/match-watcher.ts';
export { readText } from '../judge/replay-files/read-text.ts';
export { recordReplay } from '../judge/replay-files/record-replay.ts';
export { UsageError } from '../judge/usage-error.ts';
