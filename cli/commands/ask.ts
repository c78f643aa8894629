import type { Player } from '../../engine/core/players.ts';
import { makeVisibleJson } from '../../protocol/visible-text.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { askBot } from '../../judge/rerun/ask-bot.ts';
import { readRecording, type Recording } from '../../judge/rerun/read-recording.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import {
  addRecordedLimitOptions,
  changeLimits,
  parseLimitChanges,
  type LimitChanges,
  type RecordedLimitOptions,
} from '../options/limit-options.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openReplay } from '../../judge/games/open-replay.ts';
import { parseSeats } from '../options/parse-seats.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { makeAskSummary } from '../show/make-ask-summary.ts';
import { showPreparing } from '../show/show-preparing.ts';

interface AskCommandOptions extends RecordedLimitOptions, GameOption {
  readonly round?: string;
  readonly all?: true;
  readonly sandbox: SandboxChoice;
  readonly json?: true;
  readonly verbose?: true;
}

interface AskRequest {
  readonly path: string;
  readonly game: string | undefined;
  readonly player: Player;
  readonly source: string;
  /** Which rounds there are, the recording knows. */
  readonly round: string | undefined;
  readonly limits: LimitChanges;
  readonly sandbox: SandboxChoice;
  readonly listsAll: boolean;
  readonly isJson: boolean;
  readonly verbose: true | undefined;
}

export function defineAsk(command: JudgeCommand): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .argument('<seat>', 'whose states, and the bot to ask, as in 0=./mine')
    .option('--round <round>', 'only this round; the bot is sent the earlier rounds first, without limits')
    .option('--all', 'list every round that differs')
    .addOption(makeSandboxOption())
    .option(...GAME_OPTION)
    .option('--json', 'print JSON: "minions schema rerun/ask"')
    .option('-v, --verbose', 'show how the bot is built and started')
    .action((path: string, seat: string, options: AskCommandOptions) => ask(parseAsk(path, seat, options)));
  addRecordedLimitOptions(command);
}

export function parseAsk(path: string, seat: string, options: AskCommandOptions): AskRequest {
  const { game, round, sandbox, verbose, all = false, json = false } = options;
  const [[player, source]] = [...parseSeats([seat])] as [[Player, string]];
  const limits = parseLimitChanges(options);
  return { path, game, player, source, round, limits, sandbox, listsAll: all, isJson: json, verbose };
}

async function ask(request: AskRequest): Promise<void> {
  const { path, game, player, source, sandbox, listsAll, isJson, verbose } = request;
  const recording = await readRecording(await openReplay(path, openCatalogue(), game));
  const round = request.round === undefined ? undefined : parseRound(recording, request.round);
  const limits = changeLimits(recording.header.limits, request.limits);
  const onEvent = showPreparing({ verbose, isQuiet: isJson });
  const report = await askBot(recording, { player, source, round, limits, sandbox, onEvent });
  console.log(isJson ? makeVisibleJson(report) : makeAskSummary(report, round, listsAll).trimEnd());
}

function parseRound({ firstRound, rounds }: Recording, round: string): number {
  if (rounds.length === 0) throw new UsageError('no round of this match is recorded', 'give another replay');
  return parseWholeNumber('--round', round, firstRound, firstRound + rounds.length - 1);
}
