import type { Command } from 'commander';
import type { Player } from '../../engine/core/players.ts';
import type { AskReport } from '../../protocol/types/rerun/ask.ts';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { startProcessBot } from '../../judge/bot/process/process-bot.ts';
import { Host } from '../../judge/host/host.ts';
import { prepareBot } from '../../judge/prepare/prepare-bot.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { Workshop } from '../../judge/prepare/workshop.ts';
import { askBot } from '../../judge/rerun/ask-bot.ts';
import { readRecording, type Recording } from '../../judge/rerun/read-recording.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { addRecordedLimitOptions, parseRecordedLimits, type RecordedLimitOptions } from '../options/limit-options.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openReplay } from '../options/open-replay.ts';
import { parseSeats } from '../options/parse-seats.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { makeAskSummary } from '../show/make-ask-summary.ts';
import { watchBuilds } from '../show/watch-builds.ts';

interface AskOptions extends RecordedLimitOptions, GameOption {
  readonly round?: string;
  readonly all?: true;
  readonly sandbox: SandboxChoice;
  readonly json?: true;
  readonly verbose?: true;
}

export function defineAsk(command: Command): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .argument('<seat>', 'whose states, and the bot to ask, as in 0=./mine')
    .option('--round <round>', 'only this round; the bot hears of those before it, without limits')
    .option('--all', 'list every round that differs')
    .addOption(makeSandboxOption())
    .option(...GAME_OPTION)
    .option('--json', 'print JSON: "minions schema rerun/ask"')
    .option('-v, --verbose', 'show how the bot is built and started')
    .action(ask);
  addRecordedLimitOptions(command);
}

async function ask(path: string, word: string, options: AskOptions): Promise<void> {
  const [[player, source]] = [...parseSeats([word])] as [[Player, string]];
  const recording = await readRecording(await openReplay(path, openCatalogue(), options.game));
  const only = options.round === undefined ? undefined : parseRound(recording, options.round);
  const report = await askOnce(recording, player, source, only, options);
  console.log(options.json ? makeVisibleJson(report) : makeAskSummary(report, only, options.all ?? false).trimEnd());
}

function parseRound({ firstRound, rounds }: Recording, round: string): number {
  if (rounds.length === 0) throw new UsageError('no round of this match is recorded', 'give another replay');
  return parseWholeNumber('--round', round, firstRound, firstRound + rounds.length - 1);
}

async function askOnce(
  recording: Recording,
  player: Player,
  source: string,
  only: number | undefined,
  options: AskOptions,
): Promise<AskReport> {
  const workshop = new Workshop();
  const sandbox = await workshop.chooseSandbox(options.sandbox);
  if (sandbox.warning !== undefined && !options.json) console.error(`minions: ${makeVisible(sandbox.warning)}`);
  const watcher = watchBuilds({ verbose: options.verbose, isQuiet: options.json ?? false });
  const { header, game } = recording;
  const bot = await prepareBot(source, { game, workshop, sandbox, watcher });
  const limits = parseRecordedLimits(options, header.limits);
  // The very states that were sent, the names too, where it is the same bot.
  const name = header.bots?.[player].digest === bot.digest ? header.names[player] : bot.name;
  const host = new Host();
  try {
    const start = startProcessBot(bot.command);
    const { rounds, lastWords } = await askBot(recording, { player, name, start, limits, only, host });
    const different = rounds.filter(({ isSame }) => !isSame);
    return {
      player,
      name,
      bot: { source, digest: bot.digest },
      differs: different.length,
      first: different[0]?.round ?? null,
      rounds,
      stderr: lastWords,
    };
  } finally {
    host.end();
  }
}
