/** Where the viewer shows a match under the names that people know: its replay has nothing but ids. */
export function makeViewerAddress(replay: string, names: readonly string[]): string {
  return `viewer.html?replay=${replay}&${new URLSearchParams(names.map((name): [string, string] => ['name', name])).toString()}`;
}
