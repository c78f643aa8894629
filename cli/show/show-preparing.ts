import { basename } from 'node:path';
import { makeVisible, makeVisibleLines } from '../../protocol/visible-text.ts';
import type { OnPrepareEvent, PrepareEvent } from '../../judge/prepare/prepare-event.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { nameCommand } from '../command-name.ts';

interface Verbosity {
  readonly verbose?: true | undefined;
  /** Whether nothing is printed at all. */
  readonly isQuiet: boolean;
}

/**
 * Tells people on standard error what they should know of a bot, and what is built. A build takes seconds, so it is always
 * announced; with `--verbose` the commands are shown whole, and so is what the compiler has to say.
 */
export function showPreparing({ verbose, isQuiet }: Verbosity): OnPrepareEvent {
  // A build may take several attempts.
  const announced = new Set<string>();
  return (event) => {
    if (event.kind === 'warning') return void (isQuiet || say(event.text));
    if (verbose) return showAll(event);
    if (isQuiet) return;
    if (event.kind === 'noted') say(event.note);
    if (event.kind !== 'building' || announced.has(event.bot)) return;
    announced.add(event.bot);
    say(`building ${event.bot} with ${basename(event.command[0]!)}…`);
  };
}

function showAll(event: Exclude<PrepareEvent, { kind: 'warning' }>): void {
  if (event.kind === 'building') say(`building ${event.bot}: ${describeCommand(event)}`);
  if (event.kind === 'cached') say(`${event.bot} was built before: ${describeCommand(event)}`);
  if (event.kind === 'noted') say(event.note);
  if (event.kind === 'ready') say(`starting ${event.bot}: ${describeCommand(event)}`);
  if ('warnings' in event && event.warnings !== '') console.error(makeVisibleLines(event.warnings));
}

const describeCommand = ({ command }: { readonly command: readonly string[] }): string =>
  command.map(quoteForShell).join(' ');

const say = (line: string): void => console.error(`minions: ${nameCommand(makeVisible(line))}`);
