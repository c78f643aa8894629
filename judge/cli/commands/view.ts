import type { Command } from 'commander';
import { makeVisibleJson } from '../../../protocol/visible-text.ts';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { findReplayForm } from '../../replay-files/replay-names.ts';
import { requireFile } from '../options/require-file.ts';
import { serveLive } from '../../view/live-server.ts';
import { makeTemporaryPage, showAddress } from '../../view/show-replay.ts';
import { writePage } from '../../view/viewer-page.ts';

interface ViewOptions {
  readonly html?: string;
  readonly open: boolean;
  readonly live?: true;
  readonly json?: true;
}

export function defineView(command: Command): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file, or a .res file of the published games')
    .option('--html <file>', 'write one page with the match in it, to share, and open nothing')
    .option('--no-open', 'print the address and open nothing')
    .option('--live', 'follow a match that is being played, by the name its replay will have')
    .option('--json', 'print JSON')
    .action(view);
}

async function view(path: string, options: ViewOptions): Promise<void> {
  if (options.live) return viewLive(path, options);
  requireFile(path);
  if (options.html === undefined) return show(await makeTemporaryPage(path), options);
  await writePage(path, options.html);
  console.log(
    options.json ? makeVisibleJson({ html: options.html }) : `Wrote ${options.html}: open it in any browser.`,
  );
}

async function show(address: string, { open, json }: ViewOptions): Promise<void> {
  const sentence = await showAddress(address, open);
  console.log(json ? makeVisibleJson({ address }) : sentence);
}

async function viewLive(path: string, options: ViewOptions): Promise<void> {
  if (options.html !== undefined)
    throw new UsageError('--html and --live do not go together', 'write the page after the match');
  if (findReplayForm(path)?.form !== 'lines') {
    throw new UsageError(`"${path}" cannot be followed`, 'give the .jsonl that "minions play … -o" is writing');
  }
  if (!statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`there is no folder "${dirname(path)}"`, 'check the name and the folder you are in');
  }
  const { address, done } = await serveLive(path);
  await show(address, options);
  await done;
}
