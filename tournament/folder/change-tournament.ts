import type { GameOfBot } from '../../judge/prepare/find/find-bot.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { makeMatchId, type Participant, type TournamentState } from '../journal/tournament-state.ts';
import type { Change } from '../plan/plan.ts';
import { measureLength } from '../plan/measure-lengths.ts';
import { refuseChange } from '../plan/refuse-change.ts';
import { enterBot, findCollisions } from './enter-bot.ts';
import { identifyBot, identifyVersion, makeEntrantId } from './identify-bot.ts';
import type { OpenTournament } from './open-tournament.ts';
import { findEntry, findVersion, makeShowName } from './private-table.ts';
import { drawSecret, keepSecret, makeCommitment } from './secrets.ts';

/** In what the length of a tournament is counted. */
export type LengthUnit = 'cycles' | 'rounds' | 'blocks';

/** When something changes, and the secret of what is played from then on, where it needs another one; drawn when not given. */
export interface ChangeMoment {
  readonly at: string;
  readonly secret?: string | undefined;
}

/** A bot enters a tournament that has begun. It plays from the next block on, and catches up. */
export function addBot(open: OpenTournament, game: GameOfBot, source: string, moment: ChangeMoment): void {
  const state = open.state();
  requirePossible(state, 'added');
  const bot = enterBot(source, open.paths, game);
  const present = state.participants.flatMap(({ id }) => findEntry(open.privateTable, id) ?? []);
  const [collision] = findCollisions([...present.map(({ name }) => ({ name, source: name })), bot]);
  if (collision) throw new UsageError(collision.problem, collision.advice);
  const count = state.participants.filter(({ isHouse, isReference }) => !isHouse && !isReference).length;
  const { entrant, table } = identifyBot(open.privateTable, makeEntrantId(count + 1), bot);
  open.keepPrivateTable(table);
  appendSeal(open, state, moment);
  open.append({ kind: 'added', entrant, fromBlock: state.lastBlock + 1, at: moment.at });
}

/** Fails with a sentence if a bot cannot enter, or replace that of a name, whatever it is made of. */
export function requireChangeable(open: OpenTournament, kind: 'added' | 'replaced', name?: string): void {
  const state = open.state();
  if (name !== undefined) requireIn(open, state, name);
  requirePossible(state, kind);
}

/** A bot leaves. What it has played stays. */
export function withdrawBot(open: OpenTournament, name: string, reason: string, at: string): void {
  const state = open.state();
  const { id } = requireIn(open, state, name);
  requirePossible(state, 'withdrawn');
  open.append({ kind: 'withdrawn', id, reason, fromBlock: state.lastBlock + 1, at });
}

/** Another version of a bot takes its place. Only the blocks it sat in are played again. */
export function replaceBot(
  open: OpenTournament,
  game: GameOfBot,
  { name, source, reason }: { readonly name: string; readonly source: string; readonly reason: string },
  moment: ChangeMoment,
): void {
  const state = open.state();
  const { id, versions } = requireIn(open, state, name);
  requirePossible(state, 'replaced');
  const bot = { ...enterBot(source, open.paths, game), name };
  if (findVersion(open.privateTable, id, versions.at(-1)!)?.digest === bot.digest) {
    throw new UsageError(`${name} is made of the same files already`, 'nothing needs to be played again');
  }
  const { entrant, table } = identifyVersion(open.privateTable, id, bot);
  open.keepPrivateTable(table);
  appendSeal(open, state, moment);
  open.append({ kind: 'replaced', entrant, reason, fromBlock: state.lastBlock + 1, at: moment.at });
}

/** A match counts no more, and is not played again. */
export function voidMatch(open: OpenTournament, id: string, reason: string, at: string): void {
  const state = open.state();
  const [block, match] = parseMatchId(id);
  const wasPlayed = [...state.counted, ...state.firstAttempts].some((played) => makeMatchId(played) === id);
  if (!wasPlayed) {
    throw new UsageError(`match ${id} does not count, or has not been played`, 'the report lists matches by number');
  }
  open.append({ kind: 'voided', block, match, reason, at });
}

