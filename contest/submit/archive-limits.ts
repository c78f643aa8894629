import { hasHidden } from '../../protocol/visible-text.ts';
import { Refusal } from '../refusal.ts';

const MIB = 2 ** 20;

/** What an archive may hold. */
export const ARCHIVE_LIMITS = {
  files: 1000,
  bytes: 64 * MIB,
  depth: 12,
  /** Of a bot without a bot.json. */
  sourceBytes: MIB,
  nameBytes: 200,
  /** Of what it holds to what was sent, once it is more than a little. */
  ratio: 200,
} as const;

const RATIO_FREE_BYTES = 4 * MIB;

const MANY_FILES = `more than ${ARCHIVE_LIMITS.files} files and folders`;

/** Letters of a name in a message. */
const MAX_SHOWN = 100;

const OWN_FOLDER = 'pack the folder of your bot and nothing else; "minions submit <bot>" does it for you';

/** Counts what comes out of an archive, and refuses it at the first thing that no bot needs. */
export class ArchiveBudget {
  private readonly files = new Set<string>();
  private readonly folders = new Set<string>();
  private bytes = 0;
  private entries = 0;

  /** @param sent how many bytes the archive has */
  constructor(private readonly sent: number) {}

  /** Bytes of files so far. */
  get unpacked(): number {
    return this.bytes;
  }

  /** The name of a file or folder in an archive, if it is one that may be written. */
  checkName(name: string, isFolder: boolean): string {
    // Names have up to 4 MiB, and what follows may look at each letter more than once.
    if (Buffer.byteLength(name) > ARCHIVE_LIMITS.nameBytes) throw refuse(`the name ${showName(name)} … is too long`);
    const plain = isFolder ? name.replace(/\/+$/, '') : name;
    const parts = plain.replace(/^(\.\/)+/, '').split('/');
    const shown = showName(name);
    // A folder may be named again and again.
    this.entries += 1;
    if (this.entries > 2 * ARCHIVE_LIMITS.files) throw tooLarge(MANY_FILES);
    if (hasHidden(plain) || plain.includes('\ufffd'))
      throw refuse(`the name ${shown} has characters that cannot be shown`);
    if (plain.startsWith('/') || /^[a-z]:/i.test(plain) || plain.includes('\\'))
      throw refuse(`the name ${shown} is not relative to the folder of the bot`);
    if (parts.includes('..')) throw refuse(`the name ${shown} leads out of the folder of the bot`);
    if (isFolder && (plain === '' || plain === '.')) return '';
    if (parts.some((part) => part === '' || part === '.')) throw refuse(`the name ${shown} has an empty part`);
    if (parts.length > ARCHIVE_LIMITS.depth) throw refuse(`${shown} lies deeper than ${ARCHIVE_LIMITS.depth} folders`);
    this.take(parts, isFolder, shown);
    return parts.join('/');
  }

  private take(parts: readonly string[], isFolder: boolean, shown: string): void {
    const path = parts.join('/');
    const above = parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('/'));
    const isTaken = isFolder ? this.files.has(path) : this.files.has(path) || this.folders.has(path);
    if (isTaken || above.some((folder) => this.files.has(folder))) throw refuse(`${shown} is there twice`);
    for (const folder of isFolder ? [...above, path] : above) this.folders.add(folder);
    if (!isFolder) this.files.add(path);
    if (this.files.size + this.folders.size > ARCHIVE_LIMITS.files) throw tooLarge(MANY_FILES);
  }

  /** A bot without a bot.json is looked through for what it is made of, which takes time: it must be small. */
  requireSmall(): void {
    if (this.bytes > ARCHIVE_LIMITS.sourceBytes)
      throw tooLarge(`sources without a bot.json have at most ${ARCHIVE_LIMITS.sourceBytes / MIB} MiB`);
  }

  /** Bytes that were unpacked, or are said to come. */
  takeBytes(count: number): void {
    this.bytes += count;
    if (this.bytes > ARCHIVE_LIMITS.bytes) throw tooLarge(`more than ${ARCHIVE_LIMITS.bytes / MIB} MiB when unpacked`);
    if (this.bytes > RATIO_FREE_BYTES && this.bytes > this.sent * ARCHIVE_LIMITS.ratio)
      throw tooLarge(`more than ${ARCHIVE_LIMITS.ratio} times as much as was sent`);
  }
}

/** As much of a name as fits into a sentence. */
export const showName = (name: string): string => JSON.stringify(name.slice(0, MAX_SHOWN));

export const refuse = (what: string): Refusal => new Refusal(422, `the archive cannot be used: ${what}`, OWN_FOLDER);

export const tooLarge = (what: string): Refusal => new Refusal(413, `the archive is too large: ${what}`, OWN_FOLDER);
