import { Option } from 'commander';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { serveLab, type LabOptions, type ServedLab } from '../../contest/lab/serve-lab.ts';
import type { LabEvent } from '../../contest/lab/lab-event.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { showAddress } from '../../judge/view/show-replay.ts';
import { parseListen } from '../../tournament/queue/parse-listen.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';
import { formatNumber, formatPoints } from '../../tournament/report/format-numbers.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import { makeClockOption } from '../options/clock-option.ts';
import { collectValues } from '../options/collect-values.ts';
import { readSettings } from '../options/make-config.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { addSlotOptions, parseSlots, type SlotCommandOptions } from '../options/slot-options.ts';
import { findStop, stopOnSignals } from '../signals.ts';

interface LabCommandOptions extends SlotCommandOptions {
  readonly listen?: string;
  readonly matches: number;
  readonly set?: string[];
  readonly limits: 'relaxed' | 'contest';
  readonly sandbox: SandboxChoice;
  readonly clock: ClockChoice;
  readonly open: boolean;
  readonly json?: true;
}

/** @param serve what runs the lab: a test has one of its own */
export function defineLab(command: JudgeCommand, serve = serveLab): void {
  command
    .argument('<game>', 'what is played')
    .argument('<bot>', 'your bot: a folder or a file')
    .option('--matches <n>', 'matches of every version', (text) => parseWholeNumber('--matches', text, 1, 1000), 40)
    .option('--set <name=value>', 'another number of the rules, as in rounds=20; may be repeated', collectValues)
    .addOption(new Option('--limits <preset>', 'limits of bots').choices(['relaxed', 'contest']).default('relaxed'))
    .option('--listen <address>', 'an address of this machine; 127.0.0.1:8070, or another port where that is taken')
    .option('--no-open', 'do not open the page in the browser')
    .addOption(makeSandboxOption())
    .addOption(makeClockOption())
    .option('--json', 'print a line of JSON for everything that happens, and open no browser')
    .action((game: string, source: string, options: LabCommandOptions) =>
      runLab(parseLab(game, source, options), serve),
    );
  addSlotOptions(command);
}

interface LabRequest {
  readonly game: string;
  readonly set: readonly string[] | undefined;
  readonly lab: Omit<LabOptions, 'game' | 'config' | 'onEvent' | 'onFailure'>;
  readonly opensPage: boolean;
  readonly json: true | undefined;
}

export function parseLab(game: string, source: string, options: LabCommandOptions): LabRequest {
  const { json, limits, matches, sandbox, clock, set, listen, open } = options;
  const where = listen === undefined ? {} : parseListen(listen);
  return {
    game,
    set,
    lab: { source, limits, matches, sandbox, clock, slots: parseSlots(options), ...where },
    opensPage: open,
    json,
  };
}

async function runLab(
  { game: named, set, lab, opensPage, json }: LabRequest,
  serve: typeof serveLab,
): Promise<CommandEnd> {
  const signal = stopOnSignals();
  const game = await openCatalogue().load(named);
  let url = '';
  const served = await serve({
    ...lab,
    game,
    ...(set && { config: readSettings(game, { set }) }),
    onEvent: (event) => showEvent(event, url, json),
    onFailure: (error) => console.error(`minions: ${makeVisible((error as Error).message)}`),
  });
  url = served.url;
  await showStart(served, opensPage && process.stdout.isTTY, json);
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await served.close();
  return findStop(signal);
}

async function showStart({ url, bot, folder, isSandboxed }: ServedLab, open: boolean, json?: true): Promise<void> {
  if (json) return console.log(makeVisibleJson({ kind: 'ready', url, bot, folder, sandbox: isSandboxed }));
  console.log(`the lab of ${bot} is at ${url}`);
  if (open) console.log(await showAddress(url, true));
  console.log('save your bot, and watch its rating move; Ctrl-C stops the lab, and its versions stay');
}

function showEvent(event: LabEvent, url: string, json: true | undefined): void {
  if (json) return console.log(makeVisibleJson(event));
  const line = describeEvent(event, url);
  if (line !== undefined) console.log(line);
}

function describeEvent(event: LabEvent, url: string): string | undefined {
  switch (event.kind) {
    case 'saved':
      // That a new one was received is said by its state.
      return event.isKnown ? `version ${event.number} is in the folder again` : undefined;
    case 'state':
      return `version ${event.number}: ${event.state}${event.state === 'rejected' ? `; ${url}/versions/${event.id} says why` : ''}`;
    case 'first-match':
      return `version ${event.number}: first rated match ${event.seconds.toFixed(1)} s after the save`;
    case 'rated': {
      const { rating, error, matches } = event.row;
      const interval = formatNumber(STANDARD_ERRORS * error);
      return `version ${event.number}: ${formatPoints(rating)} ± ${interval} points after ${matches} matches`;
    }
    case 'problem':
      return `${makeVisible(event.message)}\n  ${makeVisible(event.hint)}`;
  }
}
