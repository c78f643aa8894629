import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { LoggedRound } from '../../protocol/types/contest/logs.ts';
import type { PrivateLine } from '../../protocol/types/replay/private.ts';
import { locatePrivatePart } from '../../judge/replay-files/replay-names.ts';

/** What one player wrote to standard error, by round. The private part has that of all four: only this seat leaves the server. */
export function readStderr(replay: string, seat: number): LoggedRound[] {
  const path = locatePrivatePart(replay);
  if (!existsSync(path)) return [];
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n').filter(Boolean);
  let last = 0;
  return lines.flatMap((line) => {
    const parsed = JSON.parse(line) as PrivateLine;
    if ('private' in parsed) return [];
    const round = 'round' in parsed ? parsed.round : last;
    last = round;
    const text = parsed.stderr?.[seat as 0] ?? '';
    return text === '' ? [] : [{ round, text }];
  });
}
