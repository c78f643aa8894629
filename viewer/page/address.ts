import type { PictureRequest } from './send-picture.ts';
import type { ViewerState } from '../app/state.ts';

/** What the address of the page asks for. */
export interface PageRequest {
  /** Where to fetch a replay. */
  readonly replay: string | undefined;
  /** What people call the four players, where the replay calls them something else. */
  readonly names: readonly string[];
  /** Where to follow a match. */
  readonly live: string | undefined;
  /** Where to fetch a second one, to be shown beside it. */
  readonly beside: string | undefined;
  readonly play: boolean;
  readonly round: number | undefined;
  readonly unit: number | undefined;
  /** A picture that the command line wants. */
  readonly picture: PictureRequest | undefined;
  /** What the address says of the page itself: it goes before what is remembered. */
  readonly state: Partial<ViewerState>;
}

/** Reads `?replay=…` (or `game=`, as in the published viewers), four times `&name=…`, and `#round=57&unit=12&classic`. */
export function parseAddress(search: string, hash: string): PageRequest {
  const query = new URLSearchParams(search);
  const place = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    replay: query.get('replay') ?? query.get('game') ?? undefined,
    names: query.getAll('name'),
    live: query.get('live') ?? undefined,
    beside: query.get('beside') ?? undefined,
    play: query.get('start') === 'yes',
    round: parseWholeNumber(place.get('round')),
    unit: parseWholeNumber(place.get('unit')),
    picture: parsePicture(query),
    state: { ...parseState(query), ...(place.has('classic') ? { isClassic: true } : {}) },
  };
}

/** `png=57` or `gif=40-80`. */
function parsePicture(query: URLSearchParams): PictureRequest | undefined {
  const kind = query.has('gif') ? 'gif' : 'png';
  const [, from, to = from] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(query.get(kind) ?? '') ?? [];
  return from === undefined ? undefined : { kind, from: Number(from), to: Number(to) };
}

/** `speed=12`, `theme=dark`, and `embed`, `loop` and `present`, which need no value. */
function parseState(query: URLSearchParams): Partial<ViewerState> {
  const speed = parseWholeNumber(query.get('speed'));
  const theme = query.get('theme');
  const isSet = (name: string): boolean => !['0', 'no', 'false', null].includes(query.get(name));
  return {
    ...(speed !== undefined && speed >= 1 ? { speed: Math.min(60, speed) } : {}),
    ...(theme === 'dark' || theme === 'light' ? { isDark: theme === 'dark' } : {}),
    ...(isSet('embed') ? { isEmbedded: true } : {}),
    ...(isSet('loop') ? { isLooping: true } : {}),
    ...(isSet('present') ? { isPresenting: true } : {}),
  };
}

export function makeHash(round: number, unit: number | undefined, isClassic = false): string {
  return `#round=${round}${unit === undefined ? '' : `&unit=${unit}`}${isClassic ? '&classic' : ''}`;
}

function parseWholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
