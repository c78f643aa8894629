import type { QueueEvent } from '../../tournament/queue/open-queue.ts';
import { nameCommand } from '../command-name.ts';

const USUAL_PREFIX = 'minions';

/** Prints on standard error how workers join, unless people want nothing but errors, and what happens on the queue. */
export function showQueueEvent(event: QueueEvent, isQuiet: boolean): void {
  if (event.kind === 'log') return say(event.line);
  if (isQuiet) return;
  const { url, prefix, tokenFile, game } = event;
  const options = prefix === USUAL_PREFIX ? '' : ` --prefix ${prefix}`;
  const where = tokenFile === null ? '' : `, token in ${tokenFile}`;
  say(`workers join with "minions worker --queue …${options}" and reach this machine at ${url}${where}`);
  if (game === null) return;
  say(`workers run "${game}" with --games, or where "minions games" has loaded the same files`);
}

const say = (line: string): void => console.error(`minions: ${nameCommand(line)}`);
