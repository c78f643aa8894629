import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newPage } from '../../viewer/browser.ts';
import { makeFiles, makeTournament } from '../made-tournament.ts';

/** As many bots as a tournament may have. */
export const LARGEST = 400;

/** The pages of the largest tournament that are not about one bot, by path, and a folder with them. */
export function writeLargeReport(matches: number): { readonly folder: string; readonly pages: Map<string, string> } {
  const folder = mkdtempSync(join(tmpdir(), 'minions-large-report-'));
  const files = makeFiles(makeTournament(LARGEST, matches, { houseBots: [] }));
  const pages = new Map([...files].filter(([path]) => !path.includes('/') && path.endsWith('.html')));
  for (const [path, text] of pages) writeFileSync(join(folder, path), text);
  return { folder, pages };
}

/** Opens a page in a new tab, and gives how long that took, how many rows its first table has, and what went wrong. */
export async function loadPage(
  folder: string,
  path: string,
): Promise<{ readonly ms: number; readonly rows: number; readonly errors: readonly string[] }> {
  const { page, errors } = await newPage();
  const began = performance.now();
  await page.goto(pathToFileURL(join(folder, path)).href, { waitUntil: 'load' });
  const ms = Math.round(performance.now() - began);
  const rows = await page.locator('table').first().locator('tbody tr:not(.tier)').count();
  await page.close();
  return { ms, rows, errors };
}
