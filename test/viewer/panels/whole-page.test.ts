// Everything that the page says of a match: all elements once, and then what changes with each thing that somebody does. Look at
// it in the browser before you take over a change: npx vitest run --project unit test/viewer/panels/whole-page -u
import { afterAll, expect, test, vi } from 'vitest';
import { makeReplay } from '../make-replay.ts';
import { openPage } from '../open-page.ts';

type Page = ReturnType<typeof openPage>;

/** Every element on a line with its attributes, and its own text; then what its canvases show. */
function listPage({ painted }: Page): string[] {
  const lines: string[] = [];
  const visit = (element: Element, depth: number): void => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent);
    const text = own.join(' ').replaceAll(/\s+/g, ' ').trim();
    const { value } = element as HTMLInputElement;
    const state = typeof value === 'string' && value !== '' ? ` value=${value}` : '';
    lines.push(
      `${' '.repeat(depth)}${element.tagName.toLowerCase()} ${attributes.join(' ')}${state} ${text}`.trimEnd(),
    );
    for (const child of element.children) visit(child, depth + 1);
  };
  visit(document.body, 0);
  for (const [id, strokes] of painted)
    if (id !== 'board' && strokes.length > 0) lines.push(...strokes.map((one) => `${id}: ${one}`));
  return lines;
}

/** What was not there before. */
function findNew(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  return now.flatMap((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1 ? [line.trim()] : [];
  });
}

let page: Page;
afterAll(() => void vi.unstubAllGlobals());

const DEEDS: [name: string, act: () => void][] = [
  ['round 5', () => page.app.seek(4)],
  ['the last round but two', () => page.app.seek(10)],
  ['a unit is chosen', () => page.app.change({ chosenUnit: 16 })],
  ['a cell is chosen', () => page.app.change({ chosenUnit: undefined, chosenCell: [3, 4] })],
  ['nothing is chosen', () => page.app.change({ chosenCell: undefined })],
  [
    'who went out, in the whole log',
    () => page.app.change({ log: { scope: 'match', kind: 'fault', player: -1, search: '' } }),
  ],
  ['the log of a player', () => page.app.change({ log: { scope: 'round', kind: '', player: 1, search: 'order' } })],
  ['as in the published viewer', () => page.app.change({ isClassic: true })],
  ['help', () => page.press('?')],
  ['no help', () => page.press('Escape')],
  ['dark', () => page.app.change({ isDark: true })],
  ['the end', () => page.press('End')],
];

test('the whole page, and what changes on it', async () => {
  page = openPage(makeReplay('walking-dead', 12));
  page.tick();
  let before = listPage(page);
  const lines = [...before];
  for (const [name, act] of DEEDS) {
    for (const strokes of page.painted.values()) strokes.length = 0;
    act();
    page.tick();
    const now = listPage(page);
    lines.push(`== ${name}`, ...findNew(before, now));
    before = now;
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('whole-page.txt');
});
