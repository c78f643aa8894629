import { makeVisibleLines } from '../../protocol/visible-text.ts';
import { describeFailedCheck } from '../../tournament/folder/check-entrants.ts';
import type { EntryEvent } from '../../tournament/organise/enter-and-check.ts';
import { StatusLine } from './status-line.ts';

/** Shows on standard error what people should know of bots that enter: how far it is, what is not protected, who fails. */
export function showEntryEvents(status = new StatusLine(process.stderr, STATUS)): (event: EntryEvent) => void {
  return (event) => {
    if (event.kind === 'entering') showProgress(event, status);
    if (event.kind === 'warning') status.write(`minions: ${event.text}\n`);
    if (event.kind === 'same-files') status.write(`minions: ${describeSame(event.names)}\n`);
    if (event.kind === 'check-failed') status.write(`minions: ${makeVisibleLines(describeFailedCheck(event))}\n`);
  };
}

const STATUS = { lineEveryMs: 10_000, prefix: 'minions: ' } as const;

function showProgress({ step, done, of }: EntryEvent & { kind: 'entering' }, status: StatusLine): void {
  if (done === of) status.clear();
  else status.update(() => `${done} of ${of} bots ${step}`);
}

function describeSame(names: readonly string[]): string {
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${all} are made of the same files. They play as different bots; look whether one of them is a copy`;
}
