import type { Inside } from './bubblewrap.ts';

/** A program that could be started as it is, and what it has to see in a sandbox. */
export interface Program extends Inside {
  readonly file: string;
  readonly args: readonly string[];
}
