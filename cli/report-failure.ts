import { CommanderError } from 'commander';
import type { Failure, FailureError } from '../protocol/types/error.ts';
import { makeVisibleJson, makeVisibleLines } from '../protocol/visible-text.ts';
import { ConfigError } from '../engine/core/config-error.ts';
import { GameError } from '../engine/core/game-error.ts';
import { ReplayError } from '../replay/replay-error.ts';
import { PACKAGE_FOLDER } from '../judge/host/package-info.ts';
import { UsageError } from '../judge/usage-error.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { nameCommand } from './command-name.ts';
import { makePaint } from './show/paint.ts';

/** Says what went wrong and returns the exit code. People's mistakes get a sentence and a hint, ours a stack. */
export function reportFailure(error: unknown): number {
  const { kind, message, hint, exitCode } = describeForReader(error);
  if (kind === 'bug') say(`${message}\n${findStack(error)}`);
  // Commander has said it already.
  else if (!(error instanceof CommanderError)) say(hint === null ? message : `${message}\n  ${hint}`);
  return exitCode;
}

/** The same for programs, on standard output: "minions schema error". */
export function printFailure(error: unknown): void {
  const failure: Failure = { error: describeForReader(error) };
  console.log(makeVisibleJson(failure));
}

function describeForReader(error: unknown): FailureError {
  const { message, hint, ...rest } = describeFailure(error);
  return { ...rest, message: nameCommand(message), hint: hint === null ? null : nameCommand(hint) };
}

function describeFailure(error: unknown): FailureError {
  const usage = (message: string, hint: string): FailureError => ({
    kind: 'usage',
    message,
    hint,
    exitCode: EXIT_CODES.badUsage,
  });
  if (error instanceof UsageError || error instanceof ConfigError) return usage(error.message, error.hint);
  if (error instanceof ReplayError)
    return usage(error.message, error.hint ?? 'give a file that "minions play … -o match.jsonl" wrote');
  if (error instanceof CommanderError)
    return usage(error.message.replace(/^error: /, ''), 'add --help for the list of options');
  const message = error instanceof GameError ? error.message : 'a bug in the judge, please report it with what follows';
  return { kind: 'bug', message, hint: null, exitCode: EXIT_CODES.ourBug };
}

/** What a game throws is shown with the lines of its own files, and without ours, which called it. */
function findStack(error: unknown): string {
  if (!(error instanceof GameError)) return (error as Error).stack ?? String(error);
  const isOurs = (line: string): boolean =>
    /^\s+at /.test(line) && (line.includes(`${PACKAGE_FOLDER}/dist/`) || /\b(node:|evalmachine)/.test(line));
  return error.thrown
    .split('\n')
    .filter((line) => !isOurs(line))
    .join('\n');
}

/** Names of files, bots and fields, and what compilers print, are other people's text. */
function say(text: string): void {
  console.error(`${makePaint(process.stderr)('red', 'minions:')} ${makeVisibleLines(text)}`);
}
