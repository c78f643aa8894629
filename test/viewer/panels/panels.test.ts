// The panels of the page, without a browser: what they say of a match, and what clicks and keys do.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getFrame } from '../../../viewer/film/film.ts';
import { findCurveColour, findPlayerColour } from '../../../viewer/games/palette.ts';
import { makeReplay } from '../make-replay.ts';
import { openPage } from '../open-page.ts';

const ROUNDS = 12;
const REPLAY = makeReplay('walking-dead', ROUNDS);

let page: ReturnType<typeof openPage>;
/** Where the match stands, as the page says it. */
const round = (): string => page.read('#controls .round')[0]!;
const at = (frame: number): void => {
  page.app.seek(frame);
  page.tick();
};

beforeAll(() => {
  page = openPage(REPLAY);
});
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  const log = { scope: 'round', kind: '', player: -1, search: '' } as const;
  page.app.change({
    chosenUnit: undefined,
    chosenCell: undefined,
    isHelpOpen: false,
    log,
    isClassic: false,
    isFollowing: false,
  });
  at(0);
});

test('the head says what match this is, and that it was played again', () => {
  expect(page.read('#title, #badge, #origin')).toEqual([
    'The Walking Dead',
    '✓ fingerprints hold',
    'seed 3 · rules "text", version 2.0',
  ]);
  expect(document.title).toBe('The Walking Dead: ant, bee, cat, dog');
});

describe('players', () => {
  test('their points and places are those of the round on show', () => {
    const { film } = page.app.state.show!;
    for (const frame of [0, 9, ROUNDS]) {
      at(frame);
      const { scores } = getFrame(film, frame);
      expect(page.read('.player .score')).toEqual(scores.map((score) => score.toLocaleString('en')));
      const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
      expect(page.read('.player .place')).toEqual(places.map((place) => ['', '1st', '2nd', '3rd', '4th'][place]));
      const leads = [...document.querySelectorAll('.player')].map((card) => card.classList.contains('leads'));
      expect(leads).toEqual(places.map((place) => place === 1));
    }
  });

  test('the bar of the best is whole, and the others are shares of it', () => {
    at(9);
    const { scores } = getFrame(page.app.state.show!.film, 9);
    const bars = [...document.querySelectorAll<HTMLElement>('.player .bar')].map(({ style }) => style.transform);
    expect(bars).toEqual(scores.map((score) => `scaleX(${score / Math.max(...scores)})`));
  });

  test('figures and CPU time', () => {
    at(9);
    const figures = page.read('.player [data-figure="cells"] dd').map(Number);
    const owners = (getFrame(page.app.state.show!.film, 9).view as { owners: string[] }).owners.join('');
    expect(figures).toEqual(['0', '1', '2', '3'].map((player) => owners.split(player).length - 1));
    // A half of a millisecond in each of ten rounds for ant, and a tenth of a second a round is allowed.
    expect(page.read('.player .cpu dd')[0]).toMatch(/^5 ms · 0\.\d %$/);
    page.app.change({ isClassic: true });
    page.tick();
    expect(page.read('.player .cpu dd')[0]).toMatch(/^0\.\d %$/);
  });

  test('who is out is told from the round after on, and the sentence leads there', () => {
    at(4);
    expect(page.read('.player .fate')).toEqual([]);
    at(5);
    expect(page.read('.player .fate')).toEqual(['Out since round 5: timeout. it thought for 200 ms']);
    expect(document.querySelectorAll('.player.out')).toHaveLength(1);
    page.click('.player.out .fate');
    expect(round()).toBe('Round 5 of 12');
  });

  test('a click on a name shows only its lines in the log, another one all again', () => {
    at(9);
    const names = (): number => page.read('#log .text').filter((text) => text.includes('orders of')).length;
    expect(names()).toBe(4);
    page.click('.player:nth-child(2) .name');
    expect(names()).toBe(1);
    expect(page.find('.player:nth-child(2) .name').getAttribute('aria-pressed')).toBe('true');
    page.click('.player:nth-child(2) .name');
    expect(names()).toBe(4);
  });
});

