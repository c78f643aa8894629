import type { RecordType, Type } from './model.ts';

/** turnsToZombie: turns_to_zombie. */
export function snake(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])[A-Z]/g, '_$&').toLowerCase();
}

/** on-ties: OnTies. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A text in lines of at most `width`, each after the mark of a comment; nothing for no text. */
export function comment(text: string, mark: string, width = 118): string {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] += ` ${word}`;
    else lines.push(`${mark}${word}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Whether a type of this name stands in a field of the records. */
export function mentions(records: readonly RecordType[], name: string): boolean {
  const isMentioned = (type: Type): boolean => type.name === name || (type.of !== undefined && isMentioned(type.of));
  return records.some(({ fields }) => fields.some(({ type }) => isMentioned(type)));
}

/** A word that a language keeps for itself gets a line below it. */
export function escape(word: string, keywords: ReadonlySet<string>): string {
  return keywords.has(word) ? `${word}_` : word;
}

/** A table without what every object inherits: fields may be called toString and constructor. */
export const makeTable = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, entries);

/** The words of a line, as a set. */
export const wordSet = (line: string): ReadonlySet<string> => new Set(line.split(/\s+/).filter(Boolean));
