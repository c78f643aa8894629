import { readFileSync } from 'node:fs';

/** A file of JSON lines that somebody else is writing. */
export class LineFile {
  length = 0;

  constructor(path) {
    this.path = path;
  }

  /** The whole lines that have come since the last look. */
  read() {
    const text = readFileSync(this.path, 'utf8');
    const whole = text.lastIndexOf('\n') + 1;
    const lines = text.slice(this.length, whole).split('\n').filter(Boolean);
    this.length = whole;
    return lines.map((line) => JSON.parse(line));
  }
}
