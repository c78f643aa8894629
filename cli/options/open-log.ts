import { NO_LOG, type MatchLog } from '../../judge/match/match-log.ts';
import { UsageError } from '../../judge/usage-error.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error'] as const;

export interface LogOptions {
  readonly log?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** The log of a command: JSON lines in a file, or nothing. Written synchronously, so that no exit loses a line. */
export async function openLog({ log, logLevel }: LogOptions): Promise<MatchLog> {
  if (log === undefined) return NO_LOG;
  // Most commands write no log: they do not wait for pino.
  const { default: pino } = await import('pino');
  try {
    const logger: MatchLog = pino({ level: logLevel, base: null }, pino.destination({ dest: log, sync: true }));
    return logger;
  } catch (error) {
    throw new UsageError(`the log "${log}" cannot be written: ${(error as Error).message}`, 'choose another file');
  }
}
