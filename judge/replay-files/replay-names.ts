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
