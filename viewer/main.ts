import { parseAddress } from './page/address.ts';
import { App } from './app/app.ts';
import { findBotService } from './page/bot-service.ts';
import { buildPage } from './page/build-page.ts';
import { listEmbedded } from './page/embedded.ts';
import { keepAddress } from './page/keep-address.ts';
import { listenToKeys } from './page/keys.ts';
import { followLive } from './page/live.ts';
import { loadAddress, loadBeside, readAddress } from './page/load.ts';
import { listenToMessages } from './page/messages.ts';
import { watchDifference } from './page/pair.ts';
import { Playlist } from './page/playlist.ts';
import { readPreferences, rememberPreferences } from './page/remember.ts';
import { sendPicture } from './page/send-picture.ts';
import { makeViewerGames, type EmbeddedGame } from './film/viewer-games.ts';
import { takeFiles } from './page/take-files.ts';

/** Scripts of games from outside, before this one, have put themselves there. */
const { minionsGames } = globalThis as { minionsGames?: readonly EmbeddedGame[] };

const prefersMedia = (query: string): boolean => matchMedia(query).matches;

const app = new App(
  prefersMedia('(prefers-color-scheme: dark)'),
  !prefersMedia('(prefers-reduced-motion: reduce)'),
  makeViewerGames(minionsGames),
);
const request = parseAddress(location.search, location.hash);
app.state = { ...app.state, ...readPreferences(), ...request.state };
const playlist = new Playlist(app);
const { canvas } = buildPage(app, playlist, findBotService(playlist));
rememberPreferences(app);
listenToKeys(app, canvas, takeFiles(app, playlist), playlist);
keepAddress(app);
watchDifference(app);
listenToMessages(app);
if (request.unit !== undefined) app.change({ chosenUnit: request.unit });
if (request.picture) sendPicture(app, request.picture);
void openFirst();

/** What is shown first: what the address names, or what the page has with it. */
async function openFirst(): Promise<void> {
  const { replay, names, beside, live, round, play, unit } = request;
  const [first, ...others] = listEmbedded();
  if (live !== undefined) return followLive(app, live);
  if (replay !== undefined) await loadAddress(app, replay, { round, play, names });
  else if (first && others.some(({ isBeside }) => isBeside)) {
    await playlist.open([first], play, round);
    await loadBeside(app, others[0]!.read, others[0]!.name);
  } else if (first) await playlist.open([first, ...others], play, others.length > 0 ? undefined : round);
  if (beside !== undefined) await loadBeside(app, () => readAddress(beside), beside);
  if (unit !== undefined) app.change({ chosenUnit: unit });
}
