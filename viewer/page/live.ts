import { ReplayError } from '../../replay/replay-error.ts';
import { ReplayRunner } from '../film/replay-runner.ts';
import type { App } from '../app/app.ts';
import { keepRunning } from './keep-running.ts';
import { fail } from './load.ts';
import { findFrame, findLastFrame, openShow, type ViewerState } from '../app/state.ts';

const PAUSE_MS = 250;
/** Between questions whether a next match has begun. */
const LONG_PAUSE_MS = 1000;
const GONE = 'The judge is gone: this is all there is.';

interface Piece {
  readonly text: string;
  readonly next: number;
  readonly match: number;
  readonly isOver: boolean;
  /** Why there is no next match: a bot that cannot be built, for example. */
  readonly problem: string;
  /** Whether the same match is played again and again: whoever looks at a round wants to see it in the next one too. */
  readonly isAgain: boolean;
}

type Kept = Partial<Pick<ViewerState, 'wanted' | 'chosenUnit' | 'camera' | 'chart' | 'isFollowing'>>;

/** What is known of the match that is followed. */
interface Followed {
  match: number;
  next: number;
  head: string;
  runner: ReplayRunner | undefined;
  isOver: boolean;
  /** Where somebody was in the match before. */
  kept: Kept | undefined;
}

const makeFollowed = (match: number, kept?: Kept): Followed => ({
  match,
  next: 0,
  head: '',
  runner: undefined,
  isOver: false,
  kept,
});

/** Follows the matches that are played under a name: asks again and again for what the replay has grown by, then for the next. */
export async function followLive(app: App, address: string): Promise<void> {
  app.change({ message: { kind: 'busy', text: 'Waiting for the match to begin …' }, isLive: true });
  let followed = makeFollowed(0);
  try {
    for (;;) {
      const piece = await ask(address, followed);
      if (piece.match !== followed.match) {
        followed = makeFollowed(piece.match, piece.isAgain && followed.runner ? keepPlace(app.state) : undefined);
      }
      take(app, followed, piece);
      showProblem(app, piece.problem);
      await new Promise((resolve) => setTimeout(resolve, followed.isOver ? LONG_PAUSE_MS : PAUSE_MS));
    }
  } catch (error) {
    const { runner, isOver } = followed;
    app.change({ isLive: false });
    if (!runner) return fail(app, error);
    if (isOver) return;
    runner.finish();
    keepRunning(app, runner);
    runner.film.warnings.push(GONE);
  }
}

async function ask(address: string, { next, match }: Followed): Promise<Piece> {
  const response = await fetch(`${address}?from=${next}&match=${match}`);
  if (!response.ok) throw new ReplayError(`the judge answers ${response.status}: ${await response.text()}`);
  const text = await response.text();
  return {
    text,
    next: Number(response.headers.get('x-next') ?? next + text.length),
    match: Number(response.headers.get('x-match') ?? match),
    isOver: response.headers.get('x-over') === 'yes',
    problem: decodeURIComponent(response.headers.get('x-problem') ?? ''),
    isAgain: response.headers.get('x-again') === 'yes',
  };
}

function keepPlace(state: ViewerState): Kept {
  const { chosenUnit, camera, chart, isFollowing } = state;
  return { wanted: findFrame(state), chosenUnit, camera, chart, isFollowing };
}

function showProblem(app: App, problem: string): void {
  const { message } = app.state;
  if (problem !== '' && message?.text !== problem) app.change({ message: { kind: 'error', text: problem } });
  if (problem === '' && message?.kind === 'error') app.change({ message: undefined });
}

function take(app: App, followed: Followed, { text, next, isOver }: Piece): void {
  if (followed.isOver) return;
  followed.next = next;
  if (followed.runner) followed.runner.add(text);
  else {
    followed.head += text;
    // A match that is over already is watched from its beginning, when somebody wants to.
    followed.runner = begin(app, followed.head, !isOver, followed.kept);
  }
  const { runner } = followed;
  if (!runner) return;
  if (isOver) {
    followed.isOver = true;
    runner.finish();
    app.change({ isLive: false });
  }
  if (text !== '' || isOver) keepUp(app, runner);
}

function begin(app: App, head: string, isPlaying: boolean, kept: Kept | undefined): ReplayRunner | undefined {
  const end = head.indexOf('\n');
  if (end === -1) return undefined;
  const runner = new ReplayRunner(head.slice(0, end), app.games);
  runner.add(head.slice(end + 1));
  app.change({ ...openShow(runner.film), ...kept, isPlaying: isPlaying && !kept, isLive: true });
  return runner;
}

/** Plays what came; whoever watches the end is taken along, at a speed that keeps up. */
function keepUp(app: App, runner: ReplayRunner): void {
  keepRunning(app, runner);
  const { position, isPlaying, speed } = app.state;
  const behind = findLastFrame(app.state) - position;
  if (isPlaying && behind > 2 * speed) app.change({ position: findLastFrame(app.state) - 1 });
}
