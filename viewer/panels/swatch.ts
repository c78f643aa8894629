import { findPlayerColour, PLAYER_SHAPES } from '../games/palette.ts';

const SHAPE_PATHS: Record<string, string> = {
  circle: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13',
  square: 'M2 2h12v12h-12z',
  triangle: 'M8 1l7 13.5h-14z',
  diamond: 'M8 .5L15.5 8L8 15.5L.5 8z',
};

/** A player's colour and shape, as on the board. */
export function makeSwatch(player: number): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', 'swatch');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', SHAPE_PATHS[PLAYER_SHAPES[player] ?? 'circle']!);
  path.setAttribute('fill', findPlayerColour(player));
  svg.append(path);
  return svg;
}
