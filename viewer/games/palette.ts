/**
 * Blue, amber, mint and magenta: in the manner of Okabe and Ito, with more difference in lightness. A test sees to it that
 * people with any kind of colour vision can tell them apart.
 */
export const PLAYER_COLOURS = ['#2463dd', '#f2ad14', '#19d1a0', '#c0307f'] as const;

/** Land of a player, in daylight and at night: as far apart as eyes without one kind of cone need it, and from land of nobody. */
const LAND_COLOURS = {
  light: ['#7a92ea', '#f0b840', '#74d6b0', '#b85a9a'],
  dark: ['#2448c4', '#94690f', '#12906a', '#8f1f68'],
} as const;

/** Curves and words in a player's colour: thin things need more contrast with the page than units do. */
const CURVE_COLOURS = {
  light: ['#1747b8', '#b37800', '#0a9e78', '#8a0f5c'],
  dark: ['#4378f0', '#f5b52a', '#2be0b0', '#c63a8b'],
} as const;

/** Each player also has a shape, so that nobody depends on colours alone. */
export const PLAYER_SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const;

/** What tiles and units are painted with. */
export interface Palette {
  readonly isDark: boolean;
  /** Around the board. */
  readonly page: string;
  readonly ink: string;
  /** Outline of units. */
  readonly line: string;
  readonly danger: string;
  /** Land has no colours of owners: dots show them, as in the document. */
  readonly isPlain?: boolean;
}

export const LIGHT: Palette = {
  isDark: false,
  page: '#f6f5f2',
  ink: '#1d1f23',
  line: '#17181b',
  danger: '#c8102e',
};

export const DARK: Palette = {
  isDark: true,
  page: '#16181d',
  ink: '#e9e7e2',
  line: '#ffffff',
  danger: '#ff5a5f',
};

/** The same for the look of the documents. */
export const PLAIN_LIGHT: Palette = { ...LIGHT, isPlain: true };
export const PLAIN_DARK: Palette = { ...DARK, isPlain: true };

export function findPlayerColour(player: number): string {
  return PLAYER_COLOURS[player] ?? '#8a8a8a';
}

export function findLandColour(player: number, isDark: boolean): string {
  return LAND_COLOURS[isDark ? 'dark' : 'light'][player] ?? '#8a8a8a';
}

export function findCurveColour(player: number, isDark: boolean): string {
  return CURVE_COLOURS[isDark ? 'dark' : 'light'][player] ?? '#8a8a8a';
}

/** Black or white, whichever stands out more from a colour: never less than 4.5 to 1. */
export function findHalo(colour: string): '#000000' | '#ffffff' {
  return measureLuminance(colour) > 0.179 ? '#000000' : '#ffffff';
}

/** How light a colour given as #rrggbb is, from 0 to 1, as WCAG counts it. */
export function measureLuminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A mixture of two colours given as #rrggbb: `share` of the first. */
export function mix(first: string, second: string, share: number): string {
  const part = (from: number): string => {
    const a = Number.parseInt(first.slice(from, from + 2), 16);
    const b = Number.parseInt(second.slice(from, from + 2), 16);
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
