/** What the address of the page asks for. */
export interface PageRequest {
  /** Where to fetch a replay. */
  readonly replay: string | undefined;
  /** Where to follow a match. */
  readonly live: string | undefined;
  readonly play: boolean;
  readonly round: number | undefined;
  readonly unit: number | undefined;
}

/** Reads `?replay=…` (or `game=`, as in the published viewers) and `#round=57&unit=12`. */
export function parseAddress(search: string, hash: string): PageRequest {
  const query = new URLSearchParams(search);
  const place = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    replay: query.get('replay') ?? query.get('game') ?? undefined,
    live: query.get('live') ?? undefined,
    play: query.get('start') === 'yes',
    round: parseWholeNumber(place.get('round')),
    unit: parseWholeNumber(place.get('unit')),
  };
}

export function makeHash(round: number, unit: number | undefined): string {
  return `#round=${round}${unit === undefined ? '' : `&unit=${unit}`}`;
}

function parseWholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
