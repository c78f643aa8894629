import { parseAddress } from './page/address.ts';
import { App } from './page/app.ts';
import { buildPage } from './page/build-page.ts';
import { keepAddress } from './page/keep-address.ts';
import { listenToKeys } from './page/keys.ts';
import { followLive } from './page/live.ts';
import { loadAddress, loadBytes } from './page/load.ts';
import { takeFiles } from './page/take-files.ts';

const prefersMedia = (query: string): boolean => matchMedia(query).matches;

const app = new App(prefersMedia('(prefers-color-scheme: dark)'), !prefersMedia('(prefers-reduced-motion: reduce)'));
const { canvas } = buildPage(app);
const open = takeFiles(app);
listenToKeys(app, canvas, open);
const request = parseAddress(location.search, location.hash);
keepAddress(app);
if (request.unit !== undefined) app.change({ chosenUnit: request.unit });

const embedded = document.querySelector<HTMLScriptElement>('#replay')?.textContent.trim() ?? '';
if (request.live !== undefined) void followLive(app, request.live);
else if (request.replay !== undefined)
  void loadAddress(app, request.replay, request.round, request.play).then(chooseUnit);
else if (embedded !== '') {
  void loadBytes(
    app,
    Uint8Array.from(atob(embedded), (char) => char.charCodeAt(0)),
    request.round,
    request.play,
  ).then(chooseUnit);
}

function chooseUnit(): void {
  if (request.unit !== undefined) app.change({ chosenUnit: request.unit });
}
