// A judge that plays one match after another, each as its parent asks. It starts warm only once, which is most of how
// fast a tournament is, and never plays two matches at a time: they would bill their waiting to each other's bots.
import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { GameError } from '../../engine/core/game-error.ts';
import { loadSentGame } from '../games/load-sent-game.ts';
import { SYSTEM_PROC } from '../host/proc.ts';
import { Host } from '../host/host.ts';
import { playMatch } from '../match/play-match.ts';
import { Workshop } from '../prepare/workshop.ts';
import { OutputFile } from '../replay-files/output-file.ts';
import { recordInParts, recordReplay } from '../replay-files/record-replay.ts';
import { locatePrivatePart } from '../replay-files/replay-names.ts';
import { UsageError } from '../usage-error.ts';
import { hideBots, hideTexts } from './hide-bots.ts';
import { isPinned } from './pinned.ts';
import type { PlayAnswer, PlayRequest } from './slot-messages.ts';

const host = new Host();
const workshop = new Workshop();

// Ctrl-C reaches every process of a terminal. The parent decides; when it is gone, so are we, and the bots with us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (request: PlayRequest) => {
  void answer(request).then((reply) => process.send!(reply));
});

async function answer(request: PlayRequest): Promise<PlayAnswer> {
  try {
    return await play(request);
  } catch (error) {
    if (error instanceof UsageError) return { kind: 'refused', message: error.message, hint: error.hint };
    if (error instanceof GameError) return { kind: 'game-failed', ...describeGameError(error, request) };
    return { kind: 'failed', stack: (error as Error).stack ?? String(error) };
  }
}

/** Lines of a game that was sent are told as its author knows them. */
function describeGameError({ message, thrown }: GameError, { game }: PlayRequest): { message: string; thrown: string } {
  if (game === undefined) return { message, thrown };
  const hide = (text: string): string => text.replaceAll(`${pathToFileURL(game).href}/`, '').replaceAll(`${game}/`, '');
  return { message: hide(message), thrown: hide(thrown) };
}

async function play({ job, game, replay, isPublic, slot, cpus }: PlayRequest): Promise<PlayAnswer> {
  const { gameFrom } = job;
  if (game !== undefined && gameFrom) await loadSentGame({ game: job.game, gameFrom }, game);
  const file = openFile(replay);
  const hidden = isPublic ? openFile(locatePrivatePart(replay)) : undefined;
  const hide = hideBots(job, process.cwd());
  const parts = hidden && recordInParts(file, hidden, hide);
  let pinned: boolean | null = null;
  let failure: unknown;
  try {
    const result = await playMatch(job, {
      host,
      workshop,
      slot,
      replay: parts ?? recordReplay([file]),
      watchers: [
        {
          // After the last round the bots are still there to be looked at.
          round: (_, match) => {
            if (match.isOver && cpus !== null) pinned = isPinned(SYSTEM_PROC, process.pid, cpus);
          },
          fail: (error) => void (failure = error),
        },
      ],
    });
    if (failure !== undefined) throw failure;
    const privateDigest = parts?.privateDigest();
    // What somebody who was killed has left there does not stay.
    rmSync(locatePrivatePart(replay), { force: true });
    if (privateDigest !== undefined) await commit(hidden!);
    await commit(file);
    return { kind: 'played', result: isPublic ? hideTexts(result, hide) : result, privateDigest, pinned };
  } finally {
    file.discard();
    hidden?.discard();
  }
}

const openFile = (path: string): OutputFile => new OutputFile(path, { form: 'lines', isCompressed: true });

async function commit(file: OutputFile): Promise<void> {
  await file.commit();
  sync(file.path);
}

/** The journal must not know of a replay that a power cut could take away. */
function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
