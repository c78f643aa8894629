import { addBot, replaceBot, voidMatch, withdrawBot } from '../../tournament/folder/change-tournament.ts';
import { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import { parseSecret } from '../../tournament/folder/secrets.ts';
import { planTournament } from '../../tournament/run/plan-tournament.ts';
import { findSecret } from '../../tournament/folder/secrets.ts';
import { Agenda } from '../../tournament/run/agenda.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { COMMAND } from '../command-name.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { buildEntrants } from './examine-entrants.ts';
import { loadFolder } from './load-folder.ts';
import { quoteForShell } from '../../judge/prepare/quote-for-shell.ts';

type RequestedChange =
  | { readonly kind: 'add'; readonly bots: readonly string[] }
  | { readonly kind: 'withdraw'; readonly bot: string }
  | { readonly kind: 'replace'; readonly bot: string; readonly source: string }
  | { readonly kind: 'void'; readonly match: string };

interface ChangeOptions {
  readonly reason?: string;
  readonly secret?: string;
  readonly json?: true;
}

/** Changes the field of a tournament, or takes a match out of the count, and says what is to be played now. */
export async function changeTournament(folder: string, change: RequestedChange, options: ChangeOptions): Promise<void> {
  if (options.reason?.trim() === '') {
    throw new UsageError('--reason is empty', 'say why: it stands in the journal and in the report');
  }
  const { places, game } = await loadFolder(folder, openCatalogue());
  const open = new OpenTournament(places);
  try {
    await requireBuilds(open, game, change);
    makeChange(open, game, change, options);
    const state = open.state();
    const agenda = new Agenda(state);
    agenda.follow(planTournament(state, findSecret(open.places, state.seals[0]!)));
    const { planned, done } = agenda.count();
    const resume = `${COMMAND} tournament resume ${quoteForShell(open.places.root)}`;
    if (options.json) return console.log(JSON.stringify({ folder: open.places.root, planned, done, resume }));
    const sealed = state.seals.at(-1)!;
    if (state.seals.length > 1 && sealed.secret === undefined) console.log(`Commitment ${sealed.commitment}`);
    if (planned === done)
      console.log(
        `Done. Nothing needs to be played; write the report with: ${COMMAND} tournament report ${quoteForShell(open.places.root)}`,
      );
    else console.log(`Done. ${planned - done} matches are to be played: ${resume}`);
  } finally {
    open.close();
  }
}

/** A bot that does not build does not enter. */
async function requireBuilds({ definition }: OpenTournament, game: LoadedGame, change: RequestedChange): Promise<void> {
  const sources = change.kind === 'add' ? change.bots : change.kind === 'replace' ? [change.source] : [];
  const { sandbox, limits } = definition;
  const examination = {
    game,
    limits,
    sandbox,
    from: process.cwd(),
    tell: console.error,
  };
  await buildEntrants(
    sources.map((source) => ({ name: source, path: source, digest: undefined })),
    examination,
  );
}

function makeChange(
  open: OpenTournament,
  game: LoadedGame,
  change: RequestedChange,
  { reason = '', secret }: ChangeOptions,
): void {
  const at = new Date().toISOString();
  const given = secret === undefined ? undefined : parseSecret(secret);
  switch (change.kind) {
    case 'add':
      for (const bot of change.bots) addBot(open, game, bot, at, given);
      return;
    case 'withdraw':
      return withdrawBot(open, change.bot, reason, at);
    case 'replace':
      return replaceBot(open, game, change.bot, change.source, reason, at, given);
    case 'void':
      return voidMatch(open, change.match, reason, at);
  }
}
