/** Something to write on: a terminal, or a pipe. What clears a line is shown as such. */
export class Screen {
  written: string[] = [];
  readonly columns: number;

  constructor(
    readonly isTTY: boolean,
    columns = 80,
  ) {
    this.columns = columns;
  }

  write(text: string): boolean {
    this.written.push(text.replace('\r\u001B[K', '<clear>'));
    return true;
  }
}
