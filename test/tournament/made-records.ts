import type { Entrant, TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { Played, PlayedSeat, RecordedVerdict } from '../../protocol/types/tournament/record.ts';
import type { PrivateEntry, PrivateTable } from '../../protocol/types/tournament/private.ts';
import { makeBotCommitment } from '../../tournament/folder/private-table.ts';
import { LIMIT_PRESETS } from '../../judge/bot/limits.ts';

const AT = '2025-01-31T12:00:00.000Z';

export const makeDigest = (version: number | string): string => `sha256:${String(version).padStart(64, '0')}`;

/** A bot whose id says whose it is. */
export const makeEntrant = (id: string, version: number | string = 1): Entrant => ({
  id,
  commitment: makeBotCommitment('', makeDigest(version)),
});

/** Who is who among such bots: everybody is called as the id says, or as it is given here. */
export function makeTable(
  ids: readonly string[],
  names: Readonly<Record<string, string>> = {},
  versions: Readonly<Record<string, number>> = {},
): PrivateTable {
  const entries = ids.map((id): [string, PrivateEntry] => {
    const digest = makeDigest(versions[id] ?? 1);
    const version = { source: `./${id}.py`, path: `bots/${id}`, digest, salt: '' };
    return [id, { name: names[id] ?? id, people: [], pseudonym: `Secret ${ids.indexOf(id)}`, versions: [version] }];
  });
  return { private: 1, entrants: Object.fromEntries(entries) };
}

export function makeDefinition(
  ids: readonly string[],
  change: Partial<TournamentDefinition> = {},
): TournamentDefinition {
  return {
    tournament: 2,
    tool: 'minions-judge 0.1.0',
    title: 'Cup',
    game: 'crematoria',
    rulesVersion: '1.2',
    config: { rules: 'text', rounds: 120 },
    entrants: ids.map((id) => makeEntrant(id)),
    houseBots: [],
    format: { kind: 'round-robin', cycles: 5 },
    seats: 4,
    limits: LIMIT_PRESETS.contest,
    turns: 'serial',
    sandbox: 'auto',
    slots: { count: 1, coresEach: 1 },
    outAfter: null,
    commitment: 'c'.repeat(64),
    ...change,
  };
}

/** A seat as text: id, place, and what happened: "anna 1", "bob 4 timeout", "carl@2 3" for version 2. */
export function makeSeat(text: string): PlayedSeat {
  const [who = '', place = '1', code] = text.split(' ');
  const [id = '', version = '1'] = who.split('@');
  return {
    id,
    version: Number(version),
    score: 100 * (5 - Number(place)),
    place: Number(place),
    refused: 0,
    verdict: code === undefined ? null : makeVerdict(code as RecordedVerdict['code']),
  };
}

const makeVerdict = (code: RecordedVerdict['code']): RecordedVerdict => ({ code, round: 17, reason: `was ${code}` });

/** A played match as text: its number and its four seats, "12.3: anna 1, bob 2, carl 3, dora 4". */
export function makePlayed(text: string, change: Partial<Played> = {}): Played {
  const [id = '', seats = ''] = text.split(': ');
  const [block, match] = id.split('.').map(Number);
  return {
    kind: 'played',
    block: block!,
    match: match!,
    stage: 'cycle 1',
    isRated: true,
    attempt: 1,
    seed: `seed-${block}`,
    seats: seats.split(', ').map(makeSeat) as Played['seats'],
    replay: makeDigest(`${block}${match}`),
    measured: {
      machine: 'here',
      slot: 0,
      cores: '1',
      pinned: true,
      startedAt: AT,
      durationMs: 512.25,
      bots: Array.from({ length: 4 }, () => ({
        meanMs: 1.5,
        maxMs: 20,
        cpuMs: 180,
        forgiven: 0,
        evidence: null,
      })) as Played['measured']['bots'],
    },
    ...change,
  };
}

export const voidMatch = (block: number, match: number, reason: string) =>
  ({ kind: 'voided', block, match, reason, at: AT }) as const;

export const withdraw = (id: string, reason: string) =>
  ({ kind: 'withdrawn', id, reason, fromBlock: 1, at: AT }) as const;

export const add = (id: string) => ({ kind: 'added', entrant: makeEntrant(id), fromBlock: 1, at: AT }) as const;

export const replace = (id: string, version: number) =>
  ({ kind: 'replaced', entrant: makeEntrant(id, version), reason: 'a new version', fromBlock: 1, at: AT }) as const;

export const reveal = (secret: string) => ({ kind: 'revealed', secret, at: AT }) as const;

export const seal = (commitment: string, fromBlock: number) =>
  ({ kind: 'sealed', commitment, fromBlock, at: AT }) as const;
