import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findReplayForm } from '../replay-files/replay-names.ts';
import { openBrowser } from './open-browser.ts';
import { writePage, type PageContent } from './viewer-page.ts';

/** Writes a page with replays into a temporary folder, where it stays for the browser, and returns its address. */
export async function makeTemporaryPage(content: PageContent): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'minions-view-')), `${basename(content.replays[0]!)}.html`);
  await writePage(content, file);
  return pathToFileURL(file).href;
}

/**
 * Opens the browser on an address that nobody else may know. Everybody on this machine can read the arguments of a program,
 * so the browser gets a file that only its owner can read, and goes on from there.
 */
export async function showSecretAddress(address: string, folder: string, open: boolean): Promise<string> {
  if (!open) return address;
  const file = join(folder, 'open.html');
  writeFileSync(file, `<!doctype html><meta http-equiv="refresh" content="0; url=${address}">`, { mode: 0o600 });
  if (await openBrowser(pathToFileURL(file).href)) return `Opened ${address}`;
  return `No browser was found to open. Open this yourself: ${address}`;
}

/** The replay in JSON lines that is kept anyway, or else one in a temporary folder. */
export function chooseReplayToWatch(outputs: readonly string[] = []): string {
  const kept = outputs.find((path) => findReplayForm(path)?.form === 'lines');
  return kept ?? join(mkdtempSync(join(tmpdir(), 'minions-view-')), 'match.jsonl.gz');
}

/** Opens the browser on an address and returns what to print for people. */
export async function showAddress(address: string, open: boolean): Promise<string> {
  if (!open) return address;
  if (await openBrowser(address)) return `Opened ${address}`;
  return `No browser was found to open. Open this yourself: ${address}`;
}
