import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { mustBeReplayed } from '../journal/must-be-replayed.ts';
import { locatePrivatePart } from '../../judge/replay-files/replay-names.ts';
import { makeReplayName } from '../../judge/slots/replay-name.ts';
import { findReplayName } from '../journal/find-replay-name.ts';

/** Puts the replay of a first attempt aside before it is recorded: the attempt that counts takes its name. */
export function putFirstAttemptAside(replays: string, played: Played): void {
  if (!mustBeReplayed(played)) return;
  const [from, to] = [makeReplayName(played), findReplayName(played)].map((name) => join(replays, `${name}.jsonl.gz`));
  moveFile(from!, to!);
  moveFile(locatePrivatePart(from!), locatePrivatePart(to!));
}

const moveFile = (from: string, to: string): void => void (existsSync(from) && renameSync(from, to));

const AGAIN = /^(.+)-again(\.jsonl\.gz|\.js)$/;

/** Until November 2026 second attempts were called "again", and first ones had the name of the match. */
export function renameOldAttempts(replays: string): void {
  if (!existsSync(replays)) return;
  for (const file of readdirSync(replays)) {
    const [, name, ending] = AGAIN.exec(file) ?? [];
    if (name === undefined) continue;
    const [first, whole] = [join(replays, `${name}-first${ending}`), join(replays, `${name}${ending}`)];
    if (existsSync(whole) && !existsSync(first)) renameSync(whole, first);
    renameSync(join(replays, file), whole);
  }
}
