import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from './open-browser.ts';
import { pageWith, readViewable } from './viewer-page.ts';

/** Writes a page with the replay into a temporary folder, where it stays for the browser, and returns its address. */
export function makeTemporaryPage(path: string): string {
  const page = pageWith(readViewable(path));
  const file = join(mkdtempSync(join(tmpdir(), 'minions-view-')), `${basename(path)}.html`);
  writeFileSync(file, page);
  return pathToFileURL(file).href;
}

/** The replay in JSON lines that is kept anyway, or else one in a temporary folder. */
export function replayToWatch(outputs: readonly string[] = []): string {
  const kept = outputs.find((path) => /\.jsonl(\.gz)?$/.test(path));
  return kept ?? join(mkdtempSync(join(tmpdir(), 'minions-view-')), 'match.jsonl.gz');
}

/** Opens the browser on an address and returns what to tell people. */
export async function showAddress(address: string, open: boolean): Promise<string> {
  if (!open) return address;
  if (await openBrowser(address)) return `Opened ${address}`;
  return `No browser was found to open. Open this yourself: ${address}`;
}
