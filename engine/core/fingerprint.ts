/** A 64-bit hash of numbers and text as 16 hex digits, the same in Node and in a browser. Not for secrets. */
export class Fingerprint {
  private a = 0x9e3779b9 | 0;
  private b = 0x85ebca6b | 0;

  words(words: ArrayLike<number>): this {
    let { a, b } = this;
    for (let i = 0; i < words.length; i++) {
      const word = words[i]! | 0;
      a = Math.imul(a ^ word, 0x9e3779b1);
      a ^= a >>> 15;
      b = Math.imul(b + word, 0x85ebca77);
      b ^= b >>> 13;
    }
    this.a = a;
    this.b = b ^ words.length;
    return this;
  }

  text(text: string): this {
    let { a, b } = this;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 0x9e3779b1);
      a ^= a >>> 15;
      b = Math.imul(b + code, 0x85ebca77);
      b ^= b >>> 13;
    }
    this.a = a;
    this.b = b ^ text.length;
    return this;
  }

  toString(): string {
    return toHex(finish(this.a ^ (this.b >>> 16))) + toHex(finish(this.b ^ (this.a << 3)));
  }
}

function finish(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

function toHex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