describe('controls', () => {
  test.each<[what: string, from: number, label: string, to: string]>([
    ['one on', 3, 'One round on (Right)', 'Round 5 of 12'],
    ['one back', 3, 'One round back (Left)', 'Round 3 of 12'],
    ['ten on', 1, 'Ten rounds on (Page Down)', 'Round 12 of 12'],
    ['ten back', 11, 'Ten rounds back (Page Up)', 'Round 2 of 12'],
    ['ten back is not before the beginning', 3, 'Ten rounds back (Page Up)', 'Round 1 of 12'],
    ['to the beginning', 7, 'To the beginning (Home)', 'Round 1 of 12'],
    ['to the end', 7, 'To the end (End)', 'End, 12 rounds'],
  ])('%s', (_, from, label, to) => {
    at(from);
    page.click(`#controls [aria-label="${label}"]`);
    expect(round()).toBe(to);
  });

  test.each<[key: string, to: string]>([
    ['ArrowRight', 'Round 5 of 12'],
    ['ArrowDown', 'Round 5 of 12'],
    ['ArrowLeft', 'Round 3 of 12'],
    ['ArrowUp', 'Round 3 of 12'],
    ['PageDown', 'End, 12 rounds'],
    ['PageUp', 'Round 1 of 12'],
    ['Home', 'Round 1 of 12'],
    ['End', 'End, 12 rounds'],
  ])('the key %s', (key, to) => {
    at(3);
    page.press(key);
    expect(round()).toBe(to);
  });

  test('it plays at its speed, to the end, where the result opens; there it begins again', () => {
    page.press(' ');
    expect(page.find('.play').getAttribute('aria-label')).toBe('Pause (Space)');
    page.app.change({ speed: 4 });
    page.tick(250);
    page.tick(250);
    // Half a second at four rounds a second, but for what went by before the first picture.
    expect(page.app.state.position).toBeGreaterThan(0.9);
    expect(page.app.state.position).toBeLessThanOrEqual(2);
    for (let picture = 0; picture < 20; picture += 1) page.tick(250);
    expect(round()).toBe('End, 12 rounds');
    expect(page.find('.play').textContent).toBe('▶');
    expect(page.find('#result').hidden).toBe(false);
    page.press(' ');
    expect([page.app.state.position, page.app.state.isPlaying]).toEqual([0, true]);
    page.press(' ');
  });

  test('speeds go up and down by keys and stay within what there is', () => {
    page.choose('#controls select', '2');
    expect(page.app.state.speed).toBe(2);
    page.press('+');
    const faster = page.app.state.speed;
    expect(faster).toBeGreaterThan(2);
    page.press('-');
    expect(page.app.state.speed).toBe(2);
    for (let more = 0; more < 20; more += 1) page.press('+');
    expect(page.find<HTMLSelectElement>('#controls select').value).toBe('60');
  });

  test('marks: to the round in which somebody goes out, and back', () => {
    at(3);
    page.click('#controls [aria-label="To the next mark (])"]');
    const marked = page.app.state.position;
    const { events } = page.app.state.show!.statistics;
    const isMarked = (frame: number): boolean =>
      events[frame]!.some(({ kind }) => ['lead', 'fault', 'note', 'jump'].includes(kind));
    expect(marked).toBeGreaterThan(3);
    expect(isMarked(marked)).toBe(true);
    at(marked + 1);
    page.press('[');
    expect(page.app.state.position).toBe(marked);
  });
});

