import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import type { LoggedMatch } from '../../protocol/types/contest/logs.ts';
import { followLogs, readLogs } from '../../contest/client/follow-logs.ts';
import { requireLogin } from '../../contest/client/login.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { findStop, stopOnSignals } from '../signals.ts';

interface LogsCommandOptions {
  readonly follow?: true;
  readonly count: string;
  readonly json?: true;
}

const POLL_MS = 2000;

export function defineLogs(command: JudgeCommand): void {
  command
    .argument('<bot>', 'the name of a bot of yours')
    .option('-n, --count <number>', 'of how many matches', '5')
    .option('--follow', 'then print every further match when it ends')
    .option('--json', 'print JSON, a line for each match')
    .action(showLogs);
}

async function showLogs(bot: string, { follow, count, json }: LogsCommandOptions): Promise<CommandEnd> {
  const address = requireLogin();
  const number = parseWholeNumber('--count', count, 1, 50);
  const show = (match: LoggedMatch): void => console.log(json ? makeVisibleJson(match) : describeMatch(match));
  if (!follow) {
    for (const match of await readLogs(address, bot, { count: number, after: 0 })) show(match);
    return undefined;
  }
  const signal = stopOnSignals();
  for await (const match of followLogs(address, bot, { count: number, pollMs: POLL_MS, signal })) show(match);
  return findStop(signal);
}

function describeMatch({ match, playedAt, version, place, score, verdict, stderr }: LoggedMatch): string {
  const head = `match ${match}, ${playedAt}, version ${version}: place ${place}, score ${score}`;
  const lines = stderr.flatMap(({ round, text }) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => `  round ${round}: ${makeVisible(line)}`),
  );
  return [`${head}${verdict === null ? '' : `, ${makeVisible(verdict)}`}`, ...lines].join('\n');
}
