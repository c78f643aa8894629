/** Bytes that grow. */
export class ByteSink {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;

  add(...values: readonly number[]): void {
    for (const value of values) this.addByte(value);
  }

  addByte(value: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(2 * this.bytes.length);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = value;
  }

  /** A number of two bytes, the small one first. */
  addShort(value: number): void {
    this.add(value & 0xff, (value >> 8) & 0xff);
  }

  addText(text: string): void {
    for (let index = 0; index < text.length; index++) this.addByte(text.charCodeAt(index));
  }

  take(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }
}
