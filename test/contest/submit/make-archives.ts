import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';

export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** As Unix has it: 0o120777 for a link. */
  readonly mode?: number;
  /** What the archive says the size is, if it lies. */
  readonly saidSize?: number;
  /** Whether it is compressed. */
  readonly isDeflated?: boolean;
}

const DEFLATED = 8;
/** More entries than a zip of the first kind can count. */
const MANY = 0xffff;

/** A zip with entries as they are, also such that no program would make. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', mode = 0o100644, saidSize, isDeflated = false } of entries) {
    const [nameBytes, plain] = [Buffer.from(name), Buffer.from(content)];
    const bytes = isDeflated ? deflateRawSync(plain, { level: 9 }) : plain;
    const size = saidSize ?? plain.length;
    const packedSize = isDeflated ? bytes.length : size;
    const method = isDeflated ? DEFLATED : 0;
    const sum = crc32(plain);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(0x800, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(sum, 14);
    local.writeUInt32LE(packedSize, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(nameBytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(0x0314, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(0x800, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(sum, 16);
    central.writeUInt32LE(packedSize, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(nameBytes.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    parts.push(local, nameBytes, bytes);
    directory.push(central, nameBytes);
    offset += 30 + nameBytes.length + bytes.length;
  }
  const listing = Buffer.concat(directory);
  return Buffer.concat([...parts, listing, makeZipEnd(entries.length, listing.length, offset)]);
}

function makeZipEnd(entries: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries, MANY), 8);
  end.writeUInt16LE(Math.min(entries, MANY), 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return entries < MANY ? end : Buffer.concat([makeZip64End(entries, bytes, offset), end]);
}

/** What large archives have before their end: the same numbers with more digits, and where that stands. */
function makeZip64End(entries: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(76);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(entries), 24);
  end.writeBigUInt64LE(BigInt(entries), 32);
  end.writeBigUInt64LE(BigInt(bytes), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + bytes), 64);
  end.writeUInt32LE(1, 72);
  return end;
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
