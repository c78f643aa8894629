import type { ReplayEnd } from '../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../protocol/types/replay/header.ts';
import type { PrivateEnd, PrivateLine, PrivateRound } from '../protocol/types/replay/private.ts';
import type { ReplayRound } from '../protocol/types/replay/round.ts';

/** What everybody may read of a line, and what only its authors and the organiser may, where there is something. */
interface Parts<Open, Hidden extends PrivateLine> {
  readonly open: Open;
  readonly hidden: Hidden | undefined;
}

/** What played under a name is nobody else's business: private.json knows it. */
export function hideBots(header: ReplayHeader): ReplayHeader {
  const { bots: _, ...open } = header;
  return open;
}

export function splitRound({ stderr, debug, ...open }: ReplayRound): Parts<ReplayRound, PrivateRound> {
  const hidden = { round: open.round, ...(stderr ? { stderr } : {}), ...(debug ? { debug } : {}) };
  return { open, hidden: stderr || debug ? hidden : undefined };
}

/** @param lastWords the end of all that each bot that went out wrote on standard error */
export function splitEnd(
  { stderr, ...open }: ReplayEnd,
  lastWords: NonNullable<PrivateEnd['lastWords']>,
): Parts<ReplayEnd, PrivateEnd> {
  const hasWords = lastWords.some((words) => words !== '');
  const hidden = { end: true as const, ...(stderr ? { stderr } : {}), ...(hasWords ? { lastWords } : {}) };
  return { open, hidden: stderr || hasWords ? hidden : undefined };
}

const KEY = /^\{"(?:round":(\d+)|(end)":true)/;

/** The text of a replay with its private part in it again, and with the names that people know where they are given. */
export function joinParts(open: string, hidden: string, names?: ReplayHeader['names']): string {
  const extras = new Map(
    hidden.split('\n').flatMap((line) => {
      const key = findKey(line);
      return key === undefined ? [] : [[key, JSON.parse(line) as PrivateLine] as const];
    }),
  );
  const [header = '', ...lines] = open.split('\n');
  const joined = lines.map((line) => {
    const extra = extras.get(findKey(line) ?? '');
    if (!extra) return line;
    const { lastWords: _, ...more } = extra as PrivateEnd;
    return JSON.stringify({ ...(JSON.parse(line) as object), ...more });
  });
  return [names ? JSON.stringify({ ...(JSON.parse(header) as object), names }) : header, ...joined].join('\n');
}

function findKey(line: string): string | undefined {
  const [, round, end] = KEY.exec(line) ?? [];
  return round ?? end;
}

/** The end of what a player wrote on standard error, from the private part of a replay, or from one that has all in it. */
export function findLastStderr(text: string, player: number, most: number): string {
  let words = '';
  for (const line of text.split('\n')) {
    if (!line.includes('"stderr"') && !line.includes('"lastWords"')) continue;
    const { stderr, lastWords } = JSON.parse(line) as PrivateEnd;
    if (lastWords) return lastWords[player]!.slice(-most);
    words = (words + (stderr?.[player] ?? '')).slice(-most);
  }
  return words;
}
