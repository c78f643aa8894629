import { parseAddress } from './page/address.ts';
import { App } from './page/app.ts';
import { buildPage } from './page/build-page.ts';
import { keepAddress } from './page/keep-address.ts';
import { listenToKeys } from './page/keys.ts';
import { followLive } from './page/live.ts';
import { loadAddress, loadBytes } from './page/load.ts';
import { takeFiles } from './page/take-files.ts';

const prefers = (query: string): boolean => matchMedia(query).matches;

const app = new App(prefers('(prefers-color-scheme: dark)'), !prefers('(prefers-reduced-motion: reduce)'));
const { canvas } = buildPage(app);
const open = takeFiles(app);
listenToKeys(app, canvas, open);
const wish = parseAddress(location.search, location.hash);
keepAddress(app);
if (wish.unit !== undefined) app.change({ chosenUnit: wish.unit });

const embedded = document.querySelector<HTMLScriptElement>('#replay')?.textContent.trim() ?? '';
if (wish.live !== undefined) void followLive(app, wish.live);
else if (wish.replay !== undefined) void loadAddress(app, wish.replay, wish.round, wish.play).then(chooseUnit);
else if (embedded !== '') {
  void loadBytes(
    app,
    Uint8Array.from(atob(embedded), (char) => char.charCodeAt(0)),
    wish.round,
    wish.play,
  ).then(chooseUnit);
}

function chooseUnit(): void {
  if (wish.unit !== undefined) app.change({ chosenUnit: wish.unit });
}
