import { makeVisible, makeVisibleJson, makeVisibleLines } from '../../protocol/visible-text.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { requireLogin } from '../../contest/client/login.ts';
import { submitBot, type SubmitEvent } from '../../contest/client/submit-bot.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { makeGateSummary } from '../show/make-gate-summary.ts';
import { makePaint } from '../show/paint.ts';

interface SubmitCommandOptions {
  readonly name?: string;
  readonly json?: true;
}

export function defineSubmit(command: JudgeCommand): void {
  command
    .argument('<bot>', 'the bot')
    .option('--name <name>', 'its name in the contest; made from that of its file or folder')
    .option('--json', 'print JSON: the version with its report')
    .action(submit);
}

async function submit(source: string, { name, json }: SubmitCommandOptions): Promise<CommandEnd> {
  const onEvent = (event: SubmitEvent): void => void (json || console.log(makeVisibleLines(describeEvent(event))));
  const { version, report } = await submitBot(requireLogin(), { source, name, onEvent });
  if (json) console.log(makeVisibleJson({ version, report }));
  else if (report) console.log(makeGateSummary(report, makePaint(process.stdout)));
  return version.state === 'rejected' ? EXIT_CODES.failed : undefined;
}

function describeEvent(event: SubmitEvent): string {
  if (event.kind === 'packed') {
    const { packed, bot } = event;
    const files = packed.files.map((file) => `  ${makeVisible(file)}`).join('\n');
    return `sending ${packed.content.length} bytes as ${bot}:\n${files}`;
  }
  const { version } = event;
  if (event.kind === 'state') return describeState(version);
  const { number, receivedAt, isKnown = false } = version;
  if (isKnown) return `these files are version ${number} already: ${version.state}`;
  return `received as version ${number}, last byte at ${receivedAt}\n${describeState(version)}`;
}

function describeState({ state, queue }: ContestVersion): string {
  return queue ? `${state}: ${queue.before} before it, done in about ${queue.seconds} s` : state;
}
