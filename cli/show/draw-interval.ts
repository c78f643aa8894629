const WIDTH = 25;
const MIDDLE = (WIDTH - 1) / 2;

/** A scale from 0 to 1 with its middle, and on it what is known of a mean: ·······│··━━━●━━━······ */
export function drawInterval(mean: number, low: number, high: number): string {
  const locate = (share: number): number => Math.round(share * (WIDTH - 1));
  return Array.from({ length: WIDTH }, (_, at) => {
    if (at === locate(mean)) return '●';
    if (at === MIDDLE) return '│';
    return at >= locate(low) && at <= locate(high) ? '━' : '·';
  }).join('');
}
