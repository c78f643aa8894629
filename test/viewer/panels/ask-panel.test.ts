// What a page that is served by "minions view --with" does, without a browser: it asks bots, and plays on with them.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeAsk } from '../../../viewer/panels/ask-panel.ts';
import type { BotService, Question } from '../../../viewer/page/bot-service.ts';
import { findBotService } from '../../../viewer/page/bot-service.ts';
import { Playlist } from '../../../viewer/page/playlist.ts';
import { makeReplay } from '../make-replay.ts';
import { openPage } from '../open-page.ts';

const ROUNDS = 5;
const REPLAY = makeReplay('walking-dead', ROUNDS);
const encode = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage(REPLAY);
});
afterEach(() => void vi.unstubAllGlobals());

/** Until what was begun has ended, and what runs on beside the page too. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    page.tick();
  }
};

describe('asking bots', () => {
  let asked: Question[];
  let menu: HTMLElement;
  let answer: () => Promise<unknown>;

  const open = (served: number | undefined = 5): void => {
    asked = [];
    const take = (question: Question, signal: AbortSignal): Promise<never> => {
      asked.push(question);
      const stopped = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      );
      return Promise.race([answer() as Promise<never>, stopped]);
    };
    const service: BotService = { bots: ['./my-bot.py', 'dummy'], ask: take, playOn: take };
    menu = document.createElement('div');
    menu.id = 'served';
    document.body.append(menu);
    page.app.add(makeAsk(page.app, menu, service));
    page.app.change({ show: { ...page.app.state.show!, served } });
    page.tick();
  };
  const lines = (): string[] => page.read('#served h2, #served p, #served li, #served pre, #served tr');
  const buttons = (): HTMLButtonElement[] => [...menu.querySelectorAll('button')];

  test('offers every bot in the place of every player', () => {
    open();
    expect(page.read('#served option')).toEqual(['./my-bot.py', 'dummy', 'ant (0)', 'bee (1)', 'cat (2)', 'dog (3)']);
    expect(page.read('#served button')).toEqual(['What would my bot answer here?', 'Play on from here with it']);
    expect(buttons().map(({ title }) => title)).toEqual([
      'Run "minions ask" for this round',
      'Run "minions rerun --from" this round',
      'Stop the bot',
    ]);
    expect([...menu.querySelectorAll('select')].map((select) => select.getAttribute('aria-label'))).toEqual([
      'Which bot',
      'In whose place',
    ]);
    expect(lines()).toEqual(['']);
  });

  test('shows both answers unit by unit, what differs first', async () => {
    open();
    page.app.seek(2);
    page.tick();
    answer = () =>
      Promise.resolve({
        name: 'my-bot',
        rounds: [
          {
            round: 3,
            isSame: false,
            recorded: {
              orders: [
                { unit: 1, dir: 'Up' },
                { unit: 2, dir: 'Left' },
              ],
              fault: null,
            },
            now: { orders: [{ unit: 1, dir: 'Up' }], fault: null },
          },
        ],
        stderr: 'not shown',
        notes: ['a note'],
      });
    page.choose('#served select[aria-label="Which bot"]', '1');
    page.choose('#served select[aria-label="In whose place"]', '2');
    buttons()[0]!.click();
    page.tick();
    expect(lines()).toEqual(['Asking in round 3 …']);
    expect(buttons().map(({ disabled, hidden }) => [disabled, hidden])).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
    await settle();
    expect(asked).toEqual([{ replay: 5, bot: 1, player: 2, round: 3 }]);
    expect(lines()).toEqual([
      '',
      'Round 3: my-bot answers differently',
      'UnitRecorded: 2 ordersmy-bot: 1 order',
      '2dir Leftno order',
      '1dir Updir Up',
      'a note',
    ]);
    expect([...menu.querySelectorAll('tbody tr')].map(({ className }) => className)).toEqual(['differs', 'same']);
    expect(buttons().map(({ disabled, hidden }) => [disabled, hidden])).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
  });

  test('says when the answers are alike, and when the bot went out', async () => {
    open();
    const fault = { code: 'timeout', reason: 'took too long' };
    for (const [now, isSame, shown] of [
      [{ orders: [], fault: null }, true, ['', 'Round 0: my-bot answers as recorded']],
      [
        { orders: [], fault },
        false,
        [
          '',
          'Round 0: my-bot answers differently',
          'UnitRecorded: was outmy-bot: out, timeout: took too long',
          'last words',
        ],
      ],
    ] as const) {
      answer = () =>
        Promise.resolve({
          name: 'my-bot',
          rounds: [{ round: 0, isSame, recorded: null, now }],
          stderr: 'last words',
          notes: [],
        });
      buttons()[0]!.click();
      await settle();
      expect(lines()).toEqual(shown);
    }
  });

  test('says when there was no answer, or nobody to ask', async () => {
    open();
    answer = () => Promise.resolve({ name: 'my-bot', rounds: [], stderr: 'help', notes: ['so it is'] });
    buttons()[0]!.click();
    await settle();
    expect(lines()).toEqual(['', 'my-bot did not answer.', 'help', 'so it is']);
    answer = () => Promise.reject(new Error('it is gone'));
    buttons()[0]!.click();
    await settle();
    expect(lines()).toEqual(['it is gone']);
  });

  test('can be stopped', async () => {
    open();
    answer = () => new Promise(() => {});
    buttons()[0]!.click();
    await settle();
    buttons()[2]!.click();
    await settle();
    expect(lines()).toEqual(['Stopped.']);
    expect(buttons()[2]!.hidden).toBe(true);
  });

  test('plays on from the round on show, at the end from the last one', async () => {
    open();
    page.app.seek(ROUNDS);
    page.tick();
    for (const [divergedIn, said] of [
      [null, 'It is the recorded match again.'],
      [4, 'It diverges in round 4.'],
    ] as const) {
      answer = () =>
        Promise.resolve({
          report: {
            match: {
              seats: [
                { name: 'ant', score: 7 },
                { name: 'bee', score: 9 },
              ],
            },
            recorded: { scores: [6, 8] },
            divergedIn,
          },
          file: 'new.jsonl',
          notes: [],
        });
      buttons()[1]!.click();
      expect(lines()).toEqual([`Playing on in round ${ROUNDS - 1 + page.app.state.show!.film.firstRound} …`]);
      await settle();
      expect(lines()).toEqual([
        '',
        `Played on from round ${asked.at(-1)!.round}`,
        `${said} The new match is on show; B goes back to the recorded one, N to the new one.`,
        'ant: 7 points, 6 recorded',
        'bee: 9 points, 8 recorded',
        'It is kept in new.jsonl',
      ]);
    }
    expect(asked.at(-1)!.round).toBe(ROUNDS - 1 + page.app.state.show!.film.firstRound);
  });

  test('is not offered for a match that the server does not know', () => {
    open();
    page.app.change({ show: { ...page.app.state.show!, served: undefined } });
    page.tick();
    expect(lines()).toEqual(['"minions view" was started without this match.']);
    expect(
      buttons()
        .slice(0, 2)
        .map(({ disabled }) => disabled),
    ).toEqual([true, true]);
  });
});

describe('the server of bots', () => {
  const find = (list: string, protocol = 'http:') => {
    const script = document.createElement('div');
    script.id = 'bots';
    script.textContent = list;
    document.body.append(script);
    vi.stubGlobal('location', { protocol });
    return findBotService(new Playlist(page.app));
  };
  const QUESTION: Question = { replay: 1, bot: 0, player: 2, round: 3 };
  const { signal } = new AbortController();

  test('is there when it says which bots, and not for a file', () => {
    expect(findBotService(new Playlist(page.app))).toBeUndefined();
    expect(find('["a"]', 'file:')).toBeUndefined();
    document.querySelector('#bots')!.remove();
    expect(find('["a", "b"]')!.bots).toEqual(['a', 'b']);
  });

  test('is asked by number, and what it refuses is said', async () => {
    const service = find('["a"]')!;
    const sent: unknown[] = [];
    const reply = { ok: true, text: 'no\n' };
    vi.stubGlobal('fetch', (place: string, { method, headers, body }: RequestInit) => {
      sent.push([place, method, headers, body]);
      return Promise.resolve({
        ok: reply.ok,
        json: () => Promise.resolve({ name: 'a' }),
        text: () => Promise.resolve(reply.text),
      });
    });
    expect(await service.ask(QUESTION, signal)).toEqual({ name: 'a' });
    expect(sent).toEqual([['ask', 'POST', { 'content-type': 'application/json' }, JSON.stringify(QUESTION)]]);
    reply.ok = false;
    await expect(service.playOn(QUESTION, signal)).rejects.toThrow(/^no$/);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('refused')));
    await expect(service.ask(QUESTION, signal)).rejects.toThrow(
      '"minions view" does not answer any more: start it again',
    );
    await expect(service.ask(QUESTION, AbortSignal.abort())).rejects.toThrow('refused');
  });

  test('shows the match that was played on from its round', async () => {
    const service = find('["a"]')!;
    const fetched: string[] = [];
    vi.stubGlobal('fetch', (place: string) => {
      fetched.push(place);
      const played = { replay: 7, file: '/some/where/new.jsonl', notes: [] };
      return Promise.resolve({
        ok: true,
        json: () => Promise.resolve(played),
        arrayBuffer: () => Promise.resolve(encode(REPLAY)),
      });
    });
    await service.playOn(QUESTION, signal);
    await settle();
    expect(fetched).toEqual(['play-on', 'replays/7']);
    const { show, playlist } = page.app.state;
    expect([show!.file, show!.served, playlist!.names]).toEqual(['/some/where/new.jsonl', 7, ['new.jsonl']]);
    expect(page.app.state.wanted ?? page.app.state.position).toBe(3 - show!.film.firstRound);
  });
});
