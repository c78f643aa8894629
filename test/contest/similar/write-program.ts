import { SeededGenerator } from '../../../engine/core/generator.ts';

const NAMES = ['unit', 'cell', 'best', 'count', 'near', 'path', 'row', 'gain', 'risk', 'step', 'home', 'foe'];

/** A function of its own, with chance for an author. */
export function writeFunction(rng: SeededGenerator, name: string): string {
  const pick = (): string => NAMES[rng.random(0, NAMES.length - 1)]!;
  const value = (depth: number): string => {
    const kind = depth > 2 ? rng.random(0, 2) : rng.random(0, 6);
    if (kind === 0) return String(rng.random(0, 99));
    if (kind === 1) return pick();
    if (kind === 2) return `${pick()}.${pick()}`;
    if (kind === 3) return `${pick()}(${value(depth + 1)}, ${value(depth + 1)})`;
    if (kind === 4) return `${pick()}[${value(depth + 1)}]`;
    return `(${value(depth + 1)} ${'+-*<'[rng.random(0, 3)]} ${value(depth + 1)})`;
  };
  const statement = (indent: string): string => {
    const kind = indent.length > 8 ? rng.random(0, 1) : rng.random(0, 4);
    if (kind === 0) return `${indent}${pick()} = ${value(0)}`;
    if (kind === 1) return `${indent}${pick()}.append(${value(0)})`;
    const head = kind === 2 ? `if ${value(0)}:` : kind === 3 ? `for ${pick()} in ${value(0)}:` : `while ${value(0)}:`;
    const body = Array.from({ length: rng.random(1, 3) }, () => statement(`${indent}    `));
    return [`${indent}${head}`, ...body].join('\n');
  };
  const body = Array.from({ length: rng.random(6, 12) }, () => statement('    '));
  return [`def ${name}(${pick()}, ${pick()}):  # what it does`, ...body, `    return ${value(0)}`].join('\n');
}

/** The functions of an author: the same for the same number, and nobody else's. */
export const writeOwn = (author: number): string[] =>
  Array.from({ length: 5 }, (_, at) => writeFunction(new SeededGenerator(1000 * (author + 1) + at), `own_${at}`));
