import { PLAYERS } from '../../engine/core/players.ts';
import type { AskReport } from '../../protocol/types/rerun/ask.ts';
import type { RerunReport } from '../../protocol/types/rerun/report.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';
import { findFrame } from '../app/state.ts';
import { compareAnswers, describeGiven } from '../film/compare-answers.ts';
import type { Show } from '../film/show.ts';
import type { BotService, Question } from '../page/bot-service.ts';

const MAX_ROWS = 200;

/** Asks a bot what it would answer in this round, and plays on with it. Only a page that is served has this. */
export function makeAsk(app: App, menu: HTMLElement, service: BotService): Part {
  const player = make('select', { 'aria-label': 'In whose place' });
  const bot = make('select', { 'aria-label': 'Which bot' });
  bot.append(...service.bots.map((name, index) => make('option', { value: index }, name)));
  const status = make('p', { class: 'hint', role: 'status' });
  const result = make('div', { class: 'asked' });
  const running = makeRunner(app, status);
  const start = (label: string, work: (question: Question, signal: AbortSignal) => Promise<Node[]>): void => {
    const question = makeQuestion(app, Number(bot.value), Number(player.value));
    if (!question) return;
    result.replaceChildren();
    void running.run(`${label} in round ${question.round} …`, async (signal) => {
      result.replaceChildren(...(await work(question, signal)));
    });
  };
  const ask = makeButton('Run "minions ask" for this round', 'What would my bot answer here?', () =>
    start('Asking', async (question, signal) => showAnswer(await service.ask(question, signal))),
  );
  const playOn = makeButton('Run "minions rerun --from" this round', 'Play on from here with it', () =>
    start('Playing on', async (question, signal) => showMatch(await service.playOn(question, signal), question.round)),
  );
  menu.replaceChildren(
    make('div', { class: 'row' }, bot, make('span', {}, 'in the place of'), player),
    make('div', { class: 'row' }, ask, playOn, running.stop),
    status,
    result,
  );
  let owner: Show | undefined;
  return {
    update({ show }) {
      if (!show) return;
      if (show !== owner) fillPlayers(player, show);
      owner = show;
      const isUnknown = show.served === undefined;
      ask.disabled = playOn.disabled = isUnknown || running.isBusy();
      if (isUnknown) setText(status, '"minions view" was started without this match.');
    },
  };
}

/** Runs one thing at a time, which can be stopped. */
function makeRunner(app: App, status: HTMLElement) {
  let current: AbortController | undefined;
  const stop = makeButton('Stop the bot', 'Stop', () => current?.abort(), { hidden: true });
  return {
    stop,
    isBusy: () => current !== undefined,
    async run(label: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
      current = new AbortController();
      stop.hidden = false;
      setText(status, label);
      app.draw();
      try {
        await work(current.signal);
        setText(status, '');
      } catch (error) {
        setText(status, current.signal.aborted ? 'Stopped.' : (error as Error).message);
      }
      current = undefined;
      stop.hidden = true;
      app.draw();
    },
  };
}

function fillPlayers(select: HTMLSelectElement, { film }: Show): void {
  const { value } = select;
  select.replaceChildren(...PLAYERS.map((seat) => make('option', { value: seat }, `${film.names[seat]} (${seat})`)));
  if (value !== '') select.value = value;
}

/** The round on show; at the end of the match its last one. */
function makeQuestion({ state }: App, bot: number, player: number): Question | undefined {
  const { show } = state;
  if (show?.served === undefined) return undefined;
  const { film } = show;
  const round = Math.min(findFrame(state), film.steps.length - 1) + film.firstRound;
  return { replay: show.served, bot, player, round };
}

function showAnswer({ name, rounds, stderr, notes }: AskReport & { notes: readonly string[] }): Node[] {
  const [asked] = rounds;
  if (!asked) return [make('p', {}, `${name} did not answer.`), ...showText(stderr), ...showNotes(notes)];
  const { round, isSame, recorded, now } = asked;
  const rows = compareAnswers(recorded, now);
  const head = ['Unit', `Recorded: ${describeGiven(recorded)}`, `${name}: ${describeGiven(now)}`];
  const body = rows
    .slice(0, MAX_ROWS)
    .map((row) =>
      make(
        'tr',
        { class: row.isSame ? 'same' : 'differs' },
        make('th', { scope: 'row' }, row.unit),
        make('td', {}, row.recorded),
        make('td', {}, row.now),
      ),
    );
  const table = make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...head.map((text) => make('th', { scope: 'col' }, text)))),
    make('tbody', {}, ...body),
  );
  return [
    make('h2', {}, `Round ${round}: ${name} answers ${isSame ? 'as recorded' : 'differently'}`),
    ...(rows.length > 0 || now.fault ? [table] : []),
    ...(now.fault ? showText(stderr) : []),
    ...showNotes(notes),
  ];
}

interface NewMatch {
  readonly report: RerunReport;
  readonly file: string;
  readonly notes: readonly string[];
}

function showMatch({ report, file, notes }: NewMatch, round: number): Node[] {
  const { match, recorded, divergedIn } = report;
  const points = match.seats.map(({ name, score }, seat) =>
    make('li', {}, `${name}: ${score} points, ${recorded.scores[seat]} recorded`),
  );
  const where = divergedIn === null ? 'It is the recorded match again.' : `It diverges in round ${divergedIn}.`;
  return [
    make('h2', {}, `Played on from round ${round}`),
    make('p', {}, `${where} The new match is on show; B goes back to the recorded one, N to the new one.`),
    make('ul', {}, ...points),
    make('p', { class: 'hint' }, 'It is kept in ', make('code', {}, file)),
    ...showNotes(notes),
  ];
}

const showText = (text: string): Node[] => (text === '' ? [] : [make('pre', { tabindex: 0 }, text)]);
const showNotes = (notes: readonly string[]): Node[] => notes.map((note) => make('p', { class: 'hint' }, note));
