// What several emitters need: names in the spelling of a language, and long texts in lines.

/** turnsToZombie: turns_to_zombie. */
export function snake(name) {
  return name.replaceAll(/(?<=[a-z\d])[A-Z]/g, '_$&').toLowerCase();
}

/** on-ties: OnTies. */
export function pascal(name) {
  return name.replaceAll(/(?:^|[-_])(\w)/g, (_, letter) => letter.toUpperCase());
}

/** A text in lines of at most `width`, each after the mark of a comment; nothing for no text. */
export function comment(text, mark, width = 118) {
  const lines = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] += ` ${word}`;
    else lines.push(`${mark}${word}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Whether a type of this name stands in a field of the records. */
export function mentions(records, name) {
  const isMentioned = (type) => type.name === name || (typeof type.of === 'object' && isMentioned(type.of));
  return records.some(({ fields }) => fields.some(({ type }) => isMentioned(type)));
}

/** OrkIsland: ork-island. */
export function kebab(name) {
  return snake(name).replaceAll('_', '-');
}
