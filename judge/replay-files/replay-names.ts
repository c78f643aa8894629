/** What the name of a replay says about what is in it. */
export interface ReplayForm {
  /** JSON lines, or the text of the published games. */
  readonly form: 'lines' | 'published';
  readonly isCompressed: boolean;
}

export const REPLAY_ENDINGS = '.jsonl, .jsonl.gz or .res';

/** The form that a name asks for; undefined for one that says nothing. */
export function findReplayForm(path: string): ReplayForm | undefined {
  const [, ending, gz] = /\.(jsonl|res|out)(\.gz)?$/.exec(path) ?? [];
  if (ending === undefined) return undefined;
  return { form: ending === 'jsonl' ? 'lines' : 'published', isCompressed: gz !== undefined };
}

const LINES = /(\.jsonl(?:\.gz)?)$/;

/** Where the private part of a replay lies: beside it. */
export const locatePrivatePart = (path: string): string => path.replace(LINES, '.private$1');

/** Whether a file is the private part of a replay, by its name. */
export const isPrivatePart = (path: string): boolean => /\.private\.jsonl(\.gz)?$/.test(path);
