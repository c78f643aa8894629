import { Option, type Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { Workshop } from '../../judge/prepare/workshop.ts';
import { TOOL } from '../../judge/host/package-info.ts';
import { parseQueueAddress } from '../../tournament/queue/queue-address.ts';
import { findToken } from '../../tournament/queue/token.ts';
import { locateStore } from '../../tournament/queue/worker/bot-store.ts';
import { measureSpeed } from '../../tournament/queue/worker/measure-speed.ts';
import { runQueueWorker } from '../../tournament/queue/worker/queue-worker.ts';
import { chooseSlots } from '../../judge/slots/choose-slots.ts';
import { readMachineCores } from '../../judge/slots/machine-cores.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { addAddressOptions, TOKEN_OPTION } from '../queue/queue-options.ts';
import { stopOnSignals } from '../signals.ts';

interface WorkerCommandOptions {
  readonly queue?: string;
  readonly prefix: string;
  readonly token?: string;
  readonly jobs?: string;
  readonly force?: true;
  readonly turns: 'serial' | 'parallel';
  readonly sandbox: SandboxChoice;
  readonly games?: true;
  readonly quiet?: true;
}

export function defineWorker(command: Command): void {
  addAddressOptions(command);
  command
    .option(...TOKEN_OPTION)
    .option('-j, --jobs <number>', 'matches at the same time; as many as there are cores for')
    .addOption(
      new Option('--turns <mode>', 'parallel: slots of five cores, for tournaments in which all bots think at once')
        .choices(['serial', 'parallel'])
        .default('serial'),
    )
    .option('--force', 'allow more matches than fit; every record says so')
    .addOption(makeSandboxOption())
    .option(
      '--games',
      'run the code of any game that the coordinator sends, with your rights; see docs/many-machines.md',
    )
    .option('-q, --quiet', 'print nothing but errors')
    .action(work);
}

async function work(options: WorkerCommandOptions): Promise<void> {
  const address = parseQueueAddress(requireQueue(options.queue), options.prefix);
  const token = findToken(options.token);
  const machine = readMachineCores(SYSTEM_PROC);
  const count = options.jobs === undefined ? undefined : parseWholeNumber('-j', options.jobs, 1, 1024);
  const slots = chooseSlots(machine, { turns: options.turns, count, isForced: options.force ?? false });
  const { warning } = await new Workshop().chooseSandbox(options.sandbox);
  if (warning !== undefined) console.error(`minions: ${warning}`);
  const card = {
    worker: `${hostname()
      .replaceAll(/[^\w.-]/g, '-')
      .slice(0, 80)}-${process.pid}-${randomBytes(2).toString('hex')}`,
    machine: hostname(),
    slots: slots.cpus.length,
    cores: availableParallelism(),
    speed: measureSpeed(),
    tool: TOOL,
  };
  const tell = (line: string): void => void (options.quiet || console.error(`minions: ${line}`));
  tell(`${describe(card.slots, 'slot')} on ${describe(card.cores, 'core')}, ${card.speed} steps in a microsecond`);
  const played = await runQueueWorker({
    address,
    token,
    card,
    slots,
    turns: options.turns,
    canPin: machine.isKnown,
    sandbox: options.sandbox,
    acceptsGames: options.games ?? false,
    folder: locateStore(),
    signal: stopOnSignals(),
    tell,
  });
  tell(`stopped after ${describe(played, 'match', 'matches')}; what was not played is given back`);
}

/** The address may come from the environment, where its password is not on the command line. */
export function requireQueue(queue = process.env['MINIONS_QUEUE']): string {
  if (queue) return queue;
  throw new UsageError('which queue?', 'name its Redis: --queue redis://host:6379, or in MINIONS_QUEUE');
}

const describe = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
