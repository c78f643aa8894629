import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A cache of the function itself, which V8 gives only by a flag. */
let collect: (() => void) | undefined;

/**
 * Gives back what is no longer needed, now. Left to itself the garbage collector lets the heap grow to several times what
 * is in use, and a file of hundreds of megabytes is read through a few megabytes.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
