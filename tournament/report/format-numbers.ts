const MINUS = '−';

/** A number with so many digits after the point, and a real minus. */
export function formatNumber(value: number, decimals = 0): string {
  const text = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/** Points of a rating, always with a sign. */
export function formatPoints(value: number): string {
  const text = formatNumber(value);
  return text.startsWith(MINUS) || Number(text) === 0 ? text : `+${text}`;
}

/** Thousands apart: 12 000. */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** "1 match", "2 matches". */
export function countThings(count: number, thing: string, things = `${thing}s`): string {
  return `${formatCount(count)} ${count === 1 ? thing : things}`;
}
