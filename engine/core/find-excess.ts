/** A setting of the text forms: the published name, ours, least and greatest value. */
export type Setting<Field extends string> = readonly [name: string, field: Field, least: number, greatest: number];

/**
 * A number of a configuration that is greater than it may be, if there is one. Files are checked against schemas before
 * they get here; a page in a browser, which has none, must not be kept busy by a replay either.
 */
export function findExcess<Field extends string>(
  settings: readonly Setting<Field>[],
  config: Readonly<Record<Field, number>>,
): string | undefined {
  const excess = settings.find(([, field, , greatest]) => !(config[field] <= greatest));
  return excess && `${excess[1]} is ${config[excess[1]]}, and can be ${excess[3]} at most`;
}
