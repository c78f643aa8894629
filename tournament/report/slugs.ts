const LONGEST = 40;

/** A name for the file of each page, made of small letters, digits and dashes, and no two alike. */
export function makeSlugs(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const slug = makeSlug(name);
    let free = slug;
    for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
    taken.add(free);
    return free;
  });
}

function makeSlug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{Mark}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['bot'];
  return words.join('-').slice(0, LONGEST);
}
