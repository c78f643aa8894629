import { ReplayError } from '../../replay/replay-error.ts';
import { ReplayRunner } from '../film/replay-runner.ts';
import type { App } from './app.ts';
import { fail, keepRunning } from './load.ts';
import { findLastFrame, openShow } from './state.ts';

const PAUSE_MS = 250;

/** Follows a match that is being played: asks again and again for what the replay has grown by. */
export async function followLive(app: App, address: string): Promise<void> {
  app.change({ message: { kind: 'busy', text: 'Waiting for the match to begin …' }, isLive: true });
  let runner: ReplayRunner | undefined;
  let from = 0;
  let head = '';
  try {
    for (;;) {
      const response = await fetch(`${address}?from=${from}`);
      if (!response.ok) throw new ReplayError(`the judge answers ${response.status}: ${await response.text()}`);
      const text = await response.text();
      from = Number(response.headers.get('x-next') ?? from + text.length);
      const isOver = response.headers.get('x-over') === 'yes';
      if (runner) runner.add(text);
      else {
        head += text;
        runner = begin(app, head);
      }
      if (runner && isOver) runner.finish();
      if (runner && text !== '') keepUp(app, runner);
      if (isOver) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    app.change({ isLive: false });
    if (!runner) throw new ReplayError('the match ended before it began');
  } catch (error) {
    app.change({ isLive: false });
    if (!runner) fail(app, error);
    else runner.film.warnings.push('The judge is gone: this is all there is.');
    app.draw();
  }
}

function begin(app: App, head: string): ReplayRunner | undefined {
  const end = head.indexOf('\n');
  if (end === -1) return undefined;
  const runner = new ReplayRunner(head.slice(0, end));
  runner.add(head.slice(end + 1));
  app.change({ ...openShow(runner.film), isPlaying: true });
  return runner;
}

/** Plays what came; whoever watches the end is taken along, at a speed that keeps up. */
function keepUp(app: App, runner: ReplayRunner): void {
  keepRunning(app, runner);
  const { position, isPlaying, speed } = app.state;
  const behind = findLastFrame(app.state) - position;
  if (isPlaying && behind > 2 * speed) app.change({ position: findLastFrame(app.state) - 1 });
}
