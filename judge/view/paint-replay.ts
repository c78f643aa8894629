import { GameCatalogue } from '../games/game-catalogue.ts';
import { UsageError } from '../usage-error.ts';
import { listReplays } from './list-replays.ts';
import { paintPicture } from './paint-picture.ts';
import { writePage, type PageContent } from './viewer-page.ts';

export interface ReplayPageOptions {
  /** Where the game is, if it is none of ours and not where the replay says. */
  readonly game?: string | undefined;
  /** Warnings, such as that the files of the game have changed since. */
  readonly onWarning?: ((warning: string) => void) | undefined;
}

export interface ReplayPictureOptions extends ReplayPageOptions {
  readonly kind: 'png' | 'gif';
  /** As people number them: `57`, or `'40-80'` for a film. */
  readonly rounds: number | string;
  readonly theme?: 'light' | 'dark' | undefined;
}

/** A picture of a round of a replay, or a film of some rounds: the bytes of a file. Needs Chromium. */
export async function paintReplay(replay: string, options: ReplayPictureOptions): Promise<Buffer> {
  const { kind, theme } = options;
  const rounds = String(options.rounds);
  if (kind !== 'png' && kind !== 'gif') {
    throw new UsageError(`invalid kind: expected png or gif, got "${String(kind)}"`, "for example: kind: 'png'");
  }
  if (!(kind === 'png' ? /^\d{1,9}$/ : /^\d{1,9}-\d{1,9}$/).test(rounds)) {
    const expected = kind === 'png' ? 'a round' : 'the first and the last round';
    const example = kind === 'png' ? '57' : "'40-80'";
    throw new UsageError(`invalid rounds: expected ${expected}, got "${rounds}"`, `for example: rounds: ${example}`);
  }
  return paintPicture(makeContent([replay], options), { kind, rounds }, theme);
}

/** Writes the viewer with replays in it: one page of HTML that shows them anywhere. */
export async function writeReplayPage(
  replays: readonly string[],
  page: string,
  options: ReplayPageOptions = {},
): Promise<void> {
  await writePage(makeContent(listReplays(replays), options), page);
}

function makeContent(replays: readonly string[], { game, onWarning }: ReplayPageOptions): PageContent {
  const catalogue = new GameCatalogue(onWarning ?? (() => undefined));
  return { replays, loadGame: (file) => catalogue.loadForReplay(file, game) };
}
