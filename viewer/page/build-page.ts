import { getFrame } from '../film/film.ts';
import { makeAsk } from '../panels/ask-panel.ts';
import { makeBoard } from '../panels/board-panel.ts';
import { makeCharts } from '../panels/charts-panel.ts';
import { makeControls, describeRound } from '../panels/controls-panel.ts';
import { makeHead } from '../panels/head-panel.ts';
import { makeHelp } from '../panels/help-panel.ts';
import { makeInspector } from '../panels/inspector-panel.ts';
import { makeLayers } from '../panels/layers-panel.ts';
import { makePairPanel } from '../panels/pair-panel.ts';
import { makePlaylistPanel } from '../panels/playlist-panel.ts';
import { makeResultPanel } from '../panels/result-panel.ts';
import { makeScores } from '../panels/scores-panel.ts';
import { makeShare } from '../panels/share-panel.ts';
import type { BotService } from './bot-service.ts';
import type { Playlist } from './playlist.ts';
import { makeLog } from '../panels/log-panel.ts';
import { makePlayers } from '../panels/players-panel.ts';
import { togglePresenting } from '../panels/presentation.ts';
import { makeTabs } from '../panels/tabs-panel.ts';
import { makeOtherStrip, makeTimeline } from '../panels/timeline-panel.ts';
import type { App, Part } from '../app/app.ts';
import { setText } from '../app/make-element.ts';
import { findFrame } from '../app/state.ts';

const find = <T extends HTMLElement>(id: string): T => document.querySelector<T>(`#${id}`)!;

/** Puts the parts into their places in index.html. */
export function buildPage(
  app: App,
  playlist: Playlist,
  service: BotService | undefined,
): { canvas: HTMLCanvasElement } {
  const canvas = find<HTMLCanvasElement>('board');
  app.add(
    makeScreens(),
    makeScores(find('scores')),
    makeBoard(app, canvas),
    makeBoard(app, find<HTMLCanvasElement>('other-board'), 'other'),
    makePlaylistPanel(playlist, find('playlist')),
    makePairPanel(app, find('pair')),
    makeResultPanel(app, find('result')),
    makePlayers(app, find('players')),
    makeControls(app, find('controls')),
    makeTimeline(app, find<HTMLInputElement>('scrub'), find<HTMLCanvasElement>('marks'), find('tip')),
    makeCharts(app, find('charts')),
    makeInspector(app, find('inspector')),
    makeLog(app, find('log')),
    makeHead(app, { title: find('title'), origin: find('origin'), badge: find('badge'), warnings: find('warnings') }),
    makeTabs(app, find('tabs')),
    makeOtherStrip(find<HTMLCanvasElement>('other-marks')),
    makeLayers(app, find('layers')),
    makeShare(app, find('share')),
    ...(service ? [makeAsk(app, find('ask'), service)] : []),
    makeHelp(app, find<HTMLDialogElement>('help')),
    makeSpeaker(find('speaker')),
  );
  find('theme').addEventListener('click', () => app.change({ isDark: !app.state.isDark }));
  find('help-button').addEventListener('click', () => app.change({ isHelpOpen: true }));
  find('present').addEventListener('click', () => togglePresenting(app));
  find('ask-menu').hidden = !service;
  closeMenus();
  find('close').addEventListener('click', () => close(app));
  return { canvas };
}

/** Takes the second match away, or the only one. */
function close(app: App): void {
  if (app.state.other) app.change({ other: undefined, difference: undefined });
  else app.change({ show: undefined, message: undefined, isPlaying: false, isResultOpen: false });
}

/** A click beside an open menu closes it, and so does Escape, which then does nothing else. */
function closeMenus(): void {
  const findOpen = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('.menu[open]')];
  addEventListener('pointerdown', ({ target }) => {
    for (const menu of findOpen()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  addEventListener('keydown', (event) => {
    const menus = findOpen();
    if (event.key !== 'Escape' || menus.length === 0) return;
    event.stopImmediatePropagation();
    for (const menu of menus) {
      // What is hidden would keep the focus.
      if (menu.contains(document.activeElement)) menu.querySelector('summary')!.focus();
      menu.open = false;
    }
  });
}

/** The start screen or the match, light or dark. */
function makeScreens(): Part {
  const message = find('message');
  return {
    update({ show, other, message: given, isDark, isPresenting, isEmbedded, isClassic }) {
      document.body.classList.toggle('watching', show !== undefined);
      document.body.classList.toggle('presenting', isPresenting);
      document.body.classList.toggle('embedded', isEmbedded);
      document.body.classList.toggle('classic', isClassic && !isEmbedded && !isPresenting && !other);
      document.body.dataset['game'] = show?.film.game.id ?? '';
      document.body.classList.toggle('pair', other !== undefined);
      document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
      setText(message, given?.text ?? '');
      message.dataset['kind'] = given?.kind ?? '';
      document.title = show ? `${show.film.game.title}: ${show.film.names.join(', ')}` : 'Minions viewer';
    },
  };
}

/** Tells a screen reader where the match stands, when it stands still. */
function makeSpeaker(element: HTMLElement): Part {
  let timer = 0;
  return {
    update(state) {
      clearTimeout(timer);
      const { show, isPlaying } = state;
      if (!show || isPlaying) return;
      timer = window.setTimeout(() => {
        const { scores } = getFrame(show.film, findFrame(state));
        const points = show.film.names.map((name, player) => `${name} ${scores[player]}`).join(', ');
        setText(element, `${describeRound(show, state)}. Points: ${points}.`);
      }, 400);
    },
  };
}