describe('the unit that is chosen', () => {
  test('Enter on the board goes through the units, and Escape lets go', () => {
    const board = page.find('#board');
    page.press('Enter', board);
    const first = page.read('#inspector h2');
    page.press('Enter', board);
    expect([first, page.read('#inspector h2')]).toEqual([['Unit 0'], ['Unit 1']]);
    expect(page.read('#inspector .hint')).toEqual([]);
    page.press('Escape');
    expect(page.read('#inspector h2')).toEqual([]);
    expect(page.read('#inspector .hint')).toEqual(['Point at the board, or click a unit or a cell.']);
  });

  test('its clan, its place, its orders and how many were refused', () => {
    page.app.change({ chosenUnit: 16 });
    at(9);
    const { show } = page.app.state;
    const { row, column } = show!.drawing.listTokens(getFrame(show!.film, 9).view).find(({ id }) => id === 16)!;
    expect(page.read('#inspector .about p')[0]).toBe(`living, clan of ant (0) · row ${row}, column ${column}`);
    expect(page.read('#inspector .about .refusal')).toEqual([
      'order 15: dir Right: refused: unit 16 Right: there is debris',
    ]);
    const [history, orders] = page.read('#inspector .history summary');
    expect(history).toBe('History');
    const lines = page.read('#inspector ol[aria-label="Orders"] li');
    const refused = document.querySelectorAll('#inspector ol[aria-label="Orders"] .refusal').length;
    expect(refused).toBeGreaterThan(0);
    expect(orders).toBe(`Orders: ${lines.length}, ${refused} refused`);
    expect(page.find('#inspector ol[aria-label="Orders"] [aria-current]').dataset['frame']).toBe('9');
  });

  test('an entry of its history leads to its round', () => {
    page.app.change({ chosenUnit: 16 });
    page.tick();
    page.click('#inspector ol[aria-label="Orders"] li:nth-child(3) .link');
    expect(round()).toBe('Round 3 of 12');
  });

  test('following it zooms in once, and out is left to people', () => {
    page.press('f');
    expect(page.app.state.isFollowing).toBe(false);
    page.app.change({ chosenUnit: 16 });
    page.press('f');
    expect(page.app.state.isFollowing).toBe(true);
    expect(page.app.state.camera.zoom).toBe(2.5);
    expect(page.read('#inspector .follow')).toEqual(['Following']);
    page.click('#inspector .follow');
    expect([page.app.state.isFollowing, page.app.state.camera.zoom]).toEqual([false, 2.5]);
    page.press('0');
    expect(page.app.state.camera.zoom).toBe(1);
  });

  test('a cell tells its land and its owner', () => {
    const { owners } = getFrame(page.app.state.show!.film, 0).view as { owners: string[] };
    const row = owners.findIndex((line) => /\d/.test(line));
    const column = owners[row]!.search(/\d/);
    const owner = Number(owners[row]![column]);
    page.app.change({ chosenCell: [row, column] });
    page.tick();
    expect(page.read('#inspector h2')).toEqual([`row ${row}, column ${column}`]);
    expect(page.read('#inspector .about p')[0]).toBe(
      `street, owned by ${['ant', 'bee', 'cat', 'dog'][owner]} (${owner})`,
    );
  });
});

describe('the log', () => {
  test('of a round, of a kind, of a search, of the whole match', () => {
    at(9);
    expect(page.read('#log h2')).toEqual(['Log, round 10']);
    const all = page.read('#log .text');
    expect(all).toContain('19 orders of ant (0), 3 refused');
    expect(all.filter((text) => /^ant \(0\), order \d+ refused/.test(text))).toHaveLength(3);
    page.choose('#log [aria-label="Search the log"]', 'DEBRIS');
    const found = page.read('#log p.line .text');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((text) => !text.includes('debris'))).toEqual([]);
    page.choose('#log [aria-label="Search the log"]', 'no such words');
    expect(page.read('#log .hint')).toEqual(['Nothing is recorded here.']);
    page.choose('#log [aria-label="Search the log"]', '');
    page.choose('#log [aria-label="What kind of lines the log shows"]', 'fault');
    page.choose('#log [aria-label="Which rounds the log shows"]', 'match');
    expect(page.read('#log h2')).toEqual(['Log, all rounds']);
    expect(page.read('#log .text').every((text) => text.includes('dog'))).toBe(true);
    page.click('#log .link');
    expect(round()).toBe('Round 5 of 12');
  });

  test('of the whole match marks the round', () => {
    page.choose('#log [aria-label="Which rounds the log shows"]', 'match');
    at(6);
    const [all, now] = [page.read('#log .log-list > *'), page.read('#log .now')];
    expect(now.length).toBeGreaterThan(0);
    expect(now).toEqual(all.filter((text) => text.startsWith('7')));
    expect(all.length).toBeGreaterThan(now.length);
    at(ROUNDS);
    expect(page.read('#log h2')).toEqual(['Log, all rounds']);
  });
});

test('the result: places, points, margins, and who went out', () => {
  at(3);
  page.press('r');
  const { scores } = getFrame(page.app.state.show!.film, ROUNDS);
  const sorted = scores.toSorted((a, b) => b - a);
  expect(page.read('#result .podium .score')).toEqual(sorted.map((score) => score.toLocaleString('en')));
  expect(page.read('#result .podium .place')).toEqual(['1st', '2nd', '3rd', '4th']);
  expect(page.read('#result .podium .margin')[0]).toBe(`+${(sorted[0]! - sorted[1]!).toLocaleString('en')}`);
  expect(page.read('#result .fault')).toEqual(['out in round 5: timeout. it thought for 200 ms']);
  page.click('#result [aria-label="Close the result (R)"]');
  expect(page.find('#result').hidden).toBe(true);
});

