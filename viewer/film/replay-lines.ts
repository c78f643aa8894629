import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import { FilmError } from './film.ts';

type Line = Record<string, unknown>;

/**
 * The judge checks replays against their schemas; a page that weighs as little as ours checks what it relies on itself,
 * and says in a sentence what is missing.
 */
export function parseLine(text: string, number: number): Line {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FilmError(`line ${number} is not JSON`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FilmError(`line ${number} is not a JSON object`);
  }
  return value as Line;
}

export function lineKind(line: Line): 'end' | 'round' {
  return 'end' in line ? 'end' : 'round';
}

export function checkHeader(line: Line): ReplayHeader {
  const need = needs('the first line');
  if (line['replay'] !== 1) throw new FilmError('the first line is not the header of a replay ("replay": 1)');
  need('game', typeof line['game'] === 'string');
  need('rulesVersion', typeof line['rulesVersion'] === 'string');
  need('seed', typeof line['seed'] === 'string' || Number.isSafeInteger(line['seed']));
  need(
    'names',
    isByPlayer(line['names'], (name) => typeof name === 'string'),
  );
  const config = line['config'] as Line | undefined;
  need('config', typeof config === 'object' && config !== null && Number.isSafeInteger(config['rounds']));
  need('limits', typeof line['limits'] === 'object' && line['limits'] !== null);
  return line as unknown as ReplayHeader;
}

export function checkRound(line: Line, number: number): ReplayRound {
  const need = needs(`line ${number}`);
  need('round', Number.isSafeInteger(line['round']));
  need('orders', isByPlayer(line['orders'], isListOfObjects));
  need('fingerprint', typeof line['fingerprint'] === 'string');
  const may = (name: string, isRight: (value: unknown) => boolean): void =>
    need(name, line[name] === undefined || isRight(line[name]));
  for (const name of ['timeMs', 'cpuMs']) may(name, (times) => isByPlayer(times, isNumberOrNull));
  may('stderr', (texts) => isByPlayer(texts, (text) => typeof text === 'string'));
  may('debug', (parts) => isByPlayer(parts, isDebug));
  may('rejected', (lists) => isByPlayer(lists, isListOfObjects));
  may('faults', isListOfObjects);
  may('forgiven', isListOfObjects);
  return line as unknown as ReplayRound;
}

export function checkEnd(line: Line, number: number): ReplayEnd {
  const need = needs(`line ${number}`);
  for (const name of ['scores', 'places']) need(name, isByPlayer(line[name], isNumberOrNull));
  return line as unknown as ReplayEnd;
}

function needs(place: string): (name: string, isThere: boolean) => void {
  return (name, isThere) => {
    if (!isThere) throw new FilmError(`${place} has no proper "${name}"`);
  };
}

function isByPlayer(value: unknown, isRight: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === 4 && value.every(isRight);
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}

function isDebug(value: unknown): boolean {
  if (typeof value !== 'object') return false;
  const { notes, metrics, marks } = (value ?? {}) as Line;
  const isText = ['undefined', 'string'].includes(typeof notes);
  return isText && ['undefined', 'object'].includes(typeof metrics) && (marks === undefined || isListOf(marks, isMark));
}

function isMark(value: unknown): boolean {
  const { cells, label, color } = (value ?? {}) as Line;
  const isText = (text: unknown): boolean => ['undefined', 'string'].includes(typeof text);
  return isListOf(cells, isPosition) && (cells as unknown[]).length > 0 && isText(label) && isText(color);
}

function isPosition(value: unknown): boolean {
  return isListOf(value, (item) => Number.isInteger(item)) && (value as unknown[]).length >= 2;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
}
