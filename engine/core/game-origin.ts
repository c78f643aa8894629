/** Where a game that is not one of ours came from, and what it was made of. */
export interface GameOrigin {
  /** As people named it: a path, or the name of a package. */
  readonly source: string;
  /** Of its files: `sha256:` and hexadecimal digits. */
  readonly digest: string;
}
