import { Option } from 'commander';
import { makeVisibleJson } from '../../protocol/visible-text.ts';
import type { ContestInfo } from '../../protocol/types/contest/info.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import { askContest } from '../../contest/client/contest-client.ts';
import { findLogin } from '../../contest/client/login.ts';
import { runGate } from '../../contest/gate/run-gate.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { makeClockOption } from '../options/clock-option.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { makeGateSummary } from '../show/make-gate-summary.ts';
import { makePaint } from '../show/paint.ts';
import { stopOnSignals } from '../signals.ts';

interface GateCommandOptions {
  readonly game?: string;
  readonly profile?: 'published';
  readonly oneFile?: true;
  readonly output?: string;
  readonly sandbox: SandboxChoice;
  readonly clock: ClockChoice;
  readonly json?: true;
}

export function defineGate(command: JudgeCommand): void {
  command
    .argument('<bot>', 'the bot')
    .option('--game <game>', 'what is played; else that of the contest you are signed in to, with its terms')
    .addOption(
      new Option('--profile <name>', 'restrictions beside those of the contest: "published" for C++').choices([
        'published',
      ]),
    )
    .option('--one-file', 'the same for one source file that starts no processes, in any language')
    .option('-o, --output <file>', 'keep the replay of the match: match.jsonl.gz')
    .option('--json', 'print JSON: "minions schema contest/gate-report"')
    .addOption(makeSandboxOption())
    .addOption(makeClockOption())
    .action(passGate);
}

async function passGate(source: string, options: GateCommandOptions): Promise<CommandEnd> {
  const { output, sandbox, clock, json } = options;
  const terms = await chooseTerms(options);
  const loaded = await openCatalogue().load(terms.game);
  const signal = stopOnSignals();
  const onStage = (stage: string): void => void (json || console.error(`minions: ${stage} …`));
  const report = await runGate({ source, game: loaded, terms, sandbox, clock, replay: output, onStage, signal });
  console.log(json ? makeVisibleJson(report) : makeGateSummary(report, makePaint(process.stdout)));
  return report.passed ? undefined : EXIT_CODES.failed;
}

async function chooseTerms({ game, profile, oneFile }: GateCommandOptions): Promise<GateTerms> {
  const more = { ...(profile && { profile }), ...(oneFile && { oneFile }) };
  return game === undefined ? { ...(await findTerms()), ...more } : { game, config: {}, limits: 'contest', ...more };
}

async function findTerms(): Promise<GateTerms> {
  const login = findLogin();
  if (!login)
    throw new UsageError(
      'no game given',
      'name it with --game, or sign in to a contest: minions login <personal link>',
    );
  const { terms } = await askContest<ContestInfo>({ url: login.url }, '/api/contest');
  return terms as unknown as GateTerms;
}
