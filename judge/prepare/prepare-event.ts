/** What happens while bots are made ready to be started. */
export type PrepareEvent =
  /** Less is protected than people may think, or something is not as it was. */
  | { readonly kind: 'warning'; readonly text: string }
  /** A build begins. */
  | { readonly kind: 'building'; readonly bot: string; readonly command: readonly string[] }
  /** It succeeded; warnings of the compiler, if any. */
  | { readonly kind: 'built'; readonly bot: string; readonly warnings: string }
  /** An earlier build of the same sources with this command was found; what the compiler warned of then. */
  | { readonly kind: 'cached'; readonly bot: string; readonly command: readonly string[]; readonly warnings: string }
  /** Something about the bot that may surprise whoever wrote it. */
  | { readonly kind: 'noted'; readonly bot: string; readonly note: string }
  /** How the bot will be started. */
  | { readonly kind: 'ready'; readonly bot: string; readonly command: readonly string[] };

export type OnPrepareEvent = (event: PrepareEvent) => void;
