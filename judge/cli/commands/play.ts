import { Command, Option } from 'commander';
import { RULE_SETS } from '../../../engine/core/game.ts';
import { SANDBOXES } from '../../prepare/protect/choose-sandbox.ts';
import type { MatchReport } from '../../match/report.ts';
import { runMatch, type MatchPlan } from '../../match/run-match.ts';
import { TURN_MODES } from '../../match/turns.ts';
import { replayWriter } from '../../replay-files/replay-writers.ts';
import { buildReporter } from '../build-reporter.ts';
import { addLimitOptions } from '../limit-options.ts';
import { LOG_LEVELS, makeLog } from '../make-log.ts';
import { makeSummary, makeSummaryJson } from '../make-summary.ts';
import { openOutputs } from '../open-outputs.ts';
import { planMatch, type PlayOptions } from '../plan-match.ts';
import { progressLine } from '../progress-line.ts';
import { exitCodeOf, stopSignal } from '../signals.ts';
import { makeTemporaryPage, replayToWatch, showAddress } from '../../view/show-replay.ts';

export function playCommand(): Command {
  const command = new Command('play')
    .description('play a match between four bots')
    .argument('<game>', 'crematoria, …: "minions games" lists them')
    .argument('<bots...>', 'four bots: a program, a source file, a folder with bot.json, a sample bot, "a command"')
    .option('-s, --seed <number>', 'seed of the match; drawn when not given')
    .option('-i, --input <file>', 'configuration, a .cnf file of the published game')
    .option(
      '-o, --output <file>',
      'replay: .jsonl (with .gz: compressed), or .res for the published form; may be repeated',
      (value: string, values: string[] = []) => [...values, value],
    )
    .addOption(new Option('--rules <set>', 'rule set').choices(RULE_SETS).default('text'))
    .addOption(new Option('--turns <mode>', 'who thinks when').choices(TURN_MODES).default('parallel'))
    .option('--freeze', 'stop the bots between rounds')
    .addOption(new Option('--sandbox <kind>', 'where bots run').choices(SANDBOXES).default('auto'))
    .option('--writable', 'let bots write in their own folder inside the sandbox')
    .option('--view', 'watch the match in the browser when it is over')
    .option('--json', 'print the result as JSON')
    .option('-q, --quiet', 'print nothing but errors')
    .option('-v, --verbose', 'show how bots are built and started')
    .option('--log <file>', 'write a log')
    .addOption(new Option('--log-level <level>', 'how much to log').choices(LOG_LEVELS).default('info'));
  return addLimitOptions(command).action(play);
}

async function play(game: string, bots: string[], options: PlayOptions): Promise<void> {
  const isTalkative = !options.quiet && !options.json;
  const warn = (warning: string) => void (isTalkative && console.error(`minions: ${warning}`));
  const plan = await planMatch(game, bots, options, warn, buildReporter({ verbose: options.verbose, isTalkative }));
  const watched = options.view ? replayToWatch(options.output) : undefined;
  const outputs = openOutputs([...new Set([...(options.output ?? []), ...(watched === undefined ? [] : [watched])])]);
  const log = makeLog(options).child({ game, seed: plan.seed });
  try {
    const progress = process.stderr.isTTY && isTalkative ? [progressLine(process.stderr)] : [];
    const report = await runMatch({ ...plan, stop: stopSignal() }, [...outputs.map(replayWriter), ...progress], log);
    for (const output of outputs) output.commit();
    show(plan, report, options);
    if (watched !== undefined) console.error(await showAddress(makeTemporaryPage(watched), true));
    if (report.interrupted !== undefined) process.exitCode = exitCodeOf(report.interrupted as 'SIGINT');
  } finally {
    for (const output of outputs) output.discard();
  }
}

function show(plan: MatchPlan, report: MatchReport, { json, quiet, output = [] }: PlayOptions): void {
  if (json) console.log(JSON.stringify(makeSummaryJson(plan, report, output)));
  else if (!quiet) process.stdout.write(makeSummary(plan, report, output));
}
