import { Option, type Command } from 'commander';

/** What commands that play on other machines understand. */
export interface QueueCommandOptions {
  readonly queue?: string;
  /** Of the command they are part of. */
  readonly jobs?: string;
  readonly prefix?: string;
  readonly token?: string;
  readonly listen?: string;
  readonly advertise?: string;
  readonly trust?: 'yes' | 'no';
  readonly minSpeed?: string;
  readonly stalledAfter?: string;
}

/** What everybody needs who comes near a queue. */
export function addAddressOptions(command: Command): void {
  command
    .option('--queue <address>', 'the Redis of the queue: redis://host:6379, or rediss:// with TLS')
    .option('--prefix <word>', 'what all keys in Redis begin with; one for each contest', 'minions');
}

export const TOKEN_OPTION = [
  '--token <text>',
  'what coordinator and workers share; else MINIONS_TOKEN, else a file of this user',
] as const;

/** The options of a coordinator. They mean something with --queue only. */
export function addQueueOptions(command: Command): void {
  addAddressOptions(command);
  command
    .option(...TOKEN_OPTION)
    .option('--listen <address>', 'with --queue: where workers fetch bots and leave replays', '127.0.0.1:0')
    .option('--advertise <url>', 'with --queue: how workers reach that, where it is not the same')
    .addOption(
      new Option('--trust <word>', 'with --queue: "no" plays every replay of a worker again before it counts')
        .choices(['yes', 'no'])
        .default('yes'),
    )
    .option('--min-speed <number>', 'with --queue: refuse slower machines; "minions worker" tells how fast one is', '0')
    .option('--stalled-after <time>', 'with --queue: give the blocks of a silent worker to others', '15s');
}
