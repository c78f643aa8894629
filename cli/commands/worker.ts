import { Option } from 'commander';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { runWorker, type WorkerEvent, type WorkerOptions } from '../../tournament/queue/worker/run-worker.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { addAddressOptions, parseAddress, TOKEN_OPTION, type AddressCommandOptions } from '../options/queue-options.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { addSlotOptions, parseSlots, type SlotCommandOptions } from '../options/slot-options.ts';
import { stopOnSignals } from '../signals.ts';

interface WorkerCommandOptions extends AddressCommandOptions, SlotCommandOptions {
  readonly token?: string;
  readonly turns: 'serial' | 'parallel';
  readonly sandbox: SandboxChoice;
  readonly games?: true;
  readonly quiet?: true;
}

interface WorkerRequest {
  readonly worker: WorkerOptions;
  readonly isQuiet: boolean;
}

export function defineWorker(command: JudgeCommand): void {
  addAddressOptions(command);
  command.option(...TOKEN_OPTION);
  addSlotOptions(command, 'allow more matches than fit; every record says so');
  command
    .addOption(
      new Option('--turns <mode>', 'parallel: slots of five cores, for tournaments in which all bots think at once')
        .choices(['serial', 'parallel'])
        .default('serial'),
    )
    .addOption(makeSandboxOption())
    .option(
      '--games',
      'run the code of any game that the coordinator sends, with your rights; see docs/many-machines.md',
    )
    .option('-q, --quiet', 'print nothing but errors')
    .action((options: WorkerCommandOptions) => work(parseWorker(options)));
}

export function parseWorker(options: WorkerCommandOptions): WorkerRequest {
  const { token, turns, sandbox, games = false, quiet = false } = options;
  const slots = parseSlots(options);
  return {
    worker: { address: parseAddress(options), token, ...slots, turns, sandbox, acceptsGames: games },
    isQuiet: quiet,
  };
}

async function work({ worker, isQuiet }: WorkerRequest): Promise<void> {
  const say = (line: string): void => void (isQuiet || log(line));
  const onEvent = (event: WorkerEvent): void => {
    if (event.kind === 'warning') log(event.text);
    else say(event.kind === 'log' ? event.line : describeMachine(event));
  };
  const { played } = await runWorker({ ...worker, onEvent, signal: stopOnSignals() });
  say(`stopped after ${describe(played, 'match', 'matches')}; what was not played is given back`);
}

const log = (line: string): void => console.error(`minions: ${line}`);

function describeMachine({ slots, cores, speed }: Extract<WorkerEvent, { kind: 'measured' }>): string {
  return `${describe(slots, 'slot')} on ${describe(cores, 'core')}, ${speed} steps in a microsecond`;
}

const describe = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
