import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { changeTournament, type TournamentChange } from '../../tournament/organise/change-tournament.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { parseOptionalSecret } from '../options/match-terms-options.ts';
import { NEXT_SECRET } from '../options/tournament-options.ts';
import { showEntryEvents } from '../show/show-entry-event.ts';
import { showChange } from '../show/show-tournament.ts';

interface ChangeCommandOptions {
  readonly secret?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

const NO_CHECK = ['--no-check', 'do not check the bot first'] as const;

/** The commands that change a tournament that has begun. */
export function defineChanges(child: (name: string, about: string) => JudgeCommand): void {
  child('add', 'add a bot; it plays the matches that it missed')
    .argument('<bots...>', 'the bots')
    .option(...NO_CHECK)
    .option(...NEXT_SECRET)
    .option('--json', 'print JSON')
    .action((folder: string, bots: string[], options: ChangeCommandOptions) =>
      change(folder, { kind: 'add', bots }, options),
    );
  child('withdraw', 'withdraw a bot; its matches stay')
    .argument('<bot>', 'its name')
    .option('--reason <text>', 'why', 'at the wish of its author')
    .option('--json', 'print JSON')
    .action((folder: string, bot: string, { reason, ...options }: ChangeCommandOptions & { reason: string }) =>
      change(folder, { kind: 'withdraw', bot, reason }, options),
    );
  child('replace', 'replace a bot by another version; only its blocks are played again')
    .argument('<name>', 'the name of the bot')
    .argument('<bot>', 'its new version')
    .option('--reason <text>', 'why', 'a new version')
    .option(...NO_CHECK)
    .option(...NEXT_SECRET)
    .option('--json', 'print JSON')
    .action(
      (
        folder: string,
        bot: string,
        source: string,
        { reason, ...options }: ChangeCommandOptions & { reason: string },
      ) => change(folder, { kind: 'replace', bot, source, reason }, options),
    );
  child('void', 'void a match, so that it does not count')
    .argument('<match>', 'block and match, as in 12.3')
    .requiredOption('--reason <text>', 'why')
    .option('--json', 'print JSON')
    .action((folder: string, match: string, { reason, ...options }: ChangeCommandOptions & { reason: string }) =>
      change(folder, { kind: 'void', match, reason }, options),
    );
}

async function change(
  folder: string,
  wanted: TournamentChange,
  { secret, check, json = false }: ChangeCommandOptions,
): Promise<void> {
  const paths = locateTournament(folder);
  const outcome = await changeTournament(paths, wanted, {
    games: openCatalogue(),
    secret: parseOptionalSecret(secret),
    isChecked: check,
    onEvent: showEntryEvents(),
  });
  showChange(paths, outcome, json);
}
