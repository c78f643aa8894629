import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what goes through Redis with a key made from the token. A reader of Redis learns no seed, and what somebody
 * without the token puts there opens as nothing.
 */
export class Cipher {
  private readonly key: Uint8Array;

  constructor(token: string) {
    this.key = new Uint8Array(hkdfSync('sha256', token, '', 'minions queue', 32));
  }

  encrypt(data: unknown): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce);
    const text = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  }

  /** What was closed with the same token; undefined for everything else. */
  decrypt(text: unknown): unknown {
    if (typeof text !== 'string') return undefined;
    const bytes = Buffer.from(text, 'base64');
    try {
      const cipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, NONCE_BYTES));
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const data = Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]);
      return JSON.parse(data.toString('utf8'));
    } catch {
      return undefined;
    }
  }
}
