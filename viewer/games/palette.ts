/**
 * Blue, amber, mint and magenta: in the manner of Okabe and Ito, with more difference in lightness. A test sees to it that
 * people with any kind of colour vision can tell them apart.
 */
export const PLAYER_COLOURS = ['#2463dd', '#f2ad14', '#19d1a0', '#c0307f'] as const;

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

export function findPlayerColour(player: number): string {
  return PLAYER_COLOURS[player] ?? '#8a8a8a';
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
