import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { runInNewContext } from 'node:vm';
import type { Match } from '../../../engine/core/match.ts';
import { PLAYERS } from '../../../engine/core/players.ts';
import type { GameCheckStep } from '../../../protocol/types/check-game.ts';
import type { Limits } from '../../../protocol/types/common.ts';
import type { LoadedGame, OutsideParts } from '../loaded-game.ts';
import { runWithLimit } from '../run-with-limit.ts';
import { drawFrame, type Frame, type PageDrawing } from './draw-frame.ts';
import { pretendPage } from './pretend-canvas.ts';
import { listOrders, SEEDS, startLimited } from './subject.ts';

const NAME = 'its drawing shows a match';
const LIMIT_MS = 10_000;
const MAX_FRAMES = 25;
const SCRIPT = 'minions-drawing.js';

/** Runs the drawing of a game over a match, on a canvas that paints nothing. */
export function checkDrawing(game: LoadedGame, outside: OutsideParts, limits: Limits): GameCheckStep {
  const { drawingProblem, drawingScript, folder } = outside;
  if (drawingProblem !== null) return { name: NAME, kind: 'failed', note: drawingProblem };
  if (drawingScript === null) return { name: NAME, kind: 'passed', note: describeDefault(game) };
  const code = readFileSync(drawingScript, 'utf8');
  try {
    const frames = listFrames(game, outside, limits);
    const drawing = runWithLimit(LIMIT_MS, () => load(code));
    for (const frame of frames) runWithLimit(LIMIT_MS, () => drawFrame(drawing, frame));
    return { name: NAME, kind: 'passed', note: `${frames.length} pictures` };
  } catch (error) {
    const line = findLine(error as Error, code, folder);
    return {
      name: NAME,
      kind: 'failed',
      note: [(error as Error).message, ...(line === undefined ? [] : [line])].join(', '),
    };
  }
}

function load(code: string): PageDrawing {
  const page = pretendPage();
  // As in a page, the script finds itself under several names.
  runInNewContext(code, Object.assign(page, { window: page, self: page }), { filename: SCRIPT, timeout: LIMIT_MS });
  const [made] = page['minionsGames'] as { drawing?: PageDrawing }[];
  if (made?.drawing) return made.drawing;
  throw new Error('drawing.ts exports no drawing: write "export const drawing: Drawing<View> = {…}"');
}

/** Pictures of a match from its first round to its last, as those who watch see it and as each player does. */
function listFrames(loaded: LoadedGame, { rules, folder }: OutsideParts, limits: Limits): Frame[] {
  const config = loaded.configure('text');
  const orders = listOrders({ game: rules, loaded, folder, limits, rules: 'text', config }, 'drawing', config.rounds);
  const match = startLimited(rules, config, SEEDS[0]);
  const every = Math.ceil(orders.length / MAX_FRAMES);
  const frames: Frame[] = [];
  while (!match.isOver) {
    const shown = match.played % every === 0 ? listViews(match) : [];
    const { round } = match;
    const { moves } = match.play(orders[match.played]!);
    const next = shown.length > 0 ? listViews(match) : [];
    frames.push(...shown.map((view, n) => ({ view, next: next[n]!, moves, round, config: { ...config } })));
  }
  const [last] = listViews(match);
  return [...frames, { view: last!, next: last!, moves: [], round: match.round, config: { ...config } }];
}

const listViews = (match: Match): object[] => [
  match.view(),
  ...(match.isShared ? [] : PLAYERS.map((player) => match.viewFor(player))),
];

/** What the viewer will find in a view that nobody has made a drawing for. */
function describeDefault(game: LoadedGame): string {
  const view = game.start(game.configure('text'), SEEDS[0]).view() as Readonly<Record<string, unknown>>;
  const isBoard = Array.isArray(view['board']) && view['board'].some((row) => typeof row === 'string');
  const hasPlaces = Object.values(view).some((list) => Array.isArray(list) && list.some(hasPosition));
  if (isBoard || hasPlaces) return 'it has none, and is drawn in letters';
  return 'it has none, and its view has no "board" (rows of letters) and no list of things with a "pos": the viewer has nothing to show but numbers';
}

const hasPosition = (thing: unknown): boolean => Array.isArray((thing as { pos?: unknown } | null)?.pos);

/** The line of the author's file that threw. */
function findLine({ stack = '' }: Error, code: string, folder: string): string | undefined {
  const [, line, column] = new RegExp(`${SCRIPT}:(\\d+):(\\d+)`).exec(stack) ?? [];
  const [, map] = /sourceMappingURL=data:application\/json;base64,(\S+)/.exec(code) ?? [];
  if (line === undefined || map === undefined) return undefined;
  const payload = JSON.parse(Buffer.from(map, 'base64').toString()) as SourceMapPayload;
  const found = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in found)) return undefined;
  const file = decodeURIComponent(new URL(found.originalSource, payload.sourceRoot).pathname);
  return `at ${file.startsWith(`${folder}/`) ? file : 'minions'}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
