import type { AskReport } from '../../protocol/types/rerun/ask.ts';
import type { RerunReport } from '../../protocol/types/rerun/report.ts';
import { readAddress } from './load.ts';
import type { Playlist } from './playlist.ts';

/** A replay, a bot, a player and a round, all by their numbers: which bots there are was said when the page was served. */
export interface Question {
  readonly replay: number;
  readonly bot: number;
  readonly player: number;
  readonly round: number;
}

interface Noted {
  readonly notes: readonly string[];
}

interface PlayedOn extends Noted {
  readonly report: RerunReport;
  readonly replay: number;
  readonly file: string;
}

/** What `minions view --with` does for its page. */
export interface BotService {
  /** As they were named on the command line. */
  readonly bots: readonly string[];
  ask(question: Question, signal: AbortSignal): Promise<AskReport & Noted>;
  /** Plays on, and shows the new match. */
  playOn(question: Question, signal: AbortSignal): Promise<PlayedOn>;
}

/** Who serves this page, if it runs bots; undefined in a file. */
export function findBotService(playlist: Playlist): BotService | undefined {
  const list = document.querySelector('#bots')?.textContent ?? '';
  if (list === '' || location.protocol === 'file:') return undefined;
  return {
    bots: JSON.parse(list) as string[],
    ask: (question, signal) => post('ask', question, signal),
    async playOn(question, signal) {
      const played = await post<PlayedOn>('play-on', question, signal);
      const { replay, file } = played;
      const name = file.replace(/^.*[/\\]/, '');
      const read = (): ReturnType<typeof readAddress> => readAddress(`replays/${replay}`);
      await playlist.append({ name, file, served: replay, read }, question.round);
      return played;
    },
  };
}

async function post<T>(place: string, question: Question, signal: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(place, { method: 'POST', headers, body: JSON.stringify(question), signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw error;
      throw new Error('"minions view" does not answer any more: start it again');
    },
  );
  if (!response.ok) throw new Error((await response.text()).trim());
  return (await response.json()) as T;
}
