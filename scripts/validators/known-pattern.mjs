// The rows of a board are texts that match a pattern, and few of them change from round to round: what matched once is
// remembered, and not read again.
const MAX_TEXTS = 2000;

export class KnownPattern {
  constructor(pattern, flags) {
    this.pattern = new RegExp(pattern, flags);
    this.known = new Set();
  }

  test(text) {
    if (this.known.has(text)) return true;
    if (!this.pattern.test(text)) return false;
    if (this.known.size === MAX_TEXTS) this.known.clear();
    this.known.add(text);
    return true;
  }

  /** Ajv tells patterns apart by this. */
  toString() {
    return String(this.pattern);
  }
}

/** As Ajv makes patterns, in code that stands in `scripts/`. */
export const makePattern = Object.assign((pattern, flags) => new KnownPattern(pattern, flags), {
  code: 'require("./validators/known-pattern.mjs").makePattern',
});
