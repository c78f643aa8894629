/** A name without the number that distinguishes bots of one name: "dummy" of "dummy#2". */
export function plainName(name: string): string {
  return name.replace(/#[2-4]$/, '');
}
