/** For an option that may be repeated: its values so far, and one more. */
export function collectValues(value: string, values: readonly string[] | undefined): string[] {
  return [...(values ?? []), value];
}
