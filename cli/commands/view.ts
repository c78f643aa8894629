import { Option } from 'commander';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { makeVisibleJson } from '../../protocol/visible-text.ts';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { UsageError } from '../../judge/usage-error.ts';
import { findReplayForm } from '../../judge/replay-files/replay-names.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openReplayFile, type ReplayFile } from '../../judge/replay-files/open-replay-file.ts';
import { uncoverReplay } from '../../tournament/folder/uncover-replay.ts';
import { listReplays } from '../../judge/view/list-replays.ts';
import { serveLive } from '../../judge/view/live-server.ts';
import { paintPicture, type PictureWish } from '../../judge/view/paint-picture.ts';
import { makeTemporaryPage, showAddress } from '../../judge/view/show-replay.ts';
import { writePage, type PageContent } from '../../judge/view/viewer-page.ts';
import { collectValues } from '../options/collect-values.ts';
import { viewWithBots } from './view-with-bots.ts';

interface ViewOptions extends GameOption {
  readonly html?: string;
  readonly open: boolean;
  readonly live?: true;
  readonly beside?: string;
  readonly with?: string[];
  readonly png?: string;
  readonly gif?: string;
  readonly output?: string;
  /** What --output was called before. */
  readonly out?: string;
  readonly theme?: string;
  readonly json?: true;
}

export function defineView(command: JudgeCommand): void {
  command
    .argument(
      '<replay...>',
      '.jsonl, .jsonl.gz or .res files, or a folder of them: several are shown one after the other',
    )
    .option('--html <file>', 'write one page with the match in it, to share, and open nothing')
    .option('--no-open', 'print the address and open nothing')
    .option('--live', 'follow a match that is being played, by the name its replay will have')
    .option('--beside <replay>', 'show a second match beside the first, in step with it')
    .option(
      '--with <bot>',
      'serve the page until Ctrl-C, with buttons that ask this bot and play on with it; may be repeated',
      collectValues,
    )
    .option('--png <round>', 'write a picture of a round')
    .option('--gif <rounds>', 'write a film of some rounds, such as 40-80')
    .option('-o, --output <file>', 'where the page or the picture goes: match.html, or with --png or --gif its file')
    .addOption(new Option('--out <file>').hideHelp())
    .option('--theme <theme>', 'light or dark, for pictures')
    .option(...GAME_OPTION)
    .option('--json', 'print JSON')
    .action(view);
}

async function view(paths: string[], given: ViewOptions): Promise<CommandEnd> {
  const [path] = paths as [string];
  const options = findOutput(given);
  if (options.with !== undefined) requireServed(options);
  if (options.live) return viewLive(path, options);
  const replays = listReplays(paths);
  const catalogue = openCatalogue();
  const content = {
    replays: replays.map(uncoverReplay),
    ...(options.beside === undefined ? {} : { beside: uncoverReplay(options.beside) }),
    loadGame: (file: ReplayFile): Promise<LoadedGame | undefined> => catalogue.loadForReplay(file, options.game),
  };
  if (options.png !== undefined || options.gif !== undefined) return writePicture(content, options);
  if (options.beside !== undefined && replays.length > 1) {
    throw new UsageError('only one match can have another one beside it', 'give one replay and --beside <replay>');
  }
  if (options.with !== undefined) {
    return viewWithBots({ ...content, bots: options.with }, [...replays, ...listBeside(options)], options);
  }
  if (options.html === undefined) return show(await makeTemporaryPage(content), options);
  return writeHtml(content, options.html, options);
}

const listBeside = ({ beside }: ViewOptions): string[] => (beside === undefined ? [] : [beside]);

/** Bots are run for a page that is served, not for a file. */
function requireServed({ html, live, png, gif }: ViewOptions): void {
  if (html === undefined && !live && png === undefined && gif === undefined) return;
  throw new UsageError(
    '--with serves a page of finished matches, and does not go together with --html, --live, --png and --gif',
    'leave out one of them',
  );
}

/** A page that -o names is the same as --html. */
function findOutput(options: ViewOptions): ViewOptions {
  const output = options.output ?? options.out;
  if (output === undefined) return options;
  if (options.png !== undefined || options.gif !== undefined) return { ...options, output };
  if (/\.html?$/i.test(output)) return { ...options, html: output };
  throw new UsageError(
    `invalid -o: expected a name that ends in .html, got "${output}"`,
    'for a picture, say of which round: --png 57 -o match.png',
  );
}

async function writeHtml(content: PageContent, html: string, { json }: ViewOptions): Promise<void> {
  await writePage(content, html);
  console.log(json ? makeVisibleJson({ html }) : `Wrote ${html}: open it in any browser.`);
}

async function writePicture(content: PageContent, options: ViewOptions): Promise<void> {
  const [replay, ...others] = content.replays;
  const { theme, json } = options;
  const wish = parseWish(options);
  if (replay === undefined || others.length > 0) {
    throw new UsageError('a picture is of one match', 'give one replay');
  }
  if (theme !== undefined && theme !== 'light' && theme !== 'dark') {
    throw new UsageError(`invalid --theme: expected light or dark, got "${theme}"`, 'for example: --theme dark');
  }
  const file = options.output ?? `${basename(replay).replace(/\.(jsonl(\.gz)?|res)$/, '')}-${wish.rounds}.${wish.kind}`;
  const bytes = await paintPicture(content, wish, theme);
  try {
    writeFileSync(file, bytes);
  } catch (error) {
    throw new UsageError(`"${file}" cannot be written: ${(error as Error).message}`, 'choose another place with -o');
  }
  console.log(json ? makeVisibleJson({ file, bytes: bytes.length }) : `Wrote ${file}: ${bytes.length} bytes.`);
}

function parseWish({ png, gif, html, beside }: ViewOptions): PictureWish {
  if (png !== undefined && gif !== undefined) {
    throw new UsageError('--png and --gif do not go together', 'make one picture after the other');
  }
  if (html !== undefined || beside !== undefined) {
    throw new UsageError('a picture and a page do not go together', 'leave out --html and --beside');
  }
  if (png !== undefined && !/^\d{1,9}$/.test(png)) {
    throw new UsageError(`invalid --png: expected a round, got "${png}"`, 'for example: --png 57');
  }
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(gif ?? '') ?? [];
  if (gif !== undefined && (from === undefined || Number(from) > Number(to))) {
    throw new UsageError(
      `invalid --gif: expected the first and the last round, got "${gif}"`,
      'for example: --gif 40-80',
    );
  }
  return png === undefined ? { kind: 'gif', rounds: gif! } : { kind: 'png', rounds: png };
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
  const game = await findLiveGame(path, options);
  const { address, done } = await serveLive(path, game ? [game] : []);
  await show(address, options);
  await done;
}

/** The game of a match that is being played, from the replay if it has begun. */
async function findLiveGame(path: string, { game }: GameOption): Promise<LoadedGame | undefined> {
  const catalogue = openCatalogue();
  if (existsSync(path)) return catalogue.loadForReplay(await openReplayFile(path), game);
  return game === undefined ? undefined : catalogue.load(game);
}
