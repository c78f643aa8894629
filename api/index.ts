// What programs that build on the judge import: what the commands do, as functions.

// Matches.
export { playMatch, type PlayMatchOptions } from '../judge/match/play-match.ts';
export type { PlayableJob } from '../judge/match/split-functions.ts';
export type { FunctionBot } from '../judge/bot/function-bot.ts';
export { LIMIT_PRESETS, type Limits } from '../judge/bot/limits.ts';
export type { MatchJob } from '../protocol/types/match/job.ts';
export type { MatchResult } from '../protocol/types/match/result.ts';
export type { MatchEnd, MatchStart, MatchWatcher, ReplayRecorder, RoundReport } from '../judge/match/match-watcher.ts';
export type { OnPrepareEvent, PrepareEvent } from '../judge/prepare/prepare-event.ts';
export { loadGame } from '../judge/games/load-game.ts';
export { GameCatalogue } from '../judge/games/game-catalogue.ts';
export type { LoadedGame, OutsideParts } from '../judge/games/loaded-game.ts';
export { UsageError } from '../judge/usage-error.ts';

// Replays.
export { openReplay } from '../judge/games/open-replay.ts';
export { readText } from '../judge/replay-files/read-text.ts';
export { recordReplay } from '../judge/replay-files/record-replay.ts';
export { exportReplay, type ExportKind } from '../judge/export/export-replay.ts';
export { readRecording, type Recording } from '../judge/rerun/read-recording.ts';
export { rerunMatch, type RerunWishes } from '../judge/rerun/rerun-match.ts';
export { askBot, type AskBotOptions } from '../judge/rerun/ask-bot.ts';
export {
  paintReplay,
  writeReplayPage,
  type ReplayPageOptions,
  type ReplayPictureOptions,
} from '../judge/view/paint-replay.ts';
export { verifyReplay, type Verification } from '../replay/verify-replay.ts';

// Bots.
export { checkBots, type BotCheck, type CheckBotsOptions, type CheckEvent } from '../judge/check/check-bots.ts';
export { makeProject, type Project } from '../kits/make-project.ts';
export { requireKit, type StarterKit } from '../kits/starter-kits.ts';

// Many matches.
export {
  locateSeriesReplay,
  playSeries,
  type SeriesEvent,
  type SeriesOptions,
  type SeriesOutcome,
} from '../tournament/series/play-series.ts';
export { locateTournament, type TournamentPaths } from '../tournament/folder/locate-tournament.ts';
export {
  beginTournament,
  type BeginEvent,
  type BeginTournamentOptions,
  type BegunTournament,
  type TournamentFormat,
} from '../tournament/organise/begin-tournament.ts';
export {
  forecastTournament,
  type ForecastOptions,
  type TournamentForecast,
} from '../tournament/organise/forecast-tournament.ts';
export {
  playTournament,
  type PlayTournamentOptions,
  type TournamentEvent,
  type TournamentOutcome,
} from '../tournament/organise/play-tournament.ts';
export { prolongTournament, type TournamentLength } from '../tournament/organise/prolong-tournament.ts';
export {
  changeTournament,
  type ChangeOptions,
  type ChangeOutcome,
  type TournamentChange,
} from '../tournament/organise/change-tournament.ts';
export { readStatus, type TournamentStatus } from '../tournament/organise/read-status.ts';
export {
  reportTournament,
  type ReportTournamentOptions,
  type WrittenReport,
} from '../tournament/organise/report-tournament.ts';
export type { PlayedTable } from '../tournament/ratings/played-table.ts';
export { rateBots, type RatedBot, type RatedField } from '../tournament/ratings/rate-bots.ts';
export type { Rating, Ratings } from '../tournament/ratings/ratings.ts';
export { verifyTournament, type TournamentVerification } from '../tournament/verify/verify-tournament.ts';

// Is it better?
export { compareBots, type ComparedBots, type CompareBotsOptions } from '../tournament/compare/compare-bots.ts';
export {
  playComparison,
  type ComparisonEvent,
  type PlayComparisonOptions,
} from '../tournament/compare/play-comparison.ts';
export { reportComparison } from '../tournament/compare/report-comparison.ts';
export type { Summary as ComparisonSummary } from '../tournament/compare/summarise-comparison.ts';
export { tuneBot, type TuneBotOptions, type TunedBot } from '../tournament/tune/tune-bot.ts';
export { playTuning, type PlayTuningOptions, type TuningEvent } from '../tournament/tune/play-tuning.ts';
export { readTuning, type TuningOutcome } from '../tournament/tune/read-tuning.ts';

// Many machines.
export { runWorker, type WorkerEvent, type WorkerOptions } from '../tournament/queue/worker/run-worker.ts';
export { readQueueStatus, type QueueStatus } from '../tournament/queue/read-queue-status.ts';
export { parseQueueAddress, type QueueAddress } from '../tournament/queue/queue-address.ts';

// Contests.
export { newContest } from '../contest/folder/new-contest.ts';
export { serveContest, type ServeContestOptions, type ServedContest } from '../contest/serve-contest.ts';
export { serveLab, type LabOptions, type ServedLab } from '../contest/lab/serve-lab.ts';
export type { LabEvent } from '../contest/lab/lab-event.ts';
export { addRoundToContest, changeContestRound, listContestRounds } from '../contest/rounds/manage-rounds.ts';
export type { RoundChangeKind } from '../contest/rounds/round-changes.ts';
export type { NewRound } from '../protocol/types/contest/new-round.ts';
export type { RoundChange } from '../protocol/types/contest/round-change.ts';
export type { ContestRound, RoundEntry, RoundEvent } from '../protocol/types/contest/round.ts';
export type { ContestRounds } from '../protocol/types/contest/rounds.ts';
export { listMarks, makeMarksCsv } from '../contest/marks/manage-marks.ts';
export type { ContestMark, ContestMarks } from '../protocol/types/contest/marks.ts';
export { switchContest } from '../contest/switch-contest.ts';
export type { ContestSwitch } from '../protocol/types/contest/switch.ts';
export type { ContestSwitches } from '../protocol/types/contest/switches.ts';
export { announceInContest } from '../contest/announce.ts';
export {
  addPersonToContest,
  importPeopleToContest,
  issueSheet,
  renewLink,
  revokeAccess,
} from '../contest/manage-people.ts';
export type { SheetPerson } from '../contest/sheet-person.ts';
export type { ContestSettings } from '../protocol/types/contest/settings.ts';
export type { NewPerson } from '../protocol/types/contest/new-person.ts';
export type { ImportedPeople } from '../protocol/types/contest/imported.ts';
export type { ContestPerson } from '../protocol/types/contest/person.ts';
export { eraseFromContest } from '../contest/erase/erase-from-contest.ts';
export type { ErasedPerson } from '../contest/erase/erased-person.ts';
export { runGate, type GateOptions, type GateStage } from '../contest/gate/run-gate.ts';
export type { GateReport, GateStep } from '../protocol/types/contest/gate-report.ts';
export type { GateTerms } from '../protocol/types/contest/gate-terms.ts';
export { signInToContest } from '../contest/client/login.ts';
export { askContest, type ContestAddress } from '../contest/client/contest-client.ts';
export { submitBot, type SubmitEvent, type SubmitOptions, type Submitted } from '../contest/client/submit-bot.ts';
export type { ContestVersion } from '../protocol/types/contest/version.ts';
export type { Leaderboard } from '../protocol/types/contest/leaderboard.ts';
