import { Option, type Command } from 'commander';
import { UsageError } from '../../judge/usage-error.ts';
import { parseListen } from '../../tournament/queue/parse-listen.ts';
import type { QueueOptions } from '../../tournament/queue/open-queue.ts';
import { parseQueueAddress, type QueueAddress } from '../../tournament/queue/queue-address.ts';
import { parseTime } from './parse-time.ts';

/** Where a queue is, as people write it. */
export interface AddressCommandOptions {
  readonly queue?: string;
  readonly prefix: string;
}

/** What commands that play on other machines understand. */
export interface QueueCommandOptions extends AddressCommandOptions {
  /** Of the command they are part of. */
  readonly jobs?: string;
  readonly token?: string;
  readonly listen: string;
  readonly advertise?: string;
  readonly trust: 'yes' | 'no';
  readonly minSpeed: string;
  readonly stalledAfter: string;
}

/** What everybody needs who comes near a queue. */
export function addAddressOptions(command: Command): void {
  command
    .option('--queue <address>', 'the Redis of the queue: redis://host:6379, or rediss:// with TLS')
    .option('--prefix <word>', 'the prefix of all keys in Redis; choose one for each contest', 'minions');
}

export const TOKEN_OPTION = [
  '--token <text>',
  'the token that coordinator and workers share; else MINIONS_TOKEN, else a file of this user',
] as const;

const USUAL = { listen: '127.0.0.1:0', trust: 'yes', minSpeed: '0', stalledAfter: '15s' } as const;

export const makeTrustOption = (): Option =>
  new Option('--trust <word>', 'with --queue: "no" plays every replay of a worker again before it counts')
    .choices(['yes', 'no'])
    .default(USUAL.trust);

export const STALLED_OPTION = [
  '--stalled-after <time>',
  'with --queue: give the blocks of a silent worker to others',
  USUAL.stalledAfter,
] as const;

/** The options of a coordinator. They mean something with --queue only. */
export function addQueueOptions(command: Command): void {
  addAddressOptions(command);
  command
    .option(...TOKEN_OPTION)
    .option('--listen <address>', 'with --queue: where workers fetch bots and leave replays', USUAL.listen)
    .option('--advertise <url>', 'with --queue: the address at which workers reach it, if it differs')
    .addOption(makeTrustOption())
    .option(
      '--min-speed <number>',
      'with --queue: refuse slower machines; "minions worker" prints how fast one is',
      USUAL.minSpeed,
    )
    .option(...STALLED_OPTION);
}

/** The queue that people ask for; undefined when matches are played here. */
export function parseQueue(options: Partial<QueueCommandOptions>): QueueOptions | undefined {
  const { queue, jobs, prefix, token, advertise } = options;
  if (queue === undefined) return undefined;
  const { listen, trust, minSpeed, stalledAfter } = { ...USUAL, ...options };
  if (advertise !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(advertise)) {
    throw new UsageError(
      `invalid --advertise: expected an address, got "${advertise}"`,
      'give how workers reach it, as in http://host:7000',
    );
  }
  if (jobs !== undefined) {
    const hint = `say it where matches are played: "minions worker -j ${jobs}"`;
    throw new UsageError('with --queue, -j has no meaning here: nothing is played on this machine', hint);
  }
  if (!(Number(minSpeed) >= 0))
    throw new UsageError(`invalid --min-speed: expected a number, got "${minSpeed}"`, 'give a number, as in 300');
  return {
    address: parseQueueAddress(queue, prefix),
    token,
    listen: parseListen(listen),
    advertise: advertise?.replace(/\/$/, ''),
    isTrusting: trust === 'yes',
    minSpeed: Number(minSpeed),
    stalledAfterMs: parseTime('--stalled-after', stalledAfter) * 1000,
  };
}

/** The address that a worker cannot do without. It may come from the environment: the command line shows its password. */
export function parseAddress(options: AddressCommandOptions, fallback = process.env['MINIONS_QUEUE']): QueueAddress {
  const queue = options.queue ?? fallback;
  if (queue) return parseQueueAddress(queue, options.prefix);
  throw new UsageError('no queue given', 'name its Redis: --queue redis://host:6379, or in MINIONS_QUEUE');
}
