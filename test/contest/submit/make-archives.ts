import { gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';
import { crc32 } from './crc32.ts';

export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** As Unix has it: 0o120777 for a link. */
  readonly mode?: number;
  /** What the archive says the size is, if it lies. */
  readonly saidSize?: number;
}

/** A zip with entries as they are, without compression: also such that no program would make. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', mode = 0o100644, saidSize } of entries) {
    const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(content)];
    const size = saidSize ?? bytes.length;
    const sum = crc32(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(0x800, 6);
    local.writeUInt32LE(sum, 14);
    local.writeUInt32LE(size, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(nameBytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(0x0314, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(0x800, 8);
    central.writeUInt32LE(sum, 16);
    central.writeUInt32LE(size, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(nameBytes.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    parts.push(local, nameBytes, bytes);
    directory.push(central, nameBytes);
    offset += 30 + nameBytes.length + bytes.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listing, end]);
}

export type TarEntry = Partial<Header> & { readonly name: string; readonly content?: string | Buffer };

export async function makeTar(entries: readonly TarEntry[]): Promise<Buffer> {
  const archive = pack();
  for (const { content, ...header } of entries) {
    if (content === undefined && header.type !== undefined && header.type !== 'file')
      archive.entry(header as Header, () => {}).end('');
    else archive.entry(header as Header, content ?? '');
  }
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}
