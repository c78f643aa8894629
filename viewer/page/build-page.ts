import { getFrame } from '../film/film.ts';
import { makeBoard } from '../panels/board-panel.ts';
import { makeCharts } from '../panels/charts-panel.ts';
import { makeControls, describeRound } from '../panels/controls-panel.ts';
import { makeHead } from '../panels/head-panel.ts';
import { makeHelp } from '../panels/help-panel.ts';
import { makeInspector } from '../panels/inspector-panel.ts';
import { makeLog } from '../panels/log-panel.ts';
import { makePlayers } from '../panels/players-panel.ts';
import { makeTimeline } from '../panels/timeline-panel.ts';
import type { App, Part } from './app.ts';
import { setText } from './make-element.ts';
import { findFrame } from './state.ts';

const find = <T extends HTMLElement>(id: string): T => document.querySelector<T>(`#${id}`)!;

/** Puts the parts into their places in index.html. */
export function buildPage(app: App): { canvas: HTMLCanvasElement } {
  const canvas = find<HTMLCanvasElement>('board');
  app.add(
    makeScreens(),
    makeBoard(app, canvas),
    makePlayers(find('players')),
    makeControls(app, find('controls')),
    makeTimeline(app, find<HTMLInputElement>('scrub'), find<HTMLCanvasElement>('marks'), find('tip')),
    makeCharts(app, find('charts')),
    makeInspector(app, find('inspector')),
    makeLog(app, find('log')),
    makeHead({ title: find('title'), origin: find('origin'), badge: find('badge'), warnings: find('warnings') }),
    makeHelp(app, find<HTMLDialogElement>('help')),
    makeSpeaker(find('speaker')),
  );
  find('theme').addEventListener('click', () => app.change({ isDark: !app.state.isDark }));
  find('help-button').addEventListener('click', () => app.change({ isHelpOpen: true }));
  find('close').addEventListener('click', () => app.change({ show: undefined, message: undefined, isPlaying: false }));
  return { canvas };
}

/** The start screen or the match, light or dark. */
function makeScreens(): Part {
  const message = find('message');
  return {
    update({ show, message: told, isDark }) {
      document.body.classList.toggle('watching', show !== undefined);
      document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
      setText(message, told?.text ?? '');
      message.dataset['kind'] = told?.kind ?? '';
      document.title = show ? `${show.film.title}: ${show.film.names.join(', ')}` : 'Minions viewer';
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
