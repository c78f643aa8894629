import { createHmac } from 'node:crypto';

/** Hexadecimal digits of a seed. */
export const SEED_DIGITS = 32;

/** The seed of a block: 128 bits that nobody can choose or foretell without the secret. */
export function makeBlockSeed(secret: string, block: number): string {
  return hashLabel(secret, `block ${block}`).slice(0, SEED_DIGITS);
}

/** All chance of a plan: a number of 256 bits, in hexadecimal digits, for each label. */
export function hashLabel(secret: string, label: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(label).digest('hex');
}
