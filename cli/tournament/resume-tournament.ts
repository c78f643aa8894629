import { extendTournament, type LengthUnit } from '../../tournament/folder/change-tournament.ts';
import type { TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import { parseSecret } from '../../tournament/folder/secrets.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { loadFolder } from './load-folder.ts';
import { planSlots } from './open-players.ts';
import { playTournament } from './play-tournament.ts';
import { parseTime, type RunOptions } from './tournament-options.ts';

const UNITS = ['cycles', 'rounds', 'blocks'] as const satisfies readonly LengthUnit[];
const MOST = { cycles: 10_000, rounds: 1000, blocks: 1_000_000 } as const;

export interface ResumeOptions extends RunOptions, Partial<Record<LengthUnit, string>> {
  readonly secret?: string;
}

/** Goes on with a tournament where it stopped, or with more than was planned. */
export async function resumeTournament(folder: string, options: ResumeOptions): Promise<void> {
  const loaded = await loadFolder(folder, openCatalogue());
  const wishes = UNITS.filter((unit) => options[unit] !== undefined);
  if (wishes.length > 1) {
    throw new UsageError(
      `--${wishes.join(' and --')} were given, and a tournament has one of them`,
      'give the one that it began with',
    );
  }
  if (wishes[0] !== undefined) extend(loaded.places, wishes[0], options);
  await playTournament(loaded, options);
}

function extend(places: TournamentPlaces, unit: LengthUnit, options: ResumeOptions): void {
  const to = parseWholeNumber(`--${unit}`, options[unit]!, 1, MOST[unit]);
  const secret = options.secret === undefined ? undefined : parseSecret(options.secret);
  const open = new OpenTournament(places);
  try {
    // Told before anything is changed.
    planSlots(open.definition.turns, options);
    if (options.for !== undefined) parseTime(options.for);
    const sealsBefore = open.state().seals.length;
    extendTournament(open, unit, to, new Date().toISOString(), secret);
    const { seals } = open.state();
    const tell = options.json ? console.error : console.log;
    if (seals.length > sealsBefore && !options.quiet) {
      tell(`Commitment ${seals.at(-1)!.commitment}: the SHA-256 of the secret from which the further seeds come`);
    }
  } finally {
    open.close();
  }
}
