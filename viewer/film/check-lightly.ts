type Line = Record<string, unknown>;

type Need = (name: string, isThere: boolean) => void;

/**
 * The judge checks replays against their schemas; a page that weighs as little as ours checks what it relies on itself,
 * and says in a few words what is missing. What it does not know it leaves to the engine.
 */
export function checkLightly(schema: string, value: unknown): string | undefined {
  const look = CHECKS[schema];
  const missing: string[] = [];
  look?.(value as Line, (name, isThere) => void (isThere || missing.push(name)));
  return missing.length === 0 ? undefined : `it has no proper "${missing[0]}"`;
}

const CHECKS: Readonly<Record<string, (line: Line, need: Need) => void>> = {
  'replay/header': checkHeader,
  'replay/round': checkRound,
  'replay/end': checkEnd,
};

function checkHeader(line: Line, need: Need): void {
  need('replay', line['replay'] === 1);
  need('game', typeof line['game'] === 'string');
  need('rulesVersion', typeof line['rulesVersion'] === 'string');
  need('seed', isSeed(line['seed']));
  need('mapSeed', line['mapSeed'] === undefined || isSeed(line['mapSeed']));
  need(
    'names',
    isByPlayer(line['names'], (name) => typeof name === 'string'),
  );
  const config = line['config'] as Line | undefined;
  need('config', typeof config === 'object' && config !== null && Number.isSafeInteger(config['rounds']));
  need('limits', typeof line['limits'] === 'object' && line['limits'] !== null);
}

function checkRound(line: Line, need: Need): void {
  need('round', Number.isSafeInteger(line['round']));
  need('orders', isByPlayer(line['orders'], isListOfObjects));
  need('fingerprint', typeof line['fingerprint'] === 'string');
  const may = (name: string, isRight: (value: unknown) => boolean): void =>
    need(name, line[name] === undefined || isRight(line[name]));
  for (const name of ['timeMs', 'cpuMs']) may(name, (times) => isByPlayer(times, isNumberOrNull));
  may('stderr', (texts) => isByPlayer(texts, (text) => typeof text === 'string'));
  may('debug', (parts) => isByPlayer(parts, isDebug));
  may('rejected', (lists) => isByPlayer(lists, (list) => isListOf(list, hasReason)));
  may('faults', (faults) => isListOf(faults, isFault));
  may('forgiven', (list) => isListOf(list, hasReason));
}

function checkEnd(line: Line, need: Need): void {
  for (const name of ['scores', 'places']) need(name, isByPlayer(line[name], isNumberOrNull));
  need(
    'verdicts',
    isByPlayer(line['verdicts'], (verdict) => verdict === null || hasReason(verdict)),
  );
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

/** A sentence is shown, and cut where there is no room for it. */
function hasReason(value: unknown): boolean {
  return typeof ((value ?? {}) as Line)['reason'] === 'string';
}

function isFault(value: unknown): boolean {
  const { player, round } = (value ?? {}) as Line;
  return hasReason(value) && [0, 1, 2, 3].includes(player as number) && Number.isSafeInteger(round);
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
}

function isSeed(value: unknown): boolean {
  return typeof value === 'string' || Number.isSafeInteger(value);
}
