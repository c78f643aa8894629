import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeVisibleJson } from '../../protocol/visible-text.ts';
import { openReplay } from '../../judge/games/open-replay.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import type { ReplayFile } from '../../judge/replay-files/open-replay-file.ts';
import { readRecording, type Recording } from '../../judge/rerun/read-recording.ts';
import { PageQuestions } from '../../judge/view/page-questions.ts';
import { servePage } from '../../judge/view/serve-page.ts';
import { showSecretAddress } from '../../judge/view/show-replay.ts';
import { writePage, type PageContent } from '../../judge/view/viewer-page.ts';
import { nameRecordedBots } from '../../tournament/folder/name-recorded-bots.ts';
import type { CommandEnd } from '../judge-command.ts';
import type { GameOption } from '../options/game-option.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { findStop, stopOnSignals } from '../signals.ts';

interface ServeOptions extends GameOption {
  readonly open: boolean;
  readonly json?: true;
}

type Served = PageContent & { readonly bots: readonly string[] };

/** Serves a page that may ask bots, until Ctrl-C. `replays`: the files that people named, in the order of the page. */
export async function viewWithBots(
  content: Served,
  replays: readonly string[],
  { open, json, game }: ServeOptions,
): Promise<CommandEnd> {
  const signal = stopOnSignals();
  const folder = mkdtempSync(join(tmpdir(), 'minions-view-'));
  const page = join(folder, 'page.html');
  const catalogue = openCatalogue();
  const openRecording = async (path: string): Promise<Recording> =>
    nameRecordedBots(await readRecording(await openReplay(path, catalogue, game)), path);
  try {
    await writePage({ ...content, loadGame: (file) => loadAndFindBots(content, file) }, page);
    const { bots } = content;
    const questions = new PageQuestions({ replays, bots, openRecording, folder, cwd: process.cwd() });
    const server = await servePage(page, questions);
    const sentence = await showSecretAddress(server.address, folder, open);
    console.log(json ? makeVisibleJson({ address: server.address }) : sentence);
    if (!json) console.error('Serving this page to you alone; Ctrl-C ends it.');
    if (!signal.aborted) await once(signal, 'abort');
    server.close();
  } finally {
    removePage(folder);
  }
  return findStop(signal);
}

/** New matches stay where the page said they are. */
function removePage(folder: string): void {
  const isMatch = (name: string): boolean => name.endsWith('.jsonl.gz') && !name.startsWith('.');
  const names = readdirSync(folder);
  for (const name of names) if (!isMatch(name)) rmSync(join(folder, name), { force: true });
  if (!names.some(isMatch)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A bot that is not there is reported now, not when somebody asks it. */
async function loadAndFindBots({ bots, loadGame }: Served, file: ReplayFile): Promise<LoadedGame | undefined> {
  const game = await loadGame(file);
  for (const bot of bots) findBot(bot, { game });
  return game;
}
