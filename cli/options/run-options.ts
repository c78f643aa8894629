import type { Command } from 'commander';
import type { PlayersOptions } from '../../tournament/run/open-players.ts';
import { addLogOptions, printsLog, type LogOptions } from './open-log.ts';
import { parseTime } from './parse-time.ts';
import { addQueueOptions, parseQueue, type QueueCommandOptions } from './queue-options.ts';
import { addSlotOptions, parseSlots, type SlotCommandOptions } from './slot-options.ts';

/** What every command that plays many matches understands. */
export interface RunCommandOptions extends SlotCommandOptions, Partial<QueueCommandOptions>, Partial<LogOptions> {
  readonly for?: string;
  readonly json?: true;
  readonly quiet?: true;
}

/** The same as data. */
export interface RunRequest {
  readonly players: PlayersOptions;
  readonly seconds: number | undefined;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  readonly log: LogOptions;
}

export interface RunTexts {
  readonly for: string;
  readonly json: string;
}

export function addRunOptions(command: Command, texts: RunTexts): void {
  addSlotOptions(command);
  command
    .option('--for <time>', texts.for)
    .option('--json', texts.json)
    .option('-q, --quiet', 'print nothing but errors');
  addLogOptions(command);
}

/** The same where matches may be played on other machines. */
export function addRunAndQueueOptions(command: Command, texts: RunTexts): void {
  addRunOptions(command, texts);
  addQueueOptions(command);
}

export function parseRun(options: RunCommandOptions): RunRequest {
  const players = { ...parseSlots(options), queue: parseQueue(options) };
  return {
    players,
    seconds: options.for === undefined ? undefined : parseTime('--for', options.for),
    isJson: options.json ?? false,
    isQuiet: options.quiet ?? printsLog(options, options.json),
    log: { logLevel: options.logLevel ?? 'info', ...(options.log !== undefined && { log: options.log }) },
  };
}
