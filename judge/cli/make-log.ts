import { pino, type Logger } from 'pino';
import { UsageError } from '../usage-error.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error'] as const;

export interface LogOptions {
  readonly log?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** The log of a command: JSON lines in a file, or nothing. Written synchronously, so that no exit loses a line. */
export function makeLog({ log, logLevel }: LogOptions): Logger {
  if (log === undefined) return pino({ enabled: false });
  try {
    return pino({ level: logLevel, base: null }, pino.destination({ dest: log, sync: true }));
  } catch (error) {
    throw new UsageError(`the log "${log}" cannot be written: ${(error as Error).message}`, 'choose another file');
  }
}
