import type { QueueEvent } from '../../tournament/queue/open-queue.ts';
import { COMMAND } from '../command-name.ts';

const USUAL_PREFIX = 'minions';

/** Tells on standard error how workers join, unless people want nothing but errors, and what happens on the queue. */
export function showQueueEvent(event: QueueEvent, isQuiet: boolean): void {
  if (event.kind === 'log') return say(event.line);
  if (isQuiet) return;
  const { url, prefix, tokenFile, game } = event;
  const command = [COMMAND, 'worker', '--queue', '…', ...(prefix === USUAL_PREFIX ? [] : ['--prefix', prefix])];
  const where = tokenFile === null ? '' : `, token in ${tokenFile}`;
  say(`workers join with "${command.join(' ')}" and reach this machine at ${url}${where}`);
  if (game === null) return;
  say(`workers run "${game}" with --games, or where "${COMMAND} games" has loaded the same files`);
}

const say = (line: string): void => console.error(`minions: ${line}`);
