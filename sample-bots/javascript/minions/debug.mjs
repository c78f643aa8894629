// What a bot tells those who watch the replay: it goes with the next answer, and no other bot sees it.

/**
 * A position.
 * @typedef {object} Cell
 * @property {() => readonly number[]} toJSON
 */

/**
 * @typedef {object} Mark
 * @property {readonly Cell[]} cells
 * @property {'cells' | 'line'} as
 * @property {string} color
 * @property {string} [label]
 */

/**
 * The field of an answer.
 * @typedef {object} Debug
 * @property {string} [notes]
 * @property {Readonly<Record<string, number>>} [metrics]
 * @property {readonly Mark[]} [marks]
 */

// The limits of the protocol. What is beyond them is left out: a drawing must not cost anybody the match.
const MAX_NOTES_LENGTH = 10000;
const MAX_METRICS = 32;
const MAX_MARKS = 500;
const MAX_CELLS = 200;
const MAX_NAME_LENGTH = 40;

let notes = '';
/** @type {Record<string, number>} */
let metrics = {};
/** @type {Mark[]} */
let marks = [];

/** A line of text for this round. @param {string} text */
export function note(text) {
  notes = (notes === '' ? text : `${notes}\n${text}`).slice(0, MAX_NOTES_LENGTH);
}

/** A number to draw over time. @param {string} name @param {number} value */
export function metric(name, value) {
  const short = name.slice(0, MAX_NAME_LENGTH);
  const isFull = Object.keys(metrics).length === MAX_METRICS && !Object.hasOwn(metrics, short);
  if (Number.isFinite(value) && !isFull) metrics[short] = value;
}

/**
 * Lights cells (positions) in a colour of CSS, with a word at the first.
 * @param {readonly Cell[]} cells @param {string} color @param {string} [label]
 */
export function mark(cells, color, label = '') {
  draw('cells', cells, color, label);
}

/** A line through the cells. @param {readonly Cell[]} cells @param {string} color @param {string} [label] */
export function line(cells, color, label = '') {
  draw('line', cells, color, label);
}

/** @param {Mark['as']} as @param {readonly Cell[]} cells @param {string} color @param {string} label */
function draw(as, cells, color, label) {
  if (cells.length === 0 || marks.length === MAX_MARKS) return;
  const word = label === '' ? {} : { label: label.slice(0, MAX_NAME_LENGTH) };
  marks.push({ cells: cells.slice(0, MAX_CELLS), as, color, ...word });
}

/**
 * What was noted since the last time, as the field of an answer; undefined when that is nothing.
 * @returns {Debug | undefined}
 */
export function take() {
  /** @type {Debug} */
  const noted = {
    ...(notes === '' ? {} : { notes }),
    ...(Object.keys(metrics).length === 0 ? {} : { metrics }),
    ...(marks.length === 0 ? {} : { marks }),
  };
  notes = '';
  metrics = {};
  marks = [];
  return Object.keys(noted).length === 0 ? undefined : noted;
}
