import { Option } from 'commander';
import { runGateApart } from '../../contest/gate/run-gate-apart.ts';
import type { MatchLog } from '../../judge/match/match-log.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { loadDrivers } from '../../tournament/queue/load-drivers.ts';
import { runWorker, type WorkerEvent, type WorkerOptions } from '../../tournament/queue/worker/run-worker.ts';
import { nameCommand } from '../command-name.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { addAddressOptions, parseAddress, TOKEN_OPTION, type AddressCommandOptions } from '../options/queue-options.ts';
import { addLogOptions, openLog, printsLog, type LogOptions } from '../options/open-log.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { addSlotOptions, parseSlots, type SlotCommandOptions } from '../options/slot-options.ts';
import { stopOnSignals } from '../signals.ts';

interface WorkerCommandOptions extends AddressCommandOptions, SlotCommandOptions, LogOptions {
  readonly token?: string;
  readonly turns: 'serial' | 'parallel';
  readonly sandbox: SandboxChoice;
  readonly games?: true;
  readonly quiet?: true;
}

interface WorkerRequest {
  readonly worker: WorkerOptions;
  readonly isQuiet: boolean;
  readonly log: LogOptions;
}

/** @param run what plays: a test has one of its own */
export function defineWorker(command: JudgeCommand, run = runWorker): void {
  addAddressOptions(command);
  command.option(...TOKEN_OPTION);
  addSlotOptions(command, 'allow more matches than fit; every record says so');
  command
    .addOption(
      new Option(
        '--turns <mode>',
        'parallel: slots of five cores, for tournaments in which all bots compute at the same time',
      )
        .choices(['serial', 'parallel'])
        .default('serial'),
    )
    .addOption(makeSandboxOption())
    .option(
      '--games',
      'run the code of any game that the coordinator sends, with your rights; see docs/many-machines.md',
    )
    .option('-q, --quiet', 'print nothing but errors')
    .action(async (options: WorkerCommandOptions) => {
      // What has to be installed comes first: an address is of no use without it.
      await loadDrivers();
      await work(parseWorker(options), run);
    });
  addLogOptions(command);
}

export function parseWorker(options: WorkerCommandOptions): WorkerRequest {
  const { token, turns, sandbox, games = false, log, logLevel } = options;
  const slots = parseSlots(options);
  return {
    worker: { address: parseAddress(options), token, ...slots, turns, sandbox, acceptsGames: games },
    isQuiet: options.quiet ?? printsLog(options),
    log: { logLevel, ...(log !== undefined && { log }) },
  };
}

async function work({ worker, isQuiet, log: wanted }: WorkerRequest, run: typeof runWorker): Promise<void> {
  const log = await openLog(wanted);
  const say = (line: string): void => void (isQuiet || print(line));
  const onEvent = (event: WorkerEvent): void => {
    logEvent(log, event);
    if (event.kind === 'warning') print(event.text);
    else if (event.kind !== 'played') say(event.kind === 'log' ? event.line : describeMachine(event));
  };
  const { played } = await run({ ...worker, runGate: runGateApart, onEvent, signal: stopOnSignals() });
  say(`stopped after ${describe(played, 'match', 'matches')}; what was not played is given back`);
}

function logEvent(log: MatchLog, { kind, ...event }: WorkerEvent): void {
  if ('line' in event) log.info({}, event.line);
  else if ('text' in event) log.warn({}, event.text);
  else log.info(event, kind === 'played' ? 'match played' : 'worker measured');
}

const print = (line: string): void => console.error(`minions: ${nameCommand(line)}`);

function describeMachine({ slots, cores, speed }: Extract<WorkerEvent, { kind: 'measured' }>): string {
  return `${describe(slots, 'slot')} on ${describe(cores, 'core')}, ${speed} steps in a microsecond`;
}

const describe = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
