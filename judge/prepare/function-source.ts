import { makeDigest } from './digest.ts';

const PREFIX = 'function:';

/** How a bot that is a function is named where others have a path. */
export const nameFunction = (name: string): string => `${PREFIX}${name}`;

/** Whether a bot is a function of some program: then only that program can play it. */
export const isFunctionSource = (source: string): boolean => source.startsWith(PREFIX);

/** What can be known of what a function is made of: its name and its text, but nothing of what that refers to. */
export function digestFunction({ name, bot }: { readonly name: string; bot(state: object): unknown }): string {
  return makeDigest({ function: name, text: bot.toString() });
}
