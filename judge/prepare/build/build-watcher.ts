/** Who wants to know how bots are prepared. */
export interface BuildWatcher {
  /** A build begins. */
  building(bot: string, command: readonly string[]): void;
  /** It succeeded; warnings of the compiler, if any. */
  built(bot: string, warnings: string): void;
  /** An earlier build of the same sources with this command was found; what the compiler warned of then. */
  cached(bot: string, command: readonly string[], warnings: string): void;
  /** Something about the bot that may surprise whoever wrote it. */
  noted(bot: string, note: string): void;
  /** How the bot will be started. */
  ready(bot: string, command: readonly string[]): void;
}

export const NOBODY: BuildWatcher = { building() {}, built() {}, cached() {}, noted() {}, ready() {} };
