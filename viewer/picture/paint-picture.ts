import { PLAYERS } from '../../engine/core/players.ts';
import { makeWholeBoard } from '../board/camera.ts';
import { Ground } from '../board/ground.ts';
import { HeatMap } from '../board/heat-map.ts';
import { paintBoard } from '../board/paint-board.ts';
import { getFrame } from '../film/film.ts';
import { tracePlayer } from '../games/paint-shape.ts';
import { DARK, findPlayerColour, LIGHT, type Palette } from '../games/palette.ts';
import type { Pen } from '../games/game-drawing.ts';
import { labelRound } from '../film/film.ts';
import type { Layers } from '../board/layers.ts';
import type { Show } from '../film/show.ts';

export interface PicturePlan {
  /** Pixels. */
  readonly width: number;
  readonly isDark: boolean;
  readonly layers: Layers;
}

/** Paints pictures of rounds to share: the board, and above it the round, names and scores. */
export class PicturePainter {
  readonly canvas = document.createElement('canvas');
  private readonly board = document.createElement('canvas');
  private readonly ground = new Ground();
  private readonly heatMap = new HeatMap();
  private readonly palette: Palette;
  private readonly line: number;

  constructor(
    private readonly show: Show,
    private readonly plan: PicturePlan,
  ) {
    const sheet = show.drawing.measureSheet(getFrame(show.film, 0).view);
    this.palette = plan.isDark ? DARK : LIGHT;
    this.line = Math.round(Math.max(14, plan.width / 32));
    this.board.width = plan.width;
    this.board.height = Math.round((plan.width * sheet.rows) / sheet.columns);
    this.canvas.width = plan.width;
    this.canvas.height = this.board.height + Math.round(2.9 * this.line);
  }

  paint(position: number): CanvasRenderingContext2D {
    const { show, plan, palette, board } = this;
    const camera = makeWholeBoard(show.drawing.measureSheet(getFrame(show.film, 0).view));
    paintBoard(board.getContext('2d', { alpha: false })!, this.ground, this.heatMap, {
      ...show,
      position,
      camera,
      palette,
      layers: { ...plan.layers, rulers: false },
      ratio: 1,
      unit: undefined,
      marked: [],
      different: [],
    });
    const pen = this.canvas.getContext('2d', { alpha: false, willReadFrequently: true })!;
    pen.fillStyle = palette.page;
    pen.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.paintHead(pen, Math.floor(position));
    pen.drawImage(board, 0, this.canvas.height - board.height);
    return pen;
  }

  private paintHead(pen: Pen, frame: number): void {
    const { film } = this.show;
    const { line, palette } = this;
    const label = labelRound(film, frame);
    pen.textBaseline = 'middle';
    pen.textAlign = 'left';
    pen.fillStyle = palette.ink;
    pen.font = `700 ${line}px system-ui, sans-serif`;
    pen.fillText(film.game.title, line * 0.4, line * 0.85);
    pen.textAlign = 'right';
    pen.fillText(label === 'end' ? 'End' : `Round ${label}`, this.canvas.width - line * 0.4, line * 0.85);
    const { scores } = getFrame(film, frame);
    const width = this.canvas.width / 4;
    for (const player of PLAYERS) this.paintSeat(pen, player, scores[player], player * width, width);
  }

  private paintSeat(pen: Pen, player: number, score: number, left: number, width: number): void {
    const { line, palette } = this;
    const y = line * 2.15;
    tracePlayer(pen, player, left + line * 0.8, y, line * 0.34);
    pen.fillStyle = findPlayerColour(player);
    pen.fill();
    pen.fillStyle = palette.ink;
    pen.font = `${line * 0.85}px system-ui, sans-serif`;
    const points = score.toLocaleString('en');
    const room = width - line * 1.9 - pen.measureText(points).width;
    pen.textAlign = 'right';
    pen.fillText(points, left + width - line * 0.4, y);
    pen.textAlign = 'left';
    pen.fillText(cutToFit(pen, this.show.film.names[player]!, room), left + line * 1.35, y);
  }
}

function cutToFit(pen: Pen, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let length = text.length;
  while (length > 1 && pen.measureText(`${text.slice(0, length)}…`).width > room) length -= 1;
  return `${text.slice(0, length)}…`;
}
