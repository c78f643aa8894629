// The little of Node.js that the kit uses, so that types can be checked without a package. To use more of it: npm install
// @types/node, "types": ["node"] in tsconfig.json, and delete this file.

interface Readable {
  setEncoding(encoding: 'utf8'): void;
  on(event: 'data', listener: (text: string) => void): void;
  on(event: 'end' | 'error', listener: () => void): void;
}

declare const process: {
  readonly argv: readonly string[];
  readonly stdin: Readable;
  readonly stdout: { write(text: string): void; on(event: 'error', listener: () => void): void };
  readonly stderr: { on(event: 'error', listener: () => void): void };
  exit(code: number): never;
};

declare const console: { error(...words: unknown[]): void };

declare const performance: { now(): number };

declare module 'node:fs' {
  export function createReadStream(path: string): Readable;
  export function readFileSync(path: string, encoding: 'utf8'): string;
}

declare module 'node:test' {
  export function test(name: string, check: () => void): void;
}

declare module 'node:assert/strict' {
  const assert: {
    ok(value: unknown, message?: string): asserts value;
    equal(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
  };
  export default assert;
}
