import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { OutputFile } from '../../judge/replay-files/output-file.ts';
import { findReplayForm, REPLAY_ENDINGS, type ReplayForm } from '../../judge/replay-files/replay-names.ts';
import { UsageError } from '../../judge/usage-error.ts';

/** Opens the files of a match before it is played: nobody waits for a match that cannot be kept. */
export function openOutputs(paths: readonly string[]): OutputFile[] {
  const forms = paths.map(requireForm);
  requireDifferent(paths);
  const opened: OutputFile[] = [];
  try {
    for (const [index, path] of paths.entries()) opened.push(new OutputFile(path, forms[index]!));
  } catch (error) {
    for (const file of opened) file.discard();
    throw error;
  }
  return opened;
}

function requireForm(path: string): ReplayForm {
  const form = findReplayForm(path);
  if (!form)
    throw new UsageError(
      `invalid name of a replay: expected one that ends in ${REPLAY_ENDINGS}, got "${path}"`,
      'for example: match.jsonl',
    );
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(
      `there is no folder "${folder}" for "${path}"`,
      `make it with: mkdir -p ${quoteForShell(folder)}`,
    );
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`"${path}" is a folder`, 'give the name of a file');
  }
  return form;
}

/** However it is written, a file can hold one replay. */
function requireDifferent(paths: readonly string[]): void {
  const realPaths = paths.map((path) => join(realpathSync(dirname(path)), basename(path)));
  const second = realPaths.findIndex((place, index) => realPaths.indexOf(place) < index);
  if (second === -1) return;
  const first = paths[realPaths.indexOf(realPaths[second]!)]!;
  throw new UsageError(`"${first}" and "${paths[second]}" are the same file`, 'give each replay a name of its own');
}
