import { Option, type Command } from 'commander';
import { NO_LOG, type MatchLog } from '../../judge/match/match-log.ts';
import { UsageError } from '../../judge/usage-error.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error'] as const;

const STANDARD_OUTPUT = 1;

export interface LogOptions {
  /** A file, or "-" for standard output, which then has nothing else on it. */
  readonly log?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

export function addLogOptions(command: Command): void {
  command
    .option('--log <file>', 'append a log of JSON lines to a file; "-" prints it, and nothing else')
    .addOption(new Option('--log-level <level>', 'how much to log').choices(LOG_LEVELS).default('info'));
}

/** Whether people want the log, and nothing beside it, on standard output. */
export function printsLog({ log }: Pick<LogOptions, 'log'>, isJson = false): boolean {
  if (log !== '-') return false;
  if (isJson)
    throw new UsageError('--log - and --json both write to standard output', 'name a file: --log minions.log');
  return true;
}

/** The log of a command: JSON lines, or nothing. Written synchronously, so that no exit loses a line. */
export async function openLog({ log, logLevel }: LogOptions): Promise<MatchLog> {
  if (log === undefined) return NO_LOG;
  // Most commands write no log: they do not wait for pino.
  const { default: pino } = await import('pino');
  try {
    const dest = log === '-' ? STANDARD_OUTPUT : log;
    const logger: MatchLog = pino({ level: logLevel, base: null }, pino.destination({ dest, sync: true }));
    return logger;
  } catch (error) {
    throw new UsageError(`cannot write the log "${log}": ${(error as Error).message}`, 'choose another file');
  }
}
