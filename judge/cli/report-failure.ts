import { makeVisibleLines } from '../../protocol/visible-text.ts';
import { ConfigError } from '../../engine/core/config-error.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import { UsageError } from '../usage-error.ts';
import { EXIT_CODES } from './exit-codes.ts';

/** Says what went wrong and returns the exit code. People's mistakes get a sentence and a hint, ours a stack. */
export function reportFailure(error: unknown): number {
  if (error instanceof UsageError || error instanceof ConfigError) {
    say(`${error.message}\n  ${error.hint}`);
    return EXIT_CODES.badUsage;
  }
  if (error instanceof ReplayError) {
    say(`${error.message}\n  give a file that "minions play … -o match.jsonl" wrote`);
    return EXIT_CODES.badUsage;
  }
  say(`a bug in the judge, please report it with what follows\n${(error as Error).stack ?? error}`);
  return EXIT_CODES.ourBug;
}

/** Names of files, bots and fields, and what compilers print, are other people's text. */
function say(text: string): void {
  console.error(`minions: ${makeVisibleLines(text)}`);
}
