// What a bot tells those who watch the replay: it goes with the next answer, and no other bot sees it.

// The limits of the protocol. What is beyond them is left out: a drawing must not cost anybody the match.
const MAX_NOTES_LENGTH = 10000;
const MAX_METRICS = 32;
const MAX_MARKS = 500;
const MAX_CELLS = 200;
const MAX_NAME_LENGTH = 40;

/** A position. */
interface Cell {
  toJSON(): readonly number[];
}

interface Mark {
  readonly cells: readonly Cell[];
  readonly as: 'cells' | 'line';
  readonly color: string;
  readonly label?: string;
}

/** The field of an answer. */
interface Debug {
  readonly notes?: string;
  readonly metrics?: Readonly<Record<string, number>>;
  readonly marks?: readonly Mark[];
}

let notes = '';
let metrics: Record<string, number> = {};
let marks: Mark[] = [];

/** A line of text for this round. */
export function note(text: string): void {
  notes = (notes === '' ? text : `${notes}\n${text}`).slice(0, MAX_NOTES_LENGTH);
}

/** A number to draw over time. */
export function metric(name: string, value: number): void {
  const short = name.slice(0, MAX_NAME_LENGTH);
  const isFull = Object.keys(metrics).length === MAX_METRICS && !Object.hasOwn(metrics, short);
  if (Number.isFinite(value) && !isFull) metrics[short] = value;
}

/** Lights cells (positions) in a colour of CSS, with a word at the first. */
export function mark(cells: readonly Cell[], color: string, label = ''): void {
  draw('cells', cells, color, label);
}

/** A line through the cells. */
export function line(cells: readonly Cell[], color: string, label = ''): void {
  draw('line', cells, color, label);
}

function draw(as: Mark['as'], cells: readonly Cell[], color: string, label: string): void {
  if (cells.length === 0 || marks.length === MAX_MARKS) return;
  const word = label === '' ? {} : { label: label.slice(0, MAX_NAME_LENGTH) };
  marks.push({ cells: cells.slice(0, MAX_CELLS), as, color, ...word });
}

/** What was noted since the last time, as the field of an answer; undefined when that is nothing. */
export function take(): Debug | undefined {
  const noted: Debug = {
    ...(notes === '' ? {} : { notes }),
    ...(Object.keys(metrics).length === 0 ? {} : { metrics }),
    ...(marks.length === 0 ? {} : { marks }),
  };
  notes = '';
  metrics = {};
  marks = [];
  return Object.keys(noted).length === 0 ? undefined : noted;
}
