/** Where the judge writes what it does. A pino logger is one. */
export interface MatchLog {
  debug(what: object, message: string): void;
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  child(what: object): MatchLog;
}

export const NO_LOG: MatchLog = {
  debug() {},
  info() {},
  warn() {},
  child: () => NO_LOG,
};
