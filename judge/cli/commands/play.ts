import { Command, Option } from 'commander';
import { RULE_SETS } from '../../../engine/core/game.ts';
import { runMatch } from '../../match/run-match.ts';
import { replayWriter } from '../../replay/replay-writers.ts';
import { makeLog, LOG_LEVELS } from '../make-log.ts';
import { makeSummary, makeSummaryJson } from '../make-summary.ts';
import { openOutputs } from '../open-outputs.ts';
import { planMatch, type PlayOptions } from '../plan-match.ts';
import { progressLine } from '../progress-line.ts';

export function playCommand(): Command {
  return new Command('play')
    .description('play a match between four bots')
    .argument('<game>', 'crematoria, …: "minions games" lists them')
    .argument('<bots...>', 'four bots: a program, a source file, a folder with bot.json, a sample bot, "a command"')
    .option('-s, --seed <number>', 'seed of the match; drawn when not given')
    .option('-i, --input <file>', 'configuration, a .cnf file of the published game')
    .option(
      '-o, --output <file>',
      'replay: .jsonl (with .gz: compressed), or .res for the published form; may be repeated',
      collect,
    )
    .addOption(new Option('--rules <set>', 'rule set').choices(RULE_SETS).default('text'))
    .option('--time <ms>', 'time for an answer, in milliseconds')
    .option('--start-time <ms>', 'time for the first answer, the start of the program included')
    .option('--no-limits', 'no time limits')
    .option('--json', 'print the result as JSON')
    .option('-q, --quiet', 'print nothing but errors')
    .option('--log <file>', 'write a log')
    .addOption(new Option('--log-level <level>', 'how much to log').choices(LOG_LEVELS).default('info'))
    .action(play);
}

function collect(value: string, values: string[] = []): string[] {
  return [...values, value];
}

async function play(game: string, bots: string[], options: PlayOptions): Promise<void> {
  const plan = await planMatch(game, bots, options);
  const outputs = openOutputs(options.output ?? []);
  const log = makeLog(options).child({ game, seed: plan.seed });
  const showProgress = process.stderr.isTTY && !options.quiet && !options.json;
  try {
    const watchers = [...outputs.map(replayWriter), ...(showProgress ? [progressLine(process.stderr)] : [])];
    const report = await runMatch(plan, watchers, log);
    for (const output of outputs) output.commit();
    if (options.json) console.log(JSON.stringify(makeSummaryJson(plan, report, options.output ?? [])));
    else if (!options.quiet) process.stdout.write(makeSummary(plan, report, options.output ?? []));
  } finally {
    for (const output of outputs) output.discard();
  }
}
