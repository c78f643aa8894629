import { setTimeout } from 'node:timers/promises';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import type { ContestLogs, LoggedMatch } from '../../protocol/types/contest/logs.ts';
import { askContest } from '../../contest/client/contest-client.ts';
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
    .option('--follow', 'go on with every match that it plays')
    .option('--json', 'print JSON, a line for each match')
    .action(showLogs);
}

async function showLogs(bot: string, { follow, count, json }: LogsCommandOptions): Promise<CommandEnd> {
  const address = requireLogin();
  const number = parseWholeNumber('--count', count, 1, 50);
  const show = (match: LoggedMatch): void => console.log(json ? makeVisibleJson(match) : describeMatch(match));
  const read = async (after: number): Promise<number> => {
    const wanted = after === 0 ? number : 50;
    const path = `/api/bots/${encodeURIComponent(bot)}/logs?count=${wanted}&after=${after}`;
    const { matches } = await askContest<ContestLogs>(address, path);
    for (const match of matches.toReversed()) show(match);
    return Math.max(after, ...matches.map(({ match }) => match));
  };
  let after = await read(0);
  if (!follow) return undefined;
  const signal = stopOnSignals();
  while (!signal.aborted) {
    await setTimeout(POLL_MS, undefined, { signal }).catch(() => {});
    if (!signal.aborted) after = await read(after);
  }
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
