import { basename, dirname, join } from 'node:path';

/** The name under which a replay grows until it is whole: hidden, beside the one that it will have. */
export function nameUnfinished(path: string): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.part`);
}

/** Whether a file is a replay that is being written, or that a killed judge has left. It belongs to no bot. */
export function isUnfinished(name: string): boolean {
  return /^\..+\.\d+\.part(?:\.gz)?$/.test(basename(name));
}