/**
 * More cycles, rounds or blocks follow those that were planned, which stay as they were. Nothing is changed when there
 * are that many already: who was stopped may give the same command again.
 */
export function extendTournament(open: OpenTournament, unit: LengthUnit, to: number, moment: ChangeMoment): void {
  const state = open.state();
  const now = requireUnit(state, unit);
  if (to === now) return;
  if (to < now) {
    throw new UsageError(
      `the tournament has ${now} ${unit} already, and ${to} would be fewer`,
      'what was planned stays; Ctrl-C stops a tournament at any time',
    );
  }
  appendSeal(open, state, moment);
  open.append({ kind: 'extended', to, fromBlock: state.lastBlock + 1, at: moment.at });
}

/** How much there is of it now; after an early end that is what was played. */
function requireUnit(state: TournamentState, unit: LengthUnit): number {
  const { format } = state.definition;
  const given = unit in format ? measureLength(format) : undefined;
  if (given === undefined) {
    throw new UsageError(
      `--${unit} does not belong to a tournament of format ${format.kind}`,
      format.kind === 'upc' ? 'it ends with its final; begin another tournament' : 'see "minions tournament --help"',
    );
  }
  if (state.endsBefore === undefined) return state.extensions.at(-1)?.to ?? given;
  if (unit === 'blocks') return state.endsBefore - 1;
  const stages = [...state.counted, ...state.outdated].map(({ stage }) => stage);
  return new Set(stages.filter((stage) => /^(cycle|round) /.test(stage))).size;
}

function parseMatchId(id: string): [block: number, match: number] {
  const [, block, match] = /^([1-9]\d*)\.([1-9]\d*)$/.exec(id) ?? [];
  if (block !== undefined) return [Number(block), Number(match)];
  throw new UsageError(`invalid match: expected block and match, got "${id}"`, 'give block and match, as in 12.3');
}

/** The participant of that name, or of that id: whose entry was erased has no other. */
function requireIn({ privateTable }: OpenTournament, { participants }: TournamentState, name: string): Participant {
  const showName = makeShowName(privateTable);
  const entrants = participants.filter(({ isHouse }) => !isHouse);
  const participant = entrants.find(({ id }) => showName(id) === name) ?? entrants.find(({ id }) => id === name);
  if (!participant) {
    const names = entrants.map(({ id }) => showName(id));
    throw new UsageError(`no bot of the tournament is called "${name}"`, `there are: ${names.join(', ')}`);
  }
  if (participant.withdrawn !== undefined) {
    throw new UsageError(
      `${name} was withdrawn already: ${participant.withdrawn}`,
      'a bot that comes back is a new bot',
    );
  }
  return participant;
}

function requirePossible(state: TournamentState, change: Change['kind']): void {
  const refusal = refuseChange(state.definition.format.kind, change);
  if (refusal !== undefined) throw new UsageError(refusal, 'nothing was changed');
  if (state.endsBefore === undefined || change === 'withdrawn') return;
  throw new UsageError(
    'the tournament was ended before all of its cycles were played, because the time was over',
    'say how many it should have, with "minions tournament resume", and change the field then',
  );
}

/** Seeds that come from a secret everybody knows could be foretold: what is played from now on comes from another. */
function appendSeal(
  open: OpenTournament,
  { seals, lastBlock }: TournamentState,
  { at, secret: given }: ChangeMoment,
): void {
  if (seals.at(-1)!.secret === undefined) return;
  const secret = given ?? drawSecret();
  keepSecret(open.paths, secret);
  const isGiven = given === undefined ? {} : { given: true as const };
  open.append({ kind: 'sealed', commitment: makeCommitment(secret), ...isGiven, fromBlock: lastBlock + 1, at });
}