test('layers are switched one by one, and units and marks player by player', () => {
  const box = (selector: string): HTMLInputElement => page.find(`#layers ${selector}`);
  const toggle = (selector: string): void => {
    box(selector).click();
    page.tick();
  };
  for (const name of ['rulers', 'ids', 'trails', 'letters'] as const) {
    const before = page.app.state.layers[name];
    toggle(`[data-layer="${name}"]`);
    expect([name, page.app.state.layers[name]]).toEqual([name, !before]);
    toggle(`[data-layer="${name}"]`);
  }
  document.querySelectorAll<HTMLElement>('#layers [aria-label="units"]')[2]!.click();
  expect(page.app.state.layers.units).toEqual([true, true, false, true]);
  document.querySelectorAll<HTMLElement>('#layers [aria-label="units"]')[2]!.click();
  page.choose('#layers [aria-label="Heat map"]', 'deaths');
  expect(page.app.state.layers.heat).toBe('deaths');
  page.choose('#layers [aria-label="Heat map"]', 'none');
});

test('the commands to share are about the round and the player', () => {
  at(9);
  page.choose('#share select', '2');
  expect(page.read('#share .command code')).toEqual([
    'minions states match.jsonl 2 10',
    'minions ask match.jsonl 2=./my-bot --round 10',
    'minions states match.jsonl 2 10 | (time ./my-bot)',
    'minions rerun match.jsonl --from 10',
    'minions view match.jsonl --with ./my-bot',
  ]);
});

describe('what is painted', () => {
  test('the strip: a number for each round, who leads, and a red mark where somebody went out', () => {
    const strip = page.painted.get('marks')!;
    const numbers = strip.flatMap((line) => /^fillText \S+ (\d+) /.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(Array.from({ length: ROUNDS }, (_, index) => String(index + 1)));
    // 616 pixels wide with 8 free at both ends: 50 for a round; the ribbon is 7 high at the bottom of 60.
    const ribbon = strip.flatMap((line) => /^fillRect (\S+) (-?[\d.]+) 53 50\.5 7$/.exec(line)?.slice(1) ?? []);
    const { leaders } = page.app.state.show!.statistics;
    const colours = leaders.map((leader) => (leader === -1 ? '#d4d1ca' : findPlayerColour(leader)));
    expect(ribbon).toEqual(colours.flatMap((colour, frame) => [colour, String(frame * 50 - 17)]));
    expect(strip.filter((line) => line.startsWith('fillRect #e5142e'))).toHaveLength(1);
    // Frame 4 is round 5.
    expect(strip.find((line) => line.startsWith('fillRect #e5142e'))).toMatch(/^fillRect #e5142e 168 /);
  });

  test('pointing at the strip tells what happened there, and a click goes there', () => {
    page.point('pointermove', '#marks', 208);
    expect(page.find('#tip').textContent).toMatch(/^Round 5\n.*dog \(3\)/);
    page.point('pointerdown', '#marks', 208);
    expect(round()).toBe('Round 5 of 12');
    page.point('pointerleave', '#marks', 208);
    expect(page.find('#tip').hidden).toBe(true);
  });

  test('the board: one shape for each living unit in its colour', () => {
    const painted = page.painted.get('board')!;
    painted.length = 0;
    at(9);
    const { show } = page.app.state;
    const tokens = show!.drawing.listTokens(getFrame(show!.film, 9).view);
    for (const player of [0, 1, 2, 3]) {
      const living = tokens.filter((token) => token.player === player && ['living', 'bitten'].includes(token.kind));
      const shapes = painted.filter((line) => line.startsWith(`fill ${findPlayerColour(player)}`));
      expect([player, shapes.length]).toEqual([player, living.length]);
    }
    const zombies = painted.filter((line) => line.startsWith('fillRect #7a1fa2'));
    expect(zombies).toHaveLength(tokens.filter(({ kind }) => kind === 'zombie').length);
  });

  test('charts: four curves of points, and the values under the cursor', () => {
    at(9);
    const { scores } = getFrame(page.app.state.show!.film, 9);
    expect(page.read('#charts figure:first-child .value')).toEqual(scores.map(String));
    const curves = [...page.painted.values()].flat().filter((line) => line.startsWith('stroke #'));
    for (const player of [0, 1, 2, 3]) {
      expect(curves.some((line) => line.startsWith(`stroke ${findCurveColour(player, false)} `))).toBe(true);
    }
  });
});
